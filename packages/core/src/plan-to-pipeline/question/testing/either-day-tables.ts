/**
 * Two verbs before one time, shares of what was done in a month, and one of several conditions of which some are
 * formulas. The format is read by `read-asked.ts`.
 */
export const EITHER_DAY_TABLES = String.raw`
@ a bicycle workshop
# repairs
[["repair_id","integer"],["rider","text"],["cost","integer"],["state","text"],["brought_in","date"],["repaired_on","date"],["collected_on","date"]]
[1,"Mo",30,"collected","2024-01-28","2024-02-02","2024-03-01"]
[2,"Lin",80,"repaired","2024-02-03","2024-03-05",null]
[3,"Mo",45,"collected","2024-02-20","2024-02-25","2024-02-27"]
[4,"Ria",60,"waiting","2024-03-02",null,null]
? list the repair id of repairs repaired or collected in March
= [[1],[2]]
? how many repairs were repaired or collected in March 2024?
= [[2]]
? how many repairs were repaired and collected in February 2024?
= [[1]]
? which repair ids of Mo were repaired or collected in March?
= [[1]]
? how many repairs were waiting or collected in March?
= [[2]]
? list the repair id of repairs repaired or collected in March by Lin
= [[2]]
? list the repair id of repairs repaired or collected in March with a cost over 40
= [[2]]
? total cost of repairs repaired or collected in March where the rider is Mo
= [[30]]
? how many repairs were repaired or collected in March or cost over 50?
= [[3]]
? list the repair id of repairs brought in before 2024 or collected in March
= [[1]]
? list the repair id of repairs collected in March or repaired after 2023
= [[1],[2],[3]]
? percentage of cost collected in March
= [[13.953488372093023]]
? percentage of total cost repaired in February by rider
= [["Mo",100],["Lin",0],["Ria",0]]
? share of repairs collected in February
= [[25]]
? what share of repairs was repaired in February?
= [[50]]
? share of repairs collected in March by rider
= [["Mo",50],["Lin",0],["Ria",0]]
? share of repairs brought in in February that were collected
= [[50]]
? how many repairs were repaired or collected?
= [[3]]
@ letters of an office
# letters
[["letter","text"],["desk","text"],["written_on","date"],["sent_on","date"],["answered_on","date"]]
["A","east","2023-11-02","2023-11-04","2023-12-01"]
["B","west","2023-12-05","2023-12-11",null]
["C","east","2023-12-20","2024-01-03","2024-01-09"]
? share of letters answered in 2024
= [[33.333333333333336]]
? percentage of letters sent in December 2023 by desk
= [["east",0],["west",100]]
@ calls at a switchboard
# calls
[["call","text"],["line","text"],["answered_at","timestamp"],["closed_at","timestamp"]]
["A","red","2024-04-10 08:30:00","2024-04-12 10:00:00"]
["B","blue","2024-04-11 09:00:00","2024-05-02 10:00:00"]
["C","red","2024-03-30 09:00:00","2024-05-03 10:00:00"]
["D","blue","2024-03-02 09:00:00",null]
? which calls were answered after 2024-04-10 or closed in May?
= [["B"],["C"]]
? which calls were answered or closed in April on the red line?
= [["A"]]
@ bills of a plumber
# bills
[["bill_no","integer"],["client","text"],["sum","integer"],["due_date","date"],["bill_date","date"]]
[51,"Ott",100,"2024-06-10","2024-05-10"]
[52,"Pia",300,"2024-07-01","2024-06-01"]
[53,"Ott",50,"2024-06-20","2024-05-20"]
[54,"Pia",50,"2024-08-20","2024-07-20"]
? share of bills due in June
= [[50]]
`
