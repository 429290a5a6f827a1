/** Tables whose first head tells what the heads beside it are, and not the cells below. The format is read by `read-asked.ts`. */
export const CORNER_HEADS_TABLES = String.raw`
@ weather of a harbour
# weather
[["Month","text"],["Jan","text"],["Feb","text"],["Mar","text"],["Apr","text"],["May","text"],["Jun","text"],["Year","text"]]
["Record high °C (°F)","12.5 (54.5)","13.8 (56.8)","19.0 (66.2)","23.4 (74.1)","28.9 (84.0)","31.2 (88.2)","31.2 (88.2)"]
["Rain mm","80.2","66.0","70.1","49.9","55.3","60.8","382.3"]
["Foggy days","9","11.5","8","4","2","1.5","36"]
["Sunshine hours","31","60","104","158","1,204","1,190","2,747"]
? which month has the least rain?
= [["Apr"]]
? which month averages the most rain in Hvalvik?
= [["Jan"]]
? does february or march have more foggy days?
= [["Feb"]]
? how many months had a record high of over 15 degrees?
= [[4]]
? In how many months are there more than 5 foggy days?
= [[3]]
? how many foggy days are there in march?
= [["8"]]
? What is the record high in May?
= [["28.9 (84.0)"]]
? which month has the highest record high?
= [["Jun"]]
@ tills by quarter
# tills
[["Quarter","text"],["Q1","integer"],["Q2","integer"],["Q3","integer"],["Q4","integer"]]
["Guests",410,520,705,390]
["Refunds",12,9,31,14]
["Complaints",3,0,6,5]
? which quarter had the most guests?
= [["Q3"]]
? in which quarter were there the fewest complaints?
= [["Q2"]]
? in how many quarters were there more than 10 refunds?
= [[3]]
? How many refunds were there in Q4?
= [[14]]
? did Q1 or Q4 have more guests?
= [["Q1"]]
`
