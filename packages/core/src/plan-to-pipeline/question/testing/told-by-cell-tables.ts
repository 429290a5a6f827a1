/** Rows called by what a cell, a flag or a day says of them: cancellations, failures, deliveries. The format is read by `read-asked.ts`. */
export const TOLD_BY_CELL_TABLES = String.raw`
@ hires boats
# hires
[["hire_id","integer"],["boat_id","text"],["hire_date","date"],["landing","text"],["status","text"],["charge","integer"]]
[1,"B1","2024-03-02","Pier","returned",90]
[2,"B2","2024-03-09","Quay","cancelled",0]
[3,"B1","2024-03-20","Pier","cancelled",0]
[4,"B3","2024-04-01","Quay","returned",70]
[5,"B2","2024-04-03","Quay","cancelled",0]
[6,"B3","2024-04-21","Pier","refused",0]
[7,"B2","2024-05-02","Pier","cancelled",0]
[8,"B1","2024-05-11","Quay","returned",95]
[9,"B3","2023-03-30","Pier","cancelled",0]
# boats
[["boat_id","text"],["boat_name","text"],["drive","text"]]
["B1","Gull","sail"]
["B2","Heron","motor"]
["B3","Ibis","sail"]
? how many cancellations were there in March?
= [[3]]
? cancellations by landing
= [["Quay",2],["Pier",3]]
? number of cancellations per boat
= [["Heron",3],["Gull",1],["Ibis",1]]
? number of returns by boat
= [["Gull",2],["Ibis",1]]
? which boat had the most cancellations?
= [["Heron"]]
? which boat was returned most often?
= [["Gull"]]
? how many refusals were there in 2024?
= [[1]]
? cancellations per year
= in order [[2023,1],[2024,4]]
? boats with at least 2 cancellations
= [["Heron",3]]
? number of cancellations by drive in 2024
= [["motor",3],["sail",1]]
@ messages
# messages
[["message_id","text"],["host","text"],["severity","text"],["sent_at","timestamp"]]
["L1","alpha","error","2024-06-01 08:10:00"]
["L2","beta","warn","2024-06-01 09:00:00"]
["L3","alpha","info","2024-06-01 09:30:00"]
["L4","beta","error","2024-06-02 07:45:00"]
["L5","alpha","error","2024-06-02 22:00:00"]
["L6","gamma","warn","2024-06-03 12:00:00"]
["L7","gamma","info","2024-06-03 13:15:00"]
? errors by host
= [["alpha",2],["beta",1]]
? which host had the most errors?
= [["alpha"]]
? number of warnings per host
= [["beta",1],["gamma",1]]
? hosts with more than 1 errors
= [["alpha",2]]
? top 2 hosts by errors
= in order [["alpha",2],["beta",1]]
@ parcels
# parcels
[["parcel_id","text"],["depot","text"],["sent_on","date"],["delivered_on","date"],["damaged","boolean"]]
["P1","Ash","2024-01-03","2024-01-09",true]
["P2","Ash","2024-01-20",null,false]
["P3","Elm","2024-02-02","2024-03-01",false]
["P4","Elm","2024-02-28","2024-03-03",true]
["P5","Oak","2024-03-01",null,false]
["P6","Oak","2024-03-02","2024-03-05",false]
? deliveries by depot
= [["Ash",1],["Elm",2],["Oak",1]]
? number of deliveries per month
= in order [["2024-01-01",1],["2024-03-01",3]]
? how many deliveries were there in March?
= [[3]]
? delivery rate by depot
= [["Ash",50],["Elm",100],["Oak",50]]
? damage rate by depot
= [["Ash",50],["Elm",50],["Oak",0]]
`
