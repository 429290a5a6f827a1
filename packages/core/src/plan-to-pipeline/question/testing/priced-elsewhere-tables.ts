/** Rows compared with the best of all, by a figure of their own or of another table, and kinds counted in order. The format is read by `read-asked.ts`. */
export const PRICED_ELSEWHERE_TABLES = String.raw`
@ bus shelters
# bus_shelters
[["Shelter_ID","integer"],["Street","text"],["Seats","integer"],["Condition","text"]]
[1,"Elm Row",4,"good"]
[2,"Elm Row",6,"worn"]
[3,"Quay",2,"good"]
[4,"Mill Lane",3,"good"]
[5,"Elm Row",4,"good"]
[6,"Quay",5,"worn"]
? For each street, how many bus shelters are there in order?
= in order [["Mill Lane",1],["Quay",2],["Elm Row",3]]
? For each street, how many bus shelters are there, in order?
= in order [["Mill Lane",1],["Quay",2],["Elm Row",3]]
? How many bus shelters are there for each condition in order?
= in order [["worn",2],["good",4]]
? For every condition, how many shelters are there in descending order?
= in order [["good",4],["worn",2]]
? For each street, how many seats are there in total?
= [["Elm Row",14],["Quay",7],["Mill Lane",3]]
? For each street, what is the number of bus shelters in ascending order?
= in order [["Mill Lane",1],["Quay",2],["Elm Row",3]]
? List the streets in order.
= in order [["Elm Row"],["Elm Row"],["Elm Row"],["Mill Lane"],["Quay"],["Quay"]]
@ nursery trade
# Grower
[["Grower_ID","integer"],["Name","text"],["Greenhouses","integer"],["Town","text"]]
[1,"Hollis",4,"Ryde"]
[2,"Marrow",9,"Cowes"]
[3,"Finch",2,"Ryde"]
[4,"Dunn",7,"Newport"]
# Shrub
[["Shrub_ID","integer"],["Shrub_Name","text"],["Hardiness","number"]]
[1,"Broom",3.1]
[2,"Laurel",8.4]
[3,"Privet",6.2]
[4,"Spirea",5.0]
# Shrub_Grown
[["Shrub_ID","integer"],["Grower_ID","integer"],["Price_in_Euro","number"]]
[1,3,38]
[2,1,12]
[3,2,25]
[4,4,19]
? Find the id and number of greenhouses for the grower that grows the most expensive shrub.
= [[3,2]]
? Which grower grows the cheapest shrub?
= [["Hollis"]]
? What is the town of the grower with the most expensive shrub?
= [["Ryde"]]
? Find the names of shrubs whose prices are lower than the highest price.
= [["Laurel"],["Privet"],["Spirea"]]
? Which shrubs have a price above the average price?
= [["Broom"],["Privet"]]
? List the names of the growers whose price is higher than the average.
= [["Marrow"],["Finch"]]
? What are the shrubs that cost less than the most expensive one?
= [["Laurel"],["Privet"],["Spirea"]]
? Show the shrub names with a price lower than the average price.
= [["Laurel"],["Spirea"]]
? What is the name of the most expensive shrub?
= [["Broom"]]
? List the names of the two cheapest shrubs.
= [["Laurel"],["Spirea"]]
? Which shrubs are cheaper than the most expensive shrub?
= [["Laurel"],["Privet"],["Spirea"]]
? Which shrubs cost more than the cheapest one?
= [["Broom"],["Privet"],["Spirea"]]
@ rescue ponies
# ponies
[["Pony","text"],["Age","integer"],["Weight_kg","integer"],["Stable","text"]]
["Biscuit",12,190,"North"]
["Clover",7,210,"North"]
["Dusty",21,175,"South"]
["Ember",7,230,"South"]
? Which ponies are older than the youngest pony?
= [["Biscuit"],["Dusty"]]
? How many ponies are younger than the oldest one?
= [[3]]
? List the ponies that are lighter than the heaviest pony.
= [["Biscuit"],["Clover"],["Dusty"]]
? Which ponies are lighter than the heaviest pony?
= [["Biscuit"],["Clover"],["Dusty"]]
? Which ponies weigh more than the lightest pony of the North stable?
= [["Clover"],["Ember"]]
? Which ponies are heavier than the oldest pony?
= [["Biscuit"],["Clover"],["Ember"]]
? Which ponies are older than the heaviest pony?
= [["Biscuit"],["Dusty"]]
? How many ponies weigh less than the oldest one?
= [[0]]
? How many ponies are lighter than the oldest pony?
= [[0]]
? List the ponies that are younger than the lightest pony.
= [["Biscuit"],["Clover"],["Ember"]]
@ corner grocer
# shoppers
[["id","integer"],["first_name","text"],["last_name","text"],["street","text"]]
[1,"Ann","Lee","Elm"]
[2,"Bob","Orr","Oak"]
[3,"Cas","Pym","Ash"]
[4,"Dot","Ray","Ivy"]
# receipts
[["id","integer"],["shopper_id","integer"],["receipt_date","date"],["total","number"]]
[1,1,"2024-03-01",12.5]
[2,2,"2024-03-02",4.0]
[3,3,"2024-03-05",9.5]
[4,1,"2024-03-09",7.0]
[5,4,"2024-02-01",2.5]
# receipt_lines
[["id","integer"],["receipt_id","integer"],["unit_price","number"],["quantity","integer"]]
[1,1,2.5,5]
[2,2,4.0,1]
[3,3,0.5,19]
[4,4,3.5,2]
[5,5,2.5,1]
? List the shoppers' first and last name of the 2 least expensive receipts.
= [["Dot","Ray"],["Bob","Orr"]]
? What is the date of the most expensive receipt?
= [["2024-03-01"]]
? Show the first name of the shopper with the cheapest receipt.
= [["Dot"]]
? Find the 2 shoppers who most recently purchased something. List their first and last name.
= [["Ann","Lee"],["Cas","Pym"]]
? List the last names of the 3 shoppers who most recently bought something.
= [["Lee"],["Pym"],["Orr"]]
? What is the last name of the shopper who most recently bought something?
= [["Lee"]]
? Show 2 shoppers with the highest receipt total.
= [["Ann"],["Cas"]]
? Find out 2 shoppers who most recently purchased something. List shoppers' first and last name.
= [["Ann","Lee"],["Cas","Pym"]]
@ ferry line
# Ports
[["port_id","integer"],["port_name","text"],["country","text"],["opened","integer"]]
[1,"Ardle","USA",1901]
[2,"Brome","UK",1955]
[3,"Crane","USA",1978]
[4,"Dunmere","Norway",1990]
# Ferries
[["ferry_id","integer"],["ferry_name","text"],["home_port_id","integer"],["seats","integer"]]
[1,"Gull",1,200]
[2,"Tern",1,150]
[3,"Auk",2,320]
[4,"Skua",3,90]
# Crossings
[["crossing_id","integer"],["ferry_id","integer"],["valid_from","date"],["valid_to","date"],["ticket_price","number"]]
[1,1,"2020-01-01","2020-12-31",12]
[2,1,"2021-01-01","2021-12-31",14]
[3,2,"2020-03-01","2020-09-30",9]
[4,3,"2019-05-01","2022-05-01",30]
# Ferry_Inspections
[["inspection_id","integer"],["ferry_id","integer"],["inspector","text"],["inspected_on","date"]]
[1,1,"Orr","2021-02-02"]
[2,1,"Orr","2022-02-02"]
[3,3,"Pym","2021-05-05"]
? Which ports are not in the United States?
= [["Brome"],["Dunmere"]]
? How many ferries have a home port in the United Kingdom?
= [[1]]
? What is the name of the ferry with the most expensive crossing?
= [["Auk"]]
? Which ferries have a ticket price lower than the average ticket price?
= [["Gull"],["Tern"]]
? Which ferry has the cheapest crossing?
= [["Tern"]]
? When did the crossings of the Gull start?
= [["2020-01-01"],["2021-01-01"]]
? When did the crossing of the Auk end?
= [["2022-05-01"]]
? List the start and end date of the crossings of the Tern.
= [["2020-03-01","2020-09-30"]]
? How many inspections did each ferry have and what is its id?
= [[1,2],[3,1]]
? What is the number of crossings of each ferry, and what is its name?
= [["Gull",2],["Tern",1],["Auk",1]]
? Which ferries have a number of crossings greater than 1?
= [["Gull"]]
? Which ferry was most recently inspected?
= [["Gull"]]
? Which ferries were never inspected?
= [["Tern"],["Skua"]]
? For each country, how many ports are there in order?
= in order [["UK",1],["Norway",1],["USA",2]]
? For each port, how many ferries are there in descending order?
= in order [["Ardle",2],["Brome",1],["Crane",1]]
? Which ports are older than the newest port?
= [["Ardle"],["Brome"],["Crane"]]
? What are the countries without ports opened after 1960?
= [["UK"]]
? Show the ferries with more seats than the smallest ferry.
= [["Gull"],["Tern"],["Auk"]]
? What are the names and seats of ferries that have at least one crossing?
= [["Gull",200],["Tern",150],["Auk",320]]
? Find the name of the port that has the ferry with the fewest seats.
= [["Crane"]]
? What is the average ticket price for each ferry and what is its name?
= [["Gull",13],["Tern",9],["Auk",30]]
? Find the total number of seats of the ferries of each port and what is its name?
= [["Ardle",350],["Brome",320],["Crane",90]]
? List 2 ferries with the most seats.
= [["Auk"],["Gull"]]
? Which ferries have between 1 and 2 inspections?
= [["Gull"],["Auk"]]
? Which ferries have more seats than the smallest ferry?
= [["Gull"],["Tern"],["Auk"]]
? Which ports are younger than the oldest port?
= [["Brome"],["Crane"],["Dunmere"]]
`
