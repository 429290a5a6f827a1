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

@ a workshop, whose groups are kept by how many rows they have
# mechanics
[["mechanic_id","integer"],["mechanic_name","text"]]
[1,"Tom"]
[2,"Mia"]
[3,"Jo"]
# repairs
[["repair_id","integer"],["mechanic_id","integer"],["bike","text"],["received_on","date"],["finished_on","date"],["labour_cost","integer"]]
[11,1,"city","2024-01-01","2024-01-05",10]
[12,1,"race","2024-02-01","2024-02-03",20]
[13,2,"city","2024-02-01","2024-02-02",5]
[14,1,"city","2024-03-01",null,9]
[15,3,"race","2024-03-01","2024-03-09",8]
[16,3,"cargo","2024-03-02","2024-03-04",6]
? average labour cost by mechanic, only mechanics with at least 2 repairs
= [["Tom",13],["Jo",7]]
? total labour cost by mechanic, only mechanics with more than 2 repairs
= [["Tom",39]]
? average labour cost per mechanic for mechanics with at least 2 repairs, highest first
= in order [["Tom",13],["Jo",7]]
? avg days from received to finished by mechanic, only mechanics with at least 2 finished repairs
= [["Tom",3],["Jo",5]]
? average labour cost by bike, only bikes with at least 2 repairs
= [["city",8],["race",14]]
? number of repairs per mechanic, only mechanics with at least 3 repairs
= [["Tom",3]]
? total labour cost by mechanic, only those over 10
= [["Tom",39],["Jo",14]]
`
