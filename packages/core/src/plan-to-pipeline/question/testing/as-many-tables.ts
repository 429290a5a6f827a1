/** Two columns that are alike, rows like a named one, and names that have rows of each of two kinds. The format is read by `read-asked.ts`. */
export const AS_MANY_TABLES = String.raw`
@ scorers
# scorers
[["Name","text"],["Club","text"],["League goals","integer"],["Cup goals","integer"],["Total goals","integer"],["Total apps","integer"],["Notes","text"]]
["Kern","Hulm",3,1,4,9,null]
["Ost","Hulm",5,2,7,7,"most total appearances in one year"]
["Pell","Varn",1,0,1,3,null]
["Dole","Varn",2,2,4,4,null]
? which scorer's number of total goals is the same as his number of total appearances?
= [["Ost"],["Dole"]]
? how many scorers have as many league goals as cup goals?
= [[1]]
? who scored as many cup goals as Dole?
= [["Ost"]]
? Which scorers have the same number of league goals as cup goals?
= [["Dole"]]
? Which scorer's number of total goals is less than his number of total apps?
= [["Kern"],["Pell"]]
@ medals of a small country
# medals
[["Medal","text"],["Name","text"],["Sport","text"],["Event","text"]]
["Gold","Odo Kern","Rowing","Single"]
["Silver","Odo Kern","Rowing","Pair"]
["Gold","Ray Ost","Sailing","Dinghy"]
["Bronze","Ray Ost","Sailing","Keel"]
["Silver","Jan Pell","Fencing","Foil"]
["Gold","Max Dole","Fencing","Sabre"]
["Bronze","Max Dole","Fencing","Foil"]
? name an athlete who won a gold medal and a silver medal
= [["Odo Kern"]]
? Who received a gold medal and also a bronze medal?
= [["Ray Ost"],["Max Dole"]]
? which athletes won both a gold and a silver medal?
= [["Odo Kern"]]
? how many medals were gold and silver?
= [[5]]
`
