/** How many different things the rows of each kind or period speak of. The format is read by `read-asked.ts`. */
export const EACH_ONCE_TABLES = String.raw`
@ lessons pupils tutors
# lessons
[["lesson_id","integer"],["pupil_id","text"],["tutor_id","text"],["held_on","date"],["subject","text"]]
[1,"P1","U1","2023-02-01","chess"]
[2,"P1","U1","2023-05-09","chess"]
[3,"P2","U2","2023-05-20","piano"]
[4,"P2","U1","2024-01-11","chess"]
[5,"P3","U2","2024-01-12","piano"]
[6,"P3","U2","2024-01-30","piano"]
[7,"P1","U3","2024-02-14","piano"]
# pupils
[["pupil_id","text"],["pupil_name","text"],["village","text"]]
["P1","Ann","Moor"]
["P2","Ben","Moor"]
["P3","Cal","Dale"]
["P4","Dot","Dale"]
# tutors
[["tutor_id","text"],["tutor_name","text"]]
["U1","Ege"]
["U2","Fox"]
["U3","Gil"]
? how many distinct pupils had lessons each year?
= in order [[2023,2],[2024,3]]
? unique pupils per month
= in order [["2023-02-01",1],["2023-05-01",2],["2024-01-01",2],["2024-02-01",1]]
? number of different pupils per subject
= [["chess",2],["piano",3]]
? number of distinct tutors by subject
= [["chess",1],["piano",2]]
? different tutors per year
= in order [[2023,2],[2024,3]]
? number of distinct tutors per village
= [["Moor",3],["Dale",1]]
@ sightings
# sightings
[["sighting_id","integer"],["bird","text"],["seen_on","date"],["habitat","text"]]
[1,"owl","2022-03-01","wood"]
[2,"owl","2022-08-02","barn"]
[3,"kite","2022-09-01","wood"]
[4,"kite","2023-04-04","field"]
[5,"kite","2023-04-19","wood"]
[6,"wren","2023-06-01","wood"]
? how many different birds were seen each year?
= in order [[2022,2],[2023,2]]
? unique birds per habitat
= [["wood",3],["barn",1],["field",1]]
? number of different birds per month
= in order [["2022-03-01",1],["2022-08-01",1],["2022-09-01",1],["2023-04-01",1],["2023-06-01",1]]
? which habitat has the most different birds?
= [["wood"]]
@ baskets and shoppers
# baskets
[["basket_id","integer"],["shopper_id","text"],["paid_on","date"],["fruit","text"]]
[1,"H1","2024-01-03","pear"]
[2,"H1","2024-01-20","plum"]
[3,"H2","2024-02-01","pear"]
[4,"H3","2024-02-02","plum"]
[5,"H2","2024-02-28","fig"]
# shoppers
[["shopper_id","text"],["shopper_name","text"]]
["H1","Ira"]
["H2","Jo"]
["H3","Kit"]
? unique buyers per month
= in order [["2024-01-01",1],["2024-02-01",2]]
? distinct customers by fruit
= [["pear",2],["plum",2],["fig",1]]
? how many different fruits were sold each month?
= in order [["2024-01-01",2],["2024-02-01",3]]
`
