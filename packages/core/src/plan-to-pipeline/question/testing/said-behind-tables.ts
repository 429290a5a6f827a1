/**
 * What is to be seen, said behind the things it is of, and requests wrapped in manners. The format is read by
 * `read-asked.ts`.
 */
export const SAID_BEHIND_TABLES = String.raw`
@ hotel rooms
# hotel_rooms
[["room_no","text"],["room name","text"],["floor","integer"],["wing","text"],["price","integer"],["guest","text"]]
["101","Gull",1,"East",80,"Ada Brandt"]
["102","Heron",1,"West",95,null]
["201","Ibis",2,"East",120,null]
["202","Jay",2,"West",140,"Ben Okoro"]
["301","Kite",3,"East",210,null]
? rooms without a guest: room numbers
= [["102"],["201"],["301"]]
? rooms in the East wing, name and price
= [["Gull",80],["Ibis",120],["Kite",210]]
? rooms with a price over 100 (name)
= [["Ibis"],["Jay"],["Kite"]]
? 2 rooms with the highest price, name and price, sorted descending
= in order [["Kite",210],["Jay",140]]
? rooms on floor 2: name, price and guest
= [["Ibis",120,null],["Jay",140,"Ben Okoro"]]
? rooms without a guest, how many?
= [[3]]
? rooms in the West wing: how many?
= [[2]]
? which room has the highest price, just the name is enough
= [["Kite"]]
? Hi, could you please tell me how many rooms are in the East wing? Thanks a lot!
= [[3]]
? Good morning! I need the number of rooms on floor 1.
= [[2]]
? I'd be grateful for the list of wings with more than 2 rooms
= [["East"]]
? I would like to know which room has the lowest price
= [["Gull"]]
? Hello there, can you show me the average price per wing please
= [["East",136.66666666666666],["West",117.5]]
? Dear team, please give me the nr of rooms per floor. Many thanks in advance!
= [[1,2],[2,2],[3,1]]
? Quick question: how many rooms cost more than 100? Thx
= [[3]]
? most expensive room in the West wing by price
= [["Jay"]]
? cheapest room in the East wing by price
= [["Gull"]]
? nr of rooms per wing
= [["East",3],["West",2]]
? no. of rooms per wing
= [["East",3],["West",2]]
? avg price per floor
= [[1,87.5],[2,130],[3,210]]
@ campaigns
# marketing_campaigns
[["campaign_id","text"],["Campaign Name","text"],["Channel","text"],["owner","text"],["Revenue (EUR)","number"]]
["C-0101","Trade Fair Story B","Newsletter","Helen Ostrom",8224.83]
["C-0102","Autumn Teaser EU","Newsletter","Nadia Kurz",4997.77]
["C-0103","Flash Sale UK","TikTok","Nadia Kurz",22235.5]
? 2 campaigns with highest revenue, name and revenue, sorted descending
= in order [["Flash Sale UK",22235.5],["Trade Fair Story B",8224.83]]
? nr of campaigns per owner
= [["Helen Ostrom",1],["Nadia Kurz",2]]
`
