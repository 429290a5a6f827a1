/** Tables that refer to each other: names that stand in another table, link tables, rows by their size. */
export const REFERRING_TABLES = `
@ boards persons appointment
# person
[["person_id","integer"],["name","text"],["age","integer"],["home_town","text"]]
[1,"Olga Brandt",61,"Ulm"]
[2,"Pete Sands",44,"Ulm"]
[3,"Rana Aziz",37,"Bonn"]
[4,"Sven Kall",52,"Kiel"]
[5,"Tess Moore",29,"Bonn"]
# board
[["board_id","integer"],["name","text"],["seat","text"],["sector","text"],["sales_m","number"],["assets_m","number"]]
[1,"Total","Lyon","Energy",41,100]
[2,"Norsk Tre","Oslo","Timber",55,80]
[3,"Alpina","Bern","Food",48,64]
[4,"Balt Gas","Riga","Energy",39,90]
[5,"Kaffa","Bern","Food",20,12]
# appointment
[["board_id","integer"],["person_id","integer"],["since","integer"]]
[1,1,2009]
[2,2,2015]
[2,3,2018]
[4,4,2012]
? List the names of boards, from lowest to highest sales.
= in order [["Kaffa"],["Balt Gas"],["Total"],["Alpina"],["Norsk Tre"]]
? How many boards are there in each sector?
= [["Energy",2],["Timber",1],["Food",2]]
? What is the average assets of boards?
= [[69.2]]
? What is the seat of the board with the largest sales?
= [["Oslo"]]
? Show the names of appointees of boards with assets below 95.
= [["Pete Sands"],["Rana Aziz"],["Sven Kall"]]
? List the names of the boards and of the appointees.
= [["Total","Olga Brandt"],["Norsk Tre","Pete Sands"],["Norsk Tre","Rana Aziz"],["Balt Gas","Sven Kall"]]
? Show the names of boards and the number of appointees they have.
= [["Total",1],["Norsk Tre",2],["Balt Gas",1]]
? Show the different sectors and the numbers of boards in each sector.
= [["Energy",2],["Timber",1],["Food",2]]

@ countries dams
# country
[["country_id","integer"],["name","text"],["population","integer"],["area","integer"]]
[1,"Norland",5200,900]
[2,"Sudria",800,1400]
[3,"Ostia",3100,300]
# dam
[["dam_id","integer"],["name","text"],["height","integer"],["river","text"],["country_id","integer"],["turbines","integer"]]
[1,"Long Weir",140,"Arle",2,6]
[2,"Gate",75,"Bode",1,2]
[3,"Old Wall",60,"Arle",1,4]
[4,"Kettle",92,"Cam",3,3]
? Give the name and population of the country that has the highest dam.
= [["Sudria",800]]
? How many turbines does the highest dam have?
= [[6]]
? What is the river of the lowest dam?
= [["Arle"]]
? Show all rivers except those that have a dam higher than 100.
= [["Bode"],["Cam"]]
? Which countries have two dams?
= [["Norland"]]
? Show the rivers that have two dams.
= [["Arle"]]
? Which country has the most dams?
= [["Norland"]]
? List the dam names and country names.
= [["Long Weir","Sudria"],["Gate","Norland"],["Old Wall","Norland"],["Kettle","Ostia"]]
? Show the names of the dams and their countries.
= [["Long Weir","Sudria"],["Gate","Norland"],["Old Wall","Norland"],["Kettle","Ostia"]]

@ persons candidates
# people
[["people_id","integer"],["name","text"],["sex","text"],["weight","integer"]]
[1,"Amy Lark","F",58]
[2,"Bob Finch","M",81]
[3,"Cid Wren","M",77]
[4,"Dot Crane","F",64]
# candidate
[["candidate_id","integer"],["people_id","integer"],["slogan","text"],["votes","integer"]]
[10,2,"Forward",120]
[11,4,"Green Now",340]
[12,1,"Forward",90]
? What are the names of the candidates?
= [["Amy Lark"],["Bob Finch"],["Dot Crane"]]
? List the names of candidates with more than 100 votes.
= [["Bob Finch"],["Dot Crane"]]
? What is the name of the candidate with the most votes?
= [["Dot Crane"]]
? How many candidates use each slogan?
= [["Forward",2],["Green Now",1]]

@ bus_stops operators
# operator
[["operator_id","integer"],["name","text"],["home_base","text"],["country","text"]]
[1,"Linea","Graz","South Africa"]
[2,"Metro Go","Ghent","New Zealand"]
[3,"Vela","Graz","South Africa"]
# terminal_bases
[["base_id","integer"],["operator_id","integer"],["bays","integer"]]
[1,1,4]
[2,2,9]
? How many operators are from NZ?
= [[1]]
? List the names of operators that are from either SA or NZ.
= [["Linea"],["Metro Go"],["Vela"]]
? Which home bases are used by more than 1 operator?
= [["Graz"]]
@ clubs who met
# club
[["club_id","integer"],["club_name","text"],["town","text"],["born_on","text"],["members","integer"],["women","number"],["youth","number"]]
[1,"Amber","Ulm","1901-03-05",120,40.5,12]
[2,"Birch","Bonn","1899-07-01",300,35,20.5]
[3,"Cedar","Kiel","1920-01-30",80,51,9]
[4,"Dune","Ulm","1911-11-11",210,48,31]
# meeting
[["meeting_id","integer"],["day","date"],["hall","text"],["spectators","integer"]]
[1,"2022-04-01","North Hall",340]
[2,"2022-05-02","South Hall",120]
[3,"2022-06-03","North Hall",90]
[4,"2022-07-04","East Hall",410]
# meeting_club
[["meeting_id","integer"],["host","integer"],["guest","integer"]]
[1,1,2]
[2,1,3]
[3,2,4]
[4,4,2]
? Show the names of clubs, and the days and halls of meetings they are on the host side.
= [["Amber","2022-04-01","North Hall"],["Amber","2022-05-02","South Hall"],["Birch","2022-06-03","North Hall"],["Dune","2022-07-04","East Hall"]]
? List the names of clubs that have not been on the host side of meetings.
= [["Cedar"]]
? Show the names of clubs who have been on the guest side of meetings at least twice.
= [["Birch"]]
? What are the three highest numbers of members?
= in order [[300],[210],[120]]
? What are the top 2 highest spectators?
= [[410],[340]]
? What is all the information about the meetings?
= [[1,"2022-04-01","North Hall",340],[2,"2022-05-02","South Hall",120],[3,"2022-06-03","North Hall",90],[4,"2022-07-04","East Hall",410]]
? Show all details of the clubs in Bonn.
= [[2,"Birch","Bonn","1899-07-01",300,35,20.5]]
? What is the women percentage of the club in Kiel?
= [[51]]
? Which clubs have a youth percentage above 15?
= [["Birch"],["Dune"]]
? What is the percentage of women of clubs with a youth percentage below 13?
= [[40.5],[51]]
? Find the lowest women, the highest members and youth of all clubs.
= [[35,300,31]]
? Which hall has the most corresponding meetings?
= [["North Hall"]]
? List the names of clubs in the order of born on from old to young.
= in order [["Birch"],["Amber"],["Dune"],["Cedar"]]
? Show the names of clubs by members from high to low.
= in order [["Birch"],["Dune"],["Amber"],["Cedar"]]
@ fairs with keepers and records
# fair
[["fair_id","integer"],["motto","text"],["place","text"],["number_of_keepers","integer"]]
[1,"Spring","Ulm",4]
[2,"Lights","Bonn",2]
[3,"Ropes","Kiel",3]
# keeper
[["keeper_id","integer"],["name","text"],["age","integer"],["took_office","integer"],["left_office","integer"]]
[1,"Ada",31,1990,1995]
[2,"Bo",44,1995,2001]
[3,"Cy",52,1987,2003]
[4,"Di",29,2001,2002]
# fair_keeper
[["fair_id","integer"],["keeper_id","integer"]]
[1,1]
[1,3]
[3,3]
# keeper_record
[["record_id","integer"],["keeper_id","integer"],["year","integer"]]
[1,1,1991]
[2,1,1993]
[3,2,1999]
? What is the average number of keepers for fairs?
= [[3]]
? List the mottos of fairs ordered by the number of keepers.
= in order [["Lights"],["Ropes"],["Spring"]]
? For each fair, return its motto and the name of its keeper.
= [["Spring","Ada"],["Spring","Cy"],["Ropes","Cy"]]
? Show the names of keepers that have more than one record.
= [["Ada"]]
? List the names of keepers that do not have any record.
= [["Cy"],["Di"]]
? Which keeper left office the latest?
= [["Cy"]]
? which keeper took office first
= [["Cy"]]
@ grounds
# ground
[["Team","text"],["Ground","text"],["Capacity","integer"],["Highest","integer"],["Lowest","integer"],["Average","integer"]]
["Elm Rovers","Elm Park",9000,6100,1900,3300]
["Oak Town","Oak Lane",7200,4400,2100,2900]
["Ash City","Ash Field",5100,3000,700,1500]
? What is the lowest attendance that Elm Park has ever had?
= [[1900]]
? What is the highest of Oak Town?
= [[4400]]
? Which team has the highest capacity?
= [["Elm Rovers"]]
? What is the highest average?
= [[3300]]
@ docks
# dock
[["Dock","text"],["Owner","text"],["Cranes","integer"]]
["Dock 1 (D1)","Hale",4]
["Dock 2 (D2)","Moss",6]
["Dock 3 (D3)","Hale",9]
["Dock 4 (D4)","Reed",2]
? which docks had more cranes than dock 2?
= [["Dock 3 (D3)"]]
? who is the owner of dock 4?
= [["Reed"]]
? what is the number of cranes of all 4 docks in total?
= [[21]]
@ peaks in pictures
# peak
[["id","integer"],["name","text"],["height","integer"],["country","text"]]
[1,"Tol",4100,"Chad"]
[2,"Vek",3900,"Chad"]
[3,"Ombe",4300,"Mali"]
# picture
[["id","integer"],["peak_id","integer"],["color","text"],["name","text"]]
[1,1,"grey","deer"]
[2,1,"red","the peak"]
[3,3,"red","cloud"]
? What are the highest and average height of the peaks?
= [[4300,4100]]
? What are the id and name of the peaks that have at least 2 pictures?
= [[1,"Tol"]]
? List the id, color scheme, and name for all the pictures.
= [[1,"grey","deer"],[2,"red","the peak"],[3,"red","cloud"]]
? What is the name of the peak in the picture named "cloud"?
= [["Ombe"]]
@ pools and records
# pool
[["ID","integer"],["name","text"],["City","text"],["Opening_year","integer"]]
[1,"Aqua","Ulm",1999]
[2,"Brine","Bonn",2006]
[3,"Crest","Ulm",2011]
# contest
[["ID","integer"],["Name","text"],["Pool_ID","integer"],["Year","integer"],["Rating_points","integer"]]
[1,"Junior Cup",1,2015,7]
[2,"Open",1,2019,3]
[3,"Masters",3,2017,9]
# swimmer
[["ID","integer"],["name","text"],["Phone","text"]]
[1,"Ada","11-22"]
[2,"Bo","33-44"]
[3,"Cy","55-66"]
# record
[["ID","integer"],["Swimmer_ID","integer"],["Contest_ID","integer"],["Result","text"]]
[1,1,1,"Win"]
[2,1,2,"Loss"]
[3,2,3,"Win"]
? Find the names of the swimmers who have no record.
= [["Cy"]]
? Find the name of the swimmer who has at least 2 records.
= [["Ada"]]
? What are the name and phone number of swimmers with more than one record?
= [["Ada","11-22"]]
? Find the name and city of the pool where the contest named "Junior Cup" happened.
= [["Aqua","Ulm"]]
? List all the contest names by year from the most recent to the oldest.
= in order [["Open"],["Masters"],["Junior Cup"]]
? How many pools were opened before the year of 2006?
= [[1]]
? Give me the contest names sorted by the contest rating in descending order.
= in order [["Masters"],["Junior Cup"],["Open"]]
? list the names of all contests, ordering by year
= in order [["Junior Cup"],["Masters"],["Open"]]
@ wards
# ward
[["code","integer"],["title","text"]]
[11,"North"]
[12,"South"]
# visit
[["visit_id","integer"],["ward","integer"],["guest","text"]]
[1,11,"Ada"]
[2,11,"Bo"]
[3,12,"Cy"]
? Which ward titles had more than one visit?
= [["North"]]
? Show the guests and the titles of the wards they visited.
= [["Ada","North"],["Bo","North"],["Cy","South"]]
@ towns in counties
# county
[["county_id","integer"],["county","text"],["officers","integer"]]
[1,"East",90]
[2,"West",140]
# town
[["town_id","integer"],["county_id","integer"],["town","text"],["houses","integer"]]
[1,1,"Ulm",500]
[2,2,"Bonn",300]
[3,2,"Kiel",700]
? What are the names of towns that are in the county with the most officers?
= [["Bonn"],["Kiel"]]
? Which town has the most houses?
= [["Kiel"]]
`
