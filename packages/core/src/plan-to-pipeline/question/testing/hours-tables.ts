/** Hours of the day and days of the week, of all days and weeks together. The format is read by `read-asked.ts`. */
export const HOURS_TABLES = String.raw`
@ calls
# calls
[["call_id","integer"],["received_at","timestamp"],["topic","text"],["agent","text"],["minutes","integer"]]
[1,"2024-05-06 09:12:00","billing","Nia",4]
[2,"2024-05-06 09:40:00","login","Sven",7]
[3,"2024-05-07 14:05:00","billing","Nia",3]
[4,"2024-05-08 09:01:00","login","Nia",9]
[5,"2024-05-11 16:30:00","delay","Sven",12]
[6,"2024-05-13 14:45:00","delay","Sven",5]
[7,"2024-05-14 09:59:00","login","Nia",2]
? calls per hour of the day
= in order [[9,4],[14,2],[16,1]]
? calls by hour
= in order [[9,4],[14,2],[16,1]]
? busiest hour
= [[9,4]]
? what is the busiest hour of the day?
= [[9,4]]
? average minutes by hour
= in order [[9,5.5],[14,4],[16,12]]
? how many calls were there per hour?
= in order [[9,4],[14,2],[16,1]]
? calls per weekday
= in order [["Monday",3],["Tuesday",2],["Wednesday",1],["Saturday",1]]
? busiest day of the week
= [["Monday",3]]
? calls by agent and hour
= [["Nia",9,3],["Sven",9,1],["Nia",14,1],["Sven",16,1],["Sven",14,1]]
@ meals rooms
# meals
[["meal_id","integer"],["room_id","text"],["booked_for","date"],["served_at","timestamp"],["price","integer"]]
[11,"R1","2024-07-01","2024-07-01 08:20:00",30]
[12,"R2","2024-07-01","2024-07-01 12:10:00",55]
[13,"R1","2024-07-02","2024-07-02 12:40:00",41]
[14,"R2","2024-07-06","2024-07-06 19:00:00",120]
[15,"R2","2024-07-07","2024-07-07 19:25:00",88]
# rooms
[["room_id","text"],["room_name","text"],["opened_on","date"]]
["R1","Terrace","2019-04-01"]
["R2","Cellar","2021-09-15"]
? meals by hour
= in order [[8,1],[12,2],[19,2]]
? total price by hour
= in order [[8,30],[12,96],[19,208]]
? top 2 hours by price
= in order [[19,208],[12,96]]
? meals per room and hour
= [["Terrace",8,1],["Cellar",12,1],["Terrace",12,1],["Cellar",19,2]]
? total price per weekday
= in order [["Monday",85],["Tuesday",41],["Saturday",120],["Sunday",88]]
? quietest hour
= [[8,1]]
@ guards rounds checks
# guards
[["guard_id","integer"],["guard_name","text"],["joined_on","date"]]
[1,"Ole","2020-06-01"]
[2,"Pam","2020-06-08"]
[3,"Quin","2020-06-15"]
# rounds
[["round_id","integer"],["guard_id","integer"],["begun_at","timestamp"]]
[1,1,"2024-06-04 22:00:00"]
[2,1,"2024-06-05 23:10:00"]
[3,2,"2024-06-11 22:30:00"]
# doors
[["door_id","integer"],["round_id","integer"],["gate","text"]]
[1,1,"east"]
[2,1,"west"]
[3,2,"east"]
[4,3,"west"]
? busiest weekday
= [["Tuesday",2]]
? busiest hour
= [[22,2]]
`
