/** What was never done, where the table that tells of it is called otherwise than the verb. The format is read by `read-asked.ts`. */
export const NEVER_DONE_TABLES = String.raw`
@ articles receipts shoppers
# articles
[["article_id","integer"],["article_name","text"],["shelf","text"],["price","number"]]
[1,"Soap","A",2.5]
[2,"Brush","A",4]
[3,"Towel","B",9]
[4,"Razor","B",12]
# shoppers
[["shopper_id","integer"],["shopper_name","text"],["town","text"]]
[1,"Ana Rust","Wick"]
[2,"Bo Vale","Hale"]
[3,"Cid Lowe","Wick"]
# receipts
[["receipt_id","integer"],["shopper_id","integer"],["article_id","integer"],["pieces","integer"],["bought_in","integer"]]
[1,1,1,2,2022]
[2,1,2,1,2023]
[3,2,1,5,2023]
[4,2,2,1,2024]
? articles that have never been sold
= [["Towel"],["Razor"]]
? which articles were never sold?
= [["Towel"],["Razor"]]
? which articles have never been purchased?
= [["Towel"],["Razor"]]
? shoppers who never bought anything
= [["Cid Lowe"]]
? how many articles were never sold?
= [[2]]
? list the price of articles that were never sold
= [[9],[12]]
@ tools members hires
# tools
[["tool_id","text"],["tool_name","text"],["deposit","integer"]]
["T1","Drill",50]
["T2","Saw",40]
["T3","Ladder",80]
# members
[["member_id","text"],["member_name","text"]]
["M1","Eda Noll"]
["M2","Finn Orr"]
# loans
[["loan_id","integer"],["tool_id","text"],["member_id","text"],["days","integer"]]
[1,"T1","M1",3]
[2,"T1","M1",1]
[3,"T3","M1",2]
? which tools have never been borrowed?
= [["Saw"]]
? tools that were never lent
= [["Saw"]]
? which members have never borrowed anything?
= [["Finn Orr"]]
@ rooms and reservations
# rooms
[["room_no","integer"],["room_name","text"],["beds","integer"]]
[11,"Attic",1]
[12,"Blue",2]
[13,"Corner",2]
# reservations
[["reservation_id","integer"],["room_no","integer"],["guest","text"],["nights","integer"]]
[1,11,"Ida",2]
[2,13,"Jon",1]
[3,11,"Kay",4]
? which rooms have never been booked?
= [["Blue"]]
? rooms that were never reserved
= [["Blue"]]
@ probes and samples
# probes
[["probe_id","text"],["probe_name","text"]]
["A","Oak"]
["B","Elm"]
["C","Fir"]
# samples
[["sample_id","integer"],["probe_id","text"],["verdict","text"]]
[1,"A","clean"]
[2,"A","spoiled"]
[3,"B","clean"]
[4,"B","clean"]
[5,"C","spoiled"]
? which probes were never spoiled?
= [["Elm"]]
? probes that have never been clean
= [["Fir"]]
`
