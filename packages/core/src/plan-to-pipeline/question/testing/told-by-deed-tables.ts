/** What was done tells which table is meant, what is lacking of which kind, and words of several tables that are cells. The format is read by `read-asked.ts`. */
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
@ swim school
# Swimmers
[["swimmer_id","integer"],["swimmer_name","text"]]
[1,"Ina"]
[2,"Jon"]
[3,"Kit"]
# Lanes
[["lane_id","integer"],["lane_name","text"]]
[1,"Shallow"]
[2,"Deep"]
# Swimmer_Lane_Absences
[["swimmer_id","integer"],["lane_id","integer"],["absence_date","date"]]
[1,1,"2024-01-01"]
# Swimmer_Lane_Registrations
[["swimmer_id","integer"],["lane_id","integer"],["signed_on","date"]]
[1,1,"2024-01-01"]
[1,2,"2024-01-02"]
[2,2,"2024-01-02"]
[3,1,"2024-01-03"]
? For every swimmer who is registered for some lane, how many lanes are they registered for?
= [["Ina",2],["Jon",1],["Kit",1]]
? Which swimmers are registered for the Deep lane?
= [["Ina"],["Jon"]]
? How many swimmers registered for Shallow?
= [[2]]
? Which lanes did Ina register for?
= [["Shallow"],["Deep"]]
? Which swimmers were absent from Shallow?
= [["Ina"]]
? How many lanes is each swimmer registered for?
= [["Ina",2],["Jon",1],["Kit",1]]
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
@ parish hall
# Letters
[["letter_id","integer"],["sender_id","integer"],["posted","date"],["postage","number"]]
[1,1,"2024-03-01",4.0]
[2,2,"2024-03-02",9.5]
[3,3,"2024-03-05",12.0]
[4,1,"2024-04-01",11.0]
# Senders
[["sender_id","integer"],["sender_name","text"],["cause_code","text"]]
[1,"Abbey","G"]
[2,"Forge","M"]
[3,"Mill","G"]
# Causes
[["cause_code","text"],["cause_description","text"]]
["G","Garden"]
["M","Music"]
# Garden_Plots
[["plot_id","integer"],["sender_id","integer"],["plot_size","integer"]]
[1,1,20]
[2,2,35]
# Garden_Tools
[["tool_id","integer"],["tool_name","text"],["plot_id","integer"]]
[1,"Rake",1]
[2,"Hoe",2]
? When were the letters posted that cost more than 5 and are about the garden?
= [["2024-03-05"],["2024-04-01"]]
? Which senders are involved in garden?
= [["Abbey"],["Mill"]]
? What are the names of the senders that care for the garden?
= [["Abbey"],["Mill"]]
? How many senders are involved in music?
= [[1]]
? How many garden plots are there?
= [[2]]
? Which senders have garden plots?
= [["Abbey"],["Forge"]]
? List the garden tools.
= [["Rake"],["Hoe"]]
? How many letters come from senders of the garden cause?
= [[3]]
`
