/** Lines that add up the others, under many names, in rows that are ranked, counted or compared. The format is read by `read-asked.ts`. */
export const SUMMED_LINES_TABLES = String.raw`
@ orchards
# orchards
[["Valley","text"],["Trees","text"],["Yield","text"]]
["Upper Lorn","120","1,450"]
["Lower Lorn","310","2,900"]
["Share","26%","31%"]
["Teviot","95","800"]
["Isla","40","350"]
["Total Lorn","430","4,350"]
["Total county","565","5,500"]
? which valley has the highest yield?
= [["Lower Lorn"]]
? the valley with the most trees
= [["Lower Lorn"]]
? How many valleys have more than 100 trees?
= [[2]]
? which is the only valley to have more trees than upper lorn?
= [["Lower Lorn"]]
? which place has a greater yield than Upper Lorn?
= [["Lower Lorn"]]
@ depots
# depots
[["Depot","text"],["Buses","integer"],["Trams","integer"]]
["Northgate",45,12]
["Millbrook",60,8]
["Seaview",22,30]
["Quayside",31,14]
["Vacant",3,2]
["Fleet total",158,64]
["All depots",161,66]
? which depot has the most buses?
= [["Millbrook"]]
? how many depots have more than 20 trams
= [[1]]
? which depots have more trams than Quayside?
= [["Seaview"]]
? What other site has more trams than Northgate?
= [["Seaview"],["Quayside"]]
`
