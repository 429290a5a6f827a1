/** What was done tells which table is meant, and what is lacking of which kind. The format is read by `read-asked.ts`. */
export const TOLD_BY_DEED_TABLES = String.raw`
@ lecture hall
# Members
[["member_id","integer"],["member_details","text"]]
[21,"Ada"]
[22,"Bo"]
[23,"Cy"]
[24,"Di"]
# Lectures
[["lecture_id","integer"],["lecture_name","text"]]
[1,"Tides"]
[2,"Comets"]
[3,"Moss"]
# Member_Lecture_Cancellations
[["member_id","integer"],["lecture_id","integer"],["day","date"]]
[21,1,"2024-02-02"]
[23,3,"2024-02-05"]
# Member_Lecture_Reservations
[["member_id","integer"],["lecture_id","integer"],["reservation_date","date"]]
[21,1,"2024-01-02"]
[21,2,"2024-01-03"]
[22,1,"2024-01-04"]
[23,3,"2024-01-05"]
[24,2,"2024-01-05"]
? For every member who has reserved some lecture, how many lectures have they reserved?
= [["Ada",2],["Bo",1],["Cy",1],["Di",1]]
? For each member who cancelled a lecture, how many lectures did they cancel?
= [["Ada",1],["Cy",1]]
? Which lectures did Ada reserve?
= [["Tides"],["Comets"]]
? Which lectures did Ada cancel?
= [["Tides"]]
? What are the names of the lectures that were cancelled by Cy?
= [["Moss"]]
? List the members who reserved Comets.
= [["Ada"],["Di"]]
? How many members cancelled Tides?
= [[1]]
? How many members reserved Tides?
= [[2]]
? For each lecture, how many members reserved it?
= [["Tides",2],["Comets",2],["Moss",1]]
? How many lectures did each member reserve?
= [["Ada",2],["Bo",1],["Cy",1],["Di",1]]
? How many lectures has each member cancelled?
= [["Ada",1],["Cy",1]]
? How many lectures does each member reserve?
= [["Ada",2],["Bo",1],["Cy",1],["Di",1]]
@ climbing wall
# Climbers
[["climber_id","integer"],["climber_details","text"]]
[11,"Ada"]
[12,"Bo"]
[13,"Cy"]
[14,"Di"]
# Routes
[["route_id","integer"],["route_name","text"]]
[1,"Slab"]
[2,"Chimney"]
[3,"Roof"]
# Climber_Route_Bookings
[["climber_id","integer"],["route_id","integer"],["booking_date","date"]]
[11,1,"2024-01-02"]
[11,2,"2024-01-03"]
[12,1,"2024-01-04"]
[13,3,"2024-01-05"]
[14,2,"2024-01-05"]
# Climber_Route_Ascents
[["climber_id","integer"],["route_id","integer"],["ascent_date","date"]]
[11,1,"2024-02-02"]
[12,1,"2024-02-04"]
[13,3,"2024-02-05"]
[13,1,"2024-02-05"]
? For every climber who booked some route, how many routes did they book?
= [["Ada",2],["Bo",1],["Cy",1],["Di",1]]
? For each climber who has booked a route, how many routes have they booked?
= [["Ada",2],["Bo",1],["Cy",1],["Di",1]]
? How many routes did each climber ascend?
= [["Ada",1],["Bo",1],["Cy",2]]
? What are the names of the routes booked by Bo?
= [["Slab"]]
? Which climbers have booked a route?
= [["Ada"],["Bo"],["Cy"],["Di"]]
? How many climbers are booked for Chimney?
= [[2]]
? Which routes did Cy book?
= [["Roof"]]
? List the climbers with a booking for Slab.
= [["Ada"],["Bo"]]
@ tea stalls
# stalls
[["stall_id","integer"],["Stall","text"],["Square","text"],["Ware","text"]]
[1,"Abel","North","Tea"]
[2,"Bree","North","Cloth"]
[3,"Corr","South","Cloth"]
[4,"Dorn","East","Tea"]
[5,"Ewan","West","Salt"]
# porters
[["porter_id","integer"],["name","text"],["stall_id","integer"]]
[1,"Jo",1]
[2,"Ki",3]
? What are the squares without stalls that sell tea?
= [["South"],["West"]]
? Which squares have no stalls with the ware tea?
= [["South"],["West"]]
? List the squares without stalls whose ware is cloth.
= [["East"],["West"]]
? Which squares do not have any stall that sells cloth?
= [["East"],["West"]]
? Show the squares without any stalls that sell salt.
= [["North"],["South"],["East"]]
? What are the squares without stalls that are in the tea ware?
= [["South"],["West"]]
? Which squares are without stalls in the cloth ware?
= [["East"],["West"]]
? Which stalls are not in the North square?
= [["Corr"],["Dorn"],["Ewan"]]
`
