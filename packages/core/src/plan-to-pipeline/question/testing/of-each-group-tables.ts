/** Figures of each group and of the rows told of them, said in passing. The format is read by `read-asked.ts`. */
export const OF_EACH_GROUP_TABLES = String.raw`
@ anglers and catches
# anglers
[["angler_id","integer"],["fname","text"],["lname","text"],["club","text"],["grade","text"],["hours","integer"]]
[1,"Ola","Reed","Weir","B+",12]
[2,"Per","Stone","Weir","B-",30]
[3,"Quin","Tarn","Ford","B+",8]
[4,"Ros","Umber","Ford","A",21]
# lakes
[["lake_id","integer"],["lake_name","text"],["depth","integer"]]
[1,"Long Mere",20]
[2,"Black Mere",45]
[3,"High Tarn",60]
# catches
[["catch_id","integer"],["angler_id","integer"],["lake_id","integer"],["fish","text"],["grams","integer"],["bait","text"]]
[1,1,1,"perch",300,"worm"]
[2,1,2,"pike",2400,"worm"]
[3,2,1,"perch",500,"fly"]
[4,3,3,"perch",250,"fly"]
[5,3,1,"tench",900,"corn"]
[6,4,2,"pike",1800,"fly"]
? How many anglers have grade B+?
= [[2]]
? List the first and last names of anglers with grade A.
= [["Ros","Umber"]]
? How many anglers does each club have, and what is the largest number of hours there?
= [["Weir",2,30],["Ford",2,21]]
? How many catches are there for each fish, and what is the average grams?
= [["perch",3,350],["pike",2,2100],["tench",1,900]]
? How many perch catches had grams above the average grams of perch catches?
= [[1]]
? Which baits were used in at least two different fish?
= [["worm"],["fly"]]
? Which lakes have catches by anglers of the Ford club but not by anglers of the Weir club? List the lake names.
= [["High Tarn"]]
@ cabins and leases
# cabins
[["cabin_id","integer"],["cabin_name","text"],["beds","integer"]]
[1,"Fir",2]
[2,"Oak",4]
[3,"Ash",6]
# leases
[["lease_id","integer"],["cabin_id","integer"],["weeks","integer"]]
[1,1,3]
[2,3,1]
? Show the names of cabins that have never been let.
= [["Oak"]]
`
