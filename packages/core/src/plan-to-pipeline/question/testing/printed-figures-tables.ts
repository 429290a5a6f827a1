/** Figures as they are printed: with a longer minus sign, or a word where there is none. The format is read by `read-asked.ts`. */
export const PRINTED_FIGURES_TABLES = String.raw`
@ cold valleys
# valleys
[["Valley","text"],["Winter low °C","text"],["Change","text"]]
["Orrin","−12.5 (9.5)","−3"]
["Tarn","−4.0 (24.8)","+6"]
["Glass","−21.3 (−6.3)","−11"]
["Lea","2.1 (35.8)","0"]
? which valley has the lowest winter low?
= [["Glass"]]
? Which valleys have a winter low above -5?
= [["Tarn"],["Lea"]]
? which valley had the highest change?
= [["Tarn"]]
? what is the average change?
= [[-2]]
@ canal locks
# locks
[["Lock","text"],["Keeper","text"],["Date reopened","text"]]
["Upper","Hale","June 4, 1991"]
["Mill","Brandt","Not yet reopened"]
["Nether","Ivey","March 30, 1988"]
["Quarry","Orne","Not yet reopened"]
["Toll","Vance","October 12, 1994"]
? which lock has the earliest date reopened?
= [["Nether"]]
? which lock was reopened last?
= [["Toll"]]
? who is the keeper of the lock that reopened first?
= [["Ivey"]]
`
