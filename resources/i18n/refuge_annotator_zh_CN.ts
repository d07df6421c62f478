<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>refuge</name>
    <message>
        <source>Add point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete point</source>
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
        <source>Outline the cup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline the disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotate ellipse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale ellipse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a boundary point has no position</source>
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
        <source>a review names no revision number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a rule is not a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a stored record is damaged ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text is missing</source>
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
        <source>an outline and its answer contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ask the senior to return the photograph to you</source>
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
        <source>install the newer version on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is not JSON</source>
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
        <source>keep this file, and go on with a copy of its newest backup, {backup}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep this file, and restore it from the hospital&apos;s own backups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make room on the disk, and save again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not every rater has read this photograph</source>
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
        <source>this is not a study of this program ({why})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this reading belongs to another rater</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{code} has another part in this study</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
