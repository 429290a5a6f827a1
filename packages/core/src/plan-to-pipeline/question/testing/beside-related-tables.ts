/** Cells of a row compared with those of the row it refers to. The format is read by `read-asked.ts`. */
export const BESIDE_RELATED_TABLES = `
@ riders teams coaches
# teams
[["team_id","integer"],["name","text"],["country","text"],["founded","integer"]]
[1,"Condor","Spain",1998]
[2,"Blauw","Belgium",2005]
[3,"Aurora","Italy",2011]
# coaches
[["coach_id","integer"],["name","text"],["age","integer"],["nationality","text"],["wins","integer"]]
[1,"Ugo Riva",48,"Italy",12]
[2,"Jan Smets",39,"Belgium",30]
[3,"Inge Maes",33,"Belgium",7]
# riders
[["rider_id","integer"],["name","text"],["nationality","text"],["age","integer"],["wins","integer"],["team_id","integer"],["coach_id","integer"]]
[1,"Pablo Sanz","Spain",27,14,1,1]
[2,"Leo Costa","Italy",35,3,1,3]
[3,"Bram Claes","Belgium",41,31,2,2]
[4,"Nico Prat","Spain",24,7,2,3]
[5,"Dario Villa","Italy",30,12,3,1]
[6,"Kurt Weber","Austria",36,9,3,3]
? Which riders have a nationality that differs from the country of their team?
= [["Leo Costa"],["Nico Prat"],["Kurt Weber"]]
? List the names of riders whose nationality is different from their team's country.
= [["Leo Costa"],["Nico Prat"],["Kurt Weber"]]
? riders whose nationality is not the same as the country of their team
= [["Leo Costa"],["Nico Prat"],["Kurt Weber"]]
? How many riders have the same nationality as the country of their team?
= [[3]]
? Show riders whose nationality equals the country of their team.
= [["Pablo Sanz"],["Bram Claes"],["Dario Villa"]]
? Which riders are older than their coach?
= [["Leo Costa"],["Bram Claes"],["Kurt Weber"]]
? How many riders are younger than their coach?
= [[3]]
? Show the names and ages of riders who are older than their coach.
= [["Leo Costa",35],["Bram Claes",41],["Kurt Weber",36]]
? Which riders have the same nationality as their coach?
= [["Bram Claes"],["Dario Villa"]]
? Which riders have a different nationality from their coach?
= [["Pablo Sanz"],["Leo Costa"],["Nico Prat"],["Kurt Weber"]]
? List riders with more wins than their coach.
= [["Pablo Sanz"],["Bram Claes"],["Kurt Weber"]]
? Which riders have as many wins as their coach?
= [["Nico Prat"],["Dario Villa"]]
? Which riders of Aurora have fewer wins than their coach?
= []
? What is the average age of riders who do not share the nationality of their coach?
= [[30.5]]
? For each team, how many riders have a nationality other than the country of the team?
= [["Condor",1],["Blauw",1],["Aurora",1]]
? riders whose age is greater than the age of their coach
= [["Leo Costa"],["Bram Claes"],["Kurt Weber"]]
? riders whose age exceeds that of their coach
= [["Leo Costa"],["Bram Claes"],["Kurt Weber"]]

@ orders customers
# customers
[["customer_id","integer"],["name","text"],["city","text"],["credit_limit","integer"],["registered","date"]]
[1,"Mill Bakery","Graz",500,"2021-03-01"]
[2,"Corner Books","Linz",900,"2022-06-15"]
[3,"Hotel Post","Wels",300,"2020-01-20"]
# orders
[["order_id","integer"],["customer_id","integer"],["ship_city","text"],["amount","integer"],["ordered","date"]]
[101,1,"Graz",620,"2021-02-20"]
[102,1,"Linz",80,"2021-09-09"]
[103,2,"Linz",850,"2022-06-15"]
[104,2,"Wels",910,"2023-01-02"]
[105,3,"Wels",120,"2020-05-05"]
[106,3,"Graz",310,"2019-12-30"]
? Which orders were shipped to another city than their customer's?
= [[102,1,"Linz",80,"2021-09-09"],[104,2,"Wels",910,"2023-01-02"],[106,3,"Graz",310,"2019-12-30"]]
? List the orders shipped to a different city than that of their customer.
= [[102,1,"Linz",80,"2021-09-09"],[104,2,"Wels",910,"2023-01-02"],[106,3,"Graz",310,"2019-12-30"]]
? How many orders were shipped to the same city as their customer's?
= [[3]]
? Show orders whose ship city differs from the customer's city.
= [[102,1,"Linz",80,"2021-09-09"],[104,2,"Wels",910,"2023-01-02"],[106,3,"Graz",310,"2019-12-30"]]
? orders where the ship city is not the city of the customer
= [[102,1,"Linz",80,"2021-09-09"],[104,2,"Wels",910,"2023-01-02"],[106,3,"Graz",310,"2019-12-30"]]
? orders where the ship city is the same as the customer's city
= [[101,1,"Graz",620,"2021-02-20"],[103,2,"Linz",850,"2022-06-15"],[105,3,"Wels",120,"2020-05-05"]]
? Which orders have an amount above the credit limit of their customer?
= [[101,1,"Graz",620,"2021-02-20"],[104,2,"Wels",910,"2023-01-02"],[106,3,"Graz",310,"2019-12-30"]]
? Count the orders with an amount higher than the customer's credit limit.
= [[3]]
? What is the total amount of orders that exceed the credit limit of the customer?
= [[1840]]
? Which orders were ordered before their customer registered?
= [[101,1,"Graz",620,"2021-02-20"],[106,3,"Graz",310,"2019-12-30"]]
? Which customers have an order above their credit limit?
= [["Mill Bakery"],["Corner Books"],["Hotel Post"]]
? Which customers have orders shipped to a city other than their own?
= [["Mill Bakery"],["Corner Books"],["Hotel Post"]]

@ people companies
# companies
[["company_id","integer"],["name","text"],["town","text"],["founded","integer"]]
[1,"Nordlicht","Husum",1962]
[2,"Seewerk","Emden",1994]
[3,"Torfhof","Leer",1988]
# people
[["person_id","integer"],["name","text"],["town","text"],["born","integer"],["salary","integer"],["company_id","integer"]]
[1,"Anke Bohl","Husum",1958,4100,1]
[2,"Jens Dirks","Leer",1971,3900,1]
[3,"Maren Ehlers","Emden",1999,3300,2]
[4,"Onno Frey","Leer",1985,2800,3]
[5,"Rieke Groth","Emden",1990,3000,3]
? Which people live in the same town they work in?
= [["Anke Bohl"],["Maren Ehlers"],["Onno Frey"]]
? people who live in the town where they work
= [["Anke Bohl"],["Maren Ehlers"],["Onno Frey"]]
? Who lives in the same town as their company?
= [["Anke Bohl"],["Maren Ehlers"],["Onno Frey"]]
? Which people do not live in the town of their company?
= [["Jens Dirks"],["Rieke Groth"]]
? How many people live in a different town from their company?
= [[2]]
? Show people whose town is not the town of their company.
= [["Jens Dirks"],["Rieke Groth"]]
? people who live in another town than their company
= [["Jens Dirks"],["Rieke Groth"]]
? Which people were born before their company was founded?
= [["Anke Bohl"],["Onno Frey"]]
? List the names of people born after the founding of their company.
= [["Jens Dirks"],["Maren Ehlers"],["Rieke Groth"]]
? Which people are older than their company?
= [["Anke Bohl"],["Onno Frey"]]
? names and towns of people whose town differs from that of their company
= [["Jens Dirks","Leer"],["Rieke Groth","Emden"]]

@ products suppliers
# supplier
[["id","integer"],["company","text"],["country","text"],["rating","number"]]
[1,"Kiln & Co","Portugal",4.1]
[2,"Glasbruk","Sweden",3.2]
[3,"Holzwerk","Austria",4.8]
# product
[["id","integer"],["product","text"],["made_in","text"],["rating","number"],["supplier_id","integer"]]
[1,"Jug","Portugal",4.5,1]
[2,"Vase","China",3.9,1]
[3,"Bowl","Sweden",3.2,2]
[4,"Tray","Austria",4.2,3]
[5,"Stool","Poland",4.9,3]
? Which products are made in a different country than their supplier's?
= [["Vase"],["Stool"]]
? Which products are made in the same country as their supplier?
= [["Jug"],["Bowl"],["Tray"]]
? products made in a country other than that of the supplier
= [["Vase"],["Stool"]]
? products rated higher than their supplier
= [["Jug"],["Stool"]]
? Which products have a higher rating than their supplier?
= [["Jug"],["Stool"]]
? Which products have a lower rating than the rating of their supplier?
= [["Vase"],["Tray"]]
? How many products have the same rating as their supplier?
= [[1]]
? Which products with a rating above 4 are made outside the country of their supplier?
= [["Stool"]]

@ employees_and_managers
# employees
[["emp_id","integer"],["name","text"],["salary","integer"],["office","text"],["hired","date"],["manager_id","integer"]]
[1,"Ada Moss",90,"York","2010-01-04",null]
[2,"Ben Hart",70,"York","2012-05-01",1]
[3,"Cleo Dunn",95,"Bath","2009-09-01",1]
[4,"Dov Katz",72,"Bath","2015-03-10",2]
[5,"Eve Lind",60,"Bath","2016-02-02",3]
? Which employees earn more than their manager?
= [["Cleo Dunn"],["Dov Katz"]]
? employees with a higher salary than their manager
= [["Cleo Dunn"],["Dov Katz"]]
? Which employees work in a different office than their manager?
= [["Cleo Dunn"],["Dov Katz"]]
? Which employees work in the same office as their manager?
= [["Ben Hart"],["Eve Lind"]]
? Who was hired before their manager?
= [["Cleo Dunn"]]
? employees whose office is not the office of their manager
= [["Cleo Dunn"],["Dov Katz"]]

@ pupils schools
# school
[["school_id","integer"],["school_name","text"],["district","text"],["opened","integer"],["fee","integer"]]
[1,"Hill","North",1950,200]
[2,"Lake","South",2001,350]
# teacher
[["teacher_id","integer"],["full_name","text"],["birthday","date"],["height","integer"],["district","text"],["school_id","integer"]]
[1,"Ed Moor","1970-02-03",180,"North",1]
[2,"Flo Nash","1985-07-08",165,"North",2]
# pupil
[["pupil_id","integer"],["full_name","text"],["birthday","date"],["height","integer"],["home_district","text"],["teacher_id","integer"],["allowance","integer"]]
[1,"Al Bex","2005-01-01",182,"North",1,210]
[2,"Bo Cox","2004-01-01",160,"South",2,340]
[3,"Cy Dent","2006-01-01",170,"North",2,400]
[4,"Di Eck","2003-01-01",175,"South",1,150]
? Which pupils are taller than their teacher?
= [["Al Bex"],["Cy Dent"]]
? Name the pupils who are shorter than their teacher.
= [["Bo Cox"],["Di Eck"]]
? Which pupils live in a different district than their school?
= [["Cy Dent"],["Di Eck"]]
? How many pupils live in the same district as their school?
= [[2]]
? Which pupils have an allowance greater than the fee of their school?
= [["Al Bex"],["Cy Dent"]]
? teachers whose district is not their school's district
= [["Flo Nash"]]
? Which teachers were born before their school opened?
= [["Flo Nash"]]
? What is the average height of pupils who are taller than their teacher?
= [[176]]
? Find the pupils whose home district matches the district of their teacher.
= [["Al Bex"],["Cy Dent"]]
? Which teacher has pupils taller than them?
= [["Ed Moor"],["Flo Nash"]]
? List the pupils that are not taller than their teacher.
= [["Bo Cox"],["Di Eck"]]

@ books authors
# books
[["book_id","integer"],["title","text"],["branch","text"],["min_age","integer"],["price","number"],["author_id","integer"],["published","integer"]]
[1,"Fog","East",14,12.5,1,1980]
[2,"Gulf","West",0,20,2,1999]
[3,"Heath","East",18,8,1,2010]
# authors
[["author_id","integer"],["name","text"],["born","integer"],["died","integer"]]
[1,"Ira Pell",1930,2001]
[2,"Jo Quine",1960,null]
? Which books were published after their author died?
= [["Heath"]]
? How many books came out after the death of their author?
= [[1]]
? Titles of books published before the author's death
= [["Fog"]]

@ players clubs
# club
[["id","integer"],["name","text"],["city","text"],["budget","integer"]]
[1,"Rovers","Leith",100]
[2,"United","Ayr",70]
# player
[["id","integer"],["player_name","text"],["birth_city","text"],["value","integer"],["club_id","integer"]]
[1,"Ali","Leith",120,1]
[2,"Bob","Ayr",30,1]
[3,"Cal","Ayr",80,2]
? Which players were born in the city of their club?
= [["Ali"],["Cal"]]
? Which players were not born in the city of their club?
= [["Bob"]]
? Players born in the same city as their club.
= [["Ali"],["Cal"]]
? Players who were born in a city other than their club's.
= [["Bob"]]
? Which players are worth more than the budget of their club?
= [["Ali"],["Cal"]]
? players whose birth city isn't the club city
= [["Bob"]]
? players with value > club budget
= [["Ali"],["Cal"]]
? Is there any player whose birth city differs from his club's city?
= [["Bob"]]
`
