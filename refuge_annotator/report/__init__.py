"""The agreement report: what is measured of a study, its statistics, tables, figures and page."""
