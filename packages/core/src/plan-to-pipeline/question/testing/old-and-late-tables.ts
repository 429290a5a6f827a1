/** Who is old and young, and what is late in the day. The format is read by `read-asked.ts`. */
export const OLD_AND_LATE_TABLES = String.raw`
@ rowers by age
# rowers
[["rower","text"],["age","integer"],["joined_on","date"]]
["Eda",31,"2021-03-01"]
["Finn",24,"2018-05-01"]
["Gus",47,"2022-02-01"]
? list rower and age by age, oldest first
= in order [["Gus",47],["Eda",31],["Finn",24]]
? list rower and age sorted by age, youngest first
= in order [["Finn",24],["Eda",31],["Gus",47]]
? load rowers, youngest first
= in order [["Finn",24,"2018-05-01"],["Eda",31,"2021-03-01"],["Gus",47,"2022-02-01"]]
? load rowers, oldest first
= in order [["Gus",47,"2022-02-01"],["Eda",31,"2021-03-01"],["Finn",24,"2018-05-01"]]
? load rowers, sort by age, oldest first
= in order [["Gus",47,"2022-02-01"],["Eda",31,"2021-03-01"],["Finn",24,"2018-05-01"]]
? load rowers, sort by age, youngest first
= in order [["Finn",24,"2018-05-01"],["Eda",31,"2021-03-01"],["Gus",47,"2022-02-01"]]
? load rowers, newest first
= in order [["Gus",47,"2022-02-01"],["Eda",31,"2021-03-01"],["Finn",24,"2018-05-01"]]
@ gates of a car park
# entries
[["plate","text"],["entered_at","timestamp"],["paid","number"]]
["AB1","2024-06-03 18:00:00",4]
["CD2","2024-06-03 18:00:01",6]
["EF3","2024-06-04 12:00:00",3]
["GH4","2024-06-04 21:15:00",9]
? list the plate of entries entered after 6 pm
= [["CD2"],["GH4"]]
? how many entries entered after noon?
= [[3]]
? list the plate of entries entered from 6 pm on
= [["AB1"],["CD2"],["GH4"]]
? list the plate of entries entered at or after 6 pm
= [["AB1"],["CD2"],["GH4"]]
? list the plate of entries entered no later than 6 pm
= [["AB1"],["EF3"]]
? list the plate of entries entered before 6 pm
= [["EF3"]]
? list the plate of entries entered after 18:00 on a Monday
= [["CD2"]]
? list the plate of entries entered after 12:00 on June 4
= [["GH4"]]
@ skippers and when they were born
# skippers
[["skipper","text"],["born_on","date"],["licence","text"]]
["Hal","1971-08-02","B"]
["Ivy","1985-01-20","A"]
["Jon","1990-11-11","B"]
["Kim","1968-05-30","A"]
? which skippers are older than Ivy?
= [["Hal"],["Kim"]]
? skippers younger than Hal
= [["Ivy"],["Jon"]]
? how many skippers are older than Jon?
= [[3]]
? who is younger than Ivy?
= [["Jon"]]
? load skippers, sort by licence, youngest first
= in order [["Ivy","1985-01-20","A"],["Kim","1968-05-30","A"],["Jon","1990-11-11","B"],["Hal","1971-08-02","B"]]
? load skippers, sort by licence, then youngest first
= in order [["Ivy","1985-01-20","A"],["Kim","1968-05-30","A"],["Jon","1990-11-11","B"],["Hal","1971-08-02","B"]]
@ wells by the day
# wells
[["well","text"],["region","text"],["drilled_at","timestamp"],["sealed_at","timestamp"]]
["W1","Fen","2024-07-01 09:00:00","2024-07-04 16:00:00"]
["W2","Moor","2024-07-02 10:00:00","2024-07-08 11:00:00"]
["W3","Fen","2024-07-06 08:00:00",null]
? list well of the wells sealed on a Monday
= [["W2"]]
? wells sealed on a Thursday
= [["W1"]]
? wells drilled on Mondays
= [["W1"]]
? Fen wells drilled on a Saturday
= [["W3"]]
@ tools that were lent
# tools
[["tool","text"],["lent_on","date"],["back_on","date"]]
["Saw","2024-03-01","2024-03-06"]
["Drill","2024-03-04","2024-03-08"]
["Plane","2024-03-08",null]
? tools lent on a Friday
= [["Saw"],["Plane"]]
`
