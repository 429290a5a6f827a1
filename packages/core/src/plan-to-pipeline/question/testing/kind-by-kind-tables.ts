/** The best of every kind, and cells compared with others of their row. The format is read by `read-asked.ts`. */
export const KIND_BY_KIND_TABLES = `
@ harbors boats
# harbor
[["harbor_id","integer"],["name","text"],["coast","text"]]
[1,"Skarvik","North"]
[2,"Lunde","North"]
[3,"Varga","South"]
# boat
[["boat_id","integer"],["boat_name","text"],["harbor_id","integer"],["type","text"],["weight","number"],["price","integer"],["built","integer"]]
[1,"Alca",1,"Trawler",41.5,900,1988]
[2,"Brisk",1,"Ferry",88,1500,2004]
[3,"Cutlass",2,"Trawler",37,700,1996]
[4,"Dora",2,"Ferry",88,1900,2011]
[5,"Elk",2,"Tug",19,400,1979]
[6,"Fulmar",3,"Tug",22,650,2001]
[7,"Gannet",3,"Trawler",52,800,1990]
? For each type, show the name of the boat with the highest weight.
= [["Trawler","Gannet"],["Ferry","Brisk"],["Ferry","Dora"],["Tug","Fulmar"]]
? What is the cheapest boat of each type?
= [["Trawler","Cutlass"],["Ferry","Brisk"],["Tug","Elk"]]
? Which boat has the lowest price in every type?
= [["Trawler","Cutlass"],["Ferry","Brisk"],["Tug","Elk"]]
? List the heaviest boat by type.
= [["Ferry","Brisk"],["Ferry","Dora"],["Trawler","Gannet"],["Tug","Fulmar"]]
? Show each type and the name of its oldest boat.
= [["Trawler","Alca"],["Ferry","Brisk"],["Tug","Elk"]]
? For each harbor, what is the name of the most expensive boat?
= [["Skarvik","Brisk"],["Lunde","Dora"],["Varga","Gannet"]]
? the 2 most expensive boats per harbor
= [["Skarvik","Brisk"],["Skarvik","Alca"],["Lunde","Dora"],["Lunde","Cutlass"],["Varga","Gannet"],["Varga","Fulmar"]]
? For every coast, which boat has the highest price?
= [["North","Dora"],["South","Gannet"]]
? What is the highest price for each type?
= [["Trawler",900],["Ferry",1900],["Tug",650]]
? Which harbor has the most expensive boat?
= [["Lunde"]]
? What is the name of the most expensive boat?
= [["Dora"]]
@ seasons
# season
[["Season","text"],["Played","integer"],["Won","integer"],["Lost","integer"],["Goals for","integer"],["Goals against","integer"],["Stadium","text"],["Home town","text"]]
["1990-91",20,12,8,41,33,"Ulm","Ulm"]
["1991-92",22,9,13,30,44,"Bonn","Ulm"]
["1992-93",22,11,11,35,35,"Ulm","Ulm"]
["1993-94",24,15,9,52,29,"Kiel","Bonn"]
["1994-95",24,10,14,47,36,"Bonn","Bonn"]
? In which seasons did they win more games than they lost?
= [["1990-91"],["1993-94"]]
? how many seasons had more losses than wins
= [[2]]
? Which seasons had fewer goals for than goals against?
= [["1991-92"]]
? List the seasons whose goals for are greater than their goals against.
= [["1990-91"],["1993-94"],["1994-95"]]
? How many seasons have goals for equal to goals against?
= [[1]]
? which season had the same won and lost
= [["1992-93"]]
? Which seasons were played where the stadium and the home town are the same?
= [["1990-91"],["1992-93"],["1994-95"]]
? In which season were goals for at least goals against and won below lost?
= [["1994-95"]]
? How many games did they win in the season with the most goals for?
= [[15]]
? Which season had more than 11 wins?
= [["1990-91"],["1993-94"]]
@ shops budgets
# shop
[["shop_id","integer"],["shop_name","text"],["town","text"]]
[1,"Oak","Ulm"]
[2,"Elm","Bonn"]
[3,"Ash","Ulm"]
# budget
[["shop_id","integer"],["year","integer"],["planned","integer"],["spent","integer"]]
[1,2020,100,120]
[1,2021,110,90]
[2,2020,80,80]
[2,2021,95,70]
[3,2021,60,75]
? Which shops spent more than they planned?
= [["Oak"],["Ash"]]
? How many budgets have a planned amount smaller than the spent amount?
= [[2]]
? List the names of shops whose planned amount equals the spent amount.
= [["Elm"]]
? Show the years of budgets where the planned amount exceeds the spent amount.
= [[2021],[2021]]
? How many budgets have planned over 90?
= [[3]]
`
