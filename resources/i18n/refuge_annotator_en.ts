<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>refuge</name>
    <message>
        <source>Add point</source>
        <translation>Add point</translation>
    </message>
    <message>
        <source>Change axis</source>
        <translation>Change axis</translation>
    </message>
    <message>
        <source>Delete point</source>
        <translation>Delete point</translation>
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
        <source>Outline the cup</source>
        <translation>Outline the cup</translation>
    </message>
    <message>
        <source>Outline the disc</source>
        <translation>Outline the disc</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Put away</translation>
    </message>
    <message>
        <source>Rotate ellipse</source>
        <translation>Rotate ellipse</translation>
    </message>
    <message>
        <source>Scale ellipse</source>
        <translation>Scale ellipse</translation>
    </message>
    <message>
        <source>a boundary point has no position</source>
        <translation>a boundary point has no position</translation>
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
        <source>a review names no revision number</source>
        <translation>a review names no revision number</translation>
    </message>
    <message>
        <source>a rule is not a whole number</source>
        <translation>a rule is not a whole number</translation>
    </message>
    <message>
        <source>a stored record is damaged ({why})</source>
        <translation>a stored record is damaged ({why})</translation>
    </message>
    <message>
        <source>a text is missing</source>
        <translation>a text is missing</translation>
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
        <source>an outline and its answer contradict each other</source>
        <translation>an outline and its answer contradict each other</translation>
    </message>
    <message>
        <source>ask the senior to return the photograph to you</source>
        <translation>ask the senior to return the photograph to you</translation>
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
        <source>install the newer version on this computer</source>
        <translation>install the newer version on this computer</translation>
    </message>
    <message>
        <source>it is not JSON</source>
        <translation>it is not JSON</translation>
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
        <source>keep this file, and go on with a copy of its newest backup, {backup}</source>
        <translation>keep this file, and go on with a copy of its newest backup, {backup}</translation>
    </message>
    <message>
        <source>keep this file, and restore it from the hospital&apos;s own backups</source>
        <translation>keep this file, and restore it from the hospital&apos;s own backups</translation>
    </message>
    <message>
        <source>make room on the disk, and save again</source>
        <translation>make room on the disk, and save again</translation>
    </message>
    <message>
        <source>not every rater has read this photograph</source>
        <translation>not every rater has read this photograph</translation>
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
        <source>this is not a study of this program ({why})</source>
        <translation>this is not a study of this program ({why})</translation>
    </message>
    <message>
        <source>this reading belongs to another rater</source>
        <translation>this reading belongs to another rater</translation>
    </message>
    <message>
        <source>{code} has another part in this study</source>
        <translation>{code} has another part in this study</translation>
    </message>
</context>
</TS>
