/** Rows that refer to other rows of their own table: whoever is above them. The format is read by `read-asked.ts`. */
export const OWN_ROWS_TABLES = String.raw`
@ crew
# crew
[["crew_id","text"],["full_name","text"],["deck","text"],["wage","integer"],["supervisor_id","text"]]
["C1","Rhea Stone","Bridge",900,null]
["C2","Bo Lark","Bridge",500,"C1"]
["C3","Rex Tarn","Engine",950,"C1"]
["C4","Ida Moor","Engine",400,"C3"]
["C5","Una Reed","Engine",980,"C3"]
["C6","Rolf Dunn","Galley",300,"C2"]
? how many crew report to C1?
= [[2]]
? who reports to C3?
= [["Ida Moor"],["Una Reed"]]
? who earns more than their supervisor?
= [["Rex Tarn"],["Una Reed"]]
? which crew are supervised by Rhea Stone?
= [["Bo Lark"],["Rex Tarn"]]
? which crew have a higher wage than their supervisor?
= [["Rex Tarn"],["Una Reed"]]
? how many crew earn less than their supervisor?
= [[3]]
? crew whose name starts with R
= [["Rhea Stone"],["Rex Tarn"],["Rolf Dunn"]]
@ workers
# workers
[["worker_no","integer"],["worker_name","text"],["trade","text"],["age","integer"],["salary","integer"],["manager_no","integer"]]
[1,"Abe Hill","joiner",50,4000,null]
[2,"Cleo Marsh","joiner",61,4500,1]
[3,"Dora Finch","mason",33,3900,1]
[4,"Eli Wood","mason",29,3950,3]
? who earns more than their manager?
= [["Cleo Marsh"],["Eli Wood"]]
? who is older than their manager?
= [["Cleo Marsh"]]
? which workers report to Abe Hill?
= [["Cleo Marsh"],["Dora Finch"]]
? how many workers report to Dora Finch?
= [[1]]
? average salary of workers who report to Abe Hill
= [[4200]]
? workers whose manager is Dora Finch
= [["Eli Wood"]]
`
