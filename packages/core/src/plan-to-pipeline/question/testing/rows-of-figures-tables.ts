/** Rows that are called by what they count, asked as if it were counted. The format is read by `read-asked.ts`. */
export const ROWS_OF_FIGURES_TABLES = String.raw`
@ harbour census
# harbour
[["Description","text"],["Total","integer"],["North basin","integer"],["South basin","integer"]]
["Moored boats",412,300,112]
["Wrecked boats",18,5,13]
["Boats for sale",27,20,7]
["Lost anchors",9,2,7]
? what is the total number of wrecked boats across all basins?
= [[18]]
? how many moored boats were there in total?
= [[412]]
? How many lost anchors are there?
= [[9]]
? how many moored boats are in the north basin?
= [[300]]
? how many descriptions are there?
= [[4]]
@ boatyard stock
# stock
[["Item","text"],["On hand","integer"]]
["Copper nails",1200]
["Oak planks",85]
["Tar barrels",14]
? how many oak planks are there?
= [[85]]
? What is the number of copper nails?
= [[1200]]
? how many tar barrels do we have on hand?
= [[14]]
? how many items are there?
= [[3]]
`
