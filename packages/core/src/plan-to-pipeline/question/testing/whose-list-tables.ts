/** Lists that say nowhere whose they are, asked by that name, and what was done told by yes. The format is read by `read-asked.ts`. */
export const WHOSE_LIST_TABLES = String.raw`
@ stage works
# stage_works
[["Year","integer"],["Play","text"],["Composer","text"],["Conductor","text"],["Singer","text"],["Notes","text"]]
[1971,"The Glass Hill","Yes","Yes",null,null]
[1973,"Long Acre",null,"Yes",null,"for radio"]
[1974,"Winter Gate","Yes","Yes","Yes",null]
[1978,"Ash Lane","Yes",null,"Yes","for radio"]
[1980,"Marta and the Fox","Yes","Yes","Yes",null]
? how many plays did marta lind compose, conduct and sing?
= [[2]]
? Which plays did Marta Lind conduct but not compose?
= [["Long Acre"]]
? list the plays she composed and sang
= [["Winter Gate"],["Ash Lane"],["Marta and the Fox"]]
? what was the first play she sang in?
= [["Winter Gate"]]
? In which year did Lind compose Ash Lane?
= [[1978]]
? what was the last marta lind play?
= [["Marta and the Fox"]]
@ records of one singer
# records
[["Year","integer"],["Single","text"],["Peak","integer"],["Album","text"]]
[1961,"Blue Ferry",12,"Tidewater"]
[1962,"Oda Waltz",3,"Tidewater"]
[1964,"Lantern Street",7,"Night Post"]
[1965,"Cold Harbour",21,"Night Post"]
? which single by oda ferris peaked highest?
= [["Oda Waltz"]]
? How many singles did Oda Ferris release after 1961?
= [[3]]
? what was the first oda ferris single?
= [["Blue Ferry"]]
? how many albums did ferris release?
= [[2]]
`
