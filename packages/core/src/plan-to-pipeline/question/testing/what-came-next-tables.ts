/** Rows right before and after others, told by days without a year, by years, and over gaps. The format is read by `read-asked.ts`. */
export const WHAT_CAME_NEXT_TABLES = String.raw`
@ season of games
# season
[["Game","integer"],["Day","text"],["Date","text"],["Rival","text"],["Score","text"],["Gate","integer"]]
[1,"Saturday","November 9","Hulm","W 8-7",545]
[2,"Sunday","November 17","Varn","L 3-11",703]
[3,"Saturday","December 22","Skarn","L 5-8",1605]
[4,"Saturday","December 28","Hulm","W 7-1",1050]
[5,"Sunday","January 12","Orl","W 2-1",900]
? what is the date of the game after december 22?
= [["December 28"]]
? who was the rival in the game before January 12?
= [["Hulm"]]
? which games were after December 22?
= [[4],[5]]
? what was the score of the game right after November 17?
= [["L 5-8"]]
? how many games were played after november 17?
= [[3]]
@ coast road
# road
[["km","integer"],["Parish","text"],["Village","text"],["Crossing","text"]]
[0,"Border","Border post","A 18"]
[3,"Rhin","Greta","B 243"]
[5,"Rhin",null,"B 243 west"]
[10,"Rhin",null,"B 421"]
[14,"Rhin","Alton","B 201"]
[18,"Rhin",null,"B 201 east"]
[25,"Rhin","Rosen","B 14"]
? what village comes after greta?
= [["Alton"]]
? which village comes before Rosen?
= [["Alton"]]
? what crossing comes after greta?
= [["B 243 west"]]
@ mills at work
# mills
[["Mill","text"],["Code","text"],["Began work","integer"]]
["Ash Mill","AM",2007]
["Eel Mill","EM",1994]
["Fern Mill","FM",2008]
["Sky Mill","SM",2003]
["Oak Mill","OM",1990]
? after 1994 which mill was the next to begin work?
= [["Sky Mill"]]
? what mill began work next after 2003?
= [["Ash Mill"]]
? which was the next mill to begin work after Eel Mill?
= [["Sky Mill"]]
@ finals of a doubles player
# finals
[["Outcome","text"],["No.","text"],["Date","integer"],["Cup","text"],["Surface","text"],["Partner","text"],["Rivals in the final","text"]]
["Winner","1.",1968,"Hulm Cup","Grass","Odo Kern","Ray Ost and Jan Pell"]
["Runner-up","1.",1966,"Varn Open","Clay","Odo Kern","Tom Iver and Max Dole"]
["Runner-up","2.",1969,"Skarn Open","Grass","Lee Wynn","Mal Kray and Roy Moss"]
["Winner","2.",1971,"Orl Masters","Carpet","Odo Kern","Tom Iver and Max Dole"]
["Winner","3.",1972,"Hulm Cup","Grass","Lee Wynn","Ray Ost and Jan Pell"]
? in what year did vane win his first cup?
= [[1968]]
? how many finals did he win on grass?
= [[2]]
? Which cups were won with Odo Kern?
= [["Hulm Cup"],["Orl Masters"]]
? how many finals were lost?
= [[2]]
? on which surface did she win the most?
= [["Grass"]]
`
