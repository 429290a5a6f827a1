/** Things counted once, by the reference meant, by what was done the most. Read by `read-asked.ts`. */
export const COUNTED_THINGS_TABLES = String.raw`
@ ferries piers and tickets
# piers
[["pier_id","integer"],["name","text"],["island","text"],["depth","integer"]]
[1,"Old Quay","Skarn",6]
[2,"North Steps","Skarn",9]
[3,"Gull Landing","Torvay",4]
[4,"Salt Pier","Torvay",7]
[5,"Lamp Point","Brae",12]
# crossings
[["crossing_id","integer"],["start_pier_id","integer"],["end_pier_id","integer"],["ferry_no","integer"],["season","integer"],["minutes","integer"]]
[1,1,3,70,2019,40]
[2,3,1,70,2019,42]
[3,2,4,71,2019,55]
[4,1,5,72,2020,95]
[5,4,2,71,2020,54]
[6,2,3,70,2020,47]
[7,5,1,72,2020,96]
[8,1,4,71,2020,50]
# travellers
[["traveller_id","integer"],["name","text"],["home_town","text"],["address","text"]]
[1,"Ansel","Rook","4 Mast Lane, Skarn"]
[2,"Bodil","Rook","9 Weir Street, Torvay"]
[3,"Cato","Elver","1 Kelp Row, Skarn"]
[4,"Dagny","Elver","2 Kelp Row, Brae"]
# tickets
[["ticket_id","integer"],["traveller_id","integer"],["crossing_id","integer"],["fare_class","text"],["fare","number"]]
[1,1,1,"deck",12]
[2,1,4,"deck",30]
[3,1,8,"cabin",44]
[4,2,2,"deck",12]
[5,2,6,"cabin",25]
[6,3,8,"deck",22]
[7,3,3,"deck",18]
[8,1,6,"deck",15]
# addresses
[["address_id","integer"],["parish","text"]]
[1,"St Ebba"]
[2,"St Mungo"]
# parcels
[["parcel_id","integer"],["traveller_id","integer"],["address_id","integer"],["weight","number"]]
[1,2,1,3.5]
[2,2,2,1.5]
? How many crossings started from Skarn and ended at Torvay?
= [[4]]
? How many crossings went from Torvay to Skarn?
= [[2]]
? List the minutes of crossings that departed from Skarn and arrived in Brae.
= [[95]]
? How many crossings start at an island pier of Torvay?
= [[2]]
? How many crossings end at a pier on Skarn?
= [[3]]
? What is the ferry no of the ferry that sailed the most in 2020?
= [[71]]
? Which ferry no was used the most during 2019?
= [[70]]
? Show each fare class and the number of travellers holding tickets in each class.
= [["cabin",2],["deck",3]]
? List the names of all the distinct travellers who paid the deck fare class.
= [["Ansel"],["Bodil"],["Cato"]]
? What are the names of the travellers who have a ticket of the deck fare class?
= [["Ansel"],["Bodil"],["Cato"]]
? Give the names and home towns of travellers who took a crossing in 2020.
= [["Ansel","Rook"],["Bodil","Rook"],["Cato","Elver"]]
? List the names of travellers who took a crossing in 2020 with a fare above 25.
= [["Ansel"]]
? Show the traveller ids and the number of tickets for each traveller.
= [[1,4],[2,2],[3,2]]
? Show the home town and the number of tickets for each traveller.
= [["Rook",4],["Rook",2],["Elver",2]]
? How many travellers took the deck class for a fare above 20?
= [[2]]
? Find the name of the top two travellers who bought the most tickets.
= in order [["Ansel"],["Bodil"]]
? Give the names and home towns of the top two travellers with the highest total fare.
= in order [["Ansel","Rook"],["Cato","Elver"]]
? What are the names of travellers whose address contains Kelp?
= [["Cato"],["Dagny"]]
? Which travellers have an address in Mast Lane? Show the names.
= [["Ansel"]]
@ clubs and fixtures
# clubs
[["club_id","integer"],["club_name","text"],["region","text"],["founded","integer"]]
[1,"Hollin Rovers","North",1901]
[2,"Mere Town","South",1920]
[3,"Pike Albion","North",1920]
[4,"Wold United","East",1933]
[5,"Yarrow Vale","East",1920]
# fixtures
[["fixture_id","integer"],["home_club_id","integer"],["away_club_id","integer"],["month","text"],["spectators","integer"]]
[1,1,2,"May",400]
[2,2,1,"May",350]
[3,3,4,"May",120]
[4,4,1,"June",640]
[5,1,4,"June",700]
[6,2,3,"July",90]
# cups
[["cup_id","integer"],["club_id","integer"],["prize","text"],["season","integer"]]
[1,1,"Shield",2018]
[2,1,"Bowl",2019]
[3,3,"Shield",2019]
[4,1,"Shield",2020]
[5,3,"Bowl",2021]
[6,4,"Bowl",2022]
? How many fixtures had a home club from the North and an away club from the East?
= [[2]]
? Show the spectators of fixtures where the home club is in the South and the away club is in the North.
= [[350],[90]]
? What are the founding years in which at least two clubs were founded?
= [[1920]]
? What are the founding years in which at least two societies started?
= [[1920]]
? Find the names of the top two clubs won the most cups.
= in order [["Hollin Rovers"],["Pike Albion"]]
? Which club won the most cups?
= [["Hollin Rovers"]]
? How many clubs won the Shield in 2019?
= [[1]]
? For each prize, show the number of clubs that won it.
= [["Bowl",3],["Shield",2]]
? Show every prize and the number of clubs.
= [["Bowl",3],["Shield",2]]
? Which prize was awarded the most before 2021?
= [["Shield"]]
@ fishes and landings
# fishes
[["fish_id","integer"],["name","text"],["water","text"],["number_bred","integer"]]
[1,"Bream","lake",40]
[2,"Cod","sea",10]
[3,"Pike","lake",25]
# landings
[["landing_id","integer"],["fish_id","integer"],["harbour","text"],["number_caught","integer"]]
[1,1,"Ness",5]
[2,2,"Ness",90]
[3,3,"Orrin",30]
? Which fish was caught in the largest number?
= [["Cod"]]
? What are the names of the top two fishes that were caught in the greatest number?
= in order [["Cod"],["Pike"]]
? Which fish was bred in the largest number?
= [["Bream"]]
? Which harbour landed the most fishes?
= [["Ness"]]
@ keepers and pens
# keepers
[["keeper_id","integer"],["keeper_name","text"],["grade","text"]]
[1,"Hob","senior"]
[2,"Isa","junior"]
[3,"Joss","senior"]
# pens
[["pen_id","integer"],["keeper_id","integer"],["pen_name","text"],["animals","integer"]]
[1,1,"204",6]
[2,1,"117",2]
[3,2,"998",9]
[4,3,"310",4]
[5,3,"311",4]
[6,3,"312",4]
? Give the name and the id of the keeper with the fewest pens.
= [["Isa",2]]
? Which keeper has the most pens?
= [["Joss"]]
? What is the name of the keeper with the most animals in a pen?
= [["Isa"]]
? Show the grade and the number of pens for each keeper.
= [["senior",2],["junior",1],["senior",3]]
? Which keepers have a pen with more than 3 animals?
= [["Hob"],["Isa"],["Joss"]]
@ members and loans
# members
[["member_id","integer"],["full_name","text"],["town","text"],["joined","integer"]]
[1,"Ansel Roe","Rook",2011]
[2,"Bodil Lunn","Elver",2012]
[3,"Cato Finn","Rook",2015]
[4,"Dagny Moe","Tarn",2016]
# loans
[["loan_id","integer"],["lender_id","integer"],["borrower_id","integer"],["tool","text"],["length","integer"]]
[1,1,2,"saw",4]
[2,2,1,"drill",3]
[3,1,4,"saw",9]
[4,3,2,"plane",2]
[5,2,3,"saw",6]
[6,4,1,"drill",1]
[7,1,2,"plane",5]
? How many loans had a lender from Rook and a borrower from Elver?
= [[3]]
? How many loans were there where the borrower lives in Rook?
= [[3]]
? List the length of the loans whose lender is Bodil Lunn and whose borrower is Ansel Roe.
= [[3]]
? Which member lent the most?
= [["Ansel Roe"]]
? Show the full name of the members who lent a saw.
= [["Ansel Roe"],["Bodil Lunn"]]
@ stops and coaches
# stops
[["code","text"],["stop_name","text"],["county","text"]]
["ABX","Abbott Cross","Wessel"]
["BRL","Brill","Wessel"]
["CTN","Catton","Ness"]
["DUN","Dunlow","Ness"]
# coaches
[["coach_no","integer"],["from_stop","text"],["to_stop","text"],["operator","text"],["fare","integer"]]
[11,"ABX","CTN","Redline",5]
[12,"CTN","ABX","Redline",5]
[13,"BRL","DUN","Swift",7]
[14,"ABX","BRL","Swift",2]
[15,"DUN","BRL","Redline",6]
? How many coaches go from Wessel to Ness?
= [[2]]
? What is the fare of coaches from Abbott Cross to Catton?
= [[5]]
? Which operators run from Ness to Wessel?
= [["Redline"],["Redline"]]
? How many coaches go to Brill?
= [[2]]
? How many coaches leave from a stop in Ness?
= [[2]]
@ letters and people
# people
[["person_id","integer"],["name","text"],["town","text"]]
[1,"Una","Rook"]
[2,"Vera","Elver"]
[3,"Wim","Elver"]
# letters
[["letter_id","integer"],["sender_id","integer"],["receiver_id","integer"],["pages","integer"]]
[1,1,2,3]
[2,1,3,5]
[3,2,1,8]
[4,3,2,1]
? How many letters have a receiver who is from Elver?
= [[3]]
? How many letters were sent from Elver to Rook?
= [[1]]
? List the pages of letters whose sender is from Elver and whose receiver is from Rook.
= [[8]]
`
