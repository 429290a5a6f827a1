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
@ herds with their shares
# herds
[["Breed","text"],["1990","text"],["2000","text"]]
["All","1,020","1,400"]
["Lowland","620 (61%)","800 (57%)"]
["Hill","310 (30%)","410 (29%)"]
["Moor","90 (9%)","190 (14%)"]
? which breed had the most animals in 1990?
= [["Lowland"]]
? how many breeds had more than 300 animals in 2000?
= [[2]]
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
