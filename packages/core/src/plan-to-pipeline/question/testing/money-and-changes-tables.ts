/** What somebody spent or earned, told by an account, and by how much a figure of one time is above that of another. The format is read by `read-asked.ts`. */
export const MONEY_AND_CHANGES_TABLES = String.raw`
@ an account
# account_2023_2024
[["Booking Date","date"],["Value Date","date"],["Payee","text"],["Category","text"],["Kind","text"],["Money Out (EUR)","number"],["Money In (EUR)","number"],["Balance (EUR)","number"]]
["2023-03-01","2023-03-02","Nordmarkt","Groceries","Card",40,null,960]
["2023-03-05","2023-03-06","Lokal Anker","Eating Out","Card",25,null,935]
["2023-03-28","2023-03-28","Werft AG","Salary","Transfer",null,2000,2935]
["2023-04-02","2023-04-03","Tram AG","Transport","Card",10,null,2925]
["2024-03-01","2024-03-01","Nordmarkt","Groceries","Card",60,null,2865]
["2024-03-07","2024-03-08","Lokal Anker","Eating Out","Card",35,null,2830]
["2024-03-09","2024-03-10","Gasthof","Eating Out","Card",45,null,2785]
["2024-03-28","2024-03-28","Werft AG","Salary","Transfer",null,2200,4985]
["2024-05-02","2024-05-03","Tram AG","Transport","Card",30,null,4955]
? how much did I spend on groceries
= [[100]]
? what have i paid to Lokal Anker all together
= [[60]]
? How much have we spent on eating out in 2024?
= [[80]]
? how much did I spend in 2023
= [[75]]
? biggest single amount that went out
= [[60]]
? total spend on transport
= [[40]]
? spending by category in 2024
= [["Groceries",60],["Eating Out",80],["Transport",30],["Salary",null]]
? how much did I earn in 2024?
= [[2200]]
? average spend per eating out transaction
= [[35]]
? Which eating out place got the most money from me in total?
= [["Lokal Anker"]]
? how much more did i spend on transport in 2024 than in 2023
= [[20]]
? how much less did we spend on groceries in 2023 than in 2024?
= [[20]]
? change in spending from 2023 to 2024 by category
= [["Groceries",20],["Eating Out",55],["Transport",20],["Salary",0]]
? share of each category in total money out 2023, in percent
= [["Groceries",40,53.333333],["Eating Out",25,33.333333],["Transport",10,13.333333],["Salary",null,null]]
@ tests of pupils
# test_list
[["pupil_no","integer"],["Pupil","text"],["course","text"],["term","text"],["Test Score (%)","integer"]]
[1,"Ana","Latin","Autumn 2023",60]
[2,"Ben","Latin","Autumn 2023",70]
[1,"Ana","Latin","Spring 2024",75]
[2,"Ben","Latin","Spring 2024",65]
[1,"Ana","Music","Autumn 2023",80]
[1,"Ana","Music","Spring 2024",90]
? change in average test score from autumn 2023 to spring 2024 for each course
= [["Latin",5],["Music",10]]
? which course has the highest increase in average test score from autumn 2023 to spring 2024?
= [["Music"]]
? how much higher is the average test score in Spring 2024 than in Autumn 2023
= [[6.666667]]
? difference in average test score between Music and Latin
= [[17.5]]
@ ferry trips
# trips
[["trip_no","integer"],["line","text"],["departed_on","date"],["Fare Income (EUR)","integer"],["Guests","integer"]]
[1,"North","2023-05-01",100,10]
[2,"North","2024-05-01",150,12]
[3,"South","2024-05-02",80,9]
[4,"South","2024-06-02",70,7]
[5,"South","2023-06-02",90,8]
? how many more trips departed in 2024 than in 2023
= [[1]]
? change in fare income from 2023 to 2024 per line
= [["North",50],["South",60]]
? difference in guests between May 2024 and June 2024
= [[14]]
? how much more fare income did we make in May 2024 than in June 2024?
= [[160]]
@ readers of a library
# readers
[["card_no","text"],["Reader","text"],["branch","text"],["state","text"],["visits_last_30d","integer"]]
["R1","Ida","Mill","active",2]
["R2","Jan","Mill","active",10]
["R3","Kai","Hill","active",3]
["R4","Liv","Hill","closed",0]
? How many active readers visit more often (last 30 days) than the average active reader?
= [[1]]
? which readers visit less often than the average reader?
= [["Ida"],["Kai"],["Liv"]]
`
