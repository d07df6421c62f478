<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>refuge</name>
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
        <source>A side is bare: click there as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A study file, photographs or a folder can also be dropped on this window.</source>
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
        <source>Add point</source>
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
        <source>Asks for a PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backup written and verified: {path}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot grade</source>
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
        <source>Check study…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear this structure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click eight points round the boundary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click on the middle of the fovea.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export labels…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder to verify</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For viewing only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
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
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked after a while without work. Who is reading now?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MANAGER</source>
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
        <source>Mark ungradable…</source>
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
        <source>My own outline</source>
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
        <source>Next unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open study…</source>
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
        <source>Previous photograph</source>
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
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RATERS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RECENT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference standards for disc, cup and fovea: seven blinded raters, a majority vote, a senior.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuge Annotator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Research use only; not for diagnosis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return to raters…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate ellipse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SENIOR</source>
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
        <source>Scale ellipse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a PIN…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide a rater&apos;s outlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show or hide the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the merged mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something in the program went wrong ({what}). Your saved work is safe; the details are in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take submission back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last gesture is not stored yet: {why}. It stays on screen and is tried again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verify an exported folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
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
        <source>Write a note</source>
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
        <source>a coordinate has more than two decimals</source>
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
        <source>a number is out of range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a point has not two coordinates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a reading is not the one that was submitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a reading that was returned needs a reason for its change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a review names no revision number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule is not a whole number</source>
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
        <source>a text is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a withdrawal needs a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjusted</source>
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
    <message>
        <source>another reading was submitted for this photograph in the meantime</source>
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
        <source>ask whoever looks after the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot grade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>check the disk or its connection, and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a photograph from your own worklist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another file; the names of study files end with .refuge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose photographs</source>
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
        <source>choose the right profile</source>
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
        <source>copy the study to a folder where you may write, and open it there</source>
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
        <source>do not unpack it; make the zip again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>download the photograph again; the server may have asked to sign in</source>
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
        <source>export the set again, or save the mask as an 8-bit grey BMP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>install the newer version on this computer</source>
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
        <source>it has three colour channels instead of one grey channel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it holds more than {limit} files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a {kind} file under the name of a BMP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no complete zip file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not a picture</source>
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
        <source>it unpacks to more than a set of labels can be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was submitted too long ago</source>
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
        <source>keep this file, and go on with a copy of its newest backup, {backup}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep this file, and restore it from the hospital&apos;s own backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make or copy it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make room on the disk, and save again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than 100 megapixels: slow to show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cup</source>
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
        <source>nothing is submitted here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>put it back, or find it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reload the photograph and look at what is stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>restore the newest backup of the study and check it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>review it when all readings are in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save it as JPEG, PNG or TIFF</source>
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
        <source>save it in RGB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save its picture as JPEG or PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take it back while that is possible, or ask the senior to return it</source>
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
        <source>the disk is full; this step is not saved yet, all earlier ones are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file cannot be read ({reason})</source>
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
        <source>the file is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first page of the TIFF is a small preview</source>
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
        <source>the name of its entry “{entry}” is unsafe or stands twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the senior has begun to review this photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study file cannot be read or written now ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the study file is damaged ({why})</source>
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
        <source>the study was written by a newer version of the program (file version {version}, this one: {ours})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is a file of this name already</source>
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
        <source>this is not a photograph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not a study of this program ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not an ordinary file</source>
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
        <source>this person is not in the study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this photograph was not given to this rater</source>
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
        <source>to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unpack it first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you are not allowed to read this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} has another part in this study</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{done} of {total} done</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} more for a steady fit.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} more until the ellipse appears.</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>{n} point(s)</source>
        <translation type="unfinished"><numerusform></numerusform></translation>
    </message>
    <message>
        <source>{width} x {height} pixels are more than the limit of 200 megapixels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
