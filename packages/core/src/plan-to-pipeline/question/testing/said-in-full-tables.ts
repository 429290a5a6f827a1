/** Countries and teams said by one name and written by another: "the United States", and USA. The format is read by `read-asked.ts`. */
export const SAID_IN_FULL_TABLES = String.raw`
@ cable ships
# cable_ships
[["Ship","text"],["Operator","text"],["Registered_in","text"],["Crew","integer"]]
["Lodestar","Orcin","USA",40]
["Brisling","Tamarack","UK",32]
["Petrel","Orcin","USA",55]
["Sandpiper","Velm","Norway",28]
["Teal","Velm","UAE",61]
["Curlew","Marn","Netherlands",44]
? Which ships are not registered in the United States?
= [["Brisling"],["Sandpiper"],["Teal"],["Curlew"]]
? How many ships are registered in the United Kingdom?
= [[1]]
? List the operators of the ships from the United States of America.
= [["Orcin"],["Orcin"]]
? What is the total crew of ships registered in the US?
= [[95]]
? Show the ships and their crew of all ships that are registered in the United Arab Emirates.
= [["Teal",61]]
? How many ships are registered in the U.S.?
= [[2]]
? Which ships are registered in Great Britain?
= [["Brisling"]]
? Which ships are registered in Holland?
= [["Curlew"]]
@ festival choirs
# choirs
[["id","integer"],["choir","text"],["country","text"],["singers","integer"]]
[1,"Lark","United States",30]
[2,"Alder","United Kingdom",24]
[3,"Moss","Czech Republic",41]
[4,"Fjord","New Zealand",18]
[5,"Ember","Russia",36]
? Which choirs come from the USA?
= [["Lark"]]
? How many singers does the choir from the U.S.A. have?
= [[30]]
? Name the choirs that are not from the UK.
= [["Lark"],["Moss"],["Fjord"],["Ember"]]
? Which choir is from Czechia?
= [["Moss"]]
? What is the choir from the Russian Federation?
= [["Ember"]]
? How many singers has the choir from NZ?
= [[18]]
@ office desks
# desks
[["Desk","integer"],["Team","text"],["City","text"],["Floor","integer"]]
[1,"HR","NY",3]
[2,"IT","LA",2]
[3,"PR","NY",5]
[4,"IT","SF",1]
? How many desks does the Human Resources team have?
= [[1]]
? Which desks are in New York?
= [[1],[3]]
? List the desks in Los Angeles.
= [[2]]
? Which desks of Information Technology are not in San Francisco?
= [[2]]
`
