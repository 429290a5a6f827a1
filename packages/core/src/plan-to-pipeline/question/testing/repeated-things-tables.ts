/**
 * Lists with several rows of the same thing, told by a number that repeats: how many of them there are, and who
 * they are. The format is read by `read-asked.ts`.
 */
export const REPEATED_THINGS_TABLES = String.raw`
@ swims of a course
# swim_log
[["child_no","integer"],["Child Name","text"],["squad","text"],["stroke","text"],["coach","text"],["week","text"],["swum_on","date"],["Points (%)","integer"],["Badge","text"],["sessions_missed","integer"]]
[501,"Ada Moor","Seals","Crawl","Mr Fenn","Week 1","2024-01-08",80,"Gold",0]
[501,"Ada Moor","Seals","Crawl","Mr Fenn","Week 2","2024-01-15",90,"Gold",0]
[501,"Ada Moor","Seals","Butterfly","Ms Orr","Week 1","2024-01-09",88,"Gold",1]
[502,"Bo Lind","Seals","Crawl","Mr Fenn","Week 1","2024-01-08",40,"None",0]
[502,"Bo Lind","Seals","Crawl","Mr Fenn","Week 2","2024-01-15",null,"None",3]
[502,"Bo Lind","Seals","Butterfly","Ms Orr","Week 1","2024-01-09",55,"Bronze",0]
[503,"Cy Dorn","Otters","Crawl","Mrs Pell","Week 1","2024-01-08",70,"Silver",0]
[503,"Cy Dorn","Otters","Crawl","Mrs Pell","Week 2","2024-01-15",75,"Gold",2]
[503,"Cy Dorn","Otters","Butterfly","Ms Orr","Week 1","2024-01-09",30,"None",0]
[504,"Ada Moor","Otters","Crawl","Mrs Pell","Week 1","2024-01-08",60,"Bronze",0]
[504,"Ada Moor","Otters","Crawl","Mrs Pell","Week 2","2024-01-15",null,"Bronze",1]
[505,"Eli Voss","Otters","Butterfly","Ms Orr","Week 1","2024-01-09",95,"Gold",0]
? number of children in each squad
= [["Seals",2],["Otters",3]]
? how many children per squad
= [["Seals",2],["Otters",3]]
? How many children are there?
= [[5]]
? children per stroke
= [["Crawl",4],["Butterfly",4]]
? how many children does each coach have
= [["Mr Fenn",2],["Ms Orr",4],["Mrs Pell",2]]
? who coaches butterfly?
= [["Ms Orr"]]
? who coaches crawl
= [["Mr Fenn"],["Mrs Pell"]]
? which coaches teach crawl
= [["Mr Fenn"],["Mrs Pell"]]
? which children are in the Otters
= [["Ada Moor"],["Cy Dorn"],["Eli Voss"]]
? How many children got at least one Silver?
= [[1]]
? how many children have at least one Gold badge
= [[3]]
? child numbers of those who got a Gold in every stroke and both weeks
= [[501],[505]]
? list the names of children who got a Gold every time
= [["Ada Moor"],["Eli Voss"]]
? which children always got a Gold?
= [["Ada Moor"],["Eli Voss"]]
? which children got a Gold in all their strokes?
= [["Ada Moor"],["Eli Voss"]]
? which children got a Gold?
= [["Ada Moor"],["Cy Dorn"],["Eli Voss"]]
? how many different children missed a session
= [[4]]
? children with more than 2 sessions missed in total
= [["Bo Lind"]]
? total children per squad
= [["Seals",2],["Otters",3]]
? top 2 children by average points. Name and average
= in order [["Eli Voss",95],["Ada Moor",86]]
? average points per child
= [["Ada Moor",86],["Bo Lind",47.5],["Cy Dorn",58.333333333333336],["Ada Moor",60],["Eli Voss",95]]
@ lines of deliveries
# delivery_lines
[["delivery_no","text"],["line","integer"],["shop","text"],["depot","text"],["product","text"],["boxes","integer"]]
["D1",1,"Quay Street","North","Pears",4]
["D1",2,"Quay Street","North","Plums",2]
["D2",1,"Mill Road","North","Pears",1]
["D3",1,"Mill Road","South","Figs",6]
["D3",2,"Mill Road","South","Pears",5]
["D3",3,"Mill Road","South","Plums",2]
? how many deliveries went to Mill Road?
= [[2]]
? deliveries per depot
= [["North",2],["South",1]]
? number of deliveries by shop
= [["Quay Street",1],["Mill Road",2]]
? which shops get figs?
= [["Mill Road"]]
? total boxes per delivery
= [["D1",6],["D2",1],["D3",13]]
`
