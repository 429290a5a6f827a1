/** Questions with something added: what else is to be seen, what may be left out, in which order. */
export const ADDED_TABLES = `
@ hotels and their guests
# hotels
[["hotel_id","integer"],["hotel_name","text"],["city","text"],["stars","integer"],["year_opened","integer"]]
[1,"Alba Palace","Lisbon",5,1911]
[2,"Casa Verde","Porto",3,1987]
[3,"Grand Meridian","Milan",5,1934]
# rooms
[["room_id","integer"],["hotel_id","integer"],["room_number","integer"],["nightly_rate","integer"]]
[1,1,101,240]
[2,1,201,410]
[3,2,310,90]
[4,3,105,1200]
# guests
[["guest_id","integer"],["guest_name","text"]]
[1,"Henrik Solberg"]
[2,"Claire Dubois"]
[3,"Omar Farouk"]
# stays
[["stay_id","integer"],["guest_id","integer"],["room_id","integer"],["nights","integer"]]
[1,1,2,3]
[2,1,3,2]
[3,2,4,1]
? Show me name and city of the five star hotels.
= [["Alba Palace","Lisbon"],["Grand Meridian","Milan"]]
? What is the name of the hotel with the most expensive room, and how much is the nightly rate of that room?
= [["Grand Meridian",1200]]
? Which guests never stayed at a hotel of the group? give the names
= [["Omar Farouk"]]
? Show the hotel names from the oldest to the youngest.
= in order [["Alba Palace"],["Grand Meridian"],["Casa Verde"]]
? List the hotel names ordered by the year they opened, oldest one first.
= in order [["Alba Palace"],["Grand Meridian"],["Casa Verde"]]
? Show the average nightly rate of the rooms in each hotel, with the name of the hotel. Skip hotels that have no rooms.
= [["Alba Palace",325],["Casa Verde",90],["Grand Meridian",1200]]
? Which guests stayed more than four nights overall? Return the names.
= [["Henrik Solberg"]]

@ a roastery and its cafes
# SUPPLIER
[["SUP_ID","integer"],["SUP_NAME","text"],["SUP_COUNTRY","text"],["FAIR_TRADE","text"]]
[1,"Finca La Loma","Colombia","yes"]
[2,"Yirga Growers Union","Ethiopia","yes"]
[3,"Cerro Alto","Peru","no"]
# BLEND
[["BLEND_ID","integer"],["BLEND_NAME","text"],["ROAST","text"],["PRICE_250G","number"]]
[1,"Morning Tram","medium",8.5]
[2,"Old Harbour","dark",8.2]
[3,"Night Shift","dark",7.9]
# CAFE
[["CAFE_NO","integer"],["CAFE_NAME","text"],["TOWN","text"]]
[1,"The Copper Pot","Brindle"]
[2,"Granary","Hatherby"]
[3,"Corner Table","Ferrow"]
# CAFE_ORDER
[["ORDER_NO","integer"],["CAFE_NO","integer"],["BLEND_ID","integer"],["BAGS","integer"],["PAID","text"]]
[1,1,1,20,"Y"]
[2,2,2,15,"N"]
[3,2,3,10,"Y"]
? How many fair trade suppliers are there?
= [[2]]
? List the names of fair trade suppliers.
= [["Finca La Loma"],["Yirga Growers Union"]]
? How many paid orders are there?
= [[2]]
? What are the names of blends with a dark roast, ordered by price, cheapest first?
= in order [["Night Shift"],["Old Harbour"]]
? List the names of the cafes that have not ordered anything.
= [["Corner Table"]]
? Which cafe ordered the most bags in total? Tell me its name and its town.
= [["Granary","Hatherby"]]

@ painters
# Artist
[["ArtistID","integer"],["ArtistName","text"],["BornYear","integer"],["DiedYear","integer"]]
[1,"Elsbeth Krone",1852,1921]
[2,"Arturo Bess",1949,null]
[3,"Freya Holm",1961,null]
# Artwork
[["ArtworkNo","integer"],["Title","text"],["ArtistID","integer"],["Medium","text"],["InsuredValue","integer"]]
[11,"Torso III",1,"bronze",240000]
[12,"Red Piazza",2,"oil",310000]
[13,"Seated Girl",2,"drawing",90000]
[14,"Two Hands",1,"drawing",60000]
? Which artists are still alive? Give their names.
= [["Arturo Bess"],["Freya Holm"]]
? Which medium has an average insured value under 100000? Also show that average.
= [["drawing",75000]]
? Give the names of artists who made more than one artwork.
= [["Elsbeth Krone"],["Arturo Bess"]]

@ people and what they earn
# scientist
[["sci_id","integer"],["sci_nm","text"],["title","text"],["salary","integer"]]
[1,"Irina Volkova","professor",91000]
[2,"Ben Achterberg","postdoc",47500]
[3,"Lars Hjort","professor",89000]
? How much do the professors earn on average?
= [[90000]]
`
