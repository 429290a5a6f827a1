/** Countries and languages said otherwise than they are written: in codes, by name, as an adjective. */
export const COUNTRIES_TABLES = `
@ subscribers by code
# subscribers
[["id","integer"],["name","text"],["country","text"],["language","text"]]
[1,"Ann","DE","en"]
[2,"Bob","PL","pl"]
[3,"Carl","DE","de"]
[4,"Dora","IT","it"]
[5,"Eve","GB","en"]
[6,"Finn","IE","en"]
? how many subscribers from Germany
= [[2]]
? German subscribers
= [["Ann"],["Carl"]]
? names of Polish subscribers
= [["Bob"]]
? which subscribers speak English
= [["Ann"],["Eve"],["Finn"]]
? how many Irish subscribers are there?
= [[1]]
? Who lives in Great Britain?
= [["Eve"]]
? number of subscribers outside Italy
= [[5]]

@ suppliers by name
# suppliers
[["supplier","text"],["land","text"],["kind","text"]]
["Alfa","Germany","steel"]
["Bravo","Ireland","wood"]
["Cargo","United States","steel"]
["Delta","Poland","paint"]
["Echo","Germany","wood"]
? German suppliers
= [["Alfa"],["Echo"]]
? American suppliers of steel
= [["Cargo"]]
? how many suppliers are Irish
= [[1]]
? polish suppliers
= [["Delta"]]
? how many suppliers are from the US?
= [[1]]
? which suppliers are in the US?
= [["Cargo"]]
? suppliers outside the US
= [["Alfa"],["Bravo"],["Delta"],["Echo"]]
? Show us the suppliers that sell wood.
= [["Bravo"],["Echo"]]

@ staff, where IT and HR are departments
# staff
[["person","text"],["department","text"],["nationality","text"]]
["Jo","IT","German"]
["Al","HR","French"]
["Mo","IT","French"]
["Di","NO","Spanish"]
? staff from France
= [["Al"],["Mo"]]
? how many persons in IT
= [[2]]
? Who comes from Spain?
= [["Di"]]
`
