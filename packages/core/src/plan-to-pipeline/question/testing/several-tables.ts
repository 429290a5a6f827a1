/** Several tables each: joins, groups, sets, superlatives, what is missing. The format is read by `read-asked.ts`. */
export const SEVERAL_TABLES = String.raw`
@ ports ships captains voyages
# ports
[["port_id","integer"],["port_name","text"],["country","text"],["berths","integer"],["opened_year","integer"]]
[1,"Varna Quay","Bulgaria",12,1906]
[2,"Tallow Bay","Ireland",5,1850]
[3,"Kilmore","Ireland",8,1921]
[4,"Porto Alto","Portugal",20,1899]
[5,"Grimsund","Norway",7,1935]
# ships
[["ship_id","integer"],["name","text"],["tonnage","integer"],["type","text"],["built","integer"],["home_port","integer"]]
[1,"Albatross",4200,"Freighter",1998,1]
[2,"Corvina",1500,"Ferry",2005,2]
[3,"Dunlin",8700,"Tanker",1990,4]
[4,"Egret",3900,"Freighter",2011,1]
[5,"Fulmar",1200,"Ferry",2015,3]
[6,"Gannet",9900,"Tanker",2003,4]
# captains
[["captain_id","integer"],["first_name","text"],["last_name","text"],["nationality","text"],["age","integer"],["rank_title","text"]]
[1,"Maeve","Doyle","Irish",51,"Master"]
[2,"Ivan","Petrov","Bulgarian",44,"Master"]
[3,"Lars","Eide","Norwegian",38,"Mate"]
[4,"Rosa","Pinto","Portuguese",60,"Master"]
[5,"Sean","Kerr","Irish",33,"Mate"]
# voyages
[["voyage_id","integer"],["ship_id","integer"],["captain_id","integer"],["from_port","integer"],["to_port","integer"],["departed","date"],["cargo_tons","integer"]]
[1,1,2,1,4,"2021-03-02",2800]
[2,3,4,4,5,"2021-04-15",8000]
[3,1,2,4,1,"2021-05-01",3100]
[4,4,1,1,3,"2021-06-20",2500]
[5,2,1,2,3,"2022-01-12",0]
[6,6,4,4,1,"2022-02-03",9100]
[7,6,3,4,5,"2022-03-18",7600]
[8,2,5,3,2,"2022-07-07",0]
? How many ships are there?
= [[6]]
? What are the names and tonnage of all ships built after 2000, ordered by tonnage from largest to smallest?
= in order [["Gannet",9900],["Egret",3900],["Corvina",1500],["Fulmar",1200]]
? Find the names of ships that have never made a voyage.
= [["Fulmar"]]
? Which ship type has the highest average tonnage?
= [["Tanker"]]
? List the first and last names of captains who have commanded more than one voyage.
= [["Rosa","Pinto"],["Maeve","Doyle"],["Ivan","Petrov"]]
? What is the total cargo carried by each ship? Show the ship name and the total cargo tons.
= [["Albatross",5900],["Egret",2500],["Gannet",16700],["Corvina",0],["Dunlin",8000]]
? For each nationality, how many captains are there?
= [["Portuguese",1],["Irish",2],["Bulgarian",1],["Norwegian",1]]
? What is the average, minimum and maximum age of all Irish captains?
= [[42,33,51]]
? Which nationalities have both captains older than 50 and captains younger than 40?
= [["Irish"]]
? Show the countries that have more than one port.
= [["Ireland"]]
? Give the names of ports which are not the home port of any ship.
= [["Grimsund"]]
? What are the ids of ships whose tonnage is above the average tonnage of all ships?
= [[3],[6]]
? How many countries have more than one port?
= [[1]]
? Count the nationalities that have two or more captains.
= [[1]]
? How many ships have at least two voyages?
= [[3]]
? What is the number of captains with exactly one voyage?
= [[2]]
? Show each rank title and the number of captains, ordered by the count.
= in order [["Mate",2],["Master",3]]
? List each rank title and its number of captains, in descending order of the number.
= in order [["Master",3],["Mate",2]]
? List the rank titles in ascending order of the number of captains.
= in order [["Mate"],["Master"]]
? Show all rank titles sorted by how many captains they have, most first.
= in order [["Master"],["Mate"]]
? What are the rank titles and the number of captains for each, sorted by the number of captains from most to least?
= in order [["Master",3],["Mate",2]]
? Count the captains per rank title, fewest first.
= in order [["Mate",2],["Master",3]]
? What is the average age of captains of each rank title, sorted by the average?
= in order [["Mate",35.5],["Master",51.666666666666664]]
? Show the countries with more than one port and the number of ports of each.
= [["Ireland",2]]
? Show the names of ships with more than one voyage and the number of voyages.
= [["Albatross",2],["Corvina",2],["Gannet",2]]
? List the last names of captains, youngest first.
= in order [["Kerr"],["Eide"],["Petrov"],["Doyle"],["Pinto"]]
? What are the countries with just a single port?
= [["Bulgaria"],["Portugal"],["Norway"]]
? Find the names of ships that have multiple voyages.
= [["Albatross"],["Corvina"],["Gannet"]]
? Show the number of captains for each combination of nationality and rank title.
= [["Irish","Master",1],["Bulgarian","Master",1],["Norwegian","Mate",1],["Portuguese","Master",1],["Irish","Mate",1]]
? Show the types of ships without duplicates.
= [["Freighter"],["Ferry"],["Tanker"]]
? Which rank titles occur among the captains?
= [["Master"],["Mate"]]
? List the names of ships whose tonnage is larger than that of all ships whose type is Freighter.
= [["Dunlin"],["Gannet"]]
? Find the names of ships whose tonnage is greater than the tonnage of every ship with type Freighter.
= [["Dunlin"],["Gannet"]]
? Which rank titles have captains with age above 40 and captains with age below 55?
= [["Master"]]
? Find the average opened year and highest berths for ports whose country is Ireland.
= [[1885.5,8]]
? How many voyages are there for each type of the ship?
= [["Freighter",3],["Ferry",2],["Tanker",3]]
? Show the names of ships with tonnage above 4000 and the names of their ports.
= [["Albatross","Varna Quay"],["Dunlin","Porto Alto"],["Gannet","Porto Alto"]]
? For each ship, find its name and the sum of the cargo tons of its voyages.
= [["Albatross",5900],["Egret",2500],["Gannet",16700],["Corvina",0],["Dunlin",8000]]
? How many voyages does each ship have? List the ship names and the counts.
= [["Albatross",2],["Corvina",2],["Dunlin",1],["Egret",1],["Gannet",2]]
? Which ship has the highest average cargo tons of its voyages? Give the name.
= [["Gannet"]]
? Of the ships whose type is Tanker, give the names, highest tonnage first.
= in order [["Gannet"],["Dunlin"]]
? Show the port name of each ship, ordered by ship tonnage descending.
= in order [["Porto Alto"],["Porto Alto"],["Varna Quay"],["Varna Quay"],["Tallow Bay"],["Kilmore"]]
? List each rank title with its number of captains and the average age.
= [["Master",3,51.666666666666664],["Mate",2,35.5]]
? How many different ship types are there?
= [[3]]
? What is the last name of the youngest captain?
= [["Kerr"]]
? Find the number of voyages made by the ship named Corvina.
= [[2]]
? Show the name of the ships commanded by captain Rosa Pinto.
= [["Dunlin"],["Gannet"]]
? What is the most common nationality among captains?
= [["Irish"]]
? List the names of all freighters in alphabetical order.
= in order [["Albatross"],["Egret"]]
? Which ship types have fewer than 2 ships?
= []
? What are the distinct ranks of captains aged between 35 and 55?
= [["Master"],["Mate"]]
? Show the name and country of the port with the most berths.
= [["Porto Alto","Portugal"]]
? How many voyages departed in 2022?
= [[4]]
? What is the total number of berths of the ports in Ireland?
= [[13]]
? Find the names of the ships whose home port is in Bulgaria.
= [["Albatross"],["Egret"]]
? What are the first names of captains whose nationality is not Irish?
= [["Ivan"],["Lars"],["Rosa"]]

@ classes trainers members bookings
# classes
[["class_id","integer"],["class_name","text"],["trainer_id","integer"],["room","text"],["price","number"],["capacity","integer"]]
[1,"Spin",1,"A",12.5,20]
[2,"Yoga Flow",2,"B",10,25]
[3,"Boxing",3,"A",15,12]
[4,"Pilates",2,"C",11,18]
[5,"Aqua",null,"Pool",9,30]
# trainers
[["trainer_id","integer"],["name","text"],["hometown","text"],["hired","date"],["salary","integer"]]
[1,"Kim Sol","Leeds","2019-02-01",30000]
[2,"Bea Hart","York","2017-09-15",34500]
[3,"Jon Reyes","Leeds","2020-06-30",31000]
[4,"Una Faye","Hull","2021-01-10",28000]
# members
[["member_id","integer"],["member_name","text"],["gender","text"],["birth_year","integer"],["city","text"],["membership","text"]]
[1,"Ari","M",1990,"Leeds","Gold"]
[2,"Beth","F",1985,"York","Silver"]
[3,"Cleo","F",2001,"Leeds","Silver"]
[4,"Dev","M",1978,"Hull","Gold"]
[5,"Elif","F",1995,"York","Bronze"]
# bookings
[["booking_id","integer"],["member_id","integer"],["class_id","integer"],["booked_on","date"],["attended","text"]]
[1,1,1,"2023-01-05","yes"]
[2,1,3,"2023-01-08","yes"]
[3,2,2,"2023-01-09","no"]
[4,3,1,"2023-01-12","yes"]
[5,3,2,"2023-01-15","yes"]
[6,4,3,"2023-02-02","no"]
[7,1,1,"2023-02-10","yes"]
? Show all trainer names and the number of classes each of them teaches.
= [["Kim Sol",1],["Bea Hart",2],["Jon Reyes",1]]
? What are the names of members without any bookings?
= [["Elif"]]
? List the names of trainers who do not teach any class.
= [["Una Faye"]]
? Which class has been booked the most times?
= [["Spin"]]
? Find the names of members who booked both Spin and Boxing.
= [["Ari"]]
? What is the average price of classes taught by Bea Hart?
= [[10.5]]
? Count the number of female members in each city.
= [["York",2],["Leeds",1]]
? Which city do most members come from?
= [["Leeds"]]
? What is the name of the cheapest class?
= [["Aqua"]]
? List the distinct names of members who attended a class in room A.
= [["Ari"],["Cleo"]]
? How many members hold a Gold or Bronze membership?
= [[3]]
? Show the names and hire dates of trainers from Leeds, most recent first.
= in order [["Jon Reyes","2020-06-30"],["Kim Sol","2019-02-01"]]
? What are the names of the trainers whose salary is higher than the average?
= [["Bea Hart"],["Jon Reyes"]]
? Find the oldest member's name and membership.
= [["Dev","Gold"]]
? What is the total price of all classes held in room A?
= [[27.5]]

@ publishers authors books reviews
# publishers
[["publisher_id","integer"],["publisher_name","text"],["city","text"],["founded","integer"]]
[1,"Marigold Press","Bath",1954]
[2,"North Row","Leeds",1987]
[3,"Quarto House","London",1921]
[4,"Tinder & Ash","Bath",2003]
# authors
[["author_id","integer"],["author_name","text"],["country","text"],["birth_year","integer"]]
[1,"Iris Vane","England",1971]
[2,"Otto Krell","Germany",1949]
[3,"Mina Cho","Korea",1985]
[4,"Paul Ade","Nigeria",1960]
[5,"Freya Holm","Germany",1990]
# books
[["book_id","integer"],["title","text"],["author_id","integer"],["publisher_id","integer"],["pages","integer"],["price","number"],["published","integer"],["genre","text"]]
[1,"Cold Lamp",1,1,320,14.99,2010,"Crime"]
[2,"The Ferry",1,3,280,11.5,2014,"Crime"]
[3,"Salt Maps",3,2,410,19,2018,"Fantasy"]
[4,"Ninth Stair",2,3,150,8.25,1995,"Poetry"]
[5,"Hollow Year",4,1,505,21,2001,"History"]
[6,"Moth Season",3,2,365,17.5,2020,"Fantasy"]
[7,"Grey Ledger",2,3,240,12,1999,"Crime"]
# reviews
[["review_id","integer"],["book_id","integer"],["reviewer","text"],["stars","integer"],["review_date","date"]]
[1,1,"Dale",4,"2011-02-01"]
[2,1,"Kit",5,"2011-03-11"]
[3,3,"Dale",3,"2019-01-20"]
[4,5,"Ana",5,"2004-07-07"]
[5,6,"Kit",4,"2020-11-30"]
[6,3,"Ana",5,"2019-05-05"]
? List the titles of all books with more than 300 pages.
= [["Cold Lamp"],["Salt Maps"],["Hollow Year"],["Moth Season"]]
? How many books did each author write? Give the author name and the count.
= [["Iris Vane",2],["Otto Krell",2],["Mina Cho",2],["Paul Ade",1]]
? Which authors have not written any book?
= [["Freya Holm"]]
? What is the title of the book with the highest average stars?
= [["Hollow Year"]]
? Find the publisher that published the largest number of books.
= [["Quarto House"]]
? Show the genres that have at least 2 books.
= [["Crime"],["Fantasy"]]
? What are the titles and prices of books by Mina Cho?
= [["Salt Maps",19],["Moth Season",17.5]]
? Return the names of publishers located in Bath, sorted by the year they were founded.
= in order [["Marigold Press"],["Tinder & Ash"]]
? Which books have no reviews?
= [["The Ferry"],["Ninth Stair"],["Grey Ledger"]]
? What is the average number of pages for each genre?
= [["Poetry",150],["History",505],["Crime",280],["Fantasy",387.5]]
? How many authors come from Germany?
= [[2]]
? What is the name of the author of the most expensive book?
= [["Paul Ade"]]
? Find the names of authors who wrote both Crime and Poetry books.
= [["Otto Krell"]]
? List the titles of books published by Quarto House before 2000.
= [["Ninth Stair"],["Grey Ledger"]]
? What is the average stars of the reviews written by Kit?
= [[4.5]]
? Who reviewed the book titled Salt Maps?
= [["Dale"],["Ana"]]
? What are the three longest books?
= [["Hollow Year"],["Salt Maps"],["Moth Season"]]
? Show the number of books published after 2000 by each publisher name.
= [["Marigold Press",2],["North Row",2],["Quarto House",1]]
? Which country has the youngest author?
= [["Germany"]]
? Find the titles of books cheaper than the average price.
= [["The Ferry"],["Ninth Stair"],["Grey Ledger"]]

@ offices employees projects assignments
# offices
[["office_id","integer"],["city","text"],["floor_count","integer"],["rent","integer"]]
[1,"Turin",4,9000]
[2,"Lyon",2,5200]
[3,"Graz",6,11000]
# employees
[["emp_id","integer"],["emp_name","text"],["job_title","text"],["office_id","integer"],["salary","integer"],["manager_id","integer"],["hire_date","date"]]
[1,"Lia Conti","Director",1,98000,null,"2009-04-01"]
[2,"Marc Duval","Engineer",2,61000,1,"2015-10-12"]
[3,"Eva Stein","Engineer",3,66000,1,"2013-03-03"]
[4,"Nino Bassi","Analyst",1,52000,3,"2018-08-20"]
[5,"Zoe Petit","Analyst",2,49500,2,"2020-01-15"]
[6,"Karl Weiss","Clerk",3,38000,3,"2021-11-01"]
# projects
[["project_id","integer"],["project_name","text"],["budget","integer"],["start_date","date"],["status","text"]]
[1,"Atlas",250000,"2019-01-01","done"]
[2,"Borealis",90000,"2021-06-01","active"]
[3,"Cirrus",140000,"2022-02-15","active"]
[4,"Dune",30000,"2020-09-09","cancelled"]
# assignments
[["emp_id","integer"],["project_id","integer"],["hours","integer"]]
[1,1,120]
[2,1,300]
[3,1,280]
[3,3,150]
[4,2,200]
[5,2,90]
[5,3,60]
? What is the total budget of active projects?
= [[230000]]
? Show the names of employees working in Graz.
= [["Eva Stein"],["Karl Weiss"]]
? Which employees are not assigned to any project?
= [["Karl Weiss"]]
? For each project, show its name and the total hours spent on it.
= [["Atlas",700],["Cirrus",210],["Borealis",290]]
? How many employees work in each city?
= [["Turin",2],["Lyon",2],["Graz",2]]
? What is the job title with the highest average salary?
= [["Director"]]
? List the project names that have more than 2 employees assigned.
= [["Atlas"]]
? Find the names of employees who earn less than the average salary of all engineers.
= [["Marc Duval"],["Nino Bassi"],["Zoe Petit"],["Karl Weiss"]]
? What are the name and salary of the employee hired most recently?
= [["Karl Weiss",38000]]
? In which city does Eva Stein work?
= [["Graz"]]
? Give the distinct job titles in descending alphabetical order.
= in order [["Engineer"],["Director"],["Clerk"],["Analyst"]]
? How many employees worked more than 100 hours on Atlas?
= [[3]]
? Which city's office has the highest rent?
= [["Graz"]]
? What is the number of projects each employee works on, for employees with at least two projects?
= [["Zoe Petit",2],["Eva Stein",2]]

@ band festival performance musician
# band
[["Band_ID","integer"],["Name","text"],["Hometown","text"],["Formed_year","integer"],["Genre","text"]]
[1,"The Quills","Norwich",1999,"Rock"]
[2,"Salt Line","Bergen",2008,"Folk"]
[3,"Neon Moth","Osaka",2012,"Electronic"]
[4,"Old Harbour","Bergen",1985,"Folk"]
[5,"Glasshouse","Norwich",2015,"Rock"]
# festival
[["Festival_ID","integer"],["Festival_Name","text"],["City","text"],["Num_of_Stages","integer"],["Capacity","integer"],["Start_Year","integer"]]
[1,"Riverside","Leeds",3,20000,2001]
[2,"Northlight","Bergen",5,35000,1994]
[3,"Sundown","Lisbon",2,12000,2010]
[4,"Harvest","Leeds",1,4000,2016]
# performance
[["Performance_ID","integer"],["Band_ID","integer"],["Festival_ID","integer"],["Year","integer"],["Audience","integer"],["Fee","integer"]]
[1,1,1,2018,8000,5000]
[2,2,2,2018,9500,7000]
[3,1,2,2019,11000,6500]
[4,3,3,2019,4200,3000]
[5,4,2,2017,7800,5200]
[6,2,1,2019,6000,4800]
# musician
[["Musician_ID","integer"],["Full_Name","text"],["Age","integer"],["Instrument","text"],["Band_ID","integer"]]
[1,"Ann Lowe",34,"Guitar",1]
[2,"Bo Vik",41,"Fiddle",2]
[3,"Cy Tan",27,"Synth",3]
[4,"Di Marsh",36,"Drums",1]
[5,"Ed Roe",58,"Guitar",4]
[6,"Flo Ash",23,"Bass",5]
? How many musicians are older than 30?
= [[4]]
? Show the name and formed year for all bands from Bergen.
= [["Salt Line",2008],["Old Harbour",1985]]
? Show all hometowns and the number of bands in each hometown.
= [["Norwich",2],["Bergen",2],["Osaka",1]]
? List all band names by their formed year, from the newest to the oldest.
= in order [["Glasshouse"],["Neon Moth"],["Salt Line"],["The Quills"],["Old Harbour"]]
? What are the names of the bands that did not perform at any festival?
= [["Glasshouse"]]
? What is the name of the festival with the largest capacity?
= [["Northlight"]]
? Find the name and city of festivals that had performances in 2019.
= [["Riverside","Leeds"],["Northlight","Bergen"],["Sundown","Lisbon"]]
? What is the average and maximum capacity of all festivals?
= [[17750,35000]]
? What are the full names and ages of musicians who play the guitar, sorted by age?
= in order [["Ann Lowe",34],["Ed Roe",58]]
? How many performances took place at each festival? List the festival name and the number of performances.
= [["Northlight",3],["Sundown",1],["Riverside",2]]
? Which year had the most performances?
= [[2019]]
? What are the names of bands formed before 2000 or after 2010?
= [["The Quills"],["Neon Moth"],["Old Harbour"],["Glasshouse"]]
? Show the cities that host festivals with capacity above 10000 and festivals with capacity below 5000.
= [["Leeds"]]
? What is the total fee paid to The Quills?
= [[11500]]
? Find the names of the musicians in the band Salt Line.
= [["Bo Vik"]]
? What is the name of the band with the oldest musician?
= [["Old Harbour"]]
? Which genres have more than one band?
= [["Folk"],["Rock"]]
? What is the number of distinct instruments?
= [[5]]
? Show the names of bands and the names of festivals they performed at.
= [["The Quills","Northlight"],["Salt Line","Riverside"],["Neon Moth","Sundown"],["Old Harbour","Northlight"],["The Quills","Riverside"],["Salt Line","Northlight"]]
? What are the names of the bands that have performed at least twice?
= [["The Quills"],["Salt Line"]]
? Which festival had the highest total audience?
= [["Northlight"]]
? List the instrument of the youngest musician.
= [["Bass"]]
? How many bands have genre Folk and were formed after 2000?
= [[1]]
? What are the names of festivals whose capacity is less than the average capacity?
= [["Sundown"],["Harvest"]]
? What is the most popular instrument?
= [["Guitar"]]
? For all bands, list their names and their genres.
= [["The Quills","Rock"],["Salt Line","Folk"],["Neon Moth","Electronic"],["Old Harbour","Folk"],["Glasshouse","Rock"]]
? On average, what is the age of the musicians?
= [[36.5]]
? Give the average capacity over all festivals.
= [[17750]]
? Sort the names of all festivals by capacity, descending.
= in order [["Northlight"],["Riverside"],["Sundown"],["Harvest"]]
? Which festival has the most performances? Give its name.
= [["Northlight"]]
? Which bands do not have any performances? Show their names.
= [["Glasshouse"]]
? Show the full names of musicians with age from 27 to 36.
= [["Ann Lowe"],["Cy Tan"],["Di Marsh"]]
? Show the hometowns except for those having a band with formed year over 2010.
= [["Bergen"]]
? List the full name and age of every musician, starting with the highest age.
= in order [["Ed Roe",58],["Bo Vik",41],["Di Marsh",36],["Ann Lowe",34],["Cy Tan",27],["Flo Ash",23]]
? Add up the fee of all performances.
= [[31500]]
? How much higher is the highest capacity than the lowest capacity?
= [[31000]]
? What are the names of all festivals except the one with the highest capacity?
= [["Riverside"],["Sundown"],["Harvest"]]
? List the full names of musicians whose age is greater than that of Di Marsh.
= [["Bo Vik"],["Ed Roe"]]
? Find the full name of the musician having the maximum age.
= [["Ed Roe"]]
? Which hometowns have bands formed after 2010 and bands formed before 2000?
= [["Norwich"]]
? In which year were most of the performances held?
= [[2019]]
? Group the bands by genre, and return the number of bands that have each genre.
= [["Rock",2],["Folk",2],["Electronic",1]]
? What are the average and maximum age of musicians in different instruments?
= [["Guitar",46,58],["Fiddle",41,41],["Synth",27,27],["Drums",36,36],["Bass",23,23]]

@ Students Clubs Membership Courses Enrolled
# Students
[["StuID","integer"],["LName","text"],["Fname","text"],["Age","integer"],["Sex","text"],["Major","integer"],["city_code","text"]]
[1001,"Smith","Linda",18,"F",600,"BAL"]
[1002,"Kim","Tracy",19,"F",520,"HKG"]
[1003,"Jones","Shiela",21,"F",600,"WAS"]
[1004,"Kumar","Dinesh",20,"M",520,"CHI"]
[1005,"Gompers","Paul",26,"M",600,"BAL"]
[1006,"Schultz","Andy",18,"M",540,"CHI"]
# Clubs
[["ClubID","integer"],["ClubName","text"],["Budget","integer"],["Building","text"]]
[1,"Chess",300,"Main"]
[2,"Robotics",1500,"Lab"]
[3,"Sailing",900,"Dock"]
# Membership
[["StuID","integer"],["ClubID","integer"],["Role","text"],["Joined","integer"]]
[1001,1,"Member",2020]
[1001,2,"President",2021]
[1002,2,"Member",2021]
[1004,1,"President",2019]
[1004,2,"Member",2020]
[1006,1,"Member",2021]
# Courses
[["CID","text"],["CName","text"],["Credits","integer"],["Days","text"],["Dept","integer"]]
["C1","Algebra",3,"MWF",520]
["C2","Optics",4,"TTh",600]
["C3","Ethics",2,"MWF",540]
# Enrolled
[["StuID","integer"],["CID","text"],["Grade","text"]]
[1001,"C1","A"]
[1002,"C1","B"]
[1003,"C2","A"]
[1004,"C2","C"]
[1005,"C2","B"]
[1001,"C3","B"]
? Find the number of students who are male.
= [[3]]
? What are the first names of students who belong to the Chess club?
= [["Andy"],["Linda"],["Dinesh"]]
? What are the last names of female students, ordered by age?
= in order [["Smith"],["Kim"],["Jones"]]
? How many students are enrolled in Optics?
= [[3]]
? Find the first name and age of students who are in both the Chess and the Robotics club.
= [["Dinesh",20],["Linda",18]]
? Find the major and age of students who are not in any club.
= [[600,21],[600,26]]
? What is the average age for each sex?
= [["F",19.333333333333332],["M",21.333333333333332]]
? Which club has the most members? Give the club name.
= [["Chess"]]
? What is the name of the course with the most credits?
= [["Optics"]]
? How many different majors are there?
= [[3]]
? List the names of clubs with a budget of more than 500.
= [["Robotics"],["Sailing"]]
? What are the ids of the students who got an A?
= [[1001],[1003]]
? Find the number of students in each city code.
= [["BAL",2],["HKG",1],["WAS",1],["CHI",2]]
? For each club, find the average age of its members. Show the club name.
= [["Robotics",19],["Chess",18.666666666666668]]
? Who are the presidents of the clubs? Give their first names.
= [["Dinesh"],["Linda"]]
? Count the courses that meet on MWF.
= [[2]]
? Which students have age above the average? Show their last name.
= [["Jones"],["Gompers"]]
? Find the id of the student who joined the most clubs.
= [[1001]]
? Show the role that has the most members.
= [["Member"]]

@ branch products sale manager
# branch
[["Branch_ID","integer"],["Branch_name","text"],["District","text"],["Opened","integer"],["Num_of_staff","integer"]]
[1,"Mill Street","East",2003,14]
[2,"Canal Walk","West",1998,22]
[3,"Hillcrest","East",2011,9]
[4,"Union Square","Central",1990,31]
# products
[["product_id","integer"],["product_name","text"],["product_type","text"],["unit_price","integer"]]
[1,"Tent","Outdoor",120]
[2,"Lantern","Outdoor",25]
[3,"Novel","Books",12]
[4,"Atlas","Books",40]
[5,"Kettle","Kitchen",30]
# sale
[["sale_id","integer"],["branch_id","integer"],["product_id","integer"],["quantity","integer"],["sale_date","date"]]
[1,1,1,3,"2022-01-04"]
[2,1,3,10,"2022-01-09"]
[3,2,2,5,"2022-02-11"]
[4,2,3,7,"2022-03-01"]
[5,4,5,2,"2022-03-15"]
[6,4,1,1,"2023-01-20"]
[7,2,5,4,"2023-02-02"]
# manager
[["manager_id","integer"],["name","text"],["age","integer"],["branch_id","integer"],["start_year","integer"]]
[1,"Tess Bright",45,1,2015]
[2,"Omar Reid",39,2,2018]
[3,"Gail Stone",52,4,2009]
? What are the names and districts of all branches?
= [["Mill Street","East"],["Canal Walk","West"],["Hillcrest","East"],["Union Square","Central"]]
? How many branches have more than 10 staff?
= [[3]]
? What is the average number of staff in each district?
= [["East",11.5],["Central",31],["West",22]]
? Show the name of the branch that opened most recently.
= [["Hillcrest"]]
? Which products have never been sold?
= [["Atlas"]]
? What is the total quantity sold for each product? Show product name and total quantity.
= [["Lantern",5],["Tent",4],["Novel",17],["Kettle",6]]
? Which branch made the most sales?
= [["Canal Walk"]]
? What are the names of branches that sold a Tent?
= [["Mill Street"],["Union Square"]]
? List the districts with branches opened before 2000 and branches opened after 2005.
= []
? What is the most expensive product in the Outdoor type?
= [["Tent"]]
? How many sales were made in 2022?
= [[5]]
? What is the name of the manager of the Union Square branch?
= [["Gail Stone"]]
? Which branches do not have a manager?
= [["Hillcrest"]]
? Find the name of the manager who started earliest.
= [["Gail Stone"]]
? What are the ids of the branches with at least 2 sales?
= [[1],[2],[4]]
? Give me the product names priced between 20 and 50.
= [["Lantern"],["Atlas"],["Kettle"]]
? What is the oldest manager's age?
= [[52]]
? How many distinct products did the Canal Walk branch sell?
= [[3]]
`
