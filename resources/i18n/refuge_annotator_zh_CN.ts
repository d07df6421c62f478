<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>refuge</name>
    <message>
        <source>% come to the senior again, unannounced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% come to their rater again, unannounced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 is cup, 128 rim, 255 elsewhere; export the set again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16-bit file with 10-bit values: shown as value × 255 / 1023</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16-bit file with 12-bit values: shown as value × 255 / 4095</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16-bit file with 14-bit values: shown as value × 255 / 16383</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16-bit file with 8-bit values: shown as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>16-bit file: shown as value × 255 / 65535</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 % of such marks lie within {long} × {short} px; the geometric median is {apart} px away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>95 %: {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PIN has at least {least} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A closed curve has no numbers: drag its points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A closed curve instead of the ellipse  (K)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quarter as much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side is bare: click there as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study file keeps raters blind to each other through this program only: whoever can open the file with other tools can read and change everything in it. Keep it where only the study&apos;s people can reach it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study file, photographs or a folder can also be dropped on this window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table with patient, eye and camera, if there is one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ADJUST</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ASSD between raters, cup (px)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ASSD between raters, disc (px)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Refuge Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept my outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept the vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjust the vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjust the vote&apos;s outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreement…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All raters have the same median ratio, {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All raters side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All raters&apos; masks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All your photographs are read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle, °</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer: cannot grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer: no cup, fovea not visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anything the senior should know</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Area under the ROC curve of the consensus&apos; ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asks for a PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Atrophy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back out of a gesture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backing up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backup written and verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backup written and verified: {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before you submit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias of each rater</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bias of your vertical cup-to-disc ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both ends of an axis at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brighter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brightness {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brightness, contrast and gamma; or drag with the right button on the photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CHARTS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CONFIDENCE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration photographs fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibration photographs more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre x, y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre, x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre, y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge submission</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the tie rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart; arrow keys walk through it, Return opens the photograph, plus magnifies, 0 shows all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check of the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a new or an empty folder for the labels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a text file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the folder with the photographs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the next point, the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where the study file is to lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear a forgotten PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear a forgotten PIN…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear this structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a mark to see its photograph.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click eight points round the boundary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click on the fovea, or adjust the vote’s mean.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click on the middle of the fovea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close to the raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed to the raters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coefficient of repeatability of that ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coefficient of repeatability of the senior&apos;s ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence: high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence: low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence: medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence: {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm the fast lane, or take it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Confirm the other {n}</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>Confirming them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Consensus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast across, brightness upwards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast evened out everywhere, by CLAHE  (L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cup Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cup-to-disc ratio by rater</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DIFFERENCE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DISC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Darker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days before a repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decides ties only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice between every two raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice between raters, cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice between raters, disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice with the consensus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice with the consensus, cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice with the consensus, disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice with the others&apos; vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice with the others&apos; vote, cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice with the others&apos; vote, disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difference of two raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disc Dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disc and cup: Dice with the vote of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disc–fovea axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance of the fovea (disc diameters)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance of the fovea (px)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw my own outline  (O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by few, by more, by nearly all; where all agree the retina is bare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop rater A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop rater B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop rater C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop rater D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop rater E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop rater F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop rater G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rater against the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rater against the others&apos; vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each rater against the vote of the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elliptical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty folder for the labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter as {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter sets them, Esc backs out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every mark is a photograph (n = {count}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every mark is a photograph; the ring is the median, the bar holds the middle half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every one of the sample was accepted as it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every rater reads every photograph, each in an order and under codes of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every record and photograph is as it was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export labels…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FAST LANE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FIGURES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOVEA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast lane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fault</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than {least} photographs are unanimous.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find moved photographs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five times as much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa of the answers about the cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa of the answers about the fovea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder to verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder where the photographs lie now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder with photographs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For viewing only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fovea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fovea marks round their mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fovea uncertain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the BSD 3-Clause licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full line: bias; dashed: 95 % limits of agreement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full line: your bias; dashed: 95 % limits of agreement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gamma {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glaucoma labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go there: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HARD TO GRADE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HD95 between raters, cup (px)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HD95 between raters, disc (px)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the cup&apos;s outline has no point: its course there is a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the disc&apos;s outline has no point: its course there is a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half-axes, px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard to grade: atrophy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard to grade: blur</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard to grade: opaque media</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard to grade: other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard to grade: tilted disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has a PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden repeats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden repeats may be noticed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide all overlays while held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide all raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ICC(2,1) of the vertical cup-to-disc ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ICC(2,k) of the vertical cup-to-disc ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import glaucoma labels…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a study file the program keeps raters blind to each other, the file itself does not: whoever can open it with other tools can read everything in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In force now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In so small a study, a rater may notice the hidden repeats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not count: ties are decided without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its place is a guess; it still counts  (U)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave both new fields empty to remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let more count, draw your own (O), return it, or mark it ungradable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light and dark exchanged  (I)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of photographs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading {code}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loading {code}. Esc stays here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked after a while without work. Who is reading now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long half-axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the photographs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for the photographs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loupe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower limit of agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MANAGER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MY OUTLINE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark fovea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the fovea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark ungradable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark ungradable…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marks lie {value} disc diameters round their mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean Dice over photographs. A click opens the photograph on which the two agree least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean difference from the mean of the other raters, with its 95 % interval.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring the photographs: {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring the photographs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Media</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median ratios run from {low} ({who}) to {high} ({other})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Median time at a photograph (s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More points make the ellipse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move ellipse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move fovea</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the cross, or the chosen point by 1 px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the whole outline, or the fovea, by 1 px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My outline decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My own outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NEW FOLDER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NOTES</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NUMBERS: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New PIN again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next single channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bias is distinguishable from none, of those raters with enough patients to tell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No fault was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No photograph of yours is accepted yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No photographs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No photographs are assigned to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rater and no senior has a PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rater&apos;s bias is distinguishable from none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the photographs lies there; nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>None of {n} file(s) can be used.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>Not available: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not elliptical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not elliptical: closed curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything is stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not submitted: end what you have in hand first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else is to be reviewed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is being drawn here now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is to be reviewed. Photographs come here when every rater has read them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On record this is a left eye, but the fovea lies on the side of a right one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On record this is a right eye, but the fovea lies on the side of a left one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point lies apart: check it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One rater fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One rater more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the beginning is shown: the text has too many lines or too long a word for a manual.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opaque media: cataract, vitreous haze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open to the raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open to the raters: each sees the own readings beside the consensus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other words…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others at this computer then cannot enter as {code}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of focus or moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline the cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline the disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline the disc too: the cup counts only with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap of every two raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own words, if needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PHOTOGRAPHS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN for {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page Up and Page Down go through what is shown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peripapillary atrophy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photographs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photographs before a repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Photographs looked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels that exactly half drew are inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels that exactly half drew are outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place x, y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place, x</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place, y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please check that the outline of the cup is round the right structure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please check that the outline of the disc is round the right structure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please check the position of the fovea again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please check whether disc, cup and fovea all have an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please look at the boundary of the cup again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Please look at the boundary of the disc again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Provisional. {n} more for a steady fit.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>Put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quorum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quorum higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quorum lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quorum: so many must grade a structure for its vote to count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RATERS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REASON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RECENT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REFUGE test set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REFUGE training set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REFUGE validation set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RETURN TO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rater</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rater {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raters against themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raters repeat themselves within {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raters see their own readings beside the consensus, and nothing of each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratio of the consensus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it  (F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readings are being compared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Readings that are submitted and stand; hidden repeats are not among them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red-free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference folder of the REFUGE evaluation program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference standards for disc, cup and fovea: seven blinded raters, a majority vote, a senior.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference standards for optic disc, cup and fovea from fundus photographs: readings by blinded raters, merged by majority vote, reviewed by a senior.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuge Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeated after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeats fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeats more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaces the vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research use only; not for diagnosis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to rater {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to raters {letters}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to raters…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returned by the senior: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Returned to {letters}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right-button drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate ellipse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate the outline by 1°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SENIOR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save new study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say in the notes what it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale ellipse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale the outline by 1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by code or file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second looks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second looks fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second looks more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a PIN…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a point, or the fovea, at the cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short half-axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how many agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only rater A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only rater B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only rater C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only rater D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only rater E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only rater F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only rater G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show rater A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show rater B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show rater C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show rater D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show rater E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show rater F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show rater G</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the merged mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the photograph as it is  (Backspace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show two raters by their keys, 1 to 7, or one alone for the difference from the vote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soft votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some photographs are left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something cannot be graded. Say why under “Hard to grade”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something cannot be graded: why?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else makes it hard to grade. Say in the notes what it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else: say in the notes what it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in the program went wrong ({what}). Your saved work is safe; the details are in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space+drag, middle button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread of the fovea marks (disc diameters)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread of the fovea marks (px)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spread of the vertical cup-to-disc ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Still missing: {n}.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>Stopped. Open the page again to measure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; no study was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Studies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study&apos;s manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study&apos;s manual…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit amended reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take submission back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {code} back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not the PIN of {code}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cup is nearly as large as the disc. Is its outline round the cup?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cup is outlined, but the disc cannot be graded: a cup counts only with its disc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cup is still to do: outline it, or answer “no cup” or “cannot grade”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cup is tiny. If there is none, answer “no cup”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cup is unusually long and narrow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cup leaves the disc ({side}): check both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cup leaves the disc. What lies outside will not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cup leaves the disc: check both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cup lies outside the disc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cup touches the disc ({side}): check both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cup touches the disc: check both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cup&apos;s outline runs through fewer than six points: it is provisional.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disc cannot be graded, so the cup does not count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disc is far from round. If it is tilted, say so under “Hard to grade”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disc is still to do: outline it, or answer “cannot grade”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disc is very large for this photograph.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disc is very small for this photograph.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disc&apos;s outline runs through fewer than six points: it is provisional.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fovea is still to do: mark it, or answer “not visible” or “cannot grade”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fovea lies above the disc; mostly it is a little below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fovea lies far below the disc; mostly it is only a little below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fovea lies in the disc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fovea lies unusually far from the disc: more than three and a half disc diameters away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fovea lies unusually near the disc: less than one and a half disc diameters away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The green channel: vessels and nerve fibres stand out  (E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last gesture is not stored yet: {why}. It stays on screen and is tried again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The long half-axis is the longer one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manager can put a shorter one in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manager has cleared your PIN. Set a new one where profiles are chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manager has not opened the results yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The manual is in force; raters are told when they come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The photograph as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The raters read your words. Write what to look at again, never what others or the vote show.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The real photograph of the demo study is “Retina, left, normal” by Mikael Häggström, CC0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The senior wrote: {reason}
What did you change?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The senior&apos;s own outline decides them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study could not note this export: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The study&apos;s manual has changed since your last reading.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two new PINs differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wheel magnifies, a drag moves, a double click shows all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no ellipse yet that has numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>There is no interval with fewer than {n} patient(s).</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>There is nothing to show yet. Photographs come here after you have decided them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is how the raters will see it; not yet in force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is unusual. Go back and correct it, or say why it is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This reading is submitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ties outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tilted disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To do: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few patients to tell a rater&apos;s bias from none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too few patients to tell whether your cups differ from the consensus&apos;: {bias}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many wrong PINs: wait {seconds} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uncertain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under another code, none of those for calibration: how well raters agree with themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under another code: how well the senior agrees with the own decision. No label follows the second one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ungradable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ungradable: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ungradable…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down and Enter choose, Esc goes back. {walk}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upper limit of agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VOTE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verified folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify an exported folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying the record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verifying {folder}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WHO IS THE ODD ONE OUT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait {seconds} s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the raters read on F1. A text of your own, as plain text or Markdown, takes the place of the program&apos;s. Each reading records which version its rater could read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the folder with the report is to lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White: the consensus. Colour: your first submission.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White: the consensus. Colours: the raters&apos; first submissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is reading now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose PIN?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose? The PIN goes, nobody sees it, and its owner is told.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why can this photograph not be graded?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why does the {name} of rater {letter} not count?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it is right as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within-rater SD of the vertical cup-to-disc ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write agreement report…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the agreement report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>YOUR PHOTOGRAPHS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see the results when you have read everything that you are to read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You set aside: {rules}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your bias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your coefficient of repeatability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cups are about as large as the consensus&apos;: {bias}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cups are larger than the consensus&apos;: {bias}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cups are smaller than the consensus&apos;: {bias}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your mean Dice: disc {disc}, cup {cup}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your outlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own outline is not finished ({names}): more points, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your photographs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your ratio and the consensus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your ratio at the second reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your ratios and the consensus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your readings and the consensus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your readings and the consensus…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your within-rater SD of the ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom about the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to the disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a boundary point has no position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a checksum in the PNG is wrong: the file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a checksum is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a closed curve needs four different points, {count} are set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a coordinate has more than two decimals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a cup never leaves its disc; outline both again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a decision is no draft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a fovea and its answer contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hidden file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a link that leads out of the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a link; what it points to is found where it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list is missing or too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is missing or out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a photograph comes a second time only after a first decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a point has not two coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a point is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quorum of {quorum} does not fit {n} rater(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rater could not grade its disc or cup, and the format needs both of every rater</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rater&apos;s reading is missing, and the format needs one of every rater</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a reading is not the one that was submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a reading is still missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a reading of this photograph has changed since you looked at it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a reading that does not count needs a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a reading that was returned needs a reason for its change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a reading was changed after the review; it must be reviewed again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record and the log contradict each other ({entity})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a record of {table} belongs to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a repeat is to come {n} photograph(s) later, and at most {between} can lie between</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a return needs a rater and a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a review before this one is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a review does not name the readings it was signed for ({name})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a review is not the one that was signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a review names no revision number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a review that is not decided holds a decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a risk must be a number from 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step before this one was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step of an unsent reading is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stored record is damaged ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a submission before this one is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text has half a letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text in it is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a withdrawal needs a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a word in it is longer than 1,000 letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a yes or no is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add its mask, or leave the photograph out everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add its row, or leave the photograph out everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>add them, or take the folder out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all eyes have the same glaucoma label: there is no ROC curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all photographs with a ratio have the same glaucoma label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all work is saved, but no backup of it could be made ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ellipse is not in normal form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ellipse needs five different boundary points, {count} are set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an entry is larger than a mask can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an outline and its answer contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and {n} more</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>another program made it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another reading was submitted for this photograph in the meantime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another review was stored for this photograph in the meantime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as many marked its fovea as call it not visible; review it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask the health records</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask the manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask the senior to return the photograph to you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask whoever looks after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask whoever looks after the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>atrophy included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back with a rater</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begun: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bias of the vertical cup-to-disc ratio (rater − the others)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black and white are swapped: the cup would be nearly the whole photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bring them into one folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot grade, without a fault named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the disk and its connection, and save again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the study, and keep its older backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>checked: it is so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a folder away from the photographs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a folder in another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a folder with photographs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a new or an empty folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a photograph from your own list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a photograph from your own worklist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a shorter name, or a folder further up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a shorter one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose an empty folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another file; the names of study files end with .refuge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose at most {most} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose at most {most} %, at least 1 day and at least {least} photographs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one from {least}, which is more than half, to {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose photographs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose photographs inside the study&apos;s folder, with readable names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the exported folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the files in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the folder of one set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the folder that holds Disc_Cup_Masks, segmentation or one folder per photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the folder that the photographs lie in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the right profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the study file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click on the missing side as well</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click round the whole boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click {missing} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close it there, then open it here again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compare photograph, mask and fovea: one may be mirrored, turned or another&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compare some masks with their photographs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compare with its photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comparing readings: {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confidence {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>confirming: {done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>consensus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>consensus: vertical cup-to-disc ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy each photograph into its folder before training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy it again from the camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy it again from where it came</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy it again, or export the set again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy it again, or save it as PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy it again; a cloud folder may not have fetched it yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy or export it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy the study and the file beside it that ends with -journal to a folder where you may write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy the study to a folder where you may write, and open it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cup in a disc that cannot be graded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cup leaves the disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cup long and narrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cup nearly as large as the disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cup outside the disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cup provisional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cup tiny</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cups differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>curve, {n} point(s)</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>days and</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete it and click again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete stray points, or click round the whole boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete the extra cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete the row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delete the row; nothing may stand below the last photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differs most on {code}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc and cup have different sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc far from round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc provisional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc very large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc very small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>disc {disc}   cup {cup}   vCDR {ratio}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discs differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do not unpack it; make the zip again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>do without hidden repeats, or let them come after fewer photographs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>down (disc diameters)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>download the photograph again; the server may have asked to sign in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drag its points into their order round the boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw it first (O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drawn by few</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody gave the same answer, so chance agreement is total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export it as {ending}; renaming does not convert it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export the photograph again, smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export the photograph from the archive as JPEG or PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export the set again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export the set again, or save the mask as an 8-bit grey BMP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export the set again, or save the mask as an 8-bit grey PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>export the submission again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fill it in, or leave the photograph out everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>find the photographs: “Find moved photographs” in the window, or refuge-annotator relink STUDY FOLDER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finish readings and reviews first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fovea above the disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fovea far below the disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fovea far from the disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fovea in the disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fovea near the disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fovea on the other side than recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fovea uncertain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fovea {pixels} px apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give both the photograph&apos;s own name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give the study a shorter name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go on with the next one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go on with the version that made it, and report this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half of the cup without points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half of the disc without points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard to grade ({faults})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head tilted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden repeats cannot be {percent} %, days apart: {days}, photographs apart: {photographs}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how a photograph was shown is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>image misread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in this study, a reading is closed once it cannot be taken back any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inferior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inferonasal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inferotemporal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>install the newer version on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>install the system&apos;s libraries that the README names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it can go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it could not be written ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it ends too early or is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has a palette: viewers show grey levels, programs read the numbers of the colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has colours; a mask has grey levels only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has fewer than 8 bits a pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has in-between levels ({levels}): it went through JPEG or was resized, which moves the outlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has more lines than a manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has neither a glaucoma score nor a glaucoma label, and a submission needs one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no cup, and no manifest says that this was decided; the official program then gives no cup figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no cup, as was decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no cup, as was decided; the official program gives no cup figure for a set with such a mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no disc: the official program then gives no figure for the whole task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no glaucoma label, and the format needs one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no header row: readers drop the first row, and its photograph with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has no row in {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has three colour channels instead of one grey channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has {n} column(s) ({found}); readers take {wanted} by position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has {width} x {height} pixels, its photograph {wanted} x {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has {width} x {height} pixels, most masks here {wide} x {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds more than {limit} files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds other files than lie beside it; a submission has no top folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a file of another kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder without a case; loaders take every folder for a case and stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a hidden file of macOS that the official program may take for a mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a {kind} file under the name of a BMP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is empty or nearly so</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no complete zip file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a PNG with 8 bits of grey a pixel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not part of the export; it came later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not the file that was exported: it has {size} bytes, then {bytes}; what differs is said below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too early for this photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it lacks a field or has one too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it lies beside the cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it replaces the vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it says something else than {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it takes two raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it unpacks to more than a set of labels can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was exported and is gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was saved again by another program; its pixels are still those that were exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was submitted too long ago</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its columns stand in another order ({found}); readers go by position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its consensus has no cup, though nobody decided that there is none; review it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its consensus has no disc; review it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its consensus is not the one that the senior accepted; review it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its counts are missing in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its cup is not one whole (pieces: {pieces}, holes: {holes}): the vertical diameter is misread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its cup leaves its disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its disc is not one whole (pieces: {pieces}, holes: {holes}): the vertical diameter is misread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its disc reaches the edge of the photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its fields are separated by semicolons; readers split at commas and find one column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its file name is one that Windows does not allow; rename the photograph and find it again in the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its files differ from those beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its folder says the other glaucoma label than {table}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its fovea is not visible, and the format needs a fovea for every photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its fovea lies outside the photograph; review it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header gives an impossible size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its header is not that of the released masks, though common programs read the same levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its headings are {found} instead of {wanted}; make sure that the columns mean the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its headings are {found} instead of {wanted}; programs that read by name fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its letters cannot be read for certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its level {level} is no number of votes of {n} rater(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its levels are the class numbers {levels} instead of grey levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its levels are {levels}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its masks have different sizes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its photograph is missing; find the photographs again (in the window, or with relink)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its photograph is not the one that was read; check the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its pixels are not those that were exported: the mask was changed or exchanged since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its repeats are too many or too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its version is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep exactly these columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep it on a disk of this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the exported file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the right one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the right row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep this file, and go on with a copy of its newest backup, {backup}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep this file, and restore it from the hospital&apos;s own backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>large disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>least on {code}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave one row of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave out what is no text, such as a picture written in letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the copies out of the next study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the photograph out where the official program scores the cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the photograph out, or outline its cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave the photograph out, or outline its disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left eye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let the folder of the study and that of its backups be written to, and make a backup again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line} is no row of a table ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: a cell is longer than 200 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: a cell starts with = + - or @, which a spreadsheet would run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: the source is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: the study has no photograph {image}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: the study has several photographs {image}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: there are more cells than columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: {eye} is no eye; write right or left, R or L, OD or OS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: {image} is there more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: {label} is no label; write 1, 0, glaucoma or normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {line}: {risk} is no risk; write a number from 0 to 1, such as 0.28</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look after the disk and its connection, and make a backup again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at the photograph&apos;s outlines again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make or copy it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make room on the disk, and make a backup again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make room on the disk, and save again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make room, or choose a folder on another disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make room, or choose another disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make sure that the photograph&apos;s name does too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>masks belong in {places}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of both ratios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of the two ratios</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean of {few} selected marks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mend the row and import the table again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than 100 megapixels: slow to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move it elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move it there, or move the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the file away that has the name of the folder of its backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move the inner folder up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must grade (quorum)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>n = {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>n = {n}. The ellipse holds 95 % of a normal distribution with the marks&apos; covariance.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>name it once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name one such as R1, S1 or M1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name the columns {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>narrow field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nasal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nearly all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cup to {few} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no known format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no known format was recognised in this folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no photograph can be exported ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no photograph can be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no photograph has a cup-to-disc ratio of yours and of the consensus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no photograph has a glaucoma label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no photograph has an outline of yours and a consensus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no photograph has the readings it needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no photograph has two fovea marks and a disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no photograph with a glaucoma label has a ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rater has read a photograph twice yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no reading has both a disc and a graded cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no study can be made here ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no study has so many raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no two raters have graded the same photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none of the photographs lies there; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not available: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not decided yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not drawn by both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not every rater has read this photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not visible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not visible to {few} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notched rim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is submitted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>oblique view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one fovea {pixels} px off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one {name} lies apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only plain votes are confirmed together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only {few} of {all} graded the {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only {one} {mine} px, only {other} {theirs} px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only {wanted} may occur; export the set again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open it, or choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other fault, without a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other photographs, at the least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people, photographs or reading lists are not those the study was made with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>photographs come first, the same for every rater</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>photographs have names that are one name for an export or on some systems: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poor fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put it back under its name, and save again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put it back, or find it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put it back, or look for the photographs in another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the original file back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the photograph itself there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the photographs into the folder, and verify it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put the row {wanted} first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quorum {quorum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rater − others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ratios differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read again since your review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>readers of this set do not look in this folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recognised as {format}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>record wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>records do not fit together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reload the photograph and look at what is stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rename the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rename the files and find them again in the study; nothing was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restore the newest backup of the study and check it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>returned to you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>review it when all readings are in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>right eye</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rim almost lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rim lost there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row} has more than {limit} cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row} is blank: the official program fails on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row}: the ID is not {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row}: the fovea has more than two decimals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row}: the name “{name}” begins or ends with a space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row}: the name “{name}” does not end in .jpg; names are compared to the letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row}: the risk {risk} is not between 0 and 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row}: {column} is empty; the official program then gives no figure for the task</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row}: {column} is “{cell}”, neither 1 nor 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row {row}: {column} is “{cell}”, no number that programs read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it as CSV UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it as JPEG, PNG or TIFF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it as UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it as an ordinary JPEG or PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it as an ordinary TIFF or PNG with 8 or 16 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it as plain text or Markdown (.txt or .md)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it in RGB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it with commas, and points in numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save its picture as JPEG or PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say which records the label comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score it together with others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second − first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see beside the photograph what it lacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see refuge-annotator --help for what needs none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the clock of this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share done (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shorten it to 200 kB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shorten it to 5,000 lines and cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>small disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>superior</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>superonasal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>superotemporal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it back while that is possible, or ask the senior to return it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the folder out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tell the loader how many there are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tell the manager, who can check the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>temporal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the BMP ends too early, or is of a kind that cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JPEG ends after {percent} % of its rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JPEG ends before its end marker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JPEG ends within its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JPEG has four inks (CMYK) and does not say whether they are inverted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the JPEG lacked its end marker and is complete otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the PNG ends too early: a part of it is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the PNG is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the TIFF ends too early: a part of the picture is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the TIFF has several pages: the first is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the TIFF holds no whole positive numbers, so its brightness is not defined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the boundary points do not close to an ellipse of plausible size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the boundary points do not lie on an ellipse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the boundary points lie on a line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the boundary points lie on one spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the case lacks {n} file(s), first {file}; loaders take every folder for a case and stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the computer&apos;s clock went back before {at} (log entry {seq}); the order of the log is right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the copy is not equal to the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the curve crosses itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the demonstration cannot be made here ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the demonstration was not made: it was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full; no study was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full; nothing was exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full; this step is not saved yet, all earlier ones are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk refused ({why}); this step is not saved yet, all earlier ones are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the ellipse would be too long and narrow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read ({reason})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be written ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file changed while it was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds nothing but zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file holds or lacks {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is damaged ({fault})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty (0 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is larger than 2 GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is missing; without it the task is not scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file name is not valid Unicode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file was saved anew; its pixels are the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file&apos;s version is not the one in its header</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first page of the TIFF is a small preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder cannot be read ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header contradicts the picture: the file is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the header says {width} x {height} pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hidden repeats ({count} for each rater) all come near the end of the lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the log is broken at entry {seq}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the manifest cannot be read ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the mask {mask} and the row {name}.jpg differ in small and capital letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name contains a backslash, which other systems take for a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of its entry “{entry}” is unsafe or stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the official program sees masks only when their names end in {ending}, in small letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the order is {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the photograph cannot be read ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the photograph is not the one of this study: its pixels have changed since the study was made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the photograph lies outside the study&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the photograph {name} has no mask; the official program passes over it silently</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the photograph&apos;s path leads out of the study&apos;s folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the photographs are not in the folders; loaders want each as &lt;stem&gt;/&lt;stem&gt;.jpg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the photographs differ by less than chance alone would make them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the photographs lie in this folder, around it or in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the photographs lie on several drives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pixels differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program stopped in the middle of a save, which is undone when the study can be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the quorum is not more than half of the raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the review names a reading that it did not look at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same photograph is there {count} times: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the same picture as {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the senior found it ungradable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the senior has begun to review this photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the senior has not reviewed it yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the senior returned it to a rater</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the set has {n} photograph(s); the official program fails with fewer than two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the set has {n} rater(s); loaders of the public set count on seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study could not be updated for this version of the program, and is unchanged ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study file is damaged ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study file was moved, renamed or deleted while it is open; this step is not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study is open for viewing only, because nothing can be written where it lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study is open in another window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study lies on a network folder, where a file is damaged when two computers write to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study was written by a newer version of the program (file version {version}, this one: {ours})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study&apos;s name or path is {n} byte(s) too long, for its backups have longer ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table cannot be read ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table is larger than 50 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table is not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table is saved as UTF-16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table needs each of these columns once: {columns}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table says nothing of patient, eye or camera</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is too long for a manual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the top folder is there twice, one in the other, as unpacking often leaves it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the values do not vary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the window cannot be opened ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the workbook is missing; readers look for it by this name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the zip has a top folder, and a submission has none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a demonstration here already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a folder of this name already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a second mask for this photograph: {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no screen here for the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory for this photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is something at this place already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these rules make no study ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this cannot be stored ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a DICOM file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a GIF picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a HEIC or AVIF picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a JPEG 2000 picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a PDF document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a WebP picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a folder, not a photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a study or another database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a vector drawing (SVG), not a photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a web page, not a photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is a zip archive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is no text file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a study of this program ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not the photograph that was read: its pixels have changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not what the stored records allow ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this kind of JPEG cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this kind of TIFF cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this name or path is too long or not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this path of a photograph cannot be stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this person is not in the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this photograph is not in the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this photograph is there twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this photograph was not given to this rater</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this photograph was withdrawn from you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this reading belongs to another rater</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this reading cannot be stored ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this reading is submitted and cannot be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this result is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this review cannot be stored ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this vote cannot be accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to hand in: masks and two tables, also as a zip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to learn from differences: every rater beside the consensus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to mix them with other photographs, let them come after fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to report results: masks in G and N, one table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to score submissions with the published program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to select a network: all masks together, one table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the right (disc diameters)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to train a network: masks by class, a table of foveas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to train on doubt: the share of raters at every pixel, derived from the votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few photographs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few readings count for its cup; review it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few readings count for its disc; review it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too few readings count for its fovea; review it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try another disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unanimous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ungradable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upper left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upper right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>use masks of the photograph&apos;s own size: never cropped, turned or resized</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vCDR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vCDR {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vertical cup-to-disc ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wait until all raters have submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what makes a photograph hard to grade is out of order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was written does not read back right ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wide field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with Alt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with its disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a manifest nobody can tell here whether masks or rows were mirrored, turned or exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without the photographs the sizes of {n} photograph(s) cannot be compared with their masks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a header row and the rows below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a plain number with a point, such as 1057.95</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write its path in the study, or its code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write one of these columns beside image</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write the photograph&apos;s name with .jpg in small letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write them in its first row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x and y of the fovea look swapped in the whole table: x follows the height of the disc, y does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x and y of the fovea look swapped in {n} row(s): {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x goes to the right, y down, both from the top left corner, in pixels of the whole photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>x goes to the right, y down; the fovea lies 2 to 3 disc diameters beside the disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you are not allowed to read this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your outline decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own mark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your own outline: {added} px added, {removed} px taken away, Dice {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yours − consensus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zip the files themselves, not their folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom in and click round the whole boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{all} are unanimous. Look at {sample} of them first, drawn by chance: {seen} seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{calibration} photographs for calibration are more than the study has ({photographs})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} has another part in this study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} has no PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} has no PIN now and can set a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} is not complete: some reading is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} is not in this study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} is submitted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} was not accepted as it stands: look at each of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} · consensus {vote}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} · yours {own} · consensus {reference} · difference {apart}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} · {who} first {first}, again {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} · {who} {away} disc diameters from the mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} · {who} {value} · consensus {vote}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} · {who} {value} · mean {mean} · n = {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} · {who} {value} · the others {others} · difference {apart}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code}: the photograph cannot be shown; tell the manager. The details are in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code}: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} photograph(s) decided</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} reading(s) are in</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} repeat(s)</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total} done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{few} count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{few} marked it, {absent} call it not visible: tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter} has read it again since your review.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter} says: {words}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter} set aside: {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter} writes: {notes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter}: fovea {pixels} px from the other marks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{letter}: {name} lies apart. Median Dice {value}, the others {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} of rater {letter}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} stands twice; readers take the first row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was not exported; its row came later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}.jpg has a row but no mask; the official program passes over it silently</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}: a number such as 57.25, with at most {n} decimal(s)</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>{name}: as many marked it as call it not visible. Drop one, or place your own (O).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: between {low:g} and {high:g}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: click round the boundary, or adjust the vote’s outline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: no pixel has a majority.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: the fovea ({x}, {y}) lies outside its {width} x {height} pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: the fovea is ({x}, {y}); ({was_x}, {was_y}) was exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: the fovea lies far above or below the disc; it is usually about level with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: the fovea lies inside the disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: the fovea lies {distance} disc diameters from the disc; 2 to 3 are usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: the glaucoma label is not the one that was exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {few} count, {quorum} are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} begun</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} decided</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} fault(s) found.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} file(s) and folder(s)</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} file(s) cannot, and will be left out.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} file(s) written; begin with {page}.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} first submission(s)</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} for calibration</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} gesture(s) cannot be stored: the study file cannot be written. Stay, and bring the file or the disk back; the program goes on by itself. Or close and lose what is not stored.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} glaucoma label(s) imported.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>{n} map(s) of votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} mask(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} more for a steady fit.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} more photograph(s) will come, from {date} on.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} more until the curve appears.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} more until the ellipse appears.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} photograph(s)</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} photograph(s) can be used.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} photograph(s) confirmed together; the record says so.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} photograph(s) exported and verified.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} photograph(s) found.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} photograph(s) with a consensus; your first submission of each</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s)</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} rater(s)</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} read again</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} reading(s) are still to come; who has some to do sees nothing before.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} repeat(s); dashed: coefficient of repeatability. Within-rater SD {sw}.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} returned</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} signed-off photograph(s)</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} % hidden repeats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} % of the cup&apos;s edge has no rim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} % of the cup&apos;s edge has no rim: the cup lies outside its disc, and counts as disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} % of the photographs cannot come to the senior twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pixels} px</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{ready} of {n} photograph(s) will be exported.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{submitted} of {expected} readings are in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{submitted} of {expected} readings of this photograph are in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} (95 %: {low} to {high})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: a reader would break or be misled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: no fault shows without a manifest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what}: nothing would break or mislead a reader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} agree least on the cup: Dice {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} is farthest from the others&apos; cups: mean Dice {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} sees larger cups than the others: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} sees smaller cups than the others: {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} varies most against the others: limits {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{width} x {height} pixels are more than the limit of 200 megapixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}, {pixels} px tied → {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… in disc diameters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
