<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>refuge</name>
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
        <source>A side is bare: click there as well.</source>
        <translation>A side is bare: click there as well.</translation>
    </message>
    <message>
        <source>A study file, photographs or a folder can also be dropped on this window.</source>
        <translation>A study file, photographs or a folder can also be dropped on this window.</translation>
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
        <source>Add point</source>
        <translation>Add point</translation>
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
        <source>Asks for a PIN</source>
        <translation>Asks for a PIN</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Back up now</translation>
    </message>
    <message>
        <source>Backup written and verified: {path}</source>
        <translation>Backup written and verified: {path}</translation>
    </message>
    <message>
        <source>Cannot grade</source>
        <translation>Cannot grade</translation>
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
        <source>Check study…</source>
        <translation>Check study…</translation>
    </message>
    <message>
        <source>Clear this structure</source>
        <translation>Clear this structure</translation>
    </message>
    <message>
        <source>Click eight points round the boundary.</source>
        <translation>Click eight points round the boundary.</translation>
    </message>
    <message>
        <source>Click on the middle of the fovea.</source>
        <translation>Click on the middle of the fovea.</translation>
    </message>
    <message>
        <source>Close study</source>
        <translation>Close study</translation>
    </message>
    <message>
        <source>Delete point</source>
        <translation>Delete point</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edit</translation>
    </message>
    <message>
        <source>Export labels…</source>
        <translation>Export labels…</translation>
    </message>
    <message>
        <source>Folder to verify</source>
        <translation>Folder to verify</translation>
    </message>
    <message>
        <source>For viewing only</source>
        <translation>For viewing only</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
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
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Light or dark</translation>
    </message>
    <message>
        <source>Locked after a while without work. Who is reading now?</source>
        <translation>Locked after a while without work. Who is reading now?</translation>
    </message>
    <message>
        <source>MANAGER</source>
        <translation>MANAGER</translation>
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
        <source>Mark ungradable…</source>
        <translation>Mark ungradable…</translation>
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
        <source>My own outline</source>
        <translation>My own outline</translation>
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
        <source>Next unfinished</source>
        <translation>Next unfinished</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Not saved</translation>
    </message>
    <message>
        <source>Open study…</source>
        <translation>Open study…</translation>
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
        <source>Previous photograph</source>
        <translation>Previous photograph</translation>
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
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>RATERS</source>
        <translation>RATERS</translation>
    </message>
    <message>
        <source>RECENT</source>
        <translation>RECENT</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Reading</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Reference standards for disc, cup and fovea: seven blinded raters, a majority vote, a senior.</source>
        <translation>Reference standards for disc, cup and fovea: seven blinded raters, a majority vote, a senior.</translation>
    </message>
    <message>
        <source>Refuge Annotator</source>
        <translation>Refuge Annotator</translation>
    </message>
    <message>
        <source>Research use only; not for diagnosis.</source>
        <translation>Research use only; not for diagnosis.</translation>
    </message>
    <message>
        <source>Return to raters…</source>
        <translation>Return to raters…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Rotate ellipse</source>
        <translation>Rotate ellipse</translation>
    </message>
    <message>
        <source>SENIOR</source>
        <translation>SENIOR</translation>
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
        <source>Scale ellipse</source>
        <translation>Scale ellipse</translation>
    </message>
    <message>
        <source>Search by code</source>
        <translation>Search by code</translation>
    </message>
    <message>
        <source>Set a PIN…</source>
        <translation>Set a PIN…</translation>
    </message>
    <message>
        <source>Show or hide a rater&apos;s outlines</source>
        <translation>Show or hide a rater&apos;s outlines</translation>
    </message>
    <message>
        <source>Show or hide the list</source>
        <translation>Show or hide the list</translation>
    </message>
    <message>
        <source>Show the merged mask</source>
        <translation>Show the merged mask</translation>
    </message>
    <message>
        <source>Something in the program went wrong ({what}). Your saved work is safe; the details are in {folder}.</source>
        <translation>Something in the program went wrong ({what}). Your saved work is safe; the details are in {folder}.</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Study</translation>
    </message>
    <message>
        <source>Submit reading</source>
        <translation>Submit reading</translation>
    </message>
    <message>
        <source>Take submission back</source>
        <translation>Take submission back</translation>
    </message>
    <message>
        <source>The last gesture is not stored yet: {why}. It stays on screen and is tried again.</source>
        <translation>The last gesture is not stored yet: {why}. It stays on screen and is tried again.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Try now</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Verify an exported folder…</source>
        <translation>Verify an exported folder…</translation>
    </message>
    <message>
        <source>View</source>
        <translation>View</translation>
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
        <source>Write a note</source>
        <translation>Write a note</translation>
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
        <source>a coordinate has more than two decimals</source>
        <translation>a coordinate has more than two decimals</translation>
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
        <source>a number is out of range</source>
        <translation>a number is out of range</translation>
    </message>
    <message>
        <source>a point has not two coordinates</source>
        <translation>a point has not two coordinates</translation>
    </message>
    <message>
        <source>a reading is not the one that was submitted</source>
        <translation>a reading is not the one that was submitted</translation>
    </message>
    <message>
        <source>a reading that was returned needs a reason for its change</source>
        <translation>a reading that was returned needs a reason for its change</translation>
    </message>
    <message>
        <source>a review names no revision number</source>
        <translation>a review names no revision number</translation>
    </message>
    <message>
        <source>a rule is not a whole number</source>
        <translation>a rule is not a whole number</translation>
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
        <source>a text is missing</source>
        <translation>a text is missing</translation>
    </message>
    <message>
        <source>a withdrawal needs a reason</source>
        <translation>a withdrawal needs a reason</translation>
    </message>
    <message>
        <source>adjusted</source>
        <translation>adjusted</translation>
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
    <message>
        <source>another reading was submitted for this photograph in the meantime</source>
        <translation>another reading was submitted for this photograph in the meantime</translation>
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
        <source>ask whoever looks after the folder</source>
        <translation>ask whoever looks after the folder</translation>
    </message>
    <message>
        <source>cannot grade</source>
        <translation>cannot grade</translation>
    </message>
    <message>
        <source>check the disk or its connection, and try again</source>
        <translation>check the disk or its connection, and try again</translation>
    </message>
    <message>
        <source>choose a photograph</source>
        <translation>choose a photograph</translation>
    </message>
    <message>
        <source>choose a photograph from your own worklist</source>
        <translation>choose a photograph from your own worklist</translation>
    </message>
    <message>
        <source>choose another file; the names of study files end with .refuge</source>
        <translation>choose another file; the names of study files end with .refuge</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>choose another name</translation>
    </message>
    <message>
        <source>choose photographs</source>
        <translation>choose photographs</translation>
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
        <source>choose the right profile</source>
        <translation>choose the right profile</translation>
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
        <source>copy the study to a folder where you may write, and open it there</source>
        <translation>copy the study to a folder where you may write, and open it there</translation>
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
        <source>do not unpack it; make the zip again</source>
        <translation>do not unpack it; make the zip again</translation>
    </message>
    <message>
        <source>download the photograph again; the server may have asked to sign in</source>
        <translation>download the photograph again; the server may have asked to sign in</translation>
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
        <source>export the set again, or save the mask as an 8-bit grey BMP</source>
        <translation>export the set again, or save the mask as an 8-bit grey BMP</translation>
    </message>
    <message>
        <source>install the newer version on this computer</source>
        <translation>install the newer version on this computer</translation>
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
        <source>it has three colour channels instead of one grey channel</source>
        <translation>it has three colour channels instead of one grey channel</translation>
    </message>
    <message>
        <source>it holds more than {limit} files</source>
        <translation>it holds more than {limit} files</translation>
    </message>
    <message>
        <source>it is a {kind} file under the name of a BMP</source>
        <translation>it is a {kind} file under the name of a BMP</translation>
    </message>
    <message>
        <source>it is no complete zip file</source>
        <translation>it is no complete zip file</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>it is not JSON</translation>
    </message>
    <message>
        <source>it is not a picture</source>
        <translation>it is not a picture</translation>
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
        <source>it unpacks to more than a set of labels can be</source>
        <translation>it unpacks to more than a set of labels can be</translation>
    </message>
    <message>
        <source>it was submitted too long ago</source>
        <translation>it was submitted too long ago</translation>
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
        <source>keep this file, and go on with a copy of its newest backup, {backup}</source>
        <translation>keep this file, and go on with a copy of its newest backup, {backup}</translation>
    </message>
    <message>
        <source>keep this file, and restore it from the hospital&apos;s own backups</source>
        <translation>keep this file, and restore it from the hospital&apos;s own backups</translation>
    </message>
    <message>
        <source>make or copy it again</source>
        <translation>make or copy it again</translation>
    </message>
    <message>
        <source>make room on the disk, and save again</source>
        <translation>make room on the disk, and save again</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>marked</translation>
    </message>
    <message>
        <source>more than 100 megapixels: slow to show</source>
        <translation>more than 100 megapixels: slow to show</translation>
    </message>
    <message>
        <source>no cup</source>
        <translation>no cup</translation>
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
        <source>nothing is submitted here</source>
        <translation>nothing is submitted here</translation>
    </message>
    <message>
        <source>put it back, or find it again</source>
        <translation>put it back, or find it again</translation>
    </message>
    <message>
        <source>reload the photograph and look at what is stored</source>
        <translation>reload the photograph and look at what is stored</translation>
    </message>
    <message>
        <source>restore the newest backup of the study and check it</source>
        <translation>restore the newest backup of the study and check it</translation>
    </message>
    <message>
        <source>review it when all readings are in</source>
        <translation>review it when all readings are in</translation>
    </message>
    <message>
        <source>save it as JPEG, PNG or TIFF</source>
        <translation>save it as JPEG, PNG or TIFF</translation>
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
        <source>save it in RGB</source>
        <translation>save it in RGB</translation>
    </message>
    <message>
        <source>save its picture as JPEG or PNG</source>
        <translation>save its picture as JPEG or PNG</translation>
    </message>
    <message>
        <source>take it back while that is possible, or ask the senior to return it</source>
        <translation>take it back while that is possible, or ask the senior to return it</translation>
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
        <source>the disk is full; this step is not saved yet, all earlier ones are</source>
        <translation>the disk is full; this step is not saved yet, all earlier ones are</translation>
    </message>
    <message>
        <source>the file cannot be read ({reason})</source>
        <translation>the file cannot be read ({reason})</translation>
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
        <source>the file is not there</source>
        <translation>the file is not there</translation>
    </message>
    <message>
        <source>the first page of the TIFF is a small preview</source>
        <translation>the first page of the TIFF is a small preview</translation>
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
        <source>the name of its entry “{entry}” is unsafe or stands twice</source>
        <translation>the name of its entry “{entry}” is unsafe or stands twice</translation>
    </message>
    <message>
        <source>the senior has begun to review this photograph</source>
        <translation>the senior has begun to review this photograph</translation>
    </message>
    <message>
        <source>the study file cannot be read or written now ({why})</source>
        <translation>the study file cannot be read or written now ({why})</translation>
    </message>
    <message>
        <source>the study file is damaged ({why})</source>
        <translation>the study file is damaged ({why})</translation>
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
        <source>the study was written by a newer version of the program (file version {version}, this one: {ours})</source>
        <translation>the study was written by a newer version of the program (file version {version}, this one: {ours})</translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
        <translation>there is a file of this name already</translation>
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
        <source>this is not a photograph</source>
        <translation>this is not a photograph</translation>
    </message>
    <message>
        <source>this is not a study of this program ({why})</source>
        <translation>this is not a study of this program ({why})</translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
        <translation>this is not an ordinary file</translation>
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
        <source>this person is not in the study</source>
        <translation>this person is not in the study</translation>
    </message>
    <message>
        <source>this photograph was not given to this rater</source>
        <translation>this photograph was not given to this rater</translation>
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
        <source>to do</source>
        <translation>to do</translation>
    </message>
    <message>
        <source>try again</source>
        <translation>try again</translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation>unpack it first</translation>
    </message>
    <message>
        <source>you are not allowed to read this file</source>
        <translation>you are not allowed to read this file</translation>
    </message>
    <message>
        <source>{code} has another part in this study</source>
        <translation>{code} has another part in this study</translation>
    </message>
    <message>
        <source>{done} of {total} done</source>
        <translation>{done} of {total} done</translation>
    </message>
    <message numerus="yes">
        <source>{n} more for a steady fit.</source>
        <translation><numerusform>{n} more for a steady fit.</numerusform><numerusform>{n} more for a steady fit.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} more until the ellipse appears.</source>
        <translation><numerusform>{n} more until the ellipse appears.</numerusform><numerusform>{n} more until the ellipse appears.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s)</source>
        <translation><numerusform>{n} point</numerusform><numerusform>{n} points</numerusform></translation>
    </message>
    <message>
        <source>{width} x {height} pixels are more than the limit of 200 megapixels</source>
        <translation>{width} x {height} pixels are more than the limit of 200 megapixels</translation>
    </message>
</context>
</TS>
