/** What is asked of the row that another row refers to, beside its own. The format is read by `read-asked.ts`. */
export const LOOKED_UP_TABLES = String.raw`
@ cooks and their mentors
# cooks
[["cook_id","integer"],["cook_name","text"],["kitchen","text"],["stars","integer"],["mentor_id","integer"]]
[1,"Ada Noon","Harbour",5,null]
[2,"Ben Okra","Harbour",3,1]
[3,"Cleo Pratt","Mill",4,1]
[4,"Dov Quist","Mill",2,3]
? Show the name of each cook along with the name of his or her mentor.
= [["Ben Okra","Ada Noon"],["Cleo Pratt","Ada Noon"],["Dov Quist","Cleo Pratt"]]
? List the cook names and the stars of their mentor.
= [["Ben Okra",5],["Cleo Pratt",5],["Dov Quist",4]]
? Show the name of each cook together with the name of the mentor, only for cooks with less than 3 stars.
= [["Dov Quist","Cleo Pratt"]]
? Give the names of the cooks in the Mill kitchen and the kitchen of their mentor, sorted by name.
= in order [["Cleo Pratt","Harbour"],["Dov Quist","Mill"]]
? How many cooks are there in each kitchen?
= [["Harbour",2],["Mill",2]]
@ lorry trips between yards
# yards
[["yard_id","integer"],["yard_name","text"],["town","text"]]
[1,"East Yard","Hale"]
[2,"Canal Yard","Moss"]
[3,"Top Yard","Wick"]
# trips
[["trip_no","integer"],["origin_yard","integer"],["destination_yard","integer"],["tons","integer"]]
[11,1,2,8]
[12,2,3,14]
[13,3,1,20]
? For every trip of more than 10 tons, show its number together with the town it left from and the town it goes to.
= [[12,"Moss","Wick"],[13,"Wick","Hale"]]
? Show the trip number, the name of the origin yard and the name of the destination yard of each trip.
= [[11,"East Yard","Canal Yard"],[12,"Canal Yard","Top Yard"],[13,"Top Yard","East Yard"]]
? What is the trip number, and the town of the destination, for trips with less than 10 tons?
= [[11,"Moss"]]
`
