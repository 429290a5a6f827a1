/** How many there are of something, said as a number that is bounded. The format is read by `read-asked.ts`. */
export const BOUNDED_COUNTS_TABLES = String.raw`
@ seed boxes
# boxes
[["id","integer"],["name","text"]]
[1,"Meadow"]
[2,"Kitchen"]
[3,"Shade"]
# packets
[["id","integer"],["name","text"],["grams","integer"],["growing_days","integer"],["unit_price","number"]]
[1,"Dill",40,60,1.2]
[2,"Poppy",9,80,0.9]
[3,"Fern",5,200,3.1]
[4,"Chard",50,70,1.5]
# box_packets
[["box_id","integer"],["packet_id","integer"]]
[1,1]
[1,2]
[1,4]
[2,1]
[2,4]
[3,3]
? List the name of the box which has number of packets greater than 1.
= [["Meadow"],["Kitchen"]]
? Which boxes have a number of packets greater than 2?
= [["Meadow"]]
? Show the names of boxes with number of packets less than 2.
= [["Shade"]]
? Which boxes have a number of packets above 1?
= [["Meadow"],["Kitchen"]]
? List the boxes whose number of packets is at least 3.
= [["Meadow"]]
? Which box has a number of packets equal to 2?
= [["Kitchen"]]
? Which boxes have number of packets between 2 and 3?
= [["Meadow"],["Kitchen"]]
? Which boxes have between 2 and 3 packets?
= [["Meadow"],["Kitchen"]]
@ windmills
# windmills
[["name","text"],["opened","integer"],["number_of_sails","integer"],["number_of_doors","integer"]]
["Alder",1880,12,3]
["Birch",1901,4,14]
["Cedar",1920,9,8]
["Dune",1931,16,2]
? Give me the name and year of opening of the windmills that have either less than 5 sails or more than 10 doors.
= [["Birch",1901]]
? Which windmills have less than 10 sails or more than 2 doors?
= [["Alder"],["Birch"],["Cedar"]]
? Which windmills have 12 sails or more?
= [["Alder"],["Dune"]]
`
