/** From when to when in one cell, beside cells of one year or of none. The format is read by `read-asked.ts`. */
export const YEARS_IN_A_CELL_TABLES = String.raw`
@ parts on television
# parts
[["Year","text"],["Show","text"],["Part","text"]]
["1978","Summer Things","Paul"]
["1980","Stone Comedy","Voice"]
["1981","Moor and Mill","Dick"]
["1986–1990","The Little Playhouse","Host"]
["1992","Tall Tales","Pip"]
["1995–1998","Harbour Watch","Captain"]
["1999","Tall Tales","Pip"]
["2001","Sea Wall","Owl"]
["2002","Night Post","Clerk"]
["2004","Low Tide","Mate"]
? how many years did the little playhouse run?
= [[4]]
? How long did Harbour Watch run?
= [[3]]
? which show ran the longest?
= [["The Little Playhouse"]]
? for how many years was Harbour Watch on television?
= [[3]]
@ old kings
# kings
[["Temple","text"],["King","text"],["Reign","text"],["Notes","text"]]
["Shiz","Orn Jian","(N/A)","never crowned"]
["Taiz","Orn Quan","222-252",null]
["(N/A)","Orn Liang","252-258","dethroned"]
["(N/A)","Orn Xiu","258-263",null]
["(N/A)","Orn Hao","264-280",null]
? how many total years did orn hao reign?
= [[16]]
? how many years did Orn Quan reign?
= [[30]]
? who reigned the longest?
= [["Orn Quan"]]
? which king had the shortest reign?
= [["Orn Xiu"]]
`
