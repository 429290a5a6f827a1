/** Kinds and how many there are of each, in which order; pairs of values; counts that a column holds. The format is read by `read-asked.ts`. */
export const TOLD_KINDS_TABLES = String.raw`
@ ferries and their crews
# ferry
[["Ferry_ID","integer"],["Name","text"],["Hull_Type","text"],["Port","text"],["Country","text"],["Num_of_Cabins","integer"],["Total_Seats","integer"],["Built","integer"]]
[1,"Astrid","catamaran","Bergen","Norway",12,300,1998]
[2,"Berta","monohull","Lund","Sweden",40,500,2001]
[3,"Carina","catamaran","Bergen","Norway",8,280,2010]
[4,"Dagny","hydrofoil","Lund","Norway",0,90,2001]
[5,"Elin","catamaran","Oslo","Norway",22,410,2015]
[6,"Frida","monohull","Bergen","Sweden",55,620,1998]
# crew
[["Crew_ID","integer"],["Ferry_ID","integer"],["Crew_Name","text"],["Age","integer"],["Duty_Code","text"]]
[1,1,"Ola Dahl",44,"DECK"]
[2,1,"Pia Moe",31,"MESS"]
[3,2,"Rut Berg",27,"DECK"]
[4,5,"Sam Lie",52,"DECK"]
[5,5,"Tor Hagen",36,"MESS"]
[6,5,"Una Rye",29,"DECK"]
? Please show different hull types and the corresponding number of ferries in descending order.
= in order [["catamaran",3],["monohull",2],["hydrofoil",1]]
? Show the hull types and the number of ferries of each type in ascending order.
= in order [["hydrofoil",1],["monohull",2],["catamaran",3]]
? Please list the hull types of ferries with the number of ferries of each type.
= [["catamaran",3],["monohull",2],["hydrofoil",1]]
? Could you show the duty codes with the number of crew of each code?
= [["DECK",4],["MESS",2]]
? Show all hull types.
= [["catamaran"],["monohull"],["hydrofoil"]]
? List all duty codes.
= [["DECK"],["MESS"]]
? Show the number of cabins of ferries built in 1998 or 2010.
= [[12],[8],[55]]
? What is the total seat count of the oldest ferry in Sweden?
= [[620]]
? What is the total seat count of Elin?
= [[410]]
? Which ferries are in Bergen, Norway or in Lund, Sweden? Give their names.
= [["Astrid"],["Berta"],["Carina"]]
? What are the names of the ferries in Lund, Norway or Bergen, Sweden?
= [["Dagny"],["Frida"]]
? How many crew can each ferry have? List the ferry name and the number.
= [["Astrid",2],["Berta",1],["Elin",3]]
`
