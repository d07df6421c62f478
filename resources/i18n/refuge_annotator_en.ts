<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>refuge</name>
    <message>
        <source>% come to the senior again, unannounced</source>
        <translation>% come to the senior again, unannounced</translation>
    </message>
    <message>
        <source>% come to their rater again, unannounced</source>
        <translation>% come to their rater again, unannounced</translation>
    </message>
    <message>
        <source>0 is cup, 128 rim, 255 elsewhere; export the set again</source>
        <translation>0 is cup, 128 rim, 255 elsewhere; export the set again</translation>
    </message>
    <message>
        <source>16-bit file with 10-bit values: shown as value × 255 / 1023</source>
        <translation>16-bit file with 10-bit values: shown as value × 255 / 1023</translation>
    </message>
    <message>
        <source>16-bit file with 12-bit values: shown as value × 255 / 4095</source>
        <translation>16-bit file with 12-bit values: shown as value × 255 / 4095</translation>
    </message>
    <message>
        <source>16-bit file with 14-bit values: shown as value × 255 / 16383</source>
        <translation>16-bit file with 14-bit values: shown as value × 255 / 16383</translation>
    </message>
    <message>
        <source>16-bit file with 8-bit values: shown as they are</source>
        <translation>16-bit file with 8-bit values: shown as they are</translation>
    </message>
    <message>
        <source>16-bit file: shown as value × 255 / 65535</source>
        <translation>16-bit file: shown as value × 255 / 65535</translation>
    </message>
    <message>
        <source>95 % of such marks lie within {long} × {short} px; the geometric median is {apart} px away</source>
        <translation>95 % of such marks lie within {long} × {short} px; the geometric median is {apart} px away</translation>
    </message>
    <message>
        <source>95 %: {low} to {high}</source>
        <translation>95 %: {low} to {high}</translation>
    </message>
    <message>
        <source>A PIN has at least {least} characters.</source>
        <translation>A PIN has at least {least} characters.</translation>
    </message>
    <message>
        <source>A closed curve has no numbers: drag its points.</source>
        <translation>A closed curve has no numbers: drag its points.</translation>
    </message>
    <message>
        <source>A closed curve instead of the ellipse  (K)</source>
        <translation>A closed curve instead of the ellipse  (K)</translation>
    </message>
    <message>
        <source>A quarter as much</source>
        <translation>A quarter as much</translation>
    </message>
    <message>
        <source>A side is bare: click there as well.</source>
        <translation>A side is bare: click there as well.</translation>
    </message>
    <message>
        <source>A study file keeps raters blind to each other through this program only: whoever can open the file with other tools can read and change everything in it. Keep it where only the study&apos;s people can reach it.</source>
        <translation>A study file keeps raters blind to each other through this program only: whoever can open the file with other tools can read and change everything in it. Keep it where only the study&apos;s people can reach it.</translation>
    </message>
    <message>
        <source>A study file, photographs or a folder can also be dropped on this window.</source>
        <translation>A study file, photographs or a folder can also be dropped on this window.</translation>
    </message>
    <message>
        <source>A table with patient, eye and camera, if there is one</source>
        <translation>A table with patient, eye and camera, if there is one</translation>
    </message>
    <message>
        <source>ADJUST</source>
        <translation>ADJUST</translation>
    </message>
    <message>
        <source>ASSD between raters, cup (px)</source>
        <translation>ASSD between raters, cup (px)</translation>
    </message>
    <message>
        <source>ASSD between raters, disc (px)</source>
        <translation>ASSD between raters, disc (px)</translation>
    </message>
    <message>
        <source>About Refuge Annotator</source>
        <translation>About Refuge Annotator</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accept</translation>
    </message>
    <message>
        <source>Accept my outline</source>
        <translation>Accept my outline</translation>
    </message>
    <message>
        <source>Accept the vote</source>
        <translation>Accept the vote</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Accepted</translation>
    </message>
    <message>
        <source>Add point</source>
        <translation>Add point</translation>
    </message>
    <message>
        <source>Adjust the vote</source>
        <translation>Adjust the vote</translation>
    </message>
    <message>
        <source>Adjust the vote&apos;s outline</source>
        <translation>Adjust the vote&apos;s outline</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Again</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Agreement</translation>
    </message>
    <message>
        <source>Agreement report</source>
        <translation>Agreement report</translation>
    </message>
    <message>
        <source>Agreement…</source>
        <translation>Agreement…</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>All files</translation>
    </message>
    <message>
        <source>All raters have the same median ratio, {value}</source>
        <translation>All raters have the same median ratio, {value}</translation>
    </message>
    <message>
        <source>All raters side by side</source>
        <translation>All raters side by side</translation>
    </message>
    <message>
        <source>All raters&apos; masks</source>
        <translation>All raters&apos; masks</translation>
    </message>
    <message>
        <source>All your photographs are read.</source>
        <translation>All your photographs are read.</translation>
    </message>
    <message>
        <source>Alt+drag</source>
        <translation>Alt+drag</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Angle</translation>
    </message>
    <message>
        <source>Angle, °</source>
        <translation>Angle, °</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Answer</translation>
    </message>
    <message>
        <source>Answer: cannot grade</source>
        <translation>Answer: cannot grade</translation>
    </message>
    <message>
        <source>Answer: no cup, fovea not visible</source>
        <translation>Answer: no cup, fovea not visible</translation>
    </message>
    <message>
        <source>Anything the senior should know</source>
        <translation>Anything the senior should know</translation>
    </message>
    <message>
        <source>Area under the ROC curve of the consensus&apos; ratio</source>
        <translation>Area under the ROC curve of the consensus&apos; ratio</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Arrows</translation>
    </message>
    <message>
        <source>Asks for a PIN</source>
        <translation>Asks for a PIN</translation>
    </message>
    <message>
        <source>Atrophy</source>
        <translation>Atrophy</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Back out of a gesture</source>
        <translation>Back out of a gesture</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Back up now</translation>
    </message>
    <message>
        <source>Backing up</source>
        <translation>Backing up</translation>
    </message>
    <message>
        <source>Backup written and verified.</source>
        <translation>Backup written and verified.</translation>
    </message>
    <message>
        <source>Backup written and verified: {path}</source>
        <translation>Backup written and verified: {path}</translation>
    </message>
    <message>
        <source>Before you submit</source>
        <translation>Before you submit</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begun</translation>
    </message>
    <message>
        <source>Bias of each rater</source>
        <translation>Bias of each rater</translation>
    </message>
    <message>
        <source>Bias of your vertical cup-to-disc ratio</source>
        <translation>Bias of your vertical cup-to-disc ratio</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>Blur</source>
        <translation>Blur</translation>
    </message>
    <message>
        <source>Both ends of an axis at once</source>
        <translation>Both ends of an axis at once</translation>
    </message>
    <message>
        <source>Brighter</source>
        <translation>Brighter</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Brightness</translation>
    </message>
    <message>
        <source>Brightness {value}</source>
        <translation>Brightness {value}</translation>
    </message>
    <message>
        <source>Brightness, contrast and gamma; or drag with the right button on the photograph</source>
        <translation>Brightness, contrast and gamma; or drag with the right button on the photograph</translation>
    </message>
    <message>
        <source>CHARTS</source>
        <translation>CHARTS</translation>
    </message>
    <message>
        <source>CONFIDENCE</source>
        <translation>CONFIDENCE</translation>
    </message>
    <message>
        <source>CUP</source>
        <translation>CUP</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibration</translation>
    </message>
    <message>
        <source>Calibration photographs fewer</source>
        <translation>Calibration photographs fewer</translation>
    </message>
    <message>
        <source>Calibration photographs more</source>
        <translation>Calibration photographs more</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Cannot grade</source>
        <translation>Cannot grade</translation>
    </message>
    <message>
        <source>Centre x, y</source>
        <translation>Centre x, y</translation>
    </message>
    <message>
        <source>Centre, x</source>
        <translation>Centre, x</translation>
    </message>
    <message>
        <source>Centre, y</source>
        <translation>Centre, y</translation>
    </message>
    <message>
        <source>Challenge submission</source>
        <translation>Challenge submission</translation>
    </message>
    <message>
        <source>Change axis</source>
        <translation>Change axis</translation>
    </message>
    <message>
        <source>Change profile</source>
        <translation>Change profile</translation>
    </message>
    <message>
        <source>Change the tie rule</source>
        <translation>Change the tie rule</translation>
    </message>
    <message>
        <source>Chart; arrow keys walk through it, Return opens the photograph, plus magnifies, 0 shows all</source>
        <translation>Chart; arrow keys walk through it, Return opens the photograph, plus magnifies, 0 shows all</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Charts</translation>
    </message>
    <message>
        <source>Check of the study</source>
        <translation>Check of the study</translation>
    </message>
    <message>
        <source>Check study…</source>
        <translation>Check study…</translation>
    </message>
    <message>
        <source>Checking the study</source>
        <translation>Checking the study</translation>
    </message>
    <message>
        <source>Choose a new or an empty folder for the labels.</source>
        <translation>Choose a new or an empty folder for the labels.</translation>
    </message>
    <message>
        <source>Choose a text file…</source>
        <translation>Choose a text file…</translation>
    </message>
    <message>
        <source>Choose the folder with the photographs.</source>
        <translation>Choose the folder with the photographs.</translation>
    </message>
    <message>
        <source>Choose the next point, the one before</source>
        <translation>Choose the next point, the one before</translation>
    </message>
    <message>
        <source>Choose where the study file is to lie.</source>
        <translation>Choose where the study file is to lie.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choose…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>Clear a forgotten PIN</source>
        <translation>Clear a forgotten PIN</translation>
    </message>
    <message>
        <source>Clear a forgotten PIN…</source>
        <translation>Clear a forgotten PIN…</translation>
    </message>
    <message>
        <source>Clear this structure</source>
        <translation>Clear this structure</translation>
    </message>
    <message>
        <source>Click a mark to see its photograph.</source>
        <translation>Click a mark to see its photograph.</translation>
    </message>
    <message>
        <source>Click eight points round the boundary.</source>
        <translation>Click eight points round the boundary.</translation>
    </message>
    <message>
        <source>Click on the fovea, or adjust the vote’s mean.</source>
        <translation>Click on the fovea, or adjust the vote’s mean.</translation>
    </message>
    <message>
        <source>Click on the middle of the fovea.</source>
        <translation>Click on the middle of the fovea.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Close and lose it</source>
        <translation>Close and lose it</translation>
    </message>
    <message>
        <source>Close study</source>
        <translation>Close study</translation>
    </message>
    <message>
        <source>Close to the raters</source>
        <translation>Close to the raters</translation>
    </message>
    <message>
        <source>Closed to the raters.</source>
        <translation>Closed to the raters.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Coefficient of repeatability of that ratio</source>
        <translation>Coefficient of repeatability of that ratio</translation>
    </message>
    <message>
        <source>Coefficient of repeatability of the senior&apos;s ratio</source>
        <translation>Coefficient of repeatability of the senior&apos;s ratio</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>Complete.</source>
        <translation>Complete.</translation>
    </message>
    <message>
        <source>Confidence: high</source>
        <translation>Confidence: high</translation>
    </message>
    <message>
        <source>Confidence: low</source>
        <translation>Confidence: low</translation>
    </message>
    <message>
        <source>Confidence: medium</source>
        <translation>Confidence: medium</translation>
    </message>
    <message>
        <source>Confidence: {level}</source>
        <translation>Confidence: {level}</translation>
    </message>
    <message>
        <source>Confirm the fast lane, or take it back</source>
        <translation>Confirm the fast lane, or take it back</translation>
    </message>
    <message numerus="yes">
        <source>Confirm the other {n}</source>
        <translation><numerusform>Confirm the other {n}</numerusform><numerusform>Confirm the other {n}</numerusform></translation>
    </message>
    <message>
        <source>Confirming them.</source>
        <translation>Confirming them.</translation>
    </message>
    <message>
        <source>Consensus</source>
        <translation>Consensus</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contrast</translation>
    </message>
    <message>
        <source>Contrast across, brightness upwards</source>
        <translation>Contrast across, brightness upwards</translation>
    </message>
    <message>
        <source>Contrast evened out everywhere, by CLAHE  (L)</source>
        <translation>Contrast evened out everywhere, by CLAHE  (L)</translation>
    </message>
    <message>
        <source>Contrast {value}</source>
        <translation>Contrast {value}</translation>
    </message>
    <message>
        <source>Ctrl+Arrows</source>
        <translation>Ctrl+Arrows</translation>
    </message>
    <message>
        <source>Cup</source>
        <translation>Cup</translation>
    </message>
    <message>
        <source>Cup Dice</source>
        <translation>Cup Dice</translation>
    </message>
    <message>
        <source>Cup-to-disc ratio by rater</source>
        <translation>Cup-to-disc ratio by rater</translation>
    </message>
    <message>
        <source>DIFFERENCE</source>
        <translation>DIFFERENCE</translation>
    </message>
    <message>
        <source>DISC</source>
        <translation>DISC</translation>
    </message>
    <message>
        <source>Darker</source>
        <translation>Darker</translation>
    </message>
    <message>
        <source>Days before a repeat</source>
        <translation>Days before a repeat</translation>
    </message>
    <message>
        <source>Decides ties only</source>
        <translation>Decides ties only</translation>
    </message>
    <message>
        <source>Delete point</source>
        <translation>Delete point</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Dice between every two raters</source>
        <translation>Dice between every two raters</translation>
    </message>
    <message>
        <source>Dice between raters, cup</source>
        <translation>Dice between raters, cup</translation>
    </message>
    <message>
        <source>Dice between raters, disc</source>
        <translation>Dice between raters, disc</translation>
    </message>
    <message>
        <source>Dice with the consensus</source>
        <translation>Dice with the consensus</translation>
    </message>
    <message>
        <source>Dice with the consensus, cup</source>
        <translation>Dice with the consensus, cup</translation>
    </message>
    <message>
        <source>Dice with the consensus, disc</source>
        <translation>Dice with the consensus, disc</translation>
    </message>
    <message>
        <source>Dice with the others&apos; vote</source>
        <translation>Dice with the others&apos; vote</translation>
    </message>
    <message>
        <source>Dice with the others&apos; vote, cup</source>
        <translation>Dice with the others&apos; vote, cup</translation>
    </message>
    <message>
        <source>Dice with the others&apos; vote, disc</source>
        <translation>Dice with the others&apos; vote, disc</translation>
    </message>
    <message>
        <source>Dice {value}</source>
        <translation>Dice {value}</translation>
    </message>
    <message>
        <source>Difference of two raters</source>
        <translation>Difference of two raters</translation>
    </message>
    <message>
        <source>Disc</source>
        <translation>Disc</translation>
    </message>
    <message>
        <source>Disc Dice</source>
        <translation>Disc Dice</translation>
    </message>
    <message>
        <source>Disc and cup: Dice with the vote of the others</source>
        <translation>Disc and cup: Dice with the vote of the others</translation>
    </message>
    <message>
        <source>Disc–fovea axis</source>
        <translation>Disc–fovea axis</translation>
    </message>
    <message>
        <source>Distance of the fovea (disc diameters)</source>
        <translation>Distance of the fovea (disc diameters)</translation>
    </message>
    <message>
        <source>Distance of the fovea (px)</source>
        <translation>Distance of the fovea (px)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Draw my own outline  (O)</source>
        <translation>Draw my own outline  (O)</translation>
    </message>
    <message>
        <source>Drawn by few, by more, by nearly all; where all agree the retina is bare.</source>
        <translation>Drawn by few, by more, by nearly all; where all agree the retina is bare.</translation>
    </message>
    <message>
        <source>Drawn: {names}</source>
        <translation>Drawn: {names}</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Drop</translation>
    </message>
    <message>
        <source>Drop a reading</source>
        <translation>Drop a reading</translation>
    </message>
    <message>
        <source>Drop rater A</source>
        <translation>Drop rater A</translation>
    </message>
    <message>
        <source>Drop rater B</source>
        <translation>Drop rater B</translation>
    </message>
    <message>
        <source>Drop rater C</source>
        <translation>Drop rater C</translation>
    </message>
    <message>
        <source>Drop rater D</source>
        <translation>Drop rater D</translation>
    </message>
    <message>
        <source>Drop rater E</source>
        <translation>Drop rater E</translation>
    </message>
    <message>
        <source>Drop rater F</source>
        <translation>Drop rater F</translation>
    </message>
    <message>
        <source>Drop rater G</source>
        <translation>Drop rater G</translation>
    </message>
    <message>
        <source>Each rater against the others</source>
        <translation>Each rater against the others</translation>
    </message>
    <message>
        <source>Each rater against the others&apos; vote</source>
        <translation>Each rater against the others&apos; vote</translation>
    </message>
    <message>
        <source>Each rater against the vote of the others</source>
        <translation>Each rater against the vote of the others</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edit</translation>
    </message>
    <message>
        <source>Elliptical</source>
        <translation>Elliptical</translation>
    </message>
    <message>
        <source>Empty folder for the labels</source>
        <translation>Empty folder for the labels</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter as {code}</source>
        <translation>Enter as {code}</translation>
    </message>
    <message>
        <source>Enter sets them, Esc backs out.</source>
        <translation>Enter sets them, Esc backs out.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Every mark is a photograph (n = {count}).</source>
        <translation>Every mark is a photograph (n = {count}).</translation>
    </message>
    <message>
        <source>Every mark is a photograph; the ring is the median, the bar holds the middle half.</source>
        <translation>Every mark is a photograph; the ring is the median, the bar holds the middle half.</translation>
    </message>
    <message>
        <source>Every one of the sample was accepted as it stands.</source>
        <translation>Every one of the sample was accepted as it stands.</translation>
    </message>
    <message>
        <source>Every rater reads every photograph, each in an order and under codes of their own.</source>
        <translation>Every rater reads every photograph, each in an order and under codes of their own.</translation>
    </message>
    <message>
        <source>Every record and photograph is as it was written.</source>
        <translation>Every record and photograph is as it was written.</translation>
    </message>
    <message>
        <source>Exact pixels</source>
        <translation>Exact pixels</translation>
    </message>
    <message>
        <source>Export labels</source>
        <translation>Export labels</translation>
    </message>
    <message>
        <source>Export labels…</source>
        <translation>Export labels…</translation>
    </message>
    <message>
        <source>Exporting labels</source>
        <translation>Exporting labels</translation>
    </message>
    <message>
        <source>FAST LANE</source>
        <translation>FAST LANE</translation>
    </message>
    <message>
        <source>FIGURES</source>
        <translation>FIGURES</translation>
    </message>
    <message>
        <source>FOVEA</source>
        <translation>FOVEA</translation>
    </message>
    <message>
        <source>Fast lane</source>
        <translation>Fast lane</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fault</translation>
    </message>
    <message>
        <source>Fewer than {least} photographs are unanimous.</source>
        <translation>Fewer than {least} photographs are unanimous.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Find moved photographs…</source>
        <translation>Find moved photographs…</translation>
    </message>
    <message>
        <source>Five times as much</source>
        <translation>Five times as much</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa of the answers about the cup</source>
        <translation>Fleiss&apos; kappa of the answers about the cup</translation>
    </message>
    <message>
        <source>Fleiss&apos; kappa of the answers about the fovea</source>
        <translation>Fleiss&apos; kappa of the answers about the fovea</translation>
    </message>
    <message>
        <source>Folder to verify</source>
        <translation>Folder to verify</translation>
    </message>
    <message>
        <source>Folder where the photographs lie now</source>
        <translation>Folder where the photographs lie now</translation>
    </message>
    <message>
        <source>Folder with photographs</source>
        <translation>Folder with photographs</translation>
    </message>
    <message>
        <source>For viewing only</source>
        <translation>For viewing only</translation>
    </message>
    <message>
        <source>Fovea</source>
        <translation>Fovea</translation>
    </message>
    <message>
        <source>Fovea marks round their mean</source>
        <translation>Fovea marks round their mean</translation>
    </message>
    <message>
        <source>Fovea uncertain</source>
        <translation>Fovea uncertain</translation>
    </message>
    <message>
        <source>Free software under the BSD 3-Clause licence.</source>
        <translation>Free software under the BSD 3-Clause licence.</translation>
    </message>
    <message>
        <source>Full line: bias; dashed: 95 % limits of agreement.</source>
        <translation>Full line: bias; dashed: 95 % limits of agreement.</translation>
    </message>
    <message>
        <source>Full line: your bias; dashed: 95 % limits of agreement.</source>
        <translation>Full line: your bias; dashed: 95 % limits of agreement.</translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation>Gamma</translation>
    </message>
    <message>
        <source>Gamma {value}</source>
        <translation>Gamma {value}</translation>
    </message>
    <message>
        <source>Glaucoma labels</source>
        <translation>Glaucoma labels</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Go back</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Go there</translation>
    </message>
    <message>
        <source>Go there: {what}</source>
        <translation>Go there: {what}</translation>
    </message>
    <message>
        <source>HARD TO GRADE</source>
        <translation>HARD TO GRADE</translation>
    </message>
    <message>
        <source>HD95 between raters, cup (px)</source>
        <translation>HD95 between raters, cup (px)</translation>
    </message>
    <message>
        <source>HD95 between raters, disc (px)</source>
        <translation>HD95 between raters, disc (px)</translation>
    </message>
    <message>
        <source>Half of the cup&apos;s outline has no point: its course there is a guess.</source>
        <translation>Half of the cup&apos;s outline has no point: its course there is a guess.</translation>
    </message>
    <message>
        <source>Half of the disc&apos;s outline has no point: its course there is a guess.</source>
        <translation>Half of the disc&apos;s outline has no point: its course there is a guess.</translation>
    </message>
    <message>
        <source>Half-axes, px</source>
        <translation>Half-axes, px</translation>
    </message>
    <message>
        <source>Hard to grade: atrophy</source>
        <translation>Hard to grade: atrophy</translation>
    </message>
    <message>
        <source>Hard to grade: blur</source>
        <translation>Hard to grade: blur</translation>
    </message>
    <message>
        <source>Hard to grade: opaque media</source>
        <translation>Hard to grade: opaque media</translation>
    </message>
    <message>
        <source>Hard to grade: other</source>
        <translation>Hard to grade: other</translation>
    </message>
    <message>
        <source>Hard to grade: tilted disc</source>
        <translation>Hard to grade: tilted disc</translation>
    </message>
    <message>
        <source>Has a PIN</source>
        <translation>Has a PIN</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Hidden repeats</source>
        <translation>Hidden repeats</translation>
    </message>
    <message>
        <source>Hidden repeats may be noticed</source>
        <translation>Hidden repeats may be noticed</translation>
    </message>
    <message>
        <source>Hide all overlays while held</source>
        <translation>Hide all overlays while held</translation>
    </message>
    <message>
        <source>Hide all raters</source>
        <translation>Hide all raters</translation>
    </message>
    <message>
        <source>Hide {name}</source>
        <translation>Hide {name}</translation>
    </message>
    <message>
        <source>High</source>
        <translation>High</translation>
    </message>
    <message>
        <source>ICC(2,1) of the vertical cup-to-disc ratio</source>
        <translation>ICC(2,1) of the vertical cup-to-disc ratio</translation>
    </message>
    <message>
        <source>ICC(2,k) of the vertical cup-to-disc ratio</source>
        <translation>ICC(2,k) of the vertical cup-to-disc ratio</translation>
    </message>
    <message>
        <source>Import glaucoma labels…</source>
        <translation>Import glaucoma labels…</translation>
    </message>
    <message>
        <source>In a study file the program keeps raters blind to each other, the file itself does not: whoever can open it with other tools can read everything in it.</source>
        <translation>In a study file the program keeps raters blind to each other, the file itself does not: whoever can open it with other tools can read everything in it.</translation>
    </message>
    <message>
        <source>In force now.</source>
        <translation>In force now.</translation>
    </message>
    <message>
        <source>In so small a study, a rater may notice the hidden repeats.</source>
        <translation>In so small a study, a rater may notice the hidden repeats.</translation>
    </message>
    <message>
        <source>It does not count: ties are decided without it.</source>
        <translation>It does not count: ties are decided without it.</translation>
    </message>
    <message>
        <source>Its place is a guess; it still counts  (U)</source>
        <translation>Its place is a guess; it still counts  (U)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Labels exported</source>
        <translation>Labels exported</translation>
    </message>
    <message>
        <source>Leave both new fields empty to remove it.</source>
        <translation>Leave both new fields empty to remove it.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Left out</translation>
    </message>
    <message>
        <source>Left out because</source>
        <translation>Left out because</translation>
    </message>
    <message>
        <source>Less contrast</source>
        <translation>Less contrast</translation>
    </message>
    <message>
        <source>Let more count, draw your own (O), return it, or mark it ungradable.</source>
        <translation>Let more count, draw your own (O), return it, or mark it ungradable.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Light and dark exchanged  (I)</source>
        <translation>Light and dark exchanged  (I)</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Light or dark</translation>
    </message>
    <message>
        <source>List of photographs</source>
        <translation>List of photographs</translation>
    </message>
    <message>
        <source>Loading {code}.</source>
        <translation>Loading {code}.</translation>
    </message>
    <message>
        <source>Loading {code}. Esc stays here.</source>
        <translation>Loading {code}. Esc stays here.</translation>
    </message>
    <message>
        <source>Local contrast</source>
        <translation>Local contrast</translation>
    </message>
    <message>
        <source>Locked after a while without work. Who is reading now?</source>
        <translation>Locked after a while without work. Who is reading now?</translation>
    </message>
    <message>
        <source>Long half-axis</source>
        <translation>Long half-axis</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Look</translation>
    </message>
    <message>
        <source>Looking at the photographs</source>
        <translation>Looking at the photographs</translation>
    </message>
    <message>
        <source>Looking for the photographs</source>
        <translation>Looking for the photographs</translation>
    </message>
    <message>
        <source>Loupe</source>
        <translation>Loupe</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Low</translation>
    </message>
    <message>
        <source>Lower limit of agreement</source>
        <translation>Lower limit of agreement</translation>
    </message>
    <message>
        <source>MANAGER</source>
        <translation>MANAGER</translation>
    </message>
    <message>
        <source>MY OUTLINE</source>
        <translation>MY OUTLINE</translation>
    </message>
    <message>
        <source>Make study</source>
        <translation>Make study</translation>
    </message>
    <message>
        <source>Making the study</source>
        <translation>Making the study</translation>
    </message>
    <message>
        <source>Mark fovea</source>
        <translation>Mark fovea</translation>
    </message>
    <message>
        <source>Mark the fovea</source>
        <translation>Mark the fovea</translation>
    </message>
    <message>
        <source>Mark ungradable</source>
        <translation>Mark ungradable</translation>
    </message>
    <message>
        <source>Mark ungradable…</source>
        <translation>Mark ungradable…</translation>
    </message>
    <message>
        <source>Marks lie {value} disc diameters round their mean</source>
        <translation>Marks lie {value} disc diameters round their mean</translation>
    </message>
    <message>
        <source>Mean Dice over photographs. A click opens the photograph on which the two agree least.</source>
        <translation>Mean Dice over photographs. A click opens the photograph on which the two agree least.</translation>
    </message>
    <message>
        <source>Mean difference from the mean of the other raters, with its 95 % interval.</source>
        <translation>Mean difference from the mean of the other raters, with its 95 % interval.</translation>
    </message>
    <message>
        <source>Measuring the photographs: {done} of {total}</source>
        <translation>Measuring the photographs: {done} of {total}</translation>
    </message>
    <message>
        <source>Measuring the photographs…</source>
        <translation>Measuring the photographs…</translation>
    </message>
    <message>
        <source>Media</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Median ratios run from {low} ({who}) to {high} ({other})</source>
        <translation>Median ratios run from {low} ({who}) to {high} ({other})</translation>
    </message>
    <message>
        <source>Median time at a photograph (s)</source>
        <translation>Median time at a photograph (s)</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>More contrast</source>
        <translation>More contrast</translation>
    </message>
    <message>
        <source>More points make the ellipse.</source>
        <translation>More points make the ellipse.</translation>
    </message>
    <message>
        <source>Move curve</source>
        <translation>Move curve</translation>
    </message>
    <message>
        <source>Move ellipse</source>
        <translation>Move ellipse</translation>
    </message>
    <message>
        <source>Move fovea</source>
        <translation>Move fovea</translation>
    </message>
    <message>
        <source>Move point</source>
        <translation>Move point</translation>
    </message>
    <message>
        <source>Move the cross, or the chosen point by 1 px</source>
        <translation>Move the cross, or the chosen point by 1 px</translation>
    </message>
    <message>
        <source>Move the whole outline, or the fovea, by 1 px</source>
        <translation>Move the whole outline, or the fovea, by 1 px</translation>
    </message>
    <message>
        <source>My outline decides</source>
        <translation>My outline decides</translation>
    </message>
    <message>
        <source>My own outline</source>
        <translation>My own outline</translation>
    </message>
    <message>
        <source>NEW FOLDER</source>
        <translation>NEW FOLDER</translation>
    </message>
    <message>
        <source>NOTES</source>
        <translation>NOTES</translation>
    </message>
    <message>
        <source>NUMBERS: {name}</source>
        <translation>NUMBERS: {name}</translation>
    </message>
    <message>
        <source>Negative</source>
        <translation>Negative</translation>
    </message>
    <message>
        <source>New PIN</source>
        <translation>New PIN</translation>
    </message>
    <message>
        <source>New PIN again</source>
        <translation>New PIN again</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>New folder</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>New study</translation>
    </message>
    <message>
        <source>New study…</source>
        <translation>New study…</translation>
    </message>
    <message>
        <source>Next photograph</source>
        <translation>Next photograph</translation>
    </message>
    <message>
        <source>Next single channel</source>
        <translation>Next single channel</translation>
    </message>
    <message>
        <source>Next unfinished</source>
        <translation>Next unfinished</translation>
    </message>
    <message>
        <source>No bias is distinguishable from none, of those raters with enough patients to tell</source>
        <translation>No bias is distinguishable from none, of those raters with enough patients to tell</translation>
    </message>
    <message>
        <source>No cup</source>
        <translation>No cup</translation>
    </message>
    <message>
        <source>No fault was found.</source>
        <translation>No fault was found.</translation>
    </message>
    <message>
        <source>No photograph of yours is accepted yet.</source>
        <translation>No photograph of yours is accepted yet.</translation>
    </message>
    <message>
        <source>No photographs</source>
        <translation>No photographs</translation>
    </message>
    <message>
        <source>No photographs are assigned to you.</source>
        <translation>No photographs are assigned to you.</translation>
    </message>
    <message>
        <source>No rater and no senior has a PIN.</source>
        <translation>No rater and no senior has a PIN.</translation>
    </message>
    <message>
        <source>No rater&apos;s bias is distinguishable from none</source>
        <translation>No rater&apos;s bias is distinguishable from none</translation>
    </message>
    <message>
        <source>None of the photographs lies there; nothing was changed.</source>
        <translation>None of the photographs lies there; nothing was changed.</translation>
    </message>
    <message numerus="yes">
        <source>None of {n} file(s) can be used.</source>
        <translation><numerusform>None of {n} file can be used.</numerusform><numerusform>None of {n} files can be used.</numerusform></translation>
    </message>
    <message>
        <source>Not available: {why}.</source>
        <translation>Not available: {why}.</translation>
    </message>
    <message>
        <source>Not elliptical</source>
        <translation>Not elliptical</translation>
    </message>
    <message>
        <source>Not elliptical: closed curve</source>
        <translation>Not elliptical: closed curve</translation>
    </message>
    <message>
        <source>Not everything is stored</source>
        <translation>Not everything is stored</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Not saved</translation>
    </message>
    <message>
        <source>Not submitted: end what you have in hand first.</source>
        <translation>Not submitted: end what you have in hand first.</translation>
    </message>
    <message>
        <source>Not visible</source>
        <translation>Not visible</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Nothing else is to be reviewed.</source>
        <translation>Nothing else is to be reviewed.</translation>
    </message>
    <message>
        <source>Nothing is being drawn here now.</source>
        <translation>Nothing is being drawn here now.</translation>
    </message>
    <message>
        <source>Nothing is to be reviewed. Photographs come here when every rater has read them.</source>
        <translation>Nothing is to be reviewed. Photographs come here when every rater has read them.</translation>
    </message>
    <message>
        <source>On record this is a left eye, but the fovea lies on the side of a right one.</source>
        <translation>On record this is a left eye, but the fovea lies on the side of a right one.</translation>
    </message>
    <message>
        <source>On record this is a right eye, but the fovea lies on the side of a left one.</source>
        <translation>On record this is a right eye, but the fovea lies on the side of a left one.</translation>
    </message>
    <message>
        <source>On the photograph</source>
        <translation>On the photograph</translation>
    </message>
    <message>
        <source>One point lies apart: check it.</source>
        <translation>One point lies apart: check it.</translation>
    </message>
    <message>
        <source>One rater fewer</source>
        <translation>One rater fewer</translation>
    </message>
    <message>
        <source>One rater more</source>
        <translation>One rater more</translation>
    </message>
    <message>
        <source>Only the beginning is shown: the text has too many lines or too long a word for a manual.</source>
        <translation>Only the beginning is shown: the text has too many lines or too long a word for a manual.</translation>
    </message>
    <message>
        <source>Opaque media: cataract, vitreous haze</source>
        <translation>Opaque media: cataract, vitreous haze</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Open folder</translation>
    </message>
    <message>
        <source>Open study</source>
        <translation>Open study</translation>
    </message>
    <message>
        <source>Open study…</source>
        <translation>Open study…</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Open table</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>Open text</translation>
    </message>
    <message>
        <source>Open to the raters</source>
        <translation>Open to the raters</translation>
    </message>
    <message>
        <source>Open to the raters: each sees the own readings beside the consensus.</source>
        <translation>Open to the raters: each sees the own readings beside the consensus.</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Other</translation>
    </message>
    <message>
        <source>Other words…</source>
        <translation>Other words…</translation>
    </message>
    <message>
        <source>Others at this computer then cannot enter as {code}.</source>
        <translation>Others at this computer then cannot enter as {code}.</translation>
    </message>
    <message>
        <source>Out of focus or moved</source>
        <translation>Out of focus or moved</translation>
    </message>
    <message>
        <source>Outline the cup</source>
        <translation>Outline the cup</translation>
    </message>
    <message>
        <source>Outline the disc</source>
        <translation>Outline the disc</translation>
    </message>
    <message>
        <source>Outline the disc too: the cup counts only with it.</source>
        <translation>Outline the disc too: the cup counts only with it.</translation>
    </message>
    <message>
        <source>Overlap of every two raters</source>
        <translation>Overlap of every two raters</translation>
    </message>
    <message>
        <source>Own words, if needed</source>
        <translation>Own words, if needed</translation>
    </message>
    <message>
        <source>PHOTOGRAPHS</source>
        <translation>PHOTOGRAPHS</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>PIN for {code}</source>
        <translation>PIN for {code}</translation>
    </message>
    <message>
        <source>PIN so far</source>
        <translation>PIN so far</translation>
    </message>
    <message>
        <source>Page Up and Page Down go through what is shown here.</source>
        <translation>Page Up and Page Down go through what is shown here.</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Pan</translation>
    </message>
    <message>
        <source>Peripapillary atrophy</source>
        <translation>Peripapillary atrophy</translation>
    </message>
    <message>
        <source>Photographs</source>
        <translation>Photographs</translation>
    </message>
    <message>
        <source>Photographs before a repeat</source>
        <translation>Photographs before a repeat</translation>
    </message>
    <message>
        <source>Photographs looked for</source>
        <translation>Photographs looked for</translation>
    </message>
    <message>
        <source>Pixels that exactly half drew are inside</source>
        <translation>Pixels that exactly half drew are inside</translation>
    </message>
    <message>
        <source>Pixels that exactly half drew are outside</source>
        <translation>Pixels that exactly half drew are outside</translation>
    </message>
    <message>
        <source>Place x, y</source>
        <translation>Place x, y</translation>
    </message>
    <message>
        <source>Place, x</source>
        <translation>Place, x</translation>
    </message>
    <message>
        <source>Place, y</source>
        <translation>Place, y</translation>
    </message>
    <message>
        <source>Please check that the outline of the cup is round the right structure.</source>
        <translation>Please check that the outline of the cup is round the right structure.</translation>
    </message>
    <message>
        <source>Please check that the outline of the disc is round the right structure.</source>
        <translation>Please check that the outline of the disc is round the right structure.</translation>
    </message>
    <message>
        <source>Please check the position of the fovea again.</source>
        <translation>Please check the position of the fovea again.</translation>
    </message>
    <message>
        <source>Please check whether disc, cup and fovea all have an answer.</source>
        <translation>Please check whether disc, cup and fovea all have an answer.</translation>
    </message>
    <message>
        <source>Please look at the boundary of the cup again.</source>
        <translation>Please look at the boundary of the cup again.</translation>
    </message>
    <message>
        <source>Please look at the boundary of the disc again.</source>
        <translation>Please look at the boundary of the disc again.</translation>
    </message>
    <message>
        <source>Previous photograph</source>
        <translation>Previous photograph</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progress</translation>
    </message>
    <message numerus="yes">
        <source>Provisional. {n} more for a steady fit.</source>
        <translation><numerusform>Provisional. {n} more for a steady fit.</numerusform><numerusform>Provisional. {n} more for a steady fit.</numerusform></translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Put away</translation>
    </message>
    <message>
        <source>Put in force</source>
        <translation>Put in force</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Quorum</source>
        <translation>Quorum</translation>
    </message>
    <message>
        <source>Quorum higher</source>
        <translation>Quorum higher</translation>
    </message>
    <message>
        <source>Quorum lower</source>
        <translation>Quorum lower</translation>
    </message>
    <message>
        <source>Quorum: so many must grade a structure for its vote to count</source>
        <translation>Quorum: so many must grade a structure for its vote to count</translation>
    </message>
    <message>
        <source>RATERS</source>
        <translation>RATERS</translation>
    </message>
    <message>
        <source>REASON</source>
        <translation>REASON</translation>
    </message>
    <message>
        <source>RECENT</source>
        <translation>RECENT</translation>
    </message>
    <message>
        <source>REFUGE test set</source>
        <translation>REFUGE test set</translation>
    </message>
    <message>
        <source>REFUGE training set</source>
        <translation>REFUGE training set</translation>
    </message>
    <message>
        <source>REFUGE validation set</source>
        <translation>REFUGE validation set</translation>
    </message>
    <message>
        <source>RETURN TO</source>
        <translation>RETURN TO</translation>
    </message>
    <message>
        <source>Rater</source>
        <translation>Rater</translation>
    </message>
    <message>
        <source>Rater {letter}</source>
        <translation>Rater {letter}</translation>
    </message>
    <message>
        <source>Raters</source>
        <translation>Raters</translation>
    </message>
    <message>
        <source>Raters against themselves</source>
        <translation>Raters against themselves</translation>
    </message>
    <message>
        <source>Raters repeat themselves within {value}</source>
        <translation>Raters repeat themselves within {value}</translation>
    </message>
    <message>
        <source>Raters see their own readings beside the consensus, and nothing of each other.</source>
        <translation>Raters see their own readings beside the consensus, and nothing of each other.</translation>
    </message>
    <message>
        <source>Ratio of the consensus</source>
        <translation>Ratio of the consensus</translation>
    </message>
    <message>
        <source>Read it  (F1)</source>
        <translation>Read it  (F1)</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Reading</translation>
    </message>
    <message>
        <source>Reading the study…</source>
        <translation>Reading the study…</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Readings</translation>
    </message>
    <message>
        <source>Readings are being compared.</source>
        <translation>Readings are being compared.</translation>
    </message>
    <message>
        <source>Readings that are submitted and stand; hidden repeats are not among them.</source>
        <translation>Readings that are submitted and stand; hidden repeats are not among them.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Reason: {what}</source>
        <translation>Reason: {what}</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Red-free</source>
        <translation>Red-free</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Redo: {step}</source>
        <translation>Redo: {step}</translation>
    </message>
    <message>
        <source>Reference folder of the REFUGE evaluation program</source>
        <translation>Reference folder of the REFUGE evaluation program</translation>
    </message>
    <message>
        <source>Reference standards for disc, cup and fovea: seven blinded raters, a majority vote, a senior.</source>
        <translation>Reference standards for disc, cup and fovea: seven blinded raters, a majority vote, a senior.</translation>
    </message>
    <message>
        <source>Reference standards for optic disc, cup and fovea from fundus photographs: readings by blinded raters, merged by majority vote, reviewed by a senior.</source>
        <translation>Reference standards for optic disc, cup and fovea from fundus photographs: readings by blinded raters, merged by majority vote, reviewed by a senior.</translation>
    </message>
    <message>
        <source>Refuge Annotator</source>
        <translation>Refuge Annotator</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remove</translation>
    </message>
    <message>
        <source>Remove PIN</source>
        <translation>Remove PIN</translation>
    </message>
    <message>
        <source>Repeated after</source>
        <translation>Repeated after</translation>
    </message>
    <message>
        <source>Repeats fewer</source>
        <translation>Repeats fewer</translation>
    </message>
    <message>
        <source>Repeats more</source>
        <translation>Repeats more</translation>
    </message>
    <message>
        <source>Replaces the vote</source>
        <translation>Replaces the vote</translation>
    </message>
    <message>
        <source>Research use only; not for diagnosis.</source>
        <translation>Research use only; not for diagnosis.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reset</translation>
    </message>
    <message>
        <source>Return to rater {letter}</source>
        <translation>Return to rater {letter}</translation>
    </message>
    <message>
        <source>Return to raters</source>
        <translation>Return to raters</translation>
    </message>
    <message>
        <source>Return to raters {letters}</source>
        <translation>Return to raters {letters}</translation>
    </message>
    <message>
        <source>Return to raters…</source>
        <translation>Return to raters…</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Returned</translation>
    </message>
    <message>
        <source>Returned by the senior: {reason}</source>
        <translation>Returned by the senior: {reason}</translation>
    </message>
    <message>
        <source>Returned to {letters}: {reason}</source>
        <translation>Returned to {letters}: {reason}</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Review again</source>
        <translation>Review again</translation>
    </message>
    <message>
        <source>Right-button drag</source>
        <translation>Right-button drag</translation>
    </message>
    <message>
        <source>Rotate curve</source>
        <translation>Rotate curve</translation>
    </message>
    <message>
        <source>Rotate ellipse</source>
        <translation>Rotate ellipse</translation>
    </message>
    <message>
        <source>Rotate the outline by 1°</source>
        <translation>Rotate the outline by 1°</translation>
    </message>
    <message>
        <source>SENIOR</source>
        <translation>SENIOR</translation>
    </message>
    <message>
        <source>Save new study</source>
        <translation>Save new study</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Saved</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Saving…</translation>
    </message>
    <message>
        <source>Say in the notes what it is.</source>
        <translation>Say in the notes what it is.</translation>
    </message>
    <message>
        <source>Scale curve</source>
        <translation>Scale curve</translation>
    </message>
    <message>
        <source>Scale ellipse</source>
        <translation>Scale ellipse</translation>
    </message>
    <message>
        <source>Scale the outline by 1 %</source>
        <translation>Scale the outline by 1 %</translation>
    </message>
    <message>
        <source>Search by code</source>
        <translation>Search by code</translation>
    </message>
    <message>
        <source>Search by code or file</source>
        <translation>Search by code or file</translation>
    </message>
    <message>
        <source>Search the list</source>
        <translation>Search the list</translation>
    </message>
    <message>
        <source>Second looks</source>
        <translation>Second looks</translation>
    </message>
    <message>
        <source>Second looks fewer</source>
        <translation>Second looks fewer</translation>
    </message>
    <message>
        <source>Second looks more</source>
        <translation>Second looks more</translation>
    </message>
    <message>
        <source>Set PIN</source>
        <translation>Set PIN</translation>
    </message>
    <message>
        <source>Set a PIN</source>
        <translation>Set a PIN</translation>
    </message>
    <message>
        <source>Set a PIN…</source>
        <translation>Set a PIN…</translation>
    </message>
    <message>
        <source>Set a point, or the fovea, at the cross</source>
        <translation>Set a point, or the fovea, at the cross</translation>
    </message>
    <message>
        <source>Short half-axis</source>
        <translation>Short half-axis</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Show</translation>
    </message>
    <message>
        <source>Show all raters</source>
        <translation>Show all raters</translation>
    </message>
    <message>
        <source>Show how many agree</source>
        <translation>Show how many agree</translation>
    </message>
    <message>
        <source>Show only rater A</source>
        <translation>Show only rater A</translation>
    </message>
    <message>
        <source>Show only rater B</source>
        <translation>Show only rater B</translation>
    </message>
    <message>
        <source>Show only rater C</source>
        <translation>Show only rater C</translation>
    </message>
    <message>
        <source>Show only rater D</source>
        <translation>Show only rater D</translation>
    </message>
    <message>
        <source>Show only rater E</source>
        <translation>Show only rater E</translation>
    </message>
    <message>
        <source>Show only rater F</source>
        <translation>Show only rater F</translation>
    </message>
    <message>
        <source>Show only rater G</source>
        <translation>Show only rater G</translation>
    </message>
    <message>
        <source>Show rater A</source>
        <translation>Show rater A</translation>
    </message>
    <message>
        <source>Show rater B</source>
        <translation>Show rater B</translation>
    </message>
    <message>
        <source>Show rater C</source>
        <translation>Show rater C</translation>
    </message>
    <message>
        <source>Show rater D</source>
        <translation>Show rater D</translation>
    </message>
    <message>
        <source>Show rater E</source>
        <translation>Show rater E</translation>
    </message>
    <message>
        <source>Show rater F</source>
        <translation>Show rater F</translation>
    </message>
    <message>
        <source>Show rater G</source>
        <translation>Show rater G</translation>
    </message>
    <message>
        <source>Show the merged mask</source>
        <translation>Show the merged mask</translation>
    </message>
    <message>
        <source>Show the photograph as it is  (Backspace)</source>
        <translation>Show the photograph as it is  (Backspace)</translation>
    </message>
    <message>
        <source>Show two raters by their keys, 1 to 7, or one alone for the difference from the vote.</source>
        <translation>Show two raters by their keys, 1 to 7, or one alone for the difference from the vote.</translation>
    </message>
    <message>
        <source>Show {name}</source>
        <translation>Show {name}</translation>
    </message>
    <message>
        <source>Soft votes</source>
        <translation>Soft votes</translation>
    </message>
    <message>
        <source>Some photographs are left out</source>
        <translation>Some photographs are left out</translation>
    </message>
    <message>
        <source>Something cannot be graded. Say why under “Hard to grade”.</source>
        <translation>Something cannot be graded. Say why under “Hard to grade”.</translation>
    </message>
    <message>
        <source>Something cannot be graded: why?</source>
        <translation>Something cannot be graded: why?</translation>
    </message>
    <message>
        <source>Something else makes it hard to grade. Say in the notes what it is.</source>
        <translation>Something else makes it hard to grade. Say in the notes what it is.</translation>
    </message>
    <message>
        <source>Something else: say in the notes what it is</source>
        <translation>Something else: say in the notes what it is</translation>
    </message>
    <message>
        <source>Something in the program went wrong ({what}). Your saved work is safe; the details are in {folder}.</source>
        <translation>Something in the program went wrong ({what}). Your saved work is safe; the details are in {folder}.</translation>
    </message>
    <message>
        <source>Space+drag, middle button</source>
        <translation>Space+drag, middle button</translation>
    </message>
    <message>
        <source>Spread of the fovea marks (disc diameters)</source>
        <translation>Spread of the fovea marks (disc diameters)</translation>
    </message>
    <message>
        <source>Spread of the fovea marks (px)</source>
        <translation>Spread of the fovea marks (px)</translation>
    </message>
    <message>
        <source>Spread of the vertical cup-to-disc ratio</source>
        <translation>Spread of the vertical cup-to-disc ratio</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Started</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stay</translation>
    </message>
    <message numerus="yes">
        <source>Still missing: {n}.</source>
        <translation><numerusform>Still missing: {n}.</numerusform><numerusform>Still missing: {n}.</numerusform></translation>
    </message>
    <message>
        <source>Stopped. Open the page again to measure.</source>
        <translation>Stopped. Open the page again to measure.</translation>
    </message>
    <message>
        <source>Stopped; no study was made.</source>
        <translation>Stopped; no study was made.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Stopped; nothing was written.</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Stopping…</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studies</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Study</translation>
    </message>
    <message>
        <source>Study file</source>
        <translation>Study file</translation>
    </message>
    <message>
        <source>Study&apos;s manual</source>
        <translation>Study&apos;s manual</translation>
    </message>
    <message>
        <source>Study&apos;s manual…</source>
        <translation>Study&apos;s manual…</translation>
    </message>
    <message>
        <source>Submit all the same</source>
        <translation>Submit all the same</translation>
    </message>
    <message>
        <source>Submit amended reading</source>
        <translation>Submit amended reading</translation>
    </message>
    <message>
        <source>Submit reading</source>
        <translation>Submit reading</translation>
    </message>
    <message>
        <source>Submitted</source>
        <translation>Submitted</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Shift+Tab</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Take back</translation>
    </message>
    <message>
        <source>Take submission back</source>
        <translation>Take submission back</translation>
    </message>
    <message>
        <source>Take {code} back</source>
        <translation>Take {code} back</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texts</translation>
    </message>
    <message>
        <source>That is not the PIN of {code}.</source>
        <translation>That is not the PIN of {code}.</translation>
    </message>
    <message>
        <source>The cup is nearly as large as the disc. Is its outline round the cup?</source>
        <translation>The cup is nearly as large as the disc. Is its outline round the cup?</translation>
    </message>
    <message>
        <source>The cup is outlined, but the disc cannot be graded: a cup counts only with its disc.</source>
        <translation>The cup is outlined, but the disc cannot be graded: a cup counts only with its disc.</translation>
    </message>
    <message>
        <source>The cup is still to do: outline it, or answer “no cup” or “cannot grade”.</source>
        <translation>The cup is still to do: outline it, or answer “no cup” or “cannot grade”.</translation>
    </message>
    <message>
        <source>The cup is tiny. If there is none, answer “no cup”.</source>
        <translation>The cup is tiny. If there is none, answer “no cup”.</translation>
    </message>
    <message>
        <source>The cup is unusually long and narrow.</source>
        <translation>The cup is unusually long and narrow.</translation>
    </message>
    <message>
        <source>The cup leaves the disc ({side}): check both.</source>
        <translation>The cup leaves the disc ({side}): check both.</translation>
    </message>
    <message>
        <source>The cup leaves the disc. What lies outside will not count.</source>
        <translation>The cup leaves the disc. What lies outside will not count.</translation>
    </message>
    <message>
        <source>The cup leaves the disc: check both.</source>
        <translation>The cup leaves the disc: check both.</translation>
    </message>
    <message>
        <source>The cup lies outside the disc.</source>
        <translation>The cup lies outside the disc.</translation>
    </message>
    <message>
        <source>The cup touches the disc ({side}): check both.</source>
        <translation>The cup touches the disc ({side}): check both.</translation>
    </message>
    <message>
        <source>The cup touches the disc: check both.</source>
        <translation>The cup touches the disc: check both.</translation>
    </message>
    <message>
        <source>The cup&apos;s outline runs through fewer than six points: it is provisional.</source>
        <translation>The cup&apos;s outline runs through fewer than six points: it is provisional.</translation>
    </message>
    <message>
        <source>The disc cannot be graded, so the cup does not count.</source>
        <translation>The disc cannot be graded, so the cup does not count.</translation>
    </message>
    <message>
        <source>The disc is far from round. If it is tilted, say so under “Hard to grade”.</source>
        <translation>The disc is far from round. If it is tilted, say so under “Hard to grade”.</translation>
    </message>
    <message>
        <source>The disc is still to do: outline it, or answer “cannot grade”.</source>
        <translation>The disc is still to do: outline it, or answer “cannot grade”.</translation>
    </message>
    <message>
        <source>The disc is very large for this photograph.</source>
        <translation>The disc is very large for this photograph.</translation>
    </message>
    <message>
        <source>The disc is very small for this photograph.</source>
        <translation>The disc is very small for this photograph.</translation>
    </message>
    <message>
        <source>The disc&apos;s outline runs through fewer than six points: it is provisional.</source>
        <translation>The disc&apos;s outline runs through fewer than six points: it is provisional.</translation>
    </message>
    <message>
        <source>The fovea is still to do: mark it, or answer “not visible” or “cannot grade”.</source>
        <translation>The fovea is still to do: mark it, or answer “not visible” or “cannot grade”.</translation>
    </message>
    <message>
        <source>The fovea lies above the disc; mostly it is a little below.</source>
        <translation>The fovea lies above the disc; mostly it is a little below.</translation>
    </message>
    <message>
        <source>The fovea lies far below the disc; mostly it is only a little below.</source>
        <translation>The fovea lies far below the disc; mostly it is only a little below.</translation>
    </message>
    <message>
        <source>The fovea lies in the disc.</source>
        <translation>The fovea lies in the disc.</translation>
    </message>
    <message>
        <source>The fovea lies unusually far from the disc: more than three and a half disc diameters away.</source>
        <translation>The fovea lies unusually far from the disc: more than three and a half disc diameters away.</translation>
    </message>
    <message>
        <source>The fovea lies unusually near the disc: less than one and a half disc diameters away.</source>
        <translation>The fovea lies unusually near the disc: less than one and a half disc diameters away.</translation>
    </message>
    <message>
        <source>The green channel: vessels and nerve fibres stand out  (E)</source>
        <translation>The green channel: vessels and nerve fibres stand out  (E)</translation>
    </message>
    <message>
        <source>The last gesture is not stored yet: {why}. It stays on screen and is tried again.</source>
        <translation>The last gesture is not stored yet: {why}. It stays on screen and is tried again.</translation>
    </message>
    <message>
        <source>The long half-axis is the longer one.</source>
        <translation>The long half-axis is the longer one.</translation>
    </message>
    <message>
        <source>The manager can put a shorter one in its place.</source>
        <translation>The manager can put a shorter one in its place.</translation>
    </message>
    <message>
        <source>The manager has cleared your PIN. Set a new one where profiles are chosen.</source>
        <translation>The manager has cleared your PIN. Set a new one where profiles are chosen.</translation>
    </message>
    <message>
        <source>The manager has not opened the results yet.</source>
        <translation>The manager has not opened the results yet.</translation>
    </message>
    <message>
        <source>The manual is in force; raters are told when they come back.</source>
        <translation>The manual is in force; raters are told when they come back.</translation>
    </message>
    <message>
        <source>The photograph as it is</source>
        <translation>The photograph as it is</translation>
    </message>
    <message>
        <source>The program&apos;s own</source>
        <translation>The program&apos;s own</translation>
    </message>
    <message>
        <source>The raters read your words. Write what to look at again, never what others or the vote show.</source>
        <translation>The raters read your words. Write what to look at again, never what others or the vote show.</translation>
    </message>
    <message>
        <source>The real photograph of the demo study is “Retina, left, normal” by Mikael Häggström, CC0.</source>
        <translation>The real photograph of the demo study is “Retina, left, normal” by Mikael Häggström, CC0.</translation>
    </message>
    <message>
        <source>The senior wrote: {reason}
What did you change?</source>
        <translation>The senior wrote: {reason}
What did you change?</translation>
    </message>
    <message>
        <source>The senior&apos;s own outline decides them</source>
        <translation>The senior&apos;s own outline decides them</translation>
    </message>
    <message>
        <source>The study could not note this export: {why}</source>
        <translation>The study could not note this export: {why}</translation>
    </message>
    <message>
        <source>The study&apos;s manual has changed since your last reading.</source>
        <translation>The study&apos;s manual has changed since your last reading.</translation>
    </message>
    <message>
        <source>The two new PINs differ.</source>
        <translation>The two new PINs differ.</translation>
    </message>
    <message>
        <source>The wheel magnifies, a drag moves, a double click shows all.</source>
        <translation>The wheel magnifies, a drag moves, a double click shows all.</translation>
    </message>
    <message>
        <source>There is no ellipse yet that has numbers.</source>
        <translation>There is no ellipse yet that has numbers.</translation>
    </message>
    <message numerus="yes">
        <source>There is no interval with fewer than {n} patient(s).</source>
        <translation><numerusform>There is no interval with fewer than {n} patient.</numerusform><numerusform>There is no interval with fewer than {n} patients.</numerusform></translation>
    </message>
    <message>
        <source>There is nothing to show yet. Photographs come here after you have decided them.</source>
        <translation>There is nothing to show yet. Photographs come here after you have decided them.</translation>
    </message>
    <message>
        <source>This is how the raters will see it; not yet in force.</source>
        <translation>This is how the raters will see it; not yet in force.</translation>
    </message>
    <message>
        <source>This is unusual. Go back and correct it, or say why it is right.</source>
        <translation>This is unusual. Go back and correct it, or say why it is right.</translation>
    </message>
    <message>
        <source>This photograph</source>
        <translation>This photograph</translation>
    </message>
    <message>
        <source>This reading is submitted.</source>
        <translation>This reading is submitted.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Ties</translation>
    </message>
    <message>
        <source>Ties inside</source>
        <translation>Ties inside</translation>
    </message>
    <message>
        <source>Ties outside</source>
        <translation>Ties outside</translation>
    </message>
    <message>
        <source>Tilted disc</source>
        <translation>Tilted disc</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>To do</translation>
    </message>
    <message>
        <source>To do: {names}</source>
        <translation>To do: {names}</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>To review</translation>
    </message>
    <message>
        <source>Too few patients to tell a rater&apos;s bias from none</source>
        <translation>Too few patients to tell a rater&apos;s bias from none</translation>
    </message>
    <message>
        <source>Too few patients to tell whether your cups differ from the consensus&apos;: {bias}</source>
        <translation>Too few patients to tell whether your cups differ from the consensus&apos;: {bias}</translation>
    </message>
    <message>
        <source>Too many wrong PINs: wait {seconds} s.</source>
        <translation>Too many wrong PINs: wait {seconds} s.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Try now</translation>
    </message>
    <message>
        <source>Type a PIN.</source>
        <translation>Type a PIN.</translation>
    </message>
    <message>
        <source>Type numbers</source>
        <translation>Type numbers</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <translation>Uncertain</translation>
    </message>
    <message>
        <source>Under another code, none of those for calibration: how well raters agree with themselves</source>
        <translation>Under another code, none of those for calibration: how well raters agree with themselves</translation>
    </message>
    <message>
        <source>Under another code: how well the senior agrees with the own decision. No label follows the second one.</source>
        <translation>Under another code: how well the senior agrees with the own decision. No label follows the second one.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Undo: {step}</source>
        <translation>Undo: {step}</translation>
    </message>
    <message>
        <source>Ungradable</source>
        <translation>Ungradable</translation>
    </message>
    <message>
        <source>Ungradable: {reason}</source>
        <translation>Ungradable: {reason}</translation>
    </message>
    <message>
        <source>Ungradable…</source>
        <translation>Ungradable…</translation>
    </message>
    <message>
        <source>Up, Down and Enter choose, Esc goes back. {walk}</source>
        <translation>Up, Down and Enter choose, Esc goes back. {walk}</translation>
    </message>
    <message>
        <source>Upper limit of agreement</source>
        <translation>Upper limit of agreement</translation>
    </message>
    <message>
        <source>VOTE</source>
        <translation>VOTE</translation>
    </message>
    <message>
        <source>Verified folder</source>
        <translation>Verified folder</translation>
    </message>
    <message>
        <source>Verify an exported folder…</source>
        <translation>Verify an exported folder…</translation>
    </message>
    <message>
        <source>Verifying the record…</source>
        <translation>Verifying the record…</translation>
    </message>
    <message>
        <source>Verifying {folder}</source>
        <translation>Verifying {folder}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>View</source>
        <translation>View</translation>
    </message>
    <message>
        <source>WHO IS THE ODD ONE OUT</source>
        <translation>WHO IS THE ODD ONE OUT</translation>
    </message>
    <message>
        <source>Wait {seconds} s</source>
        <translation>Wait {seconds} s</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Waiting</translation>
    </message>
    <message>
        <source>What the raters read on F1. A text of your own, as plain text or Markdown, takes the place of the program&apos;s. Each reading records which version its rater could read.</source>
        <translation>What the raters read on F1. A text of your own, as plain text or Markdown, takes the place of the program&apos;s. Each reading records which version its rater could read.</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Wheel</translation>
    </message>
    <message>
        <source>Where the folder with the report is to lie</source>
        <translation>Where the folder with the report is to lie</translation>
    </message>
    <message>
        <source>White: the consensus. Colour: your first submission.</source>
        <translation>White: the consensus. Colour: your first submission.</translation>
    </message>
    <message>
        <source>White: the consensus. Colours: the raters&apos; first submissions.</source>
        <translation>White: the consensus. Colours: the raters&apos; first submissions.</translation>
    </message>
    <message>
        <source>Who is reading now?</source>
        <translation>Who is reading now?</translation>
    </message>
    <message>
        <source>Whole photograph</source>
        <translation>Whole photograph</translation>
    </message>
    <message>
        <source>Whose PIN?</source>
        <translation>Whose PIN?</translation>
    </message>
    <message>
        <source>Whose? The PIN goes, nobody sees it, and its owner is told.</source>
        <translation>Whose? The PIN goes, nobody sees it, and its owner is told.</translation>
    </message>
    <message>
        <source>Why can this photograph not be graded?</source>
        <translation>Why can this photograph not be graded?</translation>
    </message>
    <message>
        <source>Why does the {name} of rater {letter} not count?</source>
        <translation>Why does the {name} of rater {letter} not count?</translation>
    </message>
    <message>
        <source>Why it is right as it is</source>
        <translation>Why it is right as it is</translation>
    </message>
    <message>
        <source>Within-rater SD of the vertical cup-to-disc ratio</source>
        <translation>Within-rater SD of the vertical cup-to-disc ratio</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Write a note</translation>
    </message>
    <message>
        <source>Write agreement report…</source>
        <translation>Write agreement report…</translation>
    </message>
    <message>
        <source>Write note</source>
        <translation>Write note</translation>
    </message>
    <message>
        <source>Writing the agreement report</source>
        <translation>Writing the agreement report</translation>
    </message>
    <message>
        <source>YOUR PHOTOGRAPHS</source>
        <translation>YOUR PHOTOGRAPHS</translation>
    </message>
    <message>
        <source>You see the results when you have read everything that you are to read.</source>
        <translation>You see the results when you have read everything that you are to read.</translation>
    </message>
    <message>
        <source>You set aside: {rules}</source>
        <translation>You set aside: {rules}</translation>
    </message>
    <message>
        <source>Your bias</source>
        <translation>Your bias</translation>
    </message>
    <message>
        <source>Your coefficient of repeatability</source>
        <translation>Your coefficient of repeatability</translation>
    </message>
    <message>
        <source>Your cups are about as large as the consensus&apos;: {bias}</source>
        <translation>Your cups are about as large as the consensus&apos;: {bias}</translation>
    </message>
    <message>
        <source>Your cups are larger than the consensus&apos;: {bias}</source>
        <translation>Your cups are larger than the consensus&apos;: {bias}</translation>
    </message>
    <message>
        <source>Your cups are smaller than the consensus&apos;: {bias}</source>
        <translation>Your cups are smaller than the consensus&apos;: {bias}</translation>
    </message>
    <message>
        <source>Your mean Dice: disc {disc}, cup {cup}</source>
        <translation>Your mean Dice: disc {disc}, cup {cup}</translation>
    </message>
    <message>
        <source>Your outlines</source>
        <translation>Your outlines</translation>
    </message>
    <message>
        <source>Your own outline is not finished ({names}): more points, or remove it.</source>
        <translation>Your own outline is not finished ({names}): more points, or remove it.</translation>
    </message>
    <message>
        <source>Your photographs</source>
        <translation>Your photographs</translation>
    </message>
    <message>
        <source>Your ratio</source>
        <translation>Your ratio</translation>
    </message>
    <message>
        <source>Your ratio and the consensus</source>
        <translation>Your ratio and the consensus</translation>
    </message>
    <message>
        <source>Your ratio at the second reading</source>
        <translation>Your ratio at the second reading</translation>
    </message>
    <message>
        <source>Your ratios and the consensus</source>
        <translation>Your ratios and the consensus</translation>
    </message>
    <message>
        <source>Your readings and the consensus</source>
        <translation>Your readings and the consensus</translation>
    </message>
    <message>
        <source>Your readings and the consensus…</source>
        <translation>Your readings and the consensus…</translation>
    </message>
    <message>
        <source>Your within-rater SD of the ratio</source>
        <translation>Your within-rater SD of the ratio</translation>
    </message>
    <message>
        <source>Zoom about the pointer</source>
        <translation>Zoom about the pointer</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom in</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom out</translation>
    </message>
    <message>
        <source>Zoom to the disc</source>
        <translation>Zoom to the disc</translation>
    </message>
    <message>
        <source>a boundary point has no position</source>
        <translation>a boundary point has no position</translation>
    </message>
    <message>
        <source>a checksum in the PNG is wrong: the file is damaged</source>
        <translation>a checksum in the PNG is wrong: the file is damaged</translation>
    </message>
    <message>
        <source>a checksum is damaged</source>
        <translation>a checksum is damaged</translation>
    </message>
    <message>
        <source>a closed curve needs four different points, {count} are set</source>
        <translation>a closed curve needs four different points, {count} are set</translation>
    </message>
    <message>
        <source>a coordinate has more than two decimals</source>
        <translation>a coordinate has more than two decimals</translation>
    </message>
    <message>
        <source>a cup never leaves its disc; outline both again</source>
        <translation>a cup never leaves its disc; outline both again</translation>
    </message>
    <message>
        <source>a decision is no draft</source>
        <translation>a decision is no draft</translation>
    </message>
    <message>
        <source>a fovea and its answer contradict each other</source>
        <translation>a fovea and its answer contradict each other</translation>
    </message>
    <message>
        <source>a hidden file</source>
        <translation>a hidden file</translation>
    </message>
    <message>
        <source>a link that leads out of the folder</source>
        <translation>a link that leads out of the folder</translation>
    </message>
    <message>
        <source>a link; what it points to is found where it is</source>
        <translation>a link; what it points to is found where it is</translation>
    </message>
    <message>
        <source>a list is missing or too long</source>
        <translation>a list is missing or too long</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>a number is missing</translation>
    </message>
    <message>
        <source>a number is missing or out of range</source>
        <translation>a number is missing or out of range</translation>
    </message>
    <message>
        <source>a number is out of range</source>
        <translation>a number is out of range</translation>
    </message>
    <message>
        <source>a photograph comes a second time only after a first decision</source>
        <translation>a photograph comes a second time only after a first decision</translation>
    </message>
    <message>
        <source>a point has not two coordinates</source>
        <translation>a point has not two coordinates</translation>
    </message>
    <message>
        <source>a point is missing</source>
        <translation>a point is missing</translation>
    </message>
    <message>
        <source>a quorum of {quorum} does not fit {n} rater(s)</source>
        <translation>a quorum of {quorum} does not fit {n} rater(s)</translation>
    </message>
    <message>
        <source>a rater could not grade its disc or cup, and the format needs both of every rater</source>
        <translation>a rater could not grade its disc or cup, and the format needs both of every rater</translation>
    </message>
    <message>
        <source>a rater&apos;s reading is missing, and the format needs one of every rater</source>
        <translation>a rater&apos;s reading is missing, and the format needs one of every rater</translation>
    </message>
    <message>
        <source>a reading is not the one that was submitted</source>
        <translation>a reading is not the one that was submitted</translation>
    </message>
    <message>
        <source>a reading is still missing</source>
        <translation>a reading is still missing</translation>
    </message>
    <message>
        <source>a reading of this photograph has changed since you looked at it</source>
        <translation>a reading of this photograph has changed since you looked at it</translation>
    </message>
    <message>
        <source>a reading that does not count needs a reason</source>
        <translation>a reading that does not count needs a reason</translation>
    </message>
    <message>
        <source>a reading that was returned needs a reason for its change</source>
        <translation>a reading that was returned needs a reason for its change</translation>
    </message>
    <message>
        <source>a reading was changed after the review; it must be reviewed again</source>
        <translation>a reading was changed after the review; it must be reviewed again</translation>
    </message>
    <message>
        <source>a record and the log contradict each other ({entity})</source>
        <translation>a record and the log contradict each other ({entity})</translation>
    </message>
    <message>
        <source>a record is missing</source>
        <translation>a record is missing</translation>
    </message>
    <message>
        <source>a record of {table} belongs to nothing</source>
        <translation>a record of {table} belongs to nothing</translation>
    </message>
    <message>
        <source>a repeat is to come {n} photograph(s) later, and at most {between} can lie between</source>
        <translation>a repeat is to come {n} photograph(s) later, and at most {between} can lie between</translation>
    </message>
    <message>
        <source>a return needs a rater and a reason</source>
        <translation>a return needs a rater and a reason</translation>
    </message>
    <message>
        <source>a review before this one is missing</source>
        <translation>a review before this one is missing</translation>
    </message>
    <message>
        <source>a review does not name the readings it was signed for ({name})</source>
        <translation>a review does not name the readings it was signed for ({name})</translation>
    </message>
    <message>
        <source>a review is not the one that was signed</source>
        <translation>a review is not the one that was signed</translation>
    </message>
    <message>
        <source>a review names no revision number</source>
        <translation>a review names no revision number</translation>
    </message>
    <message>
        <source>a review that is not decided holds a decision</source>
        <translation>a review that is not decided holds a decision</translation>
    </message>
    <message>
        <source>a risk must be a number from 0 to 1</source>
        <translation>a risk must be a number from 0 to 1</translation>
    </message>
    <message>
        <source>a step before this one was not saved</source>
        <translation>a step before this one was not saved</translation>
    </message>
    <message>
        <source>a step of an unsent reading is missing</source>
        <translation>a step of an unsent reading is missing</translation>
    </message>
    <message>
        <source>a stored record is damaged ({why})</source>
        <translation>a stored record is damaged ({why})</translation>
    </message>
    <message>
        <source>a submission before this one is missing</source>
        <translation>a submission before this one is missing</translation>
    </message>
    <message>
        <source>a text has half a letter</source>
        <translation>a text has half a letter</translation>
    </message>
    <message>
        <source>a text in it is none</source>
        <translation>a text in it is none</translation>
    </message>
    <message>
        <source>a text is missing</source>
        <translation>a text is missing</translation>
    </message>
    <message>
        <source>a withdrawal needs a reason</source>
        <translation>a withdrawal needs a reason</translation>
    </message>
    <message>
        <source>a word in it is longer than 1,000 letters</source>
        <translation>a word in it is longer than 1,000 letters</translation>
    </message>
    <message>
        <source>a yes or no is missing</source>
        <translation>a yes or no is missing</translation>
    </message>
    <message>
        <source>above</source>
        <translation>above</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepted</translation>
    </message>
    <message>
        <source>add its mask, or leave the photograph out everywhere</source>
        <translation>add its mask, or leave the photograph out everywhere</translation>
    </message>
    <message>
        <source>add its row, or leave the photograph out everywhere</source>
        <translation>add its row, or leave the photograph out everywhere</translation>
    </message>
    <message>
        <source>add them, or take the folder out</source>
        <translation>add them, or take the folder out</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>adjusted</translation>
    </message>
    <message>
        <source>all eyes have the same glaucoma label: there is no ROC curve</source>
        <translation>all eyes have the same glaucoma label: there is no ROC curve</translation>
    </message>
    <message>
        <source>all photographs with a ratio have the same glaucoma label</source>
        <translation>all photographs with a ratio have the same glaucoma label</translation>
    </message>
    <message>
        <source>all work is saved, but no backup of it could be made ({why})</source>
        <translation>all work is saved, but no backup of it could be made ({why})</translation>
    </message>
    <message>
        <source>an ellipse is not in normal form</source>
        <translation>an ellipse is not in normal form</translation>
    </message>
    <message>
        <source>an ellipse needs five different boundary points, {count} are set</source>
        <translation>an ellipse needs five different boundary points, {count} are set</translation>
    </message>
    <message>
        <source>an entry is larger than a mask can be</source>
        <translation>an entry is larger than a mask can be</translation>
    </message>
    <message>
        <source>an outline and its answer contradict each other</source>
        <translation>an outline and its answer contradict each other</translation>
    </message>
    <message numerus="yes">
        <source>and {n} more</source>
        <translation><numerusform>and {n} more</numerusform><numerusform>and {n} more</numerusform></translation>
    </message>
    <message>
        <source>another program made it</source>
        <translation>another program made it</translation>
    </message>
    <message>
        <source>another reading was submitted for this photograph in the meantime</source>
        <translation>another reading was submitted for this photograph in the meantime</translation>
    </message>
    <message>
        <source>another review was stored for this photograph in the meantime</source>
        <translation>another review was stored for this photograph in the meantime</translation>
    </message>
    <message>
        <source>as many marked its fovea as call it not visible; review it again</source>
        <translation>as many marked its fovea as call it not visible; review it again</translation>
    </message>
    <message>
        <source>ask the health records</source>
        <translation>ask the health records</translation>
    </message>
    <message>
        <source>ask the manager</source>
        <translation>ask the manager</translation>
    </message>
    <message>
        <source>ask the senior to return the photograph to you</source>
        <translation>ask the senior to return the photograph to you</translation>
    </message>
    <message>
        <source>ask where it comes from</source>
        <translation>ask where it comes from</translation>
    </message>
    <message>
        <source>ask whoever looks after it</source>
        <translation>ask whoever looks after it</translation>
    </message>
    <message>
        <source>ask whoever looks after the folder</source>
        <translation>ask whoever looks after the folder</translation>
    </message>
    <message>
        <source>atrophy included</source>
        <translation>atrophy included</translation>
    </message>
    <message>
        <source>back with a rater</source>
        <translation>back with a rater</translation>
    </message>
    <message>
        <source>begun: {words}</source>
        <translation>begun: {words}</translation>
    </message>
    <message>
        <source>below</source>
        <translation>below</translation>
    </message>
    <message>
        <source>bias of the vertical cup-to-disc ratio (rater − the others)</source>
        <translation>bias of the vertical cup-to-disc ratio (rater − the others)</translation>
    </message>
    <message>
        <source>black and white are swapped: the cup would be nearly the whole photograph</source>
        <translation>black and white are swapped: the cup would be nearly the whole photograph</translation>
    </message>
    <message>
        <source>bring them into one folder</source>
        <translation>bring them into one folder</translation>
    </message>
    <message>
        <source>cannot grade</source>
        <translation>cannot grade</translation>
    </message>
    <message>
        <source>cannot grade, without a fault named</source>
        <translation>cannot grade, without a fault named</translation>
    </message>
    <message>
        <source>check the disk and its connection, and save again</source>
        <translation>check the disk and its connection, and save again</translation>
    </message>
    <message>
        <source>check the study, and keep its older backups</source>
        <translation>check the study, and keep its older backups</translation>
    </message>
    <message>
        <source>checked: it is so</source>
        <translation>checked: it is so</translation>
    </message>
    <message>
        <source>choose a folder away from the photographs</source>
        <translation>choose a folder away from the photographs</translation>
    </message>
    <message>
        <source>choose a folder in another place</source>
        <translation>choose a folder in another place</translation>
    </message>
    <message>
        <source>choose a folder with photographs</source>
        <translation>choose a folder with photographs</translation>
    </message>
    <message>
        <source>choose a new or an empty folder</source>
        <translation>choose a new or an empty folder</translation>
    </message>
    <message>
        <source>choose a photograph</source>
        <translation>choose a photograph</translation>
    </message>
    <message>
        <source>choose a photograph from your own list</source>
        <translation>choose a photograph from your own list</translation>
    </message>
    <message>
        <source>choose a photograph from your own worklist</source>
        <translation>choose a photograph from your own worklist</translation>
    </message>
    <message>
        <source>choose a shorter name, or a folder further up</source>
        <translation>choose a shorter name, or a folder further up</translation>
    </message>
    <message>
        <source>choose a shorter one</source>
        <translation>choose a shorter one</translation>
    </message>
    <message>
        <source>choose a table</source>
        <translation>choose a table</translation>
    </message>
    <message>
        <source>choose an empty folder</source>
        <translation>choose an empty folder</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>choose another file</translation>
    </message>
    <message>
        <source>choose another file; the names of study files end with .refuge</source>
        <translation>choose another file; the names of study files end with .refuge</translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation>choose another folder</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>choose another name</translation>
    </message>
    <message>
        <source>choose another place</source>
        <translation>choose another place</translation>
    </message>
    <message>
        <source>choose at most {most} %</source>
        <translation>choose at most {most} %</translation>
    </message>
    <message>
        <source>choose at most {most} %, at least 1 day and at least {least} photographs</source>
        <translation>choose at most {most} %, at least 1 day and at least {least} photographs</translation>
    </message>
    <message>
        <source>choose fewer</source>
        <translation>choose fewer</translation>
    </message>
    <message>
        <source>choose one from {least}, which is more than half, to {n}</source>
        <translation>choose one from {least}, which is more than half, to {n}</translation>
    </message>
    <message>
        <source>choose photographs</source>
        <translation>choose photographs</translation>
    </message>
    <message>
        <source>choose photographs inside the study&apos;s folder, with readable names</source>
        <translation>choose photographs inside the study&apos;s folder, with readable names</translation>
    </message>
    <message>
        <source>choose the exported folder</source>
        <translation>choose the exported folder</translation>
    </message>
    <message>
        <source>choose the files in it</source>
        <translation>choose the files in it</translation>
    </message>
    <message>
        <source>choose the folder of one set</source>
        <translation>choose the folder of one set</translation>
    </message>
    <message>
        <source>choose the folder that holds Disc_Cup_Masks, segmentation or one folder per photograph</source>
        <translation>choose the folder that holds Disc_Cup_Masks, segmentation or one folder per photograph</translation>
    </message>
    <message>
        <source>choose the folder that the photographs lie in</source>
        <translation>choose the folder that the photographs lie in</translation>
    </message>
    <message>
        <source>choose the right profile</source>
        <translation>choose the right profile</translation>
    </message>
    <message>
        <source>choose the study file</source>
        <translation>choose the study file</translation>
    </message>
    <message>
        <source>click on the missing side as well</source>
        <translation>click on the missing side as well</translation>
    </message>
    <message>
        <source>click round the whole boundary</source>
        <translation>click round the whole boundary</translation>
    </message>
    <message>
        <source>click {missing} more</source>
        <translation>click {missing} more</translation>
    </message>
    <message>
        <source>close it there, then open it here again</source>
        <translation>close it there, then open it here again</translation>
    </message>
    <message>
        <source>close other programs</source>
        <translation>close other programs</translation>
    </message>
    <message>
        <source>compare photograph, mask and fovea: one may be mirrored, turned or another&apos;s</source>
        <translation>compare photograph, mask and fovea: one may be mirrored, turned or another&apos;s</translation>
    </message>
    <message>
        <source>compare some masks with their photographs</source>
        <translation>compare some masks with their photographs</translation>
    </message>
    <message>
        <source>compare with its photograph</source>
        <translation>compare with its photograph</translation>
    </message>
    <message>
        <source>comparing readings: {done} of {total}</source>
        <translation>comparing readings: {done} of {total}</translation>
    </message>
    <message>
        <source>confidence {level}</source>
        <translation>confidence {level}</translation>
    </message>
    <message>
        <source>confirming: {done} of {total}</source>
        <translation>confirming: {done} of {total}</translation>
    </message>
    <message>
        <source>consensus</source>
        <translation>consensus</translation>
    </message>
    <message>
        <source>consensus: vertical cup-to-disc ratio</source>
        <translation>consensus: vertical cup-to-disc ratio</translation>
    </message>
    <message>
        <source>copy each photograph into its folder before training</source>
        <translation>copy each photograph into its folder before training</translation>
    </message>
    <message>
        <source>copy it again</source>
        <translation>copy it again</translation>
    </message>
    <message>
        <source>copy it again from the camera</source>
        <translation>copy it again from the camera</translation>
    </message>
    <message>
        <source>copy it again from where it came</source>
        <translation>copy it again from where it came</translation>
    </message>
    <message>
        <source>copy it again, or export the set again</source>
        <translation>copy it again, or export the set again</translation>
    </message>
    <message>
        <source>copy it again, or save it as PNG</source>
        <translation>copy it again, or save it as PNG</translation>
    </message>
    <message>
        <source>copy it again; a cloud folder may not have fetched it yet</source>
        <translation>copy it again; a cloud folder may not have fetched it yet</translation>
    </message>
    <message>
        <source>copy or export it again</source>
        <translation>copy or export it again</translation>
    </message>
    <message>
        <source>copy the study and the file beside it that ends with -journal to a folder where you may write</source>
        <translation>copy the study and the file beside it that ends with -journal to a folder where you may write</translation>
    </message>
    <message>
        <source>copy the study to a folder where you may write, and open it there</source>
        <translation>copy the study to a folder where you may write, and open it there</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>counts</translation>
    </message>
    <message>
        <source>cup in a disc that cannot be graded</source>
        <translation>cup in a disc that cannot be graded</translation>
    </message>
    <message>
        <source>cup leaves the disc</source>
        <translation>cup leaves the disc</translation>
    </message>
    <message>
        <source>cup long and narrow</source>
        <translation>cup long and narrow</translation>
    </message>
    <message>
        <source>cup nearly as large as the disc</source>
        <translation>cup nearly as large as the disc</translation>
    </message>
    <message>
        <source>cup outside the disc</source>
        <translation>cup outside the disc</translation>
    </message>
    <message>
        <source>cup provisional</source>
        <translation>cup provisional</translation>
    </message>
    <message>
        <source>cup tiny</source>
        <translation>cup tiny</translation>
    </message>
    <message>
        <source>cups differ</source>
        <translation>cups differ</translation>
    </message>
    <message numerus="yes">
        <source>curve, {n} point(s)</source>
        <translation><numerusform>curve, {n} point</numerusform><numerusform>curve, {n} points</numerusform></translation>
    </message>
    <message>
        <source>days and</source>
        <translation>days and</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>decided</translation>
    </message>
    <message>
        <source>delete it</source>
        <translation>delete it</translation>
    </message>
    <message>
        <source>delete it and click again</source>
        <translation>delete it and click again</translation>
    </message>
    <message>
        <source>delete stray points, or click round the whole boundary</source>
        <translation>delete stray points, or click round the whole boundary</translation>
    </message>
    <message>
        <source>delete the extra cells</source>
        <translation>delete the extra cells</translation>
    </message>
    <message>
        <source>delete the row</source>
        <translation>delete the row</translation>
    </message>
    <message>
        <source>delete the row; nothing may stand below the last photograph</source>
        <translation>delete the row; nothing may stand below the last photograph</translation>
    </message>
    <message>
        <source>differs most on {code}</source>
        <translation>differs most on {code}</translation>
    </message>
    <message>
        <source>disc and cup have different sizes</source>
        <translation>disc and cup have different sizes</translation>
    </message>
    <message>
        <source>disc far from round</source>
        <translation>disc far from round</translation>
    </message>
    <message>
        <source>disc provisional</source>
        <translation>disc provisional</translation>
    </message>
    <message>
        <source>disc very large</source>
        <translation>disc very large</translation>
    </message>
    <message>
        <source>disc very small</source>
        <translation>disc very small</translation>
    </message>
    <message>
        <source>disc {disc}   cup {cup}   vCDR {ratio}</source>
        <translation>disc {disc}   cup {cup}   vCDR {ratio}</translation>
    </message>
    <message>
        <source>discs differ</source>
        <translation>discs differ</translation>
    </message>
    <message>
        <source>do not unpack it; make the zip again</source>
        <translation>do not unpack it; make the zip again</translation>
    </message>
    <message>
        <source>do without hidden repeats, or let them come after fewer photographs</source>
        <translation>do without hidden repeats, or let them come after fewer photographs</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>does not count</translation>
    </message>
    <message>
        <source>down (disc diameters)</source>
        <translation>down (disc diameters)</translation>
    </message>
    <message>
        <source>download the photograph again; the server may have asked to sign in</source>
        <translation>download the photograph again; the server may have asked to sign in</translation>
    </message>
    <message>
        <source>drag its points into their order round the boundary</source>
        <translation>drag its points into their order round the boundary</translation>
    </message>
    <message>
        <source>draw it first (O)</source>
        <translation>draw it first (O)</translation>
    </message>
    <message>
        <source>drawn by few</source>
        <translation>drawn by few</translation>
    </message>
    <message>
        <source>edge hidden</source>
        <translation>edge hidden</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>equal</translation>
    </message>
    <message>
        <source>everybody gave the same answer, so chance agreement is total</source>
        <translation>everybody gave the same answer, so chance agreement is total</translation>
    </message>
    <message>
        <source>export it as {ending}; renaming does not convert it</source>
        <translation>export it as {ending}; renaming does not convert it</translation>
    </message>
    <message>
        <source>export the photograph again, smaller</source>
        <translation>export the photograph again, smaller</translation>
    </message>
    <message>
        <source>export the photograph from the archive as JPEG or PNG</source>
        <translation>export the photograph from the archive as JPEG or PNG</translation>
    </message>
    <message>
        <source>export the set again</source>
        <translation>export the set again</translation>
    </message>
    <message>
        <source>export the set again, or save the mask as an 8-bit grey BMP</source>
        <translation>export the set again, or save the mask as an 8-bit grey BMP</translation>
    </message>
    <message>
        <source>export the set again, or save the mask as an 8-bit grey PNG</source>
        <translation>export the set again, or save the mask as an 8-bit grey PNG</translation>
    </message>
    <message>
        <source>export the submission again</source>
        <translation>export the submission again</translation>
    </message>
    <message>
        <source>fill it in, or leave the photograph out everywhere</source>
        <translation>fill it in, or leave the photograph out everywhere</translation>
    </message>
    <message>
        <source>find the photographs: “Find moved photographs” in the window, or refuge-annotator relink STUDY FOLDER</source>
        <translation>find the photographs: “Find moved photographs” in the window, or refuge-annotator relink STUDY FOLDER</translation>
    </message>
    <message>
        <source>finish readings and reviews first</source>
        <translation>finish readings and reviews first</translation>
    </message>
    <message>
        <source>fovea above the disc</source>
        <translation>fovea above the disc</translation>
    </message>
    <message>
        <source>fovea far below the disc</source>
        <translation>fovea far below the disc</translation>
    </message>
    <message>
        <source>fovea far from the disc</source>
        <translation>fovea far from the disc</translation>
    </message>
    <message>
        <source>fovea in the disc</source>
        <translation>fovea in the disc</translation>
    </message>
    <message>
        <source>fovea near the disc</source>
        <translation>fovea near the disc</translation>
    </message>
    <message>
        <source>fovea on the other side than recorded</source>
        <translation>fovea on the other side than recorded</translation>
    </message>
    <message>
        <source>fovea uncertain</source>
        <translation>fovea uncertain</translation>
    </message>
    <message>
        <source>fovea {pixels} px apart</source>
        <translation>fovea {pixels} px apart</translation>
    </message>
    <message>
        <source>give both the photograph&apos;s own name</source>
        <translation>give both the photograph&apos;s own name</translation>
    </message>
    <message>
        <source>give the study a shorter name</source>
        <translation>give the study a shorter name</translation>
    </message>
    <message>
        <source>go on with the next one</source>
        <translation>go on with the next one</translation>
    </message>
    <message>
        <source>go on with the version that made it, and report this</source>
        <translation>go on with the version that made it, and report this</translation>
    </message>
    <message>
        <source>half of the cup without points</source>
        <translation>half of the cup without points</translation>
    </message>
    <message>
        <source>half of the disc without points</source>
        <translation>half of the disc without points</translation>
    </message>
    <message>
        <source>hard to grade ({faults})</source>
        <translation>hard to grade ({faults})</translation>
    </message>
    <message>
        <source>head tilted</source>
        <translation>head tilted</translation>
    </message>
    <message>
        <source>hidden repeats cannot be {percent} %, days apart: {days}, photographs apart: {photographs}</source>
        <translation>hidden repeats cannot be {percent} %, days apart: {days}, photographs apart: {photographs}</translation>
    </message>
    <message>
        <source>how a photograph was shown is out of range</source>
        <translation>how a photograph was shown is out of range</translation>
    </message>
    <message>
        <source>image misread</source>
        <translation>image misread</translation>
    </message>
    <message>
        <source>in this study, a reading is closed once it cannot be taken back any more</source>
        <translation>in this study, a reading is closed once it cannot be taken back any more</translation>
    </message>
    <message>
        <source>inferior</source>
        <translation>inferior</translation>
    </message>
    <message>
        <source>inferonasal</source>
        <translation>inferonasal</translation>
    </message>
    <message>
        <source>inferotemporal</source>
        <translation>inferotemporal</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>inside</translation>
    </message>
    <message>
        <source>install the newer version on this computer</source>
        <translation>install the newer version on this computer</translation>
    </message>
    <message>
        <source>install the system&apos;s libraries that the README names</source>
        <translation>install the system&apos;s libraries that the README names</translation>
    </message>
    <message>
        <source>it can go</source>
        <translation>it can go</translation>
    </message>
    <message>
        <source>it cannot be read ({why})</source>
        <translation>it cannot be read ({why})</translation>
    </message>
    <message>
        <source>it could not be written ({why})</source>
        <translation>it could not be written ({why})</translation>
    </message>
    <message>
        <source>it ends too early or is damaged</source>
        <translation>it ends too early or is damaged</translation>
    </message>
    <message>
        <source>it has a palette: viewers show grey levels, programs read the numbers of the colours</source>
        <translation>it has a palette: viewers show grey levels, programs read the numbers of the colours</translation>
    </message>
    <message>
        <source>it has colours; a mask has grey levels only</source>
        <translation>it has colours; a mask has grey levels only</translation>
    </message>
    <message>
        <source>it has fewer than 8 bits a pixel</source>
        <translation>it has fewer than 8 bits a pixel</translation>
    </message>
    <message>
        <source>it has in-between levels ({levels}): it went through JPEG or was resized, which moves the outlines</source>
        <translation>it has in-between levels ({levels}): it went through JPEG or was resized, which moves the outlines</translation>
    </message>
    <message>
        <source>it has more lines than a manual</source>
        <translation>it has more lines than a manual</translation>
    </message>
    <message>
        <source>it has neither a glaucoma score nor a glaucoma label, and a submission needs one</source>
        <translation>it has neither a glaucoma score nor a glaucoma label, and a submission needs one</translation>
    </message>
    <message>
        <source>it has no cup, and no manifest says that this was decided; the official program then gives no cup figure</source>
        <translation>it has no cup, and no manifest says that this was decided; the official program then gives no cup figure</translation>
    </message>
    <message>
        <source>it has no cup, as was decided</source>
        <translation>it has no cup, as was decided</translation>
    </message>
    <message>
        <source>it has no cup, as was decided; the official program gives no cup figure for a set with such a mask</source>
        <translation>it has no cup, as was decided; the official program gives no cup figure for a set with such a mask</translation>
    </message>
    <message>
        <source>it has no disc: the official program then gives no figure for the whole task</source>
        <translation>it has no disc: the official program then gives no figure for the whole task</translation>
    </message>
    <message>
        <source>it has no glaucoma label, and the format needs one</source>
        <translation>it has no glaucoma label, and the format needs one</translation>
    </message>
    <message>
        <source>it has no header row: readers drop the first row, and its photograph with it</source>
        <translation>it has no header row: readers drop the first row, and its photograph with it</translation>
    </message>
    <message>
        <source>it has no row in {table}</source>
        <translation>it has no row in {table}</translation>
    </message>
    <message>
        <source>it has three colour channels instead of one grey channel</source>
        <translation>it has three colour channels instead of one grey channel</translation>
    </message>
    <message>
        <source>it has {n} column(s) ({found}); readers take {wanted} by position</source>
        <translation>it has {n} column(s) ({found}); readers take {wanted} by position</translation>
    </message>
    <message>
        <source>it has {width} x {height} pixels, its photograph {wanted} x {high}</source>
        <translation>it has {width} x {height} pixels, its photograph {wanted} x {high}</translation>
    </message>
    <message>
        <source>it has {width} x {height} pixels, most masks here {wide} x {high}</source>
        <translation>it has {width} x {height} pixels, most masks here {wide} x {high}</translation>
    </message>
    <message>
        <source>it holds more than {limit} files</source>
        <translation>it holds more than {limit} files</translation>
    </message>
    <message>
        <source>it holds other files than lie beside it; a submission has no top folder</source>
        <translation>it holds other files than lie beside it; a submission has no top folder</translation>
    </message>
    <message>
        <source>it is a file of another kind</source>
        <translation>it is a file of another kind</translation>
    </message>
    <message>
        <source>it is a folder without a case; loaders take every folder for a case and stop</source>
        <translation>it is a folder without a case; loaders take every folder for a case and stop</translation>
    </message>
    <message>
        <source>it is a hidden file of macOS that the official program may take for a mask</source>
        <translation>it is a hidden file of macOS that the official program may take for a mask</translation>
    </message>
    <message>
        <source>it is a {kind} file under the name of a BMP</source>
        <translation>it is a {kind} file under the name of a BMP</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>it is empty</translation>
    </message>
    <message>
        <source>it is empty or nearly so</source>
        <translation>it is empty or nearly so</translation>
    </message>
    <message>
        <source>it is no PNG</source>
        <translation>it is no PNG</translation>
    </message>
    <message>
        <source>it is no complete zip file</source>
        <translation>it is no complete zip file</translation>
    </message>
    <message>
        <source>it is no mask</source>
        <translation>it is no mask</translation>
    </message>
    <message>
        <source>it is no record</source>
        <translation>it is no record</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>it is not JSON</translation>
    </message>
    <message>
        <source>it is not a PNG with 8 bits of grey a pixel</source>
        <translation>it is not a PNG with 8 bits of grey a pixel</translation>
    </message>
    <message>
        <source>it is not a picture</source>
        <translation>it is not a picture</translation>
    </message>
    <message>
        <source>it is not part of the export; it came later</source>
        <translation>it is not part of the export; it came later</translation>
    </message>
    <message>
        <source>it is not the file that was exported: it has {size} bytes, then {bytes}; what differs is said below</source>
        <translation>it is not the file that was exported: it has {size} bytes, then {bytes}; what differs is said below</translation>
    </message>
    <message>
        <source>it is too early for this photograph</source>
        <translation>it is too early for this photograph</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>it is too long</translation>
    </message>
    <message>
        <source>it lacks a field or has one too many</source>
        <translation>it lacks a field or has one too many</translation>
    </message>
    <message>
        <source>it lies beside the cases</source>
        <translation>it lies beside the cases</translation>
    </message>
    <message>
        <source>it replaces the vote</source>
        <translation>it replaces the vote</translation>
    </message>
    <message>
        <source>it says something else than {table}</source>
        <translation>it says something else than {table}</translation>
    </message>
    <message>
        <source>it takes two raters</source>
        <translation>it takes two raters</translation>
    </message>
    <message>
        <source>it unpacks to more than a set of labels can be</source>
        <translation>it unpacks to more than a set of labels can be</translation>
    </message>
    <message>
        <source>it was exported and is gone</source>
        <translation>it was exported and is gone</translation>
    </message>
    <message>
        <source>it was saved again by another program; its pixels are still those that were exported</source>
        <translation>it was saved again by another program; its pixels are still those that were exported</translation>
    </message>
    <message>
        <source>it was submitted too long ago</source>
        <translation>it was submitted too long ago</translation>
    </message>
    <message>
        <source>its columns stand in another order ({found}); readers go by position</source>
        <translation>its columns stand in another order ({found}); readers go by position</translation>
    </message>
    <message>
        <source>its consensus has no cup, though nobody decided that there is none; review it again</source>
        <translation>its consensus has no cup, though nobody decided that there is none; review it again</translation>
    </message>
    <message>
        <source>its consensus has no disc; review it again</source>
        <translation>its consensus has no disc; review it again</translation>
    </message>
    <message>
        <source>its consensus is not the one that the senior accepted; review it again</source>
        <translation>its consensus is not the one that the senior accepted; review it again</translation>
    </message>
    <message>
        <source>its counts are missing in the table</source>
        <translation>its counts are missing in the table</translation>
    </message>
    <message>
        <source>its cup is not one whole (pieces: {pieces}, holes: {holes}): the vertical diameter is misread</source>
        <translation>its cup is not one whole (pieces: {pieces}, holes: {holes}): the vertical diameter is misread</translation>
    </message>
    <message>
        <source>its cup leaves its disc</source>
        <translation>its cup leaves its disc</translation>
    </message>
    <message>
        <source>its disc is not one whole (pieces: {pieces}, holes: {holes}): the vertical diameter is misread</source>
        <translation>its disc is not one whole (pieces: {pieces}, holes: {holes}): the vertical diameter is misread</translation>
    </message>
    <message>
        <source>its disc reaches the edge of the photograph</source>
        <translation>its disc reaches the edge of the photograph</translation>
    </message>
    <message>
        <source>its fields are separated by semicolons; readers split at commas and find one column</source>
        <translation>its fields are separated by semicolons; readers split at commas and find one column</translation>
    </message>
    <message>
        <source>its file name is one that Windows does not allow; rename the photograph and find it again in the study</source>
        <translation>its file name is one that Windows does not allow; rename the photograph and find it again in the study</translation>
    </message>
    <message>
        <source>its files differ from those beside it</source>
        <translation>its files differ from those beside it</translation>
    </message>
    <message>
        <source>its folder says the other glaucoma label than {table}</source>
        <translation>its folder says the other glaucoma label than {table}</translation>
    </message>
    <message>
        <source>its fovea is not visible, and the format needs a fovea for every photograph</source>
        <translation>its fovea is not visible, and the format needs a fovea for every photograph</translation>
    </message>
    <message>
        <source>its fovea lies outside the photograph; review it again</source>
        <translation>its fovea lies outside the photograph; review it again</translation>
    </message>
    <message>
        <source>its header gives an impossible size</source>
        <translation>its header gives an impossible size</translation>
    </message>
    <message>
        <source>its header is not that of the released masks, though common programs read the same levels</source>
        <translation>its header is not that of the released masks, though common programs read the same levels</translation>
    </message>
    <message>
        <source>its headings are {found} instead of {wanted}; make sure that the columns mean the same</source>
        <translation>its headings are {found} instead of {wanted}; make sure that the columns mean the same</translation>
    </message>
    <message>
        <source>its headings are {found} instead of {wanted}; programs that read by name fail</source>
        <translation>its headings are {found} instead of {wanted}; programs that read by name fail</translation>
    </message>
    <message>
        <source>its letters cannot be read for certain</source>
        <translation>its letters cannot be read for certain</translation>
    </message>
    <message>
        <source>its level {level} is no number of votes of {n} rater(s)</source>
        <translation>its level {level} is no number of votes of {n} rater(s)</translation>
    </message>
    <message>
        <source>its levels are the class numbers {levels} instead of grey levels</source>
        <translation>its levels are the class numbers {levels} instead of grey levels</translation>
    </message>
    <message>
        <source>its levels are {levels}</source>
        <translation>its levels are {levels}</translation>
    </message>
    <message>
        <source>its masks have different sizes</source>
        <translation>its masks have different sizes</translation>
    </message>
    <message>
        <source>its photograph is missing; find the photographs again (in the window, or with relink)</source>
        <translation>its photograph is missing; find the photographs again (in the window, or with relink)</translation>
    </message>
    <message>
        <source>its photograph is not the one that was read; check the study</source>
        <translation>its photograph is not the one that was read; check the study</translation>
    </message>
    <message>
        <source>its pixels are not those that were exported: the mask was changed or exchanged since</source>
        <translation>its pixels are not those that were exported: the mask was changed or exchanged since</translation>
    </message>
    <message>
        <source>its repeats are too many or too early</source>
        <translation>its repeats are too many or too early</translation>
    </message>
    <message>
        <source>its version is missing</source>
        <translation>its version is missing</translation>
    </message>
    <message>
        <source>keep exactly these columns</source>
        <translation>keep exactly these columns</translation>
    </message>
    <message>
        <source>keep it on a disk of this computer</source>
        <translation>keep it on a disk of this computer</translation>
    </message>
    <message>
        <source>keep the exported file</source>
        <translation>keep the exported file</translation>
    </message>
    <message>
        <source>keep the right one</source>
        <translation>keep the right one</translation>
    </message>
    <message>
        <source>keep the right row</source>
        <translation>keep the right row</translation>
    </message>
    <message>
        <source>keep this file, and go on with a copy of its newest backup, {backup}</source>
        <translation>keep this file, and go on with a copy of its newest backup, {backup}</translation>
    </message>
    <message>
        <source>keep this file, and restore it from the hospital&apos;s own backups</source>
        <translation>keep this file, and restore it from the hospital&apos;s own backups</translation>
    </message>
    <message>
        <source>large disc</source>
        <translation>large disc</translation>
    </message>
    <message>
        <source>least on {code}: {value}</source>
        <translation>least on {code}: {value}</translation>
    </message>
    <message>
        <source>leave one row of it</source>
        <translation>leave one row of it</translation>
    </message>
    <message>
        <source>leave out what is no text, such as a picture written in letters</source>
        <translation>leave out what is no text, such as a picture written in letters</translation>
    </message>
    <message>
        <source>leave the copies out of the next study</source>
        <translation>leave the copies out of the next study</translation>
    </message>
    <message>
        <source>leave the photograph out where the official program scores the cup</source>
        <translation>leave the photograph out where the official program scores the cup</translation>
    </message>
    <message>
        <source>leave the photograph out, or outline its cup</source>
        <translation>leave the photograph out, or outline its cup</translation>
    </message>
    <message>
        <source>leave the photograph out, or outline its disc</source>
        <translation>leave the photograph out, or outline its disc</translation>
    </message>
    <message>
        <source>left</source>
        <translation>left</translation>
    </message>
    <message>
        <source>left eye</source>
        <translation>left eye</translation>
    </message>
    <message>
        <source>let the folder of the study and that of its backups be written to, and make a backup again</source>
        <translation>let the folder of the study and that of its backups be written to, and make a backup again</translation>
    </message>
    <message>
        <source>line {line} is no row of a table ({why})</source>
        <translation>line {line} is no row of a table ({why})</translation>
    </message>
    <message>
        <source>line {line}: a cell is longer than 200 characters</source>
        <translation>line {line}: a cell is longer than 200 characters</translation>
    </message>
    <message>
        <source>line {line}: a cell starts with = + - or @, which a spreadsheet would run</source>
        <translation>line {line}: a cell starts with = + - or @, which a spreadsheet would run</translation>
    </message>
    <message>
        <source>line {line}: the source is missing</source>
        <translation>line {line}: the source is missing</translation>
    </message>
    <message>
        <source>line {line}: the study has no photograph {image}</source>
        <translation>line {line}: the study has no photograph {image}</translation>
    </message>
    <message>
        <source>line {line}: the study has several photographs {image}</source>
        <translation>line {line}: the study has several photographs {image}</translation>
    </message>
    <message>
        <source>line {line}: there are more cells than columns</source>
        <translation>line {line}: there are more cells than columns</translation>
    </message>
    <message>
        <source>line {line}: {eye} is no eye; write right or left, R or L, OD or OS</source>
        <translation>line {line}: {eye} is no eye; write right or left, R or L, OD or OS</translation>
    </message>
    <message>
        <source>line {line}: {image} is there more than once</source>
        <translation>line {line}: {image} is there more than once</translation>
    </message>
    <message>
        <source>line {line}: {label} is no label; write 1, 0, glaucoma or normal</source>
        <translation>line {line}: {label} is no label; write 1, 0, glaucoma or normal</translation>
    </message>
    <message>
        <source>line {line}: {risk} is no risk; write a number from 0 to 1, such as 0.28</source>
        <translation>line {line}: {risk} is no risk; write a number from 0 to 1, such as 0.28</translation>
    </message>
    <message>
        <source>look after the disk and its connection, and make a backup again</source>
        <translation>look after the disk and its connection, and make a backup again</translation>
    </message>
    <message>
        <source>look at the photograph&apos;s outlines again</source>
        <translation>look at the photograph&apos;s outlines again</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>lower left</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>lower right</translation>
    </message>
    <message>
        <source>make or copy it again</source>
        <translation>make or copy it again</translation>
    </message>
    <message>
        <source>make room on the disk, and make a backup again</source>
        <translation>make room on the disk, and make a backup again</translation>
    </message>
    <message>
        <source>make room on the disk, and save again</source>
        <translation>make room on the disk, and save again</translation>
    </message>
    <message>
        <source>make room, or choose a folder on another disk</source>
        <translation>make room, or choose a folder on another disk</translation>
    </message>
    <message>
        <source>make room, or choose another disk</source>
        <translation>make room, or choose another disk</translation>
    </message>
    <message>
        <source>make sure that the photograph&apos;s name does too</source>
        <translation>make sure that the photograph&apos;s name does too</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>marked</translation>
    </message>
    <message>
        <source>masks belong in {places}</source>
        <translation>masks belong in {places}</translation>
    </message>
    <message>
        <source>mean of both</source>
        <translation>mean of both</translation>
    </message>
    <message>
        <source>mean of both ratios</source>
        <translation>mean of both ratios</translation>
    </message>
    <message>
        <source>mean of the two ratios</source>
        <translation>mean of the two ratios</translation>
    </message>
    <message>
        <source>mean of {few} selected marks</source>
        <translation>mean of {few} selected marks</translation>
    </message>
    <message>
        <source>mend the row and import the table again</source>
        <translation>mend the row and import the table again</translation>
    </message>
    <message>
        <source>mirrored</source>
        <translation>mirrored</translation>
    </message>
    <message>
        <source>more than 100 megapixels: slow to show</source>
        <translation>more than 100 megapixels: slow to show</translation>
    </message>
    <message>
        <source>move it elsewhere</source>
        <translation>move it elsewhere</translation>
    </message>
    <message>
        <source>move it there, or move the study</source>
        <translation>move it there, or move the study</translation>
    </message>
    <message>
        <source>move the file away that has the name of the folder of its backups</source>
        <translation>move the file away that has the name of the folder of its backups</translation>
    </message>
    <message>
        <source>move the inner folder up</source>
        <translation>move the inner folder up</translation>
    </message>
    <message>
        <source>must grade (quorum)</source>
        <translation>must grade (quorum)</translation>
    </message>
    <message>
        <source>n = {count}</source>
        <translation>n = {count}</translation>
    </message>
    <message numerus="yes">
        <source>n = {n}. The ellipse holds 95 % of a normal distribution with the marks&apos; covariance.</source>
        <translation><numerusform>n = {n}. The ellipse holds 95 % of a normal distribution with the marks&apos; covariance.</numerusform><numerusform>n = {n}. The ellipse holds 95 % of a normal distribution with the marks&apos; covariance.</numerusform></translation>
    </message>
    <message>
        <source>name it once</source>
        <translation>name it once</translation>
    </message>
    <message>
        <source>name one such as R1, S1 or M1</source>
        <translation>name one such as R1, S1 or M1</translation>
    </message>
    <message>
        <source>name the columns {wanted}</source>
        <translation>name the columns {wanted}</translation>
    </message>
    <message>
        <source>narrow field</source>
        <translation>narrow field</translation>
    </message>
    <message>
        <source>nasal</source>
        <translation>nasal</translation>
    </message>
    <message>
        <source>nearly all</source>
        <translation>nearly all</translation>
    </message>
    <message>
        <source>no cup</source>
        <translation>no cup</translation>
    </message>
    <message>
        <source>no cup to {few} of {all}</source>
        <translation>no cup to {few} of {all}</translation>
    </message>
    <message>
        <source>no known format</source>
        <translation>no known format</translation>
    </message>
    <message>
        <source>no known format was recognised in this folder</source>
        <translation>no known format was recognised in this folder</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>no mark</translation>
    </message>
    <message>
        <source>no photograph can be exported ({why})</source>
        <translation>no photograph can be exported ({why})</translation>
    </message>
    <message>
        <source>no photograph can be used</source>
        <translation>no photograph can be used</translation>
    </message>
    <message>
        <source>no photograph has a cup-to-disc ratio of yours and of the consensus</source>
        <translation>no photograph has a cup-to-disc ratio of yours and of the consensus</translation>
    </message>
    <message>
        <source>no photograph has a glaucoma label</source>
        <translation>no photograph has a glaucoma label</translation>
    </message>
    <message>
        <source>no photograph has an outline of yours and a consensus</source>
        <translation>no photograph has an outline of yours and a consensus</translation>
    </message>
    <message>
        <source>no photograph has the readings it needs</source>
        <translation>no photograph has the readings it needs</translation>
    </message>
    <message>
        <source>no photograph has two fovea marks and a disc</source>
        <translation>no photograph has two fovea marks and a disc</translation>
    </message>
    <message>
        <source>no photograph with a glaucoma label has a ratio</source>
        <translation>no photograph with a glaucoma label has a ratio</translation>
    </message>
    <message>
        <source>no rater has read a photograph twice yet</source>
        <translation>no rater has read a photograph twice yet</translation>
    </message>
    <message>
        <source>no reading has both a disc and a graded cup</source>
        <translation>no reading has both a disc and a graded cup</translation>
    </message>
    <message>
        <source>no study can be made here ({why})</source>
        <translation>no study can be made here ({why})</translation>
    </message>
    <message>
        <source>no study has so many raters</source>
        <translation>no study has so many raters</translation>
    </message>
    <message>
        <source>no two raters have graded the same photograph</source>
        <translation>no two raters have graded the same photograph</translation>
    </message>
    <message>
        <source>none of the photographs lies there; nothing was changed</source>
        <translation>none of the photographs lies there; nothing was changed</translation>
    </message>
    <message>
        <source>not available: {why}</source>
        <translation>not available: {why}</translation>
    </message>
    <message>
        <source>not begun</source>
        <translation>not begun</translation>
    </message>
    <message>
        <source>not decided yet</source>
        <translation>not decided yet</translation>
    </message>
    <message>
        <source>not done</source>
        <translation>not done</translation>
    </message>
    <message>
        <source>not drawn by both</source>
        <translation>not drawn by both</translation>
    </message>
    <message>
        <source>not every rater has read this photograph</source>
        <translation>not every rater has read this photograph</translation>
    </message>
    <message>
        <source>not visible</source>
        <translation>not visible</translation>
    </message>
    <message>
        <source>not visible to {few} of {all}</source>
        <translation>not visible to {few} of {all}</translation>
    </message>
    <message>
        <source>notched rim</source>
        <translation>notched rim</translation>
    </message>
    <message>
        <source>nothing can be written there</source>
        <translation>nothing can be written there</translation>
    </message>
    <message>
        <source>nothing is submitted here</source>
        <translation>nothing is submitted here</translation>
    </message>
    <message>
        <source>oblique view</source>
        <translation>oblique view</translation>
    </message>
    <message>
        <source>of whom</source>
        <translation>of whom</translation>
    </message>
    <message>
        <source>one fovea {pixels} px off</source>
        <translation>one fovea {pixels} px off</translation>
    </message>
    <message>
        <source>one {name} lies apart</source>
        <translation>one {name} lies apart</translation>
    </message>
    <message>
        <source>only plain votes are confirmed together</source>
        <translation>only plain votes are confirmed together</translation>
    </message>
    <message>
        <source>only {few} of {all} graded the {name}</source>
        <translation>only {few} of {all} graded the {name}</translation>
    </message>
    <message>
        <source>only {name}</source>
        <translation>only {name}</translation>
    </message>
    <message>
        <source>only {one} {mine} px, only {other} {theirs} px</source>
        <translation>only {one} {mine} px, only {other} {theirs} px</translation>
    </message>
    <message>
        <source>only {wanted} may occur; export the set again</source>
        <translation>only {wanted} may occur; export the set again</translation>
    </message>
    <message>
        <source>open it, or choose another folder</source>
        <translation>open it, or choose another folder</translation>
    </message>
    <message>
        <source>other fault, without a note</source>
        <translation>other fault, without a note</translation>
    </message>
    <message>
        <source>other photographs, at the least</source>
        <translation>other photographs, at the least</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>outside</translation>
    </message>
    <message>
        <source>people, photographs or reading lists are not those the study was made with</source>
        <translation>people, photographs or reading lists are not those the study was made with</translation>
    </message>
    <message>
        <source>photographs come first, the same for every rater</source>
        <translation>photographs come first, the same for every rater</translation>
    </message>
    <message>
        <source>photographs have names that are one name for an export or on some systems: {names}</source>
        <translation>photographs have names that are one name for an export or on some systems: {names}</translation>
    </message>
    <message>
        <source>poor fit</source>
        <translation>poor fit</translation>
    </message>
    <message>
        <source>put it back under its name, and save again</source>
        <translation>put it back under its name, and save again</translation>
    </message>
    <message>
        <source>put it back, or find it again</source>
        <translation>put it back, or find it again</translation>
    </message>
    <message>
        <source>put it back, or look for the photographs in another folder</source>
        <translation>put it back, or look for the photographs in another folder</translation>
    </message>
    <message>
        <source>put the original file back</source>
        <translation>put the original file back</translation>
    </message>
    <message>
        <source>put the photograph itself there</source>
        <translation>put the photograph itself there</translation>
    </message>
    <message>
        <source>put the photographs into the folder, and verify it again</source>
        <translation>put the photographs into the folder, and verify it again</translation>
    </message>
    <message>
        <source>put the row {wanted} first</source>
        <translation>put the row {wanted} first</translation>
    </message>
    <message>
        <source>quorum {quorum}</source>
        <translation>quorum {quorum}</translation>
    </message>
    <message>
        <source>rater − others</source>
        <translation>rater − others</translation>
    </message>
    <message>
        <source>ratios differ</source>
        <translation>ratios differ</translation>
    </message>
    <message>
        <source>read again since your review</source>
        <translation>read again since your review</translation>
    </message>
    <message>
        <source>readers of this set do not look in this folder</source>
        <translation>readers of this set do not look in this folder</translation>
    </message>
    <message>
        <source>recognised as {format}</source>
        <translation>recognised as {format}</translation>
    </message>
    <message>
        <source>record wrong</source>
        <translation>record wrong</translation>
    </message>
    <message>
        <source>records do not fit together</source>
        <translation>records do not fit together</translation>
    </message>
    <message>
        <source>reload the photograph and look at what is stored</source>
        <translation>reload the photograph and look at what is stored</translation>
    </message>
    <message>
        <source>rename the file</source>
        <translation>rename the file</translation>
    </message>
    <message>
        <source>rename the files and find them again in the study; nothing was written</source>
        <translation>rename the files and find them again in the study; nothing was written</translation>
    </message>
    <message>
        <source>restore the newest backup of the study and check it</source>
        <translation>restore the newest backup of the study and check it</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>returned</translation>
    </message>
    <message>
        <source>returned to you</source>
        <translation>returned to you</translation>
    </message>
    <message>
        <source>review it when all readings are in</source>
        <translation>review it when all readings are in</translation>
    </message>
    <message>
        <source>right</source>
        <translation>right</translation>
    </message>
    <message>
        <source>right eye</source>
        <translation>right eye</translation>
    </message>
    <message>
        <source>rim almost lost</source>
        <translation>rim almost lost</translation>
    </message>
    <message>
        <source>rim lost there</source>
        <translation>rim lost there</translation>
    </message>
    <message>
        <source>row {row} has more than {limit} cells</source>
        <translation>row {row} has more than {limit} cells</translation>
    </message>
    <message>
        <source>row {row} is blank: the official program fails on it</source>
        <translation>row {row} is blank: the official program fails on it</translation>
    </message>
    <message>
        <source>row {row}: the ID is not {wanted}</source>
        <translation>row {row}: the ID is not {wanted}</translation>
    </message>
    <message>
        <source>row {row}: the fovea has more than two decimals</source>
        <translation>row {row}: the fovea has more than two decimals</translation>
    </message>
    <message>
        <source>row {row}: the name “{name}” begins or ends with a space</source>
        <translation>row {row}: the name “{name}” begins or ends with a space</translation>
    </message>
    <message>
        <source>row {row}: the name “{name}” does not end in .jpg; names are compared to the letter</source>
        <translation>row {row}: the name “{name}” does not end in .jpg; names are compared to the letter</translation>
    </message>
    <message>
        <source>row {row}: the risk {risk} is not between 0 and 1</source>
        <translation>row {row}: the risk {risk} is not between 0 and 1</translation>
    </message>
    <message>
        <source>row {row}: {column} is empty; the official program then gives no figure for the task</source>
        <translation>row {row}: {column} is empty; the official program then gives no figure for the task</translation>
    </message>
    <message>
        <source>row {row}: {column} is “{cell}”, neither 1 nor 0</source>
        <translation>row {row}: {column} is “{cell}”, neither 1 nor 0</translation>
    </message>
    <message>
        <source>row {row}: {column} is “{cell}”, no number that programs read</source>
        <translation>row {row}: {column} is “{cell}”, no number that programs read</translation>
    </message>
    <message>
        <source>save it as CSV UTF-8</source>
        <translation>save it as CSV UTF-8</translation>
    </message>
    <message>
        <source>save it as JPEG, PNG or TIFF</source>
        <translation>save it as JPEG, PNG or TIFF</translation>
    </message>
    <message>
        <source>save it as UTF-8</source>
        <translation>save it as UTF-8</translation>
    </message>
    <message>
        <source>save it as an ordinary JPEG or PNG</source>
        <translation>save it as an ordinary JPEG or PNG</translation>
    </message>
    <message>
        <source>save it as an ordinary TIFF or PNG with 8 or 16 bits</source>
        <translation>save it as an ordinary TIFF or PNG with 8 or 16 bits</translation>
    </message>
    <message>
        <source>save it as plain text or Markdown (.txt or .md)</source>
        <translation>save it as plain text or Markdown (.txt or .md)</translation>
    </message>
    <message>
        <source>save it in RGB</source>
        <translation>save it in RGB</translation>
    </message>
    <message>
        <source>save it with commas, and points in numbers</source>
        <translation>save it with commas, and points in numbers</translation>
    </message>
    <message>
        <source>save its picture as JPEG or PNG</source>
        <translation>save its picture as JPEG or PNG</translation>
    </message>
    <message>
        <source>say which records the label comes from</source>
        <translation>say which records the label comes from</translation>
    </message>
    <message>
        <source>score it together with others</source>
        <translation>score it together with others</translation>
    </message>
    <message>
        <source>second − first</source>
        <translation>second − first</translation>
    </message>
    <message>
        <source>see beside the photograph what it lacks</source>
        <translation>see beside the photograph what it lacks</translation>
    </message>
    <message>
        <source>see refuge-annotator --help for what needs none</source>
        <translation>see refuge-annotator --help for what needs none</translation>
    </message>
    <message>
        <source>set the clock of this computer</source>
        <translation>set the clock of this computer</translation>
    </message>
    <message>
        <source>share done (%)</source>
        <translation>share done (%)</translation>
    </message>
    <message>
        <source>shorten it to 200 kB</source>
        <translation>shorten it to 200 kB</translation>
    </message>
    <message>
        <source>shorten it to 5,000 lines and cells</source>
        <translation>shorten it to 5,000 lines and cells</translation>
    </message>
    <message>
        <source>slip</source>
        <translation>slip</translation>
    </message>
    <message>
        <source>small cup</source>
        <translation>small cup</translation>
    </message>
    <message>
        <source>small differences</source>
        <translation>small differences</translation>
    </message>
    <message>
        <source>small disc</source>
        <translation>small disc</translation>
    </message>
    <message>
        <source>started</source>
        <translation>started</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>stopped</translation>
    </message>
    <message>
        <source>submitted</source>
        <translation>submitted</translation>
    </message>
    <message>
        <source>superior</source>
        <translation>superior</translation>
    </message>
    <message>
        <source>superonasal</source>
        <translation>superonasal</translation>
    </message>
    <message>
        <source>superotemporal</source>
        <translation>superotemporal</translation>
    </message>
    <message>
        <source>take it back while that is possible, or ask the senior to return it</source>
        <translation>take it back while that is possible, or ask the senior to return it</translation>
    </message>
    <message>
        <source>take the folder out</source>
        <translation>take the folder out</translation>
    </message>
    <message>
        <source>tell the loader how many there are</source>
        <translation>tell the loader how many there are</translation>
    </message>
    <message>
        <source>tell the manager, who can check the study</source>
        <translation>tell the manager, who can check the study</translation>
    </message>
    <message>
        <source>temporal</source>
        <translation>temporal</translation>
    </message>
    <message>
        <source>the BMP ends too early, or is of a kind that cannot be read</source>
        <translation>the BMP ends too early, or is of a kind that cannot be read</translation>
    </message>
    <message>
        <source>the JPEG ends after {percent} % of its rows</source>
        <translation>the JPEG ends after {percent} % of its rows</translation>
    </message>
    <message>
        <source>the JPEG ends before its end marker</source>
        <translation>the JPEG ends before its end marker</translation>
    </message>
    <message>
        <source>the JPEG ends within its header</source>
        <translation>the JPEG ends within its header</translation>
    </message>
    <message>
        <source>the JPEG has four inks (CMYK) and does not say whether they are inverted</source>
        <translation>the JPEG has four inks (CMYK) and does not say whether they are inverted</translation>
    </message>
    <message>
        <source>the JPEG lacked its end marker and is complete otherwise</source>
        <translation>the JPEG lacked its end marker and is complete otherwise</translation>
    </message>
    <message>
        <source>the PNG ends too early: a part of it is missing</source>
        <translation>the PNG ends too early: a part of it is missing</translation>
    </message>
    <message>
        <source>the PNG is damaged</source>
        <translation>the PNG is damaged</translation>
    </message>
    <message>
        <source>the TIFF ends too early: a part of the picture is missing</source>
        <translation>the TIFF ends too early: a part of the picture is missing</translation>
    </message>
    <message>
        <source>the TIFF has several pages: the first is shown</source>
        <translation>the TIFF has several pages: the first is shown</translation>
    </message>
    <message>
        <source>the TIFF holds no whole positive numbers, so its brightness is not defined</source>
        <translation>the TIFF holds no whole positive numbers, so its brightness is not defined</translation>
    </message>
    <message>
        <source>the boundary points do not close to an ellipse of plausible size</source>
        <translation>the boundary points do not close to an ellipse of plausible size</translation>
    </message>
    <message>
        <source>the boundary points do not lie on an ellipse</source>
        <translation>the boundary points do not lie on an ellipse</translation>
    </message>
    <message>
        <source>the boundary points lie on a line</source>
        <translation>the boundary points lie on a line</translation>
    </message>
    <message>
        <source>the boundary points lie on one spot</source>
        <translation>the boundary points lie on one spot</translation>
    </message>
    <message>
        <source>the case lacks {n} file(s), first {file}; loaders take every folder for a case and stop</source>
        <translation>the case lacks {n} file(s), first {file}; loaders take every folder for a case and stop</translation>
    </message>
    <message>
        <source>the computer&apos;s clock went back before {at} (log entry {seq}); the order of the log is right</source>
        <translation>the computer&apos;s clock went back before {at} (log entry {seq}); the order of the log is right</translation>
    </message>
    <message>
        <source>the copy is not equal to the study</source>
        <translation>the copy is not equal to the study</translation>
    </message>
    <message>
        <source>the curve crosses itself</source>
        <translation>the curve crosses itself</translation>
    </message>
    <message>
        <source>the demonstration cannot be made here ({why})</source>
        <translation>the demonstration cannot be made here ({why})</translation>
    </message>
    <message>
        <source>the demonstration was not made: it was cancelled</source>
        <translation>the demonstration was not made: it was cancelled</translation>
    </message>
    <message>
        <source>the disk is full; no study was made</source>
        <translation>the disk is full; no study was made</translation>
    </message>
    <message>
        <source>the disk is full; nothing was exported</source>
        <translation>the disk is full; nothing was exported</translation>
    </message>
    <message>
        <source>the disk is full; this step is not saved yet, all earlier ones are</source>
        <translation>the disk is full; this step is not saved yet, all earlier ones are</translation>
    </message>
    <message>
        <source>the disk refused ({why}); this step is not saved yet, all earlier ones are</source>
        <translation>the disk refused ({why}); this step is not saved yet, all earlier ones are</translation>
    </message>
    <message>
        <source>the ellipse would be too long and narrow</source>
        <translation>the ellipse would be too long and narrow</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>the file cannot be read</translation>
    </message>
    <message>
        <source>the file cannot be read ({reason})</source>
        <translation>the file cannot be read ({reason})</translation>
    </message>
    <message>
        <source>the file cannot be written ({why})</source>
        <translation>the file cannot be written ({why})</translation>
    </message>
    <message>
        <source>the file changed while it was read</source>
        <translation>the file changed while it was read</translation>
    </message>
    <message>
        <source>the file holds nothing but zeros</source>
        <translation>the file holds nothing but zeros</translation>
    </message>
    <message>
        <source>the file holds or lacks {name}</source>
        <translation>the file holds or lacks {name}</translation>
    </message>
    <message>
        <source>the file is damaged ({fault})</source>
        <translation>the file is damaged ({fault})</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>the file is empty</translation>
    </message>
    <message>
        <source>the file is empty (0 bytes)</source>
        <translation>the file is empty (0 bytes)</translation>
    </message>
    <message>
        <source>the file is larger than 2 GB</source>
        <translation>the file is larger than 2 GB</translation>
    </message>
    <message>
        <source>the file is missing; without it the task is not scored</source>
        <translation>the file is missing; without it the task is not scored</translation>
    </message>
    <message>
        <source>the file is not there</source>
        <translation>the file is not there</translation>
    </message>
    <message>
        <source>the file name is not valid Unicode</source>
        <translation>the file name is not valid Unicode</translation>
    </message>
    <message>
        <source>the file was saved anew; its pixels are the same</source>
        <translation>the file was saved anew; its pixels are the same</translation>
    </message>
    <message>
        <source>the file&apos;s version is not the one in its header</source>
        <translation>the file&apos;s version is not the one in its header</translation>
    </message>
    <message>
        <source>the first page of the TIFF is a small preview</source>
        <translation>the first page of the TIFF is a small preview</translation>
    </message>
    <message>
        <source>the folder cannot be opened</source>
        <translation>the folder cannot be opened</translation>
    </message>
    <message>
        <source>the folder cannot be read ({why})</source>
        <translation>the folder cannot be read ({why})</translation>
    </message>
    <message>
        <source>the header contradicts the picture: the file is damaged</source>
        <translation>the header contradicts the picture: the file is damaged</translation>
    </message>
    <message>
        <source>the header says {width} x {height} pixels</source>
        <translation>the header says {width} x {height} pixels</translation>
    </message>
    <message>
        <source>the hidden repeats ({count} for each rater) all come near the end of the lists</source>
        <translation>the hidden repeats ({count} for each rater) all come near the end of the lists</translation>
    </message>
    <message>
        <source>the log is broken at entry {seq}</source>
        <translation>the log is broken at entry {seq}</translation>
    </message>
    <message>
        <source>the manifest cannot be read ({why})</source>
        <translation>the manifest cannot be read ({why})</translation>
    </message>
    <message>
        <source>the map is missing</source>
        <translation>the map is missing</translation>
    </message>
    <message>
        <source>the mask {mask} and the row {name}.jpg differ in small and capital letters</source>
        <translation>the mask {mask} and the row {name}.jpg differ in small and capital letters</translation>
    </message>
    <message>
        <source>the name contains a backslash, which other systems take for a folder</source>
        <translation>the name contains a backslash, which other systems take for a folder</translation>
    </message>
    <message>
        <source>the name of its entry “{entry}” is unsafe or stands twice</source>
        <translation>the name of its entry “{entry}” is unsafe or stands twice</translation>
    </message>
    <message>
        <source>the official program sees masks only when their names end in {ending}, in small letters</source>
        <translation>the official program sees masks only when their names end in {ending}, in small letters</translation>
    </message>
    <message>
        <source>the order is {wanted}</source>
        <translation>the order is {wanted}</translation>
    </message>
    <message>
        <source>the photograph cannot be read ({why})</source>
        <translation>the photograph cannot be read ({why})</translation>
    </message>
    <message>
        <source>the photograph is not the one of this study: its pixels have changed since the study was made</source>
        <translation>the photograph is not the one of this study: its pixels have changed since the study was made</translation>
    </message>
    <message>
        <source>the photograph lies outside the study&apos;s folder</source>
        <translation>the photograph lies outside the study&apos;s folder</translation>
    </message>
    <message>
        <source>the photograph {name} has no mask; the official program passes over it silently</source>
        <translation>the photograph {name} has no mask; the official program passes over it silently</translation>
    </message>
    <message>
        <source>the photograph&apos;s path leads out of the study&apos;s folder</source>
        <translation>the photograph&apos;s path leads out of the study&apos;s folder</translation>
    </message>
    <message>
        <source>the photographs are not in the folders; loaders want each as &lt;stem&gt;/&lt;stem&gt;.jpg</source>
        <translation>the photographs are not in the folders; loaders want each as &lt;stem&gt;/&lt;stem&gt;.jpg</translation>
    </message>
    <message>
        <source>the photographs differ by less than chance alone would make them</source>
        <translation>the photographs differ by less than chance alone would make them</translation>
    </message>
    <message>
        <source>the photographs lie in this folder, around it or in it</source>
        <translation>the photographs lie in this folder, around it or in it</translation>
    </message>
    <message>
        <source>the photographs lie on several drives</source>
        <translation>the photographs lie on several drives</translation>
    </message>
    <message>
        <source>the pixels differ</source>
        <translation>the pixels differ</translation>
    </message>
    <message>
        <source>the program stopped in the middle of a save, which is undone when the study can be written</source>
        <translation>the program stopped in the middle of a save, which is undone when the study can be written</translation>
    </message>
    <message>
        <source>the quorum is not more than half of the raters</source>
        <translation>the quorum is not more than half of the raters</translation>
    </message>
    <message>
        <source>the review names a reading that it did not look at</source>
        <translation>the review names a reading that it did not look at</translation>
    </message>
    <message>
        <source>the same photograph is there {count} times: {names}</source>
        <translation>the same photograph is there {count} times: {names}</translation>
    </message>
    <message>
        <source>the same picture as {other}</source>
        <translation>the same picture as {other}</translation>
    </message>
    <message>
        <source>the senior found it ungradable</source>
        <translation>the senior found it ungradable</translation>
    </message>
    <message>
        <source>the senior has begun to review this photograph</source>
        <translation>the senior has begun to review this photograph</translation>
    </message>
    <message>
        <source>the senior has not reviewed it yet</source>
        <translation>the senior has not reviewed it yet</translation>
    </message>
    <message>
        <source>the senior returned it to a rater</source>
        <translation>the senior returned it to a rater</translation>
    </message>
    <message>
        <source>the set has {n} photograph(s); the official program fails with fewer than two</source>
        <translation>the set has {n} photograph(s); the official program fails with fewer than two</translation>
    </message>
    <message>
        <source>the set has {n} rater(s); loaders of the public set count on seven</source>
        <translation>the set has {n} rater(s); loaders of the public set count on seven</translation>
    </message>
    <message>
        <source>the study could not be updated for this version of the program, and is unchanged ({why})</source>
        <translation>the study could not be updated for this version of the program, and is unchanged ({why})</translation>
    </message>
    <message>
        <source>the study file is damaged ({why})</source>
        <translation>the study file is damaged ({why})</translation>
    </message>
    <message>
        <source>the study file was moved, renamed or deleted while it is open; this step is not saved yet</source>
        <translation>the study file was moved, renamed or deleted while it is open; this step is not saved yet</translation>
    </message>
    <message>
        <source>the study is damaged</source>
        <translation>the study is damaged</translation>
    </message>
    <message>
        <source>the study is open for viewing only, because nothing can be written where it lies</source>
        <translation>the study is open for viewing only, because nothing can be written where it lies</translation>
    </message>
    <message>
        <source>the study is open in another window</source>
        <translation>the study is open in another window</translation>
    </message>
    <message>
        <source>the study lies on a network folder, where a file is damaged when two computers write to it</source>
        <translation>the study lies on a network folder, where a file is damaged when two computers write to it</translation>
    </message>
    <message>
        <source>the study was written by a newer version of the program (file version {version}, this one: {ours})</source>
        <translation>the study was written by a newer version of the program (file version {version}, this one: {ours})</translation>
    </message>
    <message>
        <source>the study&apos;s name or path is {n} byte(s) too long, for its backups have longer ones</source>
        <translation>the study&apos;s name or path is {n} byte(s) too long, for its backups have longer ones</translation>
    </message>
    <message>
        <source>the table cannot be read ({why})</source>
        <translation>the table cannot be read ({why})</translation>
    </message>
    <message>
        <source>the table is empty</source>
        <translation>the table is empty</translation>
    </message>
    <message>
        <source>the table is larger than 50 MB</source>
        <translation>the table is larger than 50 MB</translation>
    </message>
    <message>
        <source>the table is not UTF-8</source>
        <translation>the table is not UTF-8</translation>
    </message>
    <message>
        <source>the table is saved as UTF-16</source>
        <translation>the table is saved as UTF-16</translation>
    </message>
    <message>
        <source>the table needs each of these columns once: {columns}</source>
        <translation>the table needs each of these columns once: {columns}</translation>
    </message>
    <message>
        <source>the table says nothing of patient, eye or camera</source>
        <translation>the table says nothing of patient, eye or camera</translation>
    </message>
    <message>
        <source>the text is too long for a manual</source>
        <translation>the text is too long for a manual</translation>
    </message>
    <message>
        <source>the top folder is there twice, one in the other, as unpacking often leaves it</source>
        <translation>the top folder is there twice, one in the other, as unpacking often leaves it</translation>
    </message>
    <message>
        <source>the values do not vary</source>
        <translation>the values do not vary</translation>
    </message>
    <message>
        <source>the vote</source>
        <translation>the vote</translation>
    </message>
    <message>
        <source>the window cannot be opened ({why})</source>
        <translation>the window cannot be opened ({why})</translation>
    </message>
    <message>
        <source>the workbook is missing; readers look for it by this name</source>
        <translation>the workbook is missing; readers look for it by this name</translation>
    </message>
    <message>
        <source>the zip has a top folder, and a submission has none</source>
        <translation>the zip has a top folder, and a submission has none</translation>
    </message>
    <message>
        <source>there is a demonstration here already</source>
        <translation>there is a demonstration here already</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <translation>there is a file of this name already</translation>
    </message>
    <message>
        <source>there is a folder of this name already</source>
        <translation>there is a folder of this name already</translation>
    </message>
    <message>
        <source>there is a second mask for this photograph: {other}</source>
        <translation>there is a second mask for this photograph: {other}</translation>
    </message>
    <message>
        <source>there is no screen here for the window</source>
        <translation>there is no screen here for the window</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>there is no such file</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>there is no such folder</translation>
    </message>
    <message>
        <source>there is no such step</source>
        <translation>there is no such step</translation>
    </message>
    <message>
        <source>there is not enough memory for this photograph</source>
        <translation>there is not enough memory for this photograph</translation>
    </message>
    <message>
        <source>there is nothing to do</source>
        <translation>there is nothing to do</translation>
    </message>
    <message>
        <source>there is something at this place already</source>
        <translation>there is something at this place already</translation>
    </message>
    <message>
        <source>these rules make no study ({why})</source>
        <translation>these rules make no study ({why})</translation>
    </message>
    <message>
        <source>this cannot be stored ({why})</source>
        <translation>this cannot be stored ({why})</translation>
    </message>
    <message>
        <source>this is a DICOM file</source>
        <translation>this is a DICOM file</translation>
    </message>
    <message>
        <source>this is a GIF picture</source>
        <translation>this is a GIF picture</translation>
    </message>
    <message>
        <source>this is a HEIC or AVIF picture</source>
        <translation>this is a HEIC or AVIF picture</translation>
    </message>
    <message>
        <source>this is a JPEG 2000 picture</source>
        <translation>this is a JPEG 2000 picture</translation>
    </message>
    <message>
        <source>this is a PDF document</source>
        <translation>this is a PDF document</translation>
    </message>
    <message>
        <source>this is a WebP picture</source>
        <translation>this is a WebP picture</translation>
    </message>
    <message>
        <source>this is a folder, not a photograph</source>
        <translation>this is a folder, not a photograph</translation>
    </message>
    <message>
        <source>this is a study or another database</source>
        <translation>this is a study or another database</translation>
    </message>
    <message>
        <source>this is a vector drawing (SVG), not a photograph</source>
        <translation>this is a vector drawing (SVG), not a photograph</translation>
    </message>
    <message>
        <source>this is a web page, not a photograph</source>
        <translation>this is a web page, not a photograph</translation>
    </message>
    <message>
        <source>this is a zip archive</source>
        <translation>this is a zip archive</translation>
    </message>
    <message>
        <source>this is no text file</source>
        <translation>this is no text file</translation>
    </message>
    <message>
        <source>this is not a photograph</source>
        <translation>this is not a photograph</translation>
    </message>
    <message>
        <source>this is not a study of this program ({why})</source>
        <translation>this is not a study of this program ({why})</translation>
    </message>
    <message>
        <source>this is not a table</source>
        <translation>this is not a table</translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
        <translation>this is not an ordinary file</translation>
    </message>
    <message>
        <source>this is not the photograph that was read: its pixels have changed</source>
        <translation>this is not the photograph that was read: its pixels have changed</translation>
    </message>
    <message>
        <source>this is not what the stored records allow ({why})</source>
        <translation>this is not what the stored records allow ({why})</translation>
    </message>
    <message>
        <source>this kind of JPEG cannot be read</source>
        <translation>this kind of JPEG cannot be read</translation>
    </message>
    <message>
        <source>this kind of TIFF cannot be read</source>
        <translation>this kind of TIFF cannot be read</translation>
    </message>
    <message>
        <source>this name or path is too long or not allowed</source>
        <translation>this name or path is too long or not allowed</translation>
    </message>
    <message>
        <source>this path of a photograph cannot be stored</source>
        <translation>this path of a photograph cannot be stored</translation>
    </message>
    <message>
        <source>this person is not in the study</source>
        <translation>this person is not in the study</translation>
    </message>
    <message>
        <source>this photograph is not in the study</source>
        <translation>this photograph is not in the study</translation>
    </message>
    <message>
        <source>this photograph is there twice</source>
        <translation>this photograph is there twice</translation>
    </message>
    <message>
        <source>this photograph was not given to this rater</source>
        <translation>this photograph was not given to this rater</translation>
    </message>
    <message>
        <source>this photograph was withdrawn from you</source>
        <translation>this photograph was withdrawn from you</translation>
    </message>
    <message>
        <source>this reading belongs to another rater</source>
        <translation>this reading belongs to another rater</translation>
    </message>
    <message>
        <source>this reading cannot be stored ({why})</source>
        <translation>this reading cannot be stored ({why})</translation>
    </message>
    <message>
        <source>this reading is submitted and cannot be changed</source>
        <translation>this reading is submitted and cannot be changed</translation>
    </message>
    <message>
        <source>this result is closed</source>
        <translation>this result is closed</translation>
    </message>
    <message>
        <source>this review cannot be stored ({why})</source>
        <translation>this review cannot be stored ({why})</translation>
    </message>
    <message>
        <source>this vote cannot be accepted</source>
        <translation>this vote cannot be accepted</translation>
    </message>
    <message>
        <source>to do</source>
        <translation>to do</translation>
    </message>
    <message>
        <source>to hand in: masks and two tables, also as a zip</source>
        <translation>to hand in: masks and two tables, also as a zip</translation>
    </message>
    <message>
        <source>to learn from differences: every rater beside the consensus</source>
        <translation>to learn from differences: every rater beside the consensus</translation>
    </message>
    <message>
        <source>to mix them with other photographs, let them come after fewer</source>
        <translation>to mix them with other photographs, let them come after fewer</translation>
    </message>
    <message>
        <source>to report results: masks in G and N, one table</source>
        <translation>to report results: masks in G and N, one table</translation>
    </message>
    <message>
        <source>to review</source>
        <translation>to review</translation>
    </message>
    <message>
        <source>to score submissions with the published program</source>
        <translation>to score submissions with the published program</translation>
    </message>
    <message>
        <source>to select a network: all masks together, one table</source>
        <translation>to select a network: all masks together, one table</translation>
    </message>
    <message>
        <source>to the right (disc diameters)</source>
        <translation>to the right (disc diameters)</translation>
    </message>
    <message>
        <source>to train a network: masks by class, a table of foveas</source>
        <translation>to train a network: masks by class, a table of foveas</translation>
    </message>
    <message>
        <source>to train on doubt: the share of raters at every pixel, derived from the votes</source>
        <translation>to train on doubt: the share of raters at every pixel, derived from the votes</translation>
    </message>
    <message>
        <source>too few photographs</source>
        <translation>too few photographs</translation>
    </message>
    <message>
        <source>too few readings count for its cup; review it again</source>
        <translation>too few readings count for its cup; review it again</translation>
    </message>
    <message>
        <source>too few readings count for its disc; review it again</source>
        <translation>too few readings count for its disc; review it again</translation>
    </message>
    <message>
        <source>too few readings count for its fovea; review it again</source>
        <translation>too few readings count for its fovea; review it again</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>try again</translation>
    </message>
    <message>
        <source>try another disk</source>
        <translation>try another disk</translation>
    </message>
    <message>
        <source>unanimous</source>
        <translation>unanimous</translation>
    </message>
    <message>
        <source>ungradable</source>
        <translation>ungradable</translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation>unpack it first</translation>
    </message>
    <message>
        <source>upper left</source>
        <translation>upper left</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>upper right</translation>
    </message>
    <message>
        <source>use masks of the photograph&apos;s own size: never cropped, turned or resized</source>
        <translation>use masks of the photograph&apos;s own size: never cropped, turned or resized</translation>
    </message>
    <message>
        <source>vCDR</source>
        <translation>vCDR</translation>
    </message>
    <message>
        <source>vCDR {value}</source>
        <translation>vCDR {value}</translation>
    </message>
    <message>
        <source>vertical cup-to-disc ratio</source>
        <translation>vertical cup-to-disc ratio</translation>
    </message>
    <message>
        <source>wait until all raters have submitted</source>
        <translation>wait until all raters have submitted</translation>
    </message>
    <message>
        <source>what makes a photograph hard to grade is out of order</source>
        <translation>what makes a photograph hard to grade is out of order</translation>
    </message>
    <message>
        <source>what was written does not read back right ({why})</source>
        <translation>what was written does not read back right ({why})</translation>
    </message>
    <message>
        <source>wide field</source>
        <translation>wide field</translation>
    </message>
    <message>
        <source>with Alt</source>
        <translation>with Alt</translation>
    </message>
    <message>
        <source>with Shift</source>
        <translation>with Shift</translation>
    </message>
    <message>
        <source>with its disc</source>
        <translation>with its disc</translation>
    </message>
    <message>
        <source>without a manifest nobody can tell here whether masks or rows were mirrored, turned or exchanged</source>
        <translation>without a manifest nobody can tell here whether masks or rows were mirrored, turned or exchanged</translation>
    </message>
    <message>
        <source>without the photographs the sizes of {n} photograph(s) cannot be compared with their masks</source>
        <translation>without the photographs the sizes of {n} photograph(s) cannot be compared with their masks</translation>
    </message>
    <message>
        <source>write a header row and the rows below it</source>
        <translation>write a header row and the rows below it</translation>
    </message>
    <message>
        <source>write a plain number with a point, such as 1057.95</source>
        <translation>write a plain number with a point, such as 1057.95</translation>
    </message>
    <message>
        <source>write a probability</source>
        <translation>write a probability</translation>
    </message>
    <message>
        <source>write its path in the study, or its code</source>
        <translation>write its path in the study, or its code</translation>
    </message>
    <message>
        <source>write one of these columns beside image</source>
        <translation>write one of these columns beside image</translation>
    </message>
    <message>
        <source>write the photograph&apos;s name with .jpg in small letters</source>
        <translation>write the photograph&apos;s name with .jpg in small letters</translation>
    </message>
    <message>
        <source>write them in its first row</source>
        <translation>write them in its first row</translation>
    </message>
    <message>
        <source>wrong structure</source>
        <translation>wrong structure</translation>
    </message>
    <message>
        <source>x and y of the fovea look swapped in the whole table: x follows the height of the disc, y does not</source>
        <translation>x and y of the fovea look swapped in the whole table: x follows the height of the disc, y does not</translation>
    </message>
    <message>
        <source>x and y of the fovea look swapped in {n} row(s): {names}</source>
        <translation>x and y of the fovea look swapped in {n} row(s): {names}</translation>
    </message>
    <message>
        <source>x goes to the right, y down, both from the top left corner, in pixels of the whole photograph</source>
        <translation>x goes to the right, y down, both from the top left corner, in pixels of the whole photograph</translation>
    </message>
    <message>
        <source>x goes to the right, y down; the fovea lies 2 to 3 disc diameters beside the disc</source>
        <translation>x goes to the right, y down; the fovea lies 2 to 3 disc diameters beside the disc</translation>
    </message>
    <message>
        <source>you are not allowed to read this file</source>
        <translation>you are not allowed to read this file</translation>
    </message>
    <message>
        <source>your outline decides</source>
        <translation>your outline decides</translation>
    </message>
    <message>
        <source>your own mark</source>
        <translation>your own mark</translation>
    </message>
    <message>
        <source>your own outline: {added} px added, {removed} px taken away, Dice {value}</source>
        <translation>your own outline: {added} px added, {removed} px taken away, Dice {value}</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>yours</translation>
    </message>
    <message>
        <source>yours − consensus</source>
        <translation>yours − consensus</translation>
    </message>
    <message>
        <source>zip the files themselves, not their folder</source>
        <translation>zip the files themselves, not their folder</translation>
    </message>
    <message>
        <source>zoom in and click round the whole boundary</source>
        <translation>zoom in and click round the whole boundary</translation>
    </message>
    <message>
        <source>{all} are unanimous. Look at {sample} of them first, drawn by chance: {seen} seen.</source>
        <translation>{all} are unanimous. Look at {sample} of them first, drawn by chance: {seen} seen.</translation>
    </message>
    <message>
        <source>{calibration} photographs for calibration are more than the study has ({photographs})</source>
        <translation>{calibration} photographs for calibration are more than the study has ({photographs})</translation>
    </message>
    <message>
        <source>{code} has another part in this study</source>
        <translation>{code} has another part in this study</translation>
    </message>
    <message>
        <source>{code} has no PIN</source>
        <translation>{code} has no PIN</translation>
    </message>
    <message>
        <source>{code} has no PIN now and can set a new one.</source>
        <translation>{code} has no PIN now and can set a new one.</translation>
    </message>
    <message>
        <source>{code} is not complete: some reading is missing.</source>
        <translation>{code} is not complete: some reading is missing.</translation>
    </message>
    <message>
        <source>{code} is not in this study</source>
        <translation>{code} is not in this study</translation>
    </message>
    <message>
        <source>{code} is submitted.</source>
        <translation>{code} is submitted.</translation>
    </message>
    <message>
        <source>{code} was not accepted as it stands: look at each of the others.</source>
        <translation>{code} was not accepted as it stands: look at each of the others.</translation>
    </message>
    <message>
        <source>{code} · consensus {vote}</source>
        <translation>{code} · consensus {vote}</translation>
    </message>
    <message>
        <source>{code} · yours {own} · consensus {reference} · difference {apart}</source>
        <translation>{code} · yours {own} · consensus {reference} · difference {apart}</translation>
    </message>
    <message>
        <source>{code} · {who} first {first}, again {again}</source>
        <translation>{code} · {who} first {first}, again {again}</translation>
    </message>
    <message>
        <source>{code} · {who} {away} disc diameters from the mean</source>
        <translation>{code} · {who} {away} disc diameters from the mean</translation>
    </message>
    <message>
        <source>{code} · {who} {value} · consensus {vote}</source>
        <translation>{code} · {who} {value} · consensus {vote}</translation>
    </message>
    <message>
        <source>{code} · {who} {value} · mean {mean} · n = {count}</source>
        <translation>{code} · {who} {value} · mean {mean} · n = {count}</translation>
    </message>
    <message>
        <source>{code} · {who} {value} · the others {others} · difference {apart}</source>
        <translation>{code} · {who} {value} · the others {others} · difference {apart}</translation>
    </message>
    <message>
        <source>{code}: the photograph cannot be shown; tell the manager. The details are in {folder}.</source>
        <translation>{code}: the photograph cannot be shown; tell the manager. The details are in {folder}.</translation>
    </message>
    <message>
        <source>{code}: {words}.</source>
        <translation>{code}: {words}.</translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} photograph(s) decided</source>
        <translation><numerusform>{done} of {n} photograph decided</numerusform><numerusform>{done} of {n} photographs decided</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} reading(s) are in</source>
        <translation><numerusform>{done} of {n} reading are in</numerusform><numerusform>{done} of {n} readings are in</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{done} of {n} repeat(s)</source>
        <translation><numerusform>{done} of {n} repeat</numerusform><numerusform>{done} of {n} repeats</numerusform></translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} of {total}</translation>
    </message>
    <message>
        <source>{done} of {total} done</source>
        <translation>{done} of {total} done</translation>
    </message>
    <message>
        <source>{few} count</source>
        <translation>{few} count</translation>
    </message>
    <message>
        <source>{few} marked it, {absent} call it not visible: tied</source>
        <translation>{few} marked it, {absent} call it not visible: tied</translation>
    </message>
    <message>
        <source>{letter} has read it again since your review.</source>
        <translation>{letter} has read it again since your review.</translation>
    </message>
    <message>
        <source>{letter} says: {words}</source>
        <translation>{letter} says: {words}</translation>
    </message>
    <message>
        <source>{letter} set aside: {rule}</source>
        <translation>{letter} set aside: {rule}</translation>
    </message>
    <message>
        <source>{letter} writes: {notes}</source>
        <translation>{letter} writes: {notes}</translation>
    </message>
    <message>
        <source>{letter}: fovea {pixels} px from the other marks.</source>
        <translation>{letter}: fovea {pixels} px from the other marks.</translation>
    </message>
    <message>
        <source>{letter}: {name} lies apart. Median Dice {value}, the others {others}.</source>
        <translation>{letter}: {name} lies apart. Median Dice {value}, the others {others}.</translation>
    </message>
    <message>
        <source>{name} of rater {letter}</source>
        <translation>{name} of rater {letter}</translation>
    </message>
    <message>
        <source>{name} out</source>
        <translation>{name} out</translation>
    </message>
    <message>
        <source>{name} stands twice; readers take the first row</source>
        <translation>{name} stands twice; readers take the first row</translation>
    </message>
    <message>
        <source>{name} was not exported; its row came later</source>
        <translation>{name} was not exported; its row came later</translation>
    </message>
    <message>
        <source>{name}.jpg has a row but no mask; the official program passes over it silently</source>
        <translation>{name}.jpg has a row but no mask; the official program passes over it silently</translation>
    </message>
    <message numerus="yes">
        <source>{name}: a number such as 57.25, with at most {n} decimal(s)</source>
        <translation><numerusform>{name}: a number such as 57.25, with at most {n} decimal</numerusform><numerusform>{name}: a number such as 57.25, with at most {n} decimals</numerusform></translation>
    </message>
    <message>
        <source>{name}: as many marked it as call it not visible. Drop one, or place your own (O).</source>
        <translation>{name}: as many marked it as call it not visible. Drop one, or place your own (O).</translation>
    </message>
    <message>
        <source>{name}: between {low:g} and {high:g}</source>
        <translation>{name}: between {low:g} and {high:g}</translation>
    </message>
    <message>
        <source>{name}: click round the boundary, or adjust the vote’s outline.</source>
        <translation>{name}: click round the boundary, or adjust the vote’s outline.</translation>
    </message>
    <message>
        <source>{name}: no pixel has a majority.</source>
        <translation>{name}: no pixel has a majority.</translation>
    </message>
    <message>
        <source>{name}: the fovea ({x}, {y}) lies outside its {width} x {height} pixels</source>
        <translation>{name}: the fovea ({x}, {y}) lies outside its {width} x {height} pixels</translation>
    </message>
    <message>
        <source>{name}: the fovea is ({x}, {y}); ({was_x}, {was_y}) was exported</source>
        <translation>{name}: the fovea is ({x}, {y}); ({was_x}, {was_y}) was exported</translation>
    </message>
    <message>
        <source>{name}: the fovea lies far above or below the disc; it is usually about level with it</source>
        <translation>{name}: the fovea lies far above or below the disc; it is usually about level with it</translation>
    </message>
    <message>
        <source>{name}: the fovea lies inside the disc</source>
        <translation>{name}: the fovea lies inside the disc</translation>
    </message>
    <message>
        <source>{name}: the fovea lies {distance} disc diameters from the disc; 2 to 3 are usual</source>
        <translation>{name}: the fovea lies {distance} disc diameters from the disc; 2 to 3 are usual</translation>
    </message>
    <message>
        <source>{name}: the glaucoma label is not the one that was exported</source>
        <translation>{name}: the glaucoma label is not the one that was exported</translation>
    </message>
    <message>
        <source>{name}: {few} count, {quorum} are needed.</source>
        <translation>{name}: {few} count, {quorum} are needed.</translation>
    </message>
    <message numerus="yes">
        <source>{n} begun</source>
        <translation><numerusform>{n} begun</numerusform><numerusform>{n} begun</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} decided</source>
        <translation><numerusform>{n} decided</numerusform><numerusform>{n} decided</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} fault(s) found.</source>
        <translation><numerusform>{n} fault found.</numerusform><numerusform>{n} faults found.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} file(s) and folder(s)</source>
        <translation><numerusform>{n} file and folder</numerusform><numerusform>{n} files and folders</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} file(s) cannot, and will be left out.</source>
        <translation><numerusform>{n} file cannot, and will be left out.</numerusform><numerusform>{n} files cannot, and will be left out.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} file(s) written; begin with {page}.</source>
        <translation><numerusform>{n} file written; begin with {page}.</numerusform><numerusform>{n} files written; begin with {page}.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} first submission(s)</source>
        <translation><numerusform>{n} first submission</numerusform><numerusform>{n} first submissions</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} for calibration</source>
        <translation><numerusform>{n} for calibration</numerusform><numerusform>{n} for calibration</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} gesture(s) cannot be stored: the study file cannot be written. Stay, and bring the file or the disk back; the program goes on by itself. Or close and lose what is not stored.</source>
        <translation><numerusform>{n} gesture cannot be stored: the study file cannot be written. Stay, and bring the file or the disk back; the program goes on by itself. Or close and lose what is not stored.</numerusform><numerusform>{n} gestures cannot be stored: the study file cannot be written. Stay, and bring the file or the disk back; the program goes on by itself. Or close and lose what is not stored.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} glaucoma label(s) imported.</source>
        <translation><numerusform>{n} glaucoma label imported.</numerusform><numerusform>{n} glaucoma labels imported.</numerusform></translation>
    </message>
    <message>
        <source>{n} map(s) of votes</source>
        <translation>{n} map(s) of votes</translation>
    </message>
    <message>
        <source>{n} mask(s)</source>
        <translation>{n} mask(s)</translation>
    </message>
    <message numerus="yes">
        <source>{n} more for a steady fit.</source>
        <translation><numerusform>{n} more for a steady fit.</numerusform><numerusform>{n} more for a steady fit.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} more photograph(s) will come, from {date} on.</source>
        <translation><numerusform>{n} more photograph will come, from {date} on.</numerusform><numerusform>{n} more photographs will come, from {date} on.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} more until the curve appears.</source>
        <translation><numerusform>{n} more until the curve appears.</numerusform><numerusform>{n} more until the curve appears.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} more until the ellipse appears.</source>
        <translation><numerusform>{n} more until the ellipse appears.</numerusform><numerusform>{n} more until the ellipse appears.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} photograph(s)</source>
        <translation><numerusform>{n} photograph</numerusform><numerusform>{n} photographs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} photograph(s) can be used.</source>
        <translation><numerusform>{n} photograph can be used.</numerusform><numerusform>{n} photographs can be used.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} photograph(s) confirmed together; the record says so.</source>
        <translation><numerusform>{n} photograph confirmed together; the record says so.</numerusform><numerusform>{n} photographs confirmed together; the record says so.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} photograph(s) exported and verified.</source>
        <translation><numerusform>{n} photograph exported and verified.</numerusform><numerusform>{n} photographs exported and verified.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} photograph(s) found.</source>
        <translation><numerusform>{n} photograph found.</numerusform><numerusform>{n} photographs found.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} photograph(s) with a consensus; your first submission of each</source>
        <translation><numerusform>{n} photograph with a consensus; your first submission of each</numerusform><numerusform>{n} photographs with a consensus; your first submission of each</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s)</source>
        <translation><numerusform>{n} point</numerusform><numerusform>{n} points</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} rater(s)</source>
        <translation><numerusform>{n} rater</numerusform><numerusform>{n} raters</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} read again</source>
        <translation><numerusform>{n} read again</numerusform><numerusform>{n} read again</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} reading(s) are still to come; who has some to do sees nothing before.</source>
        <translation><numerusform>{n} reading are still to come; who has some to do sees nothing before.</numerusform><numerusform>{n} readings are still to come; who has some to do sees nothing before.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} repeat(s); dashed: coefficient of repeatability. Within-rater SD {sw}.</source>
        <translation><numerusform>{n} repeat; dashed: coefficient of repeatability. Within-rater SD {sw}.</numerusform><numerusform>{n} repeats; dashed: coefficient of repeatability. Within-rater SD {sw}.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} returned</source>
        <translation><numerusform>{n} returned</numerusform><numerusform>{n} returned</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} signed-off photograph(s)</source>
        <translation><numerusform>{n} signed-off photograph</numerusform><numerusform>{n} signed-off photographs</numerusform></translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} and {other}</translation>
    </message>
    <message>
        <source>{path}: not found</source>
        <translation>{path}: not found</translation>
    </message>
    <message>
        <source>{percent} % hidden repeats</source>
        <translation>{percent} % hidden repeats</translation>
    </message>
    <message>
        <source>{percent} % of the cup&apos;s edge has no rim</source>
        <translation>{percent} % of the cup&apos;s edge has no rim</translation>
    </message>
    <message>
        <source>{percent} % of the cup&apos;s edge has no rim: the cup lies outside its disc, and counts as disc</source>
        <translation>{percent} % of the cup&apos;s edge has no rim: the cup lies outside its disc, and counts as disc</translation>
    </message>
    <message>
        <source>{percent} % of the photographs cannot come to the senior twice</source>
        <translation>{percent} % of the photographs cannot come to the senior twice</translation>
    </message>
    <message>
        <source>{pixels} px</source>
        <translation>{pixels} px</translation>
    </message>
    <message numerus="yes">
        <source>{ready} of {n} photograph(s) will be exported.</source>
        <translation><numerusform>{ready} of {n} photograph will be exported.</numerusform><numerusform>{ready} of {n} photographs will be exported.</numerusform></translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <source>{shown} of {total}</source>
        <translation>{shown} of {total}</translation>
    </message>
    <message>
        <source>{submitted} of {expected} readings are in</source>
        <translation>{submitted} of {expected} readings are in</translation>
    </message>
    <message>
        <source>{submitted} of {expected} readings of this photograph are in</source>
        <translation>{submitted} of {expected} readings of this photograph are in</translation>
    </message>
    <message>
        <source>{value} (95 %: {low} to {high})</source>
        <translation>{value} (95 %: {low} to {high})</translation>
    </message>
    <message>
        <source>{what}: a reader would break or be misled.</source>
        <translation>{what}: a reader would break or be misled.</translation>
    </message>
    <message>
        <source>{what}: no fault shows without a manifest.</source>
        <translation>{what}: no fault shows without a manifest.</translation>
    </message>
    <message>
        <source>{what}: nothing would break or mislead a reader.</source>
        <translation>{what}: nothing would break or mislead a reader.</translation>
    </message>
    <message>
        <source>{who} agree least on the cup: Dice {value}</source>
        <translation>{who} agree least on the cup: Dice {value}</translation>
    </message>
    <message>
        <source>{who} is farthest from the others&apos; cups: mean Dice {value}</source>
        <translation>{who} is farthest from the others&apos; cups: mean Dice {value}</translation>
    </message>
    <message>
        <source>{who} sees larger cups than the others: {value}</source>
        <translation>{who} sees larger cups than the others: {value}</translation>
    </message>
    <message>
        <source>{who} sees smaller cups than the others: {value}</source>
        <translation>{who} sees smaller cups than the others: {value}</translation>
    </message>
    <message>
        <source>{who} varies most against the others: limits {low} to {high}</source>
        <translation>{who} varies most against the others: limits {low} to {high}</translation>
    </message>
    <message>
        <source>{width} x {height} pixels are more than the limit of 200 megapixels</source>
        <translation>{width} x {height} pixels are more than the limit of 200 megapixels</translation>
    </message>
    <message>
        <source>{words}, {pixels} px tied → {to}</source>
        <translation>{words}, {pixels} px tied → {to}</translation>
    </message>
    <message>
        <source>… in disc diameters</source>
        <translation>… in disc diameters</translation>
    </message>
</context>
</TS>
