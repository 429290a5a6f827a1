/** Figures in another unit than their column, how long rows lasted, and hours of the day. The format is read by `read-asked.ts`. */
export const IN_UNITS_TABLES = String.raw`
@ how long ferries took
# sailings
[["sailing_id","text"],["ferry_id","integer"],["departed_at","timestamp"],["arrived_at","timestamp"],["planned_arrival","timestamp"],["passengers","integer"],["distance_m","integer"],["fuel_l","number"],["cancelled","text"]]
["S1",1,"2024-05-01 07:00:00","2024-05-01 08:45:00","2024-05-01 08:30:00",120,42000,300.0,"no"]
["S2",1,"2024-05-01 13:00:00","2024-05-01 14:20:00","2024-05-01 14:30:00",95,42000,290.0,"no"]
["S3",2,"2024-05-01 09:30:00","2024-05-01 10:15:00","2024-05-01 10:15:00",60,15500,110.0,"no"]
["S4",2,"2024-05-02 18:05:00","2024-05-02 19:20:00","2024-05-02 18:50:00",80,15500,125.0,"no"]
["S5",2,"2024-05-02 21:00:00",null,"2024-05-02 21:45:00",0,15500,0.0,"yes"]
["S6",1,"2024-06-03 07:10:00","2024-06-03 08:55:00","2024-06-03 08:40:00",140,42000,310.0,"no"]
# ferries
[["ferry_id","integer"],["ferry_name","text"],["line","text"]]
[1,"Skua","North line"]
[2,"Tern","South line"]
? average sailing time in minutes by ferry (departure to arrival)
= [["Skua",96.666667],["Tern",60.0]]
? total distance in km per line
= [["North line",126.0],["South line",46.5]]
? how many sailings arrived late, i.e. arrived after planned arrival?
= [[3]]
? share of sailings that arrived late (arrived at after planned arrival) per ferry
= [["Skua",66.666667],["Tern",33.333333]]
? sailings lasting more than 90 minutes: how many per ferry?
= [["Skua",2]]
? number of sailings departing in the morning by ferry
= [["Skua",2],["Tern",1]]
? Average duration of sailings in hours per month
= [["2024-05-01",1.270833],["2024-06-01",1.75]]
? total sailing hours by line
= [["North line",4.833333],["South line",2.0]]
? passengers per line on sailings that left after 9 am
= [["North line",95],["South line",140]]
@ how long tickets took
# tickets
[["ticket_no","text"],["team","text"],["priority","text"],["channel","text"],["opened","timestamp"],["first_reply","timestamp"],["closed","timestamp"],["minutes_spent","integer"],["reopened","text"]]
["T1","Red","High","phone","2024-01-08 08:10:00","2024-01-08 08:40:00","2024-01-08 12:10:00",90,"no"]
["T2","Red","Low","mail","2024-01-08 10:00:00","2024-01-08 14:00:00","2024-01-10 10:00:00",45,"yes"]
["T3","Blue","High","phone","2024-01-09 08:30:00","2024-01-09 08:45:00",null,30,"no"]
["T4","Blue","Low","mail","2024-01-10 16:20:00","2024-01-11 08:20:00","2024-01-15 16:20:00",120,"yes"]
["T5","Blue","High","mail","2024-02-01 19:00:00","2024-02-01 20:00:00","2024-02-04 19:00:00",60,"no"]
? average first response time in minutes per team (from opened to first reply)
= [["Blue",345.0],["Red",135.0]]
? reopen rate by team (reopened = yes)
= [["Blue",33.333333],["Red",50.0]]
? open tickets per team (not closed yet)
= [["Blue",1]]
? tickets without a closing time: ticket no and team
= [["T3","Blue"]]
? minutes spent in hours per team, phone only
= [["Blue",0.5],["Red",1.5]]
? number of phone tickets by hour of day
= [[8,2]]
? How many high priority tickets took more than 2 days to close?
= [[1]]
? average time to close in days by priority
= [["High",1.583333],["Low",3.5]]
? number of urgent tickets per team, where urgent means priority high
= [["Blue",2],["Red",1]]
? tickets with more than 1 hour spent, per team
= [["Blue",1],["Red",1]]
@ units and hours of a bakery
# Bakery_Sales
[["Receipt","text"],["Date","date"],["Time","text"],["Shop","text"],["Product","text"],["Qty","integer"],["Price (ct)","integer"],["Cost (ct)","integer"],["Weight (g)","integer"]]
["R1","2024-03-01","06:45","Mill Lane","Rye loaf",2,420,180,1500]
["R2","2024-03-01","08:59","Mill Lane","Bun",10,60,20,700]
["R3","2024-03-01","09:00","Old Gate","Rye loaf",1,420,180,750]
["R4","2024-03-02","12:30","Old Gate","Cake",1,2800,1200,1900]
["R5","2024-03-02","17:45","Old Gate","Bun",6,60,20,420]
? pieces sold before 9:00 by shop
= [["Mill Lane",12]]
? how many receipts over 1 kg?
= [[2]]
? markup per product = (price - cost) / cost
= [["Bun",2.0],["Cake",1.333333],["Rye loaf",1.333333]]
? total qty by shop between 8:30 and 12:30
= [["Mill Lane",10],["Old Gate",2]]
? average price in euros by shop
= [["Mill Lane",2.4],["Old Gate",10.933333]]
@ contracts without an end
# contracts
[["contract_no","text"],["box_id","integer"],["start_date","date"],["end_date","date"],["monthly_fee","number"]]
["K1",1,"2024-01-01","2024-03-31",60.0]
["K2",2,"2024-01-15",null,45.0]
["K3",3,"2024-02-01","2024-02-29",90.0]
["K4",1,"2024-04-01",null,66.0]
["K5",3,"2024-03-01",null,95.0]
# boxes
[["box_id","integer"],["hall","text"],["floor_area","number"],["kind","text"]]
[1,"North",6.0,"Basic"]
[2,"North",4.0,"Basic"]
[3,"South",10.0,"Heated"]
? fee per square metre by hall for open-ended contracts, calculated as total monthly fee divided by total floor area
= [["North",11.1],["South",9.5]]
? For contracts that have an end date: average contract duration in days per kind
= [["Basic",90.0],["Heated",28.0]]
? number of unlimited contracts per hall
= [["North",2],["South",1]]

@ jobs that tell their hours themselves
# jobs
[["job","text"],["opened","date"],["closed","date"],["hours","number"]]
["Fence","2024-01-01","2024-01-03",0.5]
["Roof","2024-01-02","2024-01-02",3]
["Gate","2024-01-02","2024-01-09",1.5]
? which jobs took more than 1 hour?
= [["Roof"],["Gate"]]
? Which jobs took more than 5 days to close?
= [["Gate"]]

@ bills with two percentages
# bills
[["Bill No.","text"],["VAT %","integer"],["Disc. %","integer"],["Qty (pcs)","integer"],["Sales Rep","text"]]
["A1",19,0,5,"Ann"]
["A2",19,10,8,"Ann"]
["A3",0,6,2,"Bob"]
["A4",19,0,9,"Bob"]
? how many bills have more than 5 % discount
= [[2]]
? average quantity per rep for bills with more than 5 % discount
= [["Ann",8],["Bob",2]]
? How many bills have 19% VAT?
= [[3]]

@ trips told in one unit and asked for in another
# trips
[["trip","text"],["driver","text"],["drive_s","integer"],["pause_s","integer"],["way_m","integer"],["load_kg","integer"],["Halt \"net\" (s)","integer"],["fare_cents","integer"]]
["A","Ann",7200,600,4000,7,7200,250]
["B","Ann",3600,60,1000,8,3600,350]
["C","Bob",1800,30,500,9,1800,450]
? total drive in minutes and total pause in minutes by driver
= [["Ann",180,11],["Bob",30,0.5]]
? total drive in hours and total way in km by driver
= [["Ann",3,5],["Bob",0.5,0.5]]
? average load in kg and total way in km by driver
= [["Ann",7.5,5],["Bob",9,0.5]]
? total halt net in hours by driver
= [["Ann",3],["Bob",0.5]]
? average fare in euros by driver
= [["Ann",3],["Bob",4.5]]

@ machines that tell a time twice
# machines
[["machine","text"],["hall","text"],["hold_s","integer"],["hold_hours","integer"]]
["A","North",7200,60]
["B","North",3600,30]
["C","South",1800,15]
? total hold in hours by hall
= [["North",90],["South",15]]
@ visits by the clock, and those that are not
# visits
[["visit_id","integer"],["doctor","text"],["fee","number"],["started_at","timestamp"],["ended_at","timestamp"]]
[1,"Ann",10,"2024-01-05 08:30:00","2024-01-05 09:00:00"]
[2,"Bob",12,"2024-01-05 13:30:00","2024-01-05 15:00:00"]
[3,"Ann",20,"2024-06-05 18:30:00","2024-06-05 20:00:00"]
? how many visits were in the morning?
= [[1]]
? how many visits were not in the morning?
= [[2]]
? how many visits did not last more than 1 hour?
= [[1]]
? how many visits started before midnight?
= [[3]]
? how many visits have a fee between 10.50 and 12.30?
= [[1]]
@ departures to the second
# departures
[["departure_id","integer"],["left_at","timestamp"]]
[1,"2024-01-05 18:29:59"]
[2,"2024-01-05 18:30:00"]
[3,"2024-01-05 18:30:30"]
[4,"2024-01-05 18:59:30"]
? how many departures left after 18:30?
= [[2]]
? how many departures left before 18:30?
= [[1]]
? how many departures left until 18:30?
= [[2]]
? how many departures left at or after 18:30?
= [[3]]
? how many departures left between 18:30 and 18:59?
= [[3]]
? how many departures left between 18:00 and 18:30?
= [[2]]
@ claims about crates, which are weighed in grams
# crates
[["crate_id","integer"],["depot","text"],["weight_g","integer"],["lid_weight_g","integer"]]
[1,"North",1500,100]
[2,"North",2500,100]
[3,"South",3400,2100]
# claims
[["claim_id","integer"],["crate_id","integer"],["clerk","text"]]
[7,1,"Ann"]
[8,2,"Ann"]
[9,3,"Bo"]
? which claims have a weight over 2 kg?
= [[8,2,"Ann"],[9,3,"Bo"]]
? which crates have a weight between 2 and 3 kg?
= [[2,"North",2500,100]]
? which crates weigh more than 2 kg?
= [[2,"North",2500,100],[3,"South",3400,2100]]
`
