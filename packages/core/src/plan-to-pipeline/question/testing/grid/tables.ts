/**
 * Tables for the grid, with headers in every style people use. No two rows are level in a number, so that
 * every "highest" has one answer. Read by `read-asked.ts`.
 */
export const GRID_TABLES = String.raw`
@ hospital
# wards
[["ward_id","integer"],["ward_name","text"],["specialty","text"],["budget","integer"],["floor_area","integer"],["opened_year","integer"]]
[1,"Alder Ward","Surgery",420000,310,1988]
[2,"Birch Ward","Maternity",515000,275,1994]
[3,"Cedar Ward","Surgery",388000,340,2003]
[4,"Dogwood Ward","Oncology",602000,410,2011]
[5,"Elm Ward","Surgery",295000,198,1979]
[6,"Fir Ward","Maternity",347000,226,2016]
# nurses
[["nurse_id","integer"],["full_name","text"],["ward_id","integer"],["grade","text"],["salary","integer"],["age","integer"],["email","text"]]
[1,"Anna Quill",1,"Senior",41000,44,"anna@ward.example"]
[2,"Basil Thorn",1,"Junior",28500,26,null]
[3,"Clara Voss",1,"Junior",29400,29,"clara@ward.example"]
[4,"Denis Marlow",2,"Senior",43200,51,"denis@ward.example"]
[5,"Edith Lane",2,"Matron",52000,57,"edith@ward.example"]
[6,"Felix Grove",3,"Junior",27900,24,null]
[7,"Greta Sands",4,"Senior",40100,38,"greta@ward.example"]
[8,"Hugo Bright",4,"Junior",30200,33,"hugo@ward.example"]
[9,"Irene Colt",4,"Junior",31000,35,null]
[10,"Jonas Peel",4,"Matron",54500,60,"jonas@ward.example"]

@ ferries
# Ferries
[["Ferry ID","integer"],["Ferry Name","text"],["Home Port","text"],["Capacity","integer"],["Length","number"],["Year Built","integer"]]
[1,"Sea Otter","Larne",320,64.5,1985]
[2,"Grey Seal","Larne",180,41.2,1997]
[3,"Blue Tern","Oban",410,72,2004]
[4,"Kittiwake","Oban",95,28.4,1976]
[5,"Sand Martin","Oban",260,55.1,2012]
[6,"White Whale","Tarbert",530,88.7,2018]
# Trips
[["Trip ID","integer"],["Ferry ID","integer"],["Trip Name","text"],["Season","text"],["Passengers","integer"],["Takings","number"],["Sailing Date","date"]]
[1,1,"Dawn Loop","Summer",210,1890.5,"2023-06-11"]
[2,1,"Island Hop","Winter",95,870,"2023-01-20"]
[3,2,"Gull Run","Summer",150,1310,"2022-07-04"]
[4,3,"Night Crossing","Summer",388,4100,"2022-08-15"]
[5,3,"Cliff Tour","Spring",240,2275,"2024-04-02"]
[6,3,"Frost Sail","Winter",112,990,"2024-01-09"]
[7,3,"Harbour Round","Summer",305,2960,"2023-07-21"]
[8,6,"Star Passage","Winter",275,3120,"2022-12-29"]
[9,6,"Regatta Cruise","Summer",498,5210,"2024-08-30"]

@ bakery
# bakeries
[["bakeryId","integer"],["bakeryName","text"],["quarter","text"],["ovens","integer"],["rent","integer"],["openedYear","integer"]]
[1,"Golden Crust","Riverside",4,2100,1992]
[2,"Poppy Seed","Old Town",2,1450,2008]
[3,"Sourdough Lane","Riverside",6,2750,2015]
[4,"The Rye House","Hillside",3,1275,1981]
[5,"Flour Power","Old Town",5,1980,2019]
[6,"Honey Bun","Riverside",1,990,2001]
# cakeOrders
[["orderId","integer"],["customerName","text"],["bakery","integer"],["cakeType","text"],["price","number"],["weight","number"],["orderDate","date"]]
[1,"Mrs Winter",1,"Sponge",32.5,1.2,"2023-02-14"]
[2,"Mr Castle",1,"Fruit",48,2.6,"2023-05-20"]
[3,"Ms Dunbar",2,"Sponge",27,0.9,"2023-06-03"]
[4,"Mr Ellis",2,"Cheesecake",41,1.8,"2024-01-11"]
[5,"Mrs Falk",2,"Fruit",55.5,3.1,"2024-03-08"]
[6,"Ms Gower",3,"Sponge",36,1.5,"2022-11-27"]
[7,"Mr Hobbs",5,"Chocolate",62,2.2,"2024-06-30"]
[8,"Mrs Irons",2,"Sponge",24,0.8,"2022-09-17"]
[9,"Ms Jarvis",5,"Sponge",39.5,1.7,"2022-04-05"]

@ allotments
# gardener
[["gid","integer"],["name","text"],["village","text"],["age","integer"],["fee","number"],["joined","integer"]]
[1,"Abel Finch","Upper Mere",62,45,1999]
[2,"Bridget Lowe","Nettleby",35,60,2014]
[3,"Cyril Nash","Upper Mere",71,30,1987]
[4,"Dora Pike","Fenwick Green",48,52.5,2006]
[5,"Ernest Vale","Upper Mere",55,38,2002]
[6,"Flora Wynn","Nettleby",29,75,2020]
# plot
[["pid","integer"],["label","text"],["soil","text"],["area","integer"],["rent","number"],["water_tap","boolean"]]
[1,"Plot A1","Clay",120,80,true]
[2,"Plot A2","Loam",95,72,false]
[3,"Plot B1","Loam",150,110,true]
[4,"Plot B2","Sand",60,40,false]
[5,"Plot C1","Loam",200,135,true]
[6,"Plot C2","Clay",88,64,false]
# tending
[["gardener_ref","integer"],["plot_ref","integer"],["hours","integer"],["crop","text"]]
[1,1,12,"Beans"]
[1,3,7,"Potatoes"]
[1,5,15,"Leeks"]
[2,2,5,"Beans"]
[2,3,9,"Carrots"]
[3,1,4,"Potatoes"]
[4,4,11,"Onions"]
[4,3,6,"Beans"]
[6,2,3,"Leeks"]

@ halls
# Hall
[["Hall_ID","integer"],["Name","text"],["City","text"],["Seats","integer"],["Rental_Fee","integer"],["Opened_Year","integer"]]
[1,"Amber Hall","Brightwater",1200,3400,1958]
[2,"Beacon Hall","Stonebridge",850,2100,1974]
[3,"Crown Hall","Brightwater",2300,6200,1931]
[4,"Delta Hall","Marlow Cross",640,1750,2009]
[5,"Empire Hall","Brightwater",1875,5150,1963]
[6,"Forum Hall","Stonebridge",410,980,1998]
# Concert
[["Concert_ID","integer"],["Title","text"],["Hall_ID","integer"],["Genre","text"],["Ticket_Price","number"],["Audience","integer"],["Season_Year","integer"]]
[1,"Winter Strings",1,"Classical",38,1010,2021]
[2,"Brass at Dusk",1,"Jazz",29,640,2022]
[3,"The Long Note",2,"Jazz",33,720,2022]
[4,"Requiem Night",3,"Classical",61,2190,2021]
[5,"Harbour Songs",3,"Folk",26,1430,2023]
[6,"Strings Reborn",3,"Classical",54,1985,2023]
[7,"Midnight Quartet",5,"Jazz",42,1500,2023]
[8,"Reel and Jig",4,"Folk",18,500,2020]
[9,"Choral Morning",5,"Classical",47,1620,2020]

@ hives
# hives
[["Hive","text"],["Beekeeper","text"],["Breed","text"],["Honey (kg)","number"],["Frames","integer"],["Set up","integer"]]
["Apple Row","Tess Holloway","Carniolan",34.5,10,2015]
["Barn End","Miles Upton","Buckfast",41,12,2012]
["Clover Bank","Tess Holloway","Carniolan",28.2,8,2018]
["Dell Gate","Rufus Ames","Italian",19.7,6,2020]
["East Hedge","Miles Upton","Carniolan",37.1,11,2010]
["Ford Meadow","Tess Holloway","Buckfast",45.6,14,2008]
["Gorse Top","Rufus Ames","Carniolan",22.9,7,2021]

@ climbing
# climbers
[["climber_id","integer"],["climber_name","text"],["country","text"],["height","integer"],["age","integer"]]
[1,"Aldo Brandt","Austria",181,33]
[2,"Bea Castell","Spain",168,27]
[3,"Carl Dunne","Austria",176,41]
[4,"Dina Evers","Norway",172,24]
[5,"Egon Falk","Austria",190,38]
[6,"Fay Gordon","Spain",163,30]
# routes
[["route_id","integer"],["route_name","text"],["rock","text"],["length","integer"],["pitches","integer"],["first_climbed","integer"]]
[1,"Raven Wall","Granite",240,7,1961]
[2,"Silver Crack","Limestone",95,3,1984]
[3,"Broken Stair","Granite",310,9,1947]
[4,"Eagle Roof","Granite",180,5,1993]
[5,"Chalk Line","Limestone",60,2,2005]
[6,"Red Corner","Sandstone",130,4,1978]
# ascents
[["ascent_id","integer"],["climber_id","integer"],["route_id","integer"],["minutes","integer"],["ascent_date","date"]]
[1,1,1,210,"2022-06-02"]
[2,1,3,345,"2022-07-18"]
[3,1,4,160,"2023-05-29"]
[4,2,2,75,"2023-06-10"]
[5,2,1,228,"2023-08-01"]
[6,3,3,390,"2021-09-12"]
[7,4,5,40,"2024-05-05"]
[8,4,2,66,"2024-06-21"]
[9,1,5,35,"2024-07-07"]
[10,3,1,240,"2022-08-23"]

@ observatories
# observ
[["obs_cd","text"],["obs_nm","text"],["ctry","text"],["alt_m","integer"],["staff_cnt","integer"],["yr_founded","integer"]]
["KP","Kestrel Peak","Chile",2640,85,1969]
["DM","Dark Mesa","Chile",3050,132,1998]
["SH","Snow Hill","Finland",410,17,1951]
["OB","Olive Brow","Spain",1720,44,1983]
["LP","Lone Pillar","Chile",2215,60,2007]
["WR","Wind Ridge","Spain",2390,28,2014]
# instr
[["instr_id","integer"],["instr_nm","text"],["obs_cd","text"],["instr_type","text"],["wt_t","integer"],["cost_m","number"],["yr_built","integer"]]
[1,"Argus","KP","Reflector",420,38.5,1974]
[2,"Lynx","KP","Refractor",90,4.2,1970]
[3,"Corona","DM","Reflector",815,140,2001]
[4,"Vesper","DM","Radio",1200,96,2005]
[5,"Halo","DM","Reflector",360,29,2010]
[6,"Polaris","SH","Refractor",65,1.1,1952]
[7,"Ibex","OB","Radio",950,51.3,1990]
[8,"Mira","LP","Reflector",510,47.8,2009]
[9,"Orion","OB","Reflector",240,17.6,1986]

@ cheese
# Dairies
[["DairyId","integer"],["DairyName","text"],["Region","text"],["Staff","integer"],["YearlyOutput","integer"],["Founded","integer"]]
[1,"Meadow Churn","Westvale",24,310,1902]
[2,"Copper Vat","Northmoor",11,145,1968]
[3,"Hill and Hoof","Westvale",38,520,1931]
[4,"Cloudbank","Eastry",7,84,2013]
[5,"Three Cows","Westvale",16,205,1987]
[6,"Salt Spring","Northmoor",29,260,1955]
# Cheeses
[["CheeseId","integer"],["CheeseName","text"],["MadeBy","integer"],["MilkType","text"],["Price","number"],["FatContent","number"],["AgedMonths","integer"]]
[1,"Old Bramble",1,"Cow",14.5,31,12]
[2,"Blue Anvil",1,"Cow",19,34.5,9]
[3,"Goat Button",2,"Goat",9.8,22,1]
[4,"Shepherd Wheel",3,"Sheep",23.4,36,18]
[5,"Hoof Cheddar",3,"Cow",12.2,33,15]
[6,"Nettle Yarg",3,"Cow",16.9,28.5,6]
[7,"White Cloud",4,"Goat",11.3,24,2]
[8,"Brine Block",6,"Sheep",10.4,26,3]
[9,"Salt Cheddar",6,"Cow",13.1,32,14]
[10,"Spring Rind",3,"Goat",15.7,25,5]

@ taxis
# drivers
[["id","integer"],["name","text"],["district","text"],["age","integer"],["rating","number"],["licensed_since","integer"],["phone","text"]]
[1,"Amos Reed","Harbour",52,4.6,1998,"555-0101"]
[2,"Bella Crane","Market",34,4.9,2013,null]
[3,"Curtis Doyle","Harbour",41,3.8,2006,"555-0103"]
[4,"Della Fox","Station",29,4.2,2018,"555-0104"]
[5,"Emil Hart","Harbour",60,4.4,1989,null]
[6,"Frida Kent","Market",38,4.1,2010,"555-0106"]
# rides
[["id","integer"],["ref","text"],["driver_id","integer"],["pickup","text"],["fare","number"],["distance","number"],["ride_date","date"]]
[1,"R-100",1,"Airport",42.5,21.3,"2024-01-05"]
[2,"R-101",1,"Museum",12,4.1,"2024-01-09"]
[3,"R-102",2,"Airport",39,19.8,"2024-02-14"]
[4,"R-103",2,"Stadium",18.5,7.7,"2024-02-20"]
[5,"R-104",2,"Museum",9.5,2.9,"2023-12-31"]
[6,"R-105",2,"Airport",44,22.6,"2023-11-18"]
[7,"R-106",3,"Stadium",21,8.9,"2024-03-03"]
[8,"R-107",4,"Museum",14.2,5.2,"2023-10-10"]
[9,"R-108",6,"Airport",37.5,18.4,"2024-04-25"]
[10,"R-109",6,"Museum",11,3.6,"2024-04-28"]

@ radio
# presenter
[["presenter_id","integer"],["presenter_name","text"],["home_town","text"],["age","integer"],["wage","integer"],["start_year","integer"]]
[1,"Ailsa Brook","Corran",45,52000,2001]
[2,"Bruno Keel","Dunvale",31,38000,2015]
[3,"Cara Mills","Corran",58,61000,1990]
[4,"Duncan Pratt","Ashby Moor",27,29500,2019]
[5,"Effie Stone","Corran",39,44500,2009]
[6,"Gregor Tate","Dunvale",50,47000,1997]
# programme
[["programme_id","integer"],["title","text"],["hosted_by","integer"],["topic","text"],["listeners","integer"],["duration","integer"],["launch_year","integer"]]
[1,"Morning Kettle",1,"News",84000,120,2005]
[2,"Deep Water",1,"Nature",27500,45,2012]
[3,"Garden Gate",2,"Nature",33000,30,2016]
[4,"Past Lives",3,"History",41200,60,1995]
[5,"The Long View",3,"News",56000,90,2003]
[6,"Lost Ships",3,"History",38700,50,2008]
[7,"Night Owls",5,"Music",22400,180,2011]
[8,"Vinyl Hour",6,"Music",30100,55,1999]
[9,"Bird Calls",3,"Nature",18900,25,2014]

@ lifts
# lifts
[["Building","text"],["Maker","text"],["Max Load","integer"],["Speed","number"],["Installed","integer"],["Last Repair","integer"]]
["Granary Court","Hoistwell",630,1.2,1987,2019]
["Mercer Tower","Upforth",1000,2.5,2001,null]
["Quay House","Hoistwell",450,0.9,1979,2015]
["Orbit Plaza","Skylark",1275,3.1,2014,2022]
["Linen Mill","Hoistwell",800,1.6,1995,2020]
["Beacon Row","Upforth",900,1.9,2008,null]
["Temple Yard","Hoistwell",320,0.7,1968,2010]

@ tutors
# Tutor
[["TutorID","integer"],["Name","text"],["City","text"],["Age","integer"],["Hourly_Rate","number"]]
[1,"Amara Bell","Leeside",34,32]
[2,"Boris Chan","Leeside",47,45]
[3,"Celine Diaz","Portmoor",29,27.5]
[4,"Dmitri Egan","Leeside",52,50]
[5,"Esther Fry","Portmoor",41,38]
[6,"Farid Gill","Wexcombe",36,29]
# Language
[["LangCode","text"],["Language_Name","text"],["Family","text"],["Speakers","integer"],["Difficulty","integer"]]
["SW","Swahili","Bantu",98,4]
["IT","Italian","Romance",67,2]
["RO","Romanian","Romance",24,3]
["TR","Turkish","Turkic",88,6]
["CA","Catalan","Romance",9,1]
["KK","Kazakh","Turkic",13,7]
# Tutor_Language
[["TutorID","integer"],["LangCode","text"],["Pupils","integer"],["Since","integer"]]
[1,"SW",6,2016]
[1,"IT",11,2014]
[2,"IT",9,2009]
[2,"RO",4,2011]
[2,"CA",3,2018]
[2,"TR",5,2020]
[4,"TR",8,2003]
[5,"IT",7,2012]
[5,"CA",2,2019]
[6,"SW",10,2015]
`
