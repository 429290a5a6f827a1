/** How long it took from one date of a row to another, and in what it is told. The format is read by `read-asked.ts`. */
export const ELAPSED_TABLES = String.raw`
@ a parcel service
# parcels
[["parcel_no","text"],["carrier","text"],["order_date","date"],["promised_date","date"],["shipped_date","date"],["delivered_date","date"],["weight","number"]]
["P1","Swift","2024-01-01","2024-01-05","2024-01-02","2024-01-04",2]
["P2","Swift","2024-01-03","2024-01-06","2024-01-05","2024-01-10",3]
["P3","Mole","2024-02-01","2024-02-05","2024-02-02","2024-02-03",1]
["P4","Mole","2024-02-10","2024-02-12","2024-02-11",null,5]
["P5","Mole","2023-12-01","2023-12-04","2023-12-03","2023-12-05",4]
? average number of days between order and delivery per carrier
= [["Swift",5],["Mole",3]]
? avg nr of days between order date and delivery date by carrier
= [["Swift",5],["Mole",3]]
? average days from order to shipping
= [[1.4]]
? average time from order to delivery in 2024
= [[4]]
? average delay by carrier
= [["Swift",1.5],["Mole",-0.5]]
? average time to deliver in hours by carrier
= [["Swift",120],["Mole",72]]
? which parcel took the longest to deliver?
= [["P2"]]
? which parcel took the longest from shipping to delivery?
= [["P2"]]
? which carrier has the longest average delivery time?
= [["Swift"]]
? total weight by carrier
= [["Swift",5],["Mole",10]]
@ a clinic
# cases
[["case_no","text"],["reported_at","timestamp"],["first_response_at","timestamp"],["closed_at","timestamp"],["urgency","text"],["ward","text"]]
["C1","2024-05-01 08:00:00","2024-05-01 08:10:00","2024-05-01 20:00:00","high","North"]
["C2","2024-05-02 09:00:00","2024-05-02 09:30:00","2024-05-03 09:00:00","low","North"]
["C3","2024-06-30 10:00:00","2024-06-30 10:20:00","2024-06-30 16:00:00","high","South"]
["C4","2024-07-01 10:00:00","2024-07-01 11:00:00",null,"low","South"]
? average time to close in hours by urgency
= [["high",9],["low",24]]
? avg first response time in minutes
= [[30]]
? avg first reply time in minutes in ward North
= [[20]]
? average resolution time by ward
= [["North",18],["South",6]]
? median hours between report and closing
= [[12]]
? which case took the longest to close?
= [["C2"]]
? how many cases were reported in the first half of 2024?
= [[3]]
@ a building firm
# sites
[["site_id","integer"],["site","text"],["client","text"],["start_date","date"],["planned_end","date"],["actual_end","date"]]
[1,"Mill","Arno","2023-01-01","2023-06-01","2023-06-11"]
[2,"Dam","Bela","2023-02-01","2023-08-01","2023-07-30"]
[3,"Pier","Arno","2023-03-01","2023-09-01","2023-10-01"]
[4,"Barn","Bela","2024-03-01","2024-09-01",null]
? which site finished with the biggest delay against its planned end?
= [["Pier"]]
? average delay against the planned end by client
= [["Arno",20],["Bela",-2]]
# crew
[["badge","integer"],["crew_name","text"],["depot","text"],["hire_date","date"],["exit_date","date"]]
[1,"Ann","Kiel","2020-01-01","2020-01-31"]
[2,"Bo","Kiel","2021-01-01",null]
[3,"Cy","Bonn","2022-01-01","2022-03-02"]
? average tenure in days, hire to exit, of the people who have left
= [[45]]
? average tenure in days, hire to exit, per depot
= [["Kiel",30],["Bonn",60]]
@ spare parts
# parts
[["Part No","integer"],["Title","text"],["Maker","text"],["Lead Time (days)","integer"],["assembly_min","integer"]]
[1,"Hinge","Oro",35,50]
[2,"Latch","Oro",30,130]
[3,"Bolt","Oro",4,20]
[4,"Spring","Pax",28,200]
[5,"Cable","Pax",29,10]
[6,"Wheel","Pax",7,90]
? which maker has the most parts with a lead time over 4 weeks?
= [["Oro"]]
? how many parts have a lead time over 4 weeks?
= [[3]]
? how many parts have a lead time of more than 1 week?
= [[4]]
? how many parts have a lead time above 20 days?
= [[4]]
@ poster hire
# hires
[["hire_id","integer"],["spot","text"],["city","text"],["start_date","date"],["end_date","date"],["status","text"]]
[1,"Gate","Oslo","2024-05-01","2024-05-20","done"]
[2,"Quay","Oslo","2024-05-15","2024-06-30","done"]
[3,"Yard","Bergen","2024-05-16","2024-05-31","done"]
[4,"Hall","Bergen","2024-04-01","2024-05-14","done"]
[5,"Roof","Oslo","2024-03-01",null,"booked"]
? how many hires were live on 15 May 2024?
= [[3]]
? which spots were active on 15 May 2024?
= [["Gate"],["Quay"],["Roof"]]
? how many hires in Oslo with status done were running on 2024-05-15?
= [[2]]
? which spots started on 15 May 2024?
= [["Quay"]]
`
