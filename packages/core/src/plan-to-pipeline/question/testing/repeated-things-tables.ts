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
@ loans of a library
# loan_export
[["card_no","integer"],["Reader Name","text"],["branch","text"],["title","text"],["genre","text"],["librarian","text"],["lent_on","date"],["returned_on","date"],["Fine (EUR)","number"],["rating","integer"]]
[11,"Amy Cole","North","Dunes","Novel","Ms Hart","2024-01-01","2024-01-20",0,4]
[11,"Amy Cole","North","Knots","Craft","Ms Hart","2024-02-01",null,0,null]
[12,"Ben Dow","North","Dunes","Novel","Mr Iles","2024-02-03","2024-03-30",2.5,5]
[13,"Cy Eaton","South","Tides","Novel","Mr Iles","2024-03-01","2024-03-09",0,2]
[13,"Cy Eaton","South","Dunes","Novel","Ms Hart","2024-04-01",null,1,null]
[13,"Cy Eaton","South","Knots","Craft","Mr Iles","2024-04-02","2024-04-09",0,3]
? how many cards are there
= [[3]]
? number of cards per branch
= [["North",2],["South",1]]
? how many readers per branch
= [["North",2],["South",1]]
? who lends craft?
= [["Ms Hart"],["Mr Iles"]]
? which titles have been lent more than 2 times
= [["Dunes"]]
? how many ratings are missing per branch
= [["North",1],["South",1]]
? most popular genre in each branch: branch and genre
= [["North","Novel"],["South","Novel"]]
? total fines per reader, name and total
= [["Amy Cole",0],["Ben Dow",2.5],["Cy Eaton",1]]
? readers with more than 2 loans
= [["Cy Eaton"]]
? top 1 readers by number of loans. Name and number
= [["Cy Eaton",3]]
? how many loans are not returned
= [[2]]
? loans in 2024 in the South, just the number
= [[3]]
? branches whose average rating is above the average rating
= [["North"]]
`
