/**
 * A verb with a time beside it says which date is meant, though a cell says the same of rows as they are now. The
 * format is read by `read-asked.ts`.
 */
export const DATED_DEEDS_TABLES = String.raw`
@ a repair shop
# repairs
[["job_no","integer"],["bench","text"],["intake_date","date"],["approval_date","date"],["collection_date","date"],["fee","integer"],["state","text"]]
[1,"A","2024-01-08","2024-01-15","2024-02-02",40,"collected"]
[2,"B","2024-01-20","2024-01-22","2024-01-30",60,"collected"]
[3,"A","2024-02-05","2024-02-12","2024-02-20",90,"disputed"]
[4,"B","2024-02-26","2024-03-04","2024-02-29",30,"collected"]
[5,"A","2024-03-01","2024-03-06",null,70,"approved"]
[6,"B","2024-03-10",null,null,20,"pending"]
? job_no of repairs approved in January and collected in February
= [[1]]
? how many repairs were approved in March 2024?
= [[2]]
? how many repairs were collected after 2024-01-31 but approved before 2024-02-15?
= [[2]]
? how many repairs were approved on a Monday?
= [[4]]
? number of repairs collected in February by bench
= [["A",2],["B",1]]
? total fee by bench of repairs collected in February
= [["A",130],["B",30]]
? total fee of repairs approved in 2024
= [[290]]
? total fee of repairs approved in January and collected in February
= [[40]]
? how many repairs were approved between 2024-01-01 and 2024-02-28?
= [[3]]
? how many repairs approved in 2024 have the state collected?
= [[3]]
? repairs collected earlier than approved
= [[4,"B","2024-02-26","2024-03-04","2024-02-29",30,"collected"]]
? how many repairs were collected before they were approved?
= [[1]]
? how many repairs were collected?
= [[3]]
? approved repairs
= [[5,"A","2024-03-01","2024-03-06",null,70,"approved"]]
`
