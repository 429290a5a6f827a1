/** Order of the file, places, units, times, roles and references said in words. The format is read by `read-asked.ts`. */
export const LISTED_TABLES = String.raw`
@ a_regatta_log
# a_regatta_log
[["Season","integer"],["Boat","text"],["Skipper","text"],["Port","text"],["Result","text"],["Finish","integer"],["Elapsed","text"],["Depth","text"]]
[1988,"Petrel","Nils Ahlin","Visby, Gotland","Lost",4,"3:12","1.9 m"]
[1991,"Kestrel","Nils Ahlin","Mariehamn, Aland","Won",1,"2:48","2.3 m"]
[1991,"Curlew","Tove Lund","Visby, Gotland","Did not start",9,"4:05","1.4 m"]
[1994,"Auk","Tove Lund","Hanko, Uusimaa","Won",1,"2:59","2.0 m"]
[1996,"Dunlin","Aki Salo","Hanko, Uusimaa","Lost",7,"10:31","1.7 m"]
? which boat is listed right after kestrel?
= [["Curlew"]]
? what is the first boat on the list?
= [["Petrel"]]
? which boat is at the bottom of the table?
= [["Dunlin"]]
? in what city did nils ahlin finish in first place?
= [["Mariehamn, Aland"]]
? how many times did tove lund come first?
= [[1]]
? what was aki salo's worst finish?
= [[7]]
? what was the best finish in hanko?
= [[1]]
? which boat has the shortest elapsed time?
= [["Kestrel"]]
? how many boats took longer than 4 minutes?
= [[2]]
? which boat is the deepest?
= [["Kestrel"]]
? which is deeper, petrel or auk?
= [["Auk"]]
? how many boats draw less than 1.8 m?
= [[2]]
? how many races were lost?
= [[2]]
? how many boats did not start?
= [[1]]
? what are the boats of the seasons from 1991 to 1994?
= [["Kestrel"],["Curlew"],["Auk"]]
? besides kestrel, which boats won?
= [["Auk"]]
? how many entries took part?
= [[5]]
@ a_cup_roll
# a_cup_roll
[["Year","integer"],["Champions","text"],["Runners-up","text"],["Third-place","text"],["Number of entrants","integer"],["GP","integer"],["TD","integer"]]
[1874,"Norby","Elm Park","Stowe",12,8,30]
[1881,"Stowe","Norby","Elm Park",9,7,22]
[1886,"Elm Park","Norby","Hale",16,9,41]
[1902,"Hale","Stowe","Norby",11,8,27]
? who came third in 1886?
= [["Hale"]]
? which club was runner-up the most?
= [["Norby"]]
? how many cups were played in the 1800s?
= [[3]]
? how many entrants were there in 1881?
= [[9]]
? in which year were there 41 touchdowns?
= [[1886]]
@ a_fixture_list
# a_fixture_list
[["Round","integer"],["Opponent","text"],["Score","text"],["Gate","text"],["Goals scored","integer"],["Goals","integer"]]
[1,"Brackley","2-0","1,204",2,5]
[2,"at Corby","0-1","988",0,7]
[3,"Daventry","1-1","1,530",1,6]
[4,"at Kettering","3-2","2,011",3,4]
? how many away games were there?
= [[2]]
? how many home games were there?
= [[2]]
? which game had the biggest gate?
= [["at Kettering"]]
? which opponent came right before daventry?
= [["at Corby"]]
? in which round were exactly 3 goals scored?
= [[4]]
@ pupils likes mentors
# pupils
[["ID","integer"],["name","text"],["form","integer"],["age","integer"]]
[11,"Ada",7,12]
[12,"Ben",8,14]
[13,"Cem",7,13]
[14,"Dot",9,15]
# likes
[["pupil_id","integer"],["liked_id","integer"]]
[11,12]
[13,12]
[12,14]
# mentors
[["mentor_id","integer"],["name","text"],["form","integer"],["pupil_id","integer"],["num_of_meetings","integer"]]
[1,"Eve",8,11,6]
[2,"Finn",9,12,2]
[3,"Gus",11,11,4]
? which pupil is liked the most?
= [["Ben"]]
? give the pupils' names from youngest to oldest.
= in order [["Ada"],["Cem"],["Ben"],["Dot"]]
? which pupils are older than the average pupil?
= [["Ben"],["Dot"]]
? for every pupil, show its name and how many mentors there are.
= [["Ada",2],["Ben",1]]
? how many meetings did ada have?
= [[10]]
? list the forms in which there are both a pupil and a mentor.
= [[8],[9]]
@ a_mill_roll
# a_mill_roll
[["Mill","text"],["River","text"],["Opened","integer"],["Closed","text"],["Wheels","integer"],["Output","integer"]]
["Alder Mill","Tarn",1871,"1902",4,310]
["Birch Mill","Ouse",1850,"1861",2,95]
["Cedar Mill","Tarn",1866,"?",7,540]
["Elder Mill","Wye",1890,"1931",3,120]
["Hazel Mill","Ouse",1844,"1889",5,275]
? which mill is listed right after birch mill
= [["Cedar Mill"]]
? what is the mill under cedar mill
= [["Elder Mill"]]
? elder mill is followed by what mill
= [["Hazel Mill"]]
? cedar mill is preceded by which mill?
= [["Birch Mill"]]
? what is the previous mill to hazel mill
= [["Elder Mill"]]
? the mill listed after alder mill is
= [["Birch Mill"]]
? what river is listed below the one for cedar mill
= [["Wye"]]
? how many mills are not on the tarn or ouse
= [[1]]
? which mills are not on either the tarn or the wye
= [["Birch Mill"],["Hazel Mill"]]
? how many mills excluding tarn and wye are there
= [[2]]
? how long did birch mill operate
= [[11]]
? how many years was hazel mill open
= [[45]]
? elder mill was open for how many years
= [[41]]
? how long was it between hazel mill and elder mill in years
= [[46]]
? how many years went by between birch mill and alder mill
= [[21]]
? birch mill came how many years before cedar mill
= [[16]]
? how much older is hazel mill than alder mill in years
= [[27]]
? compared to birch mill, how many more wheels did cedar mill have
= [[5]]
? how many more wheels than elder mill does hazel mill have
= [[2]]
? what is the difference, in output, between alder mill and elder mill
= [[190]]
? whose output is higher, birch mill or elder mill?
= [["Elder Mill"]]
? was the output of alder mill or hazel mill lower
= [["Hazel Mill"]]
? which mill had more wheels out of alder mill and hazel mill
= [["Hazel Mill"]]
? which one is more recent, elder mill or cedar mill
= [["Elder Mill"]]
? what is alder mill and birch mill's output combined
= [[405]]
? what is the output of elder mill and hazel mill added together
= [[395]]
? adding alder mill and cedar mill together, what is the output
= [[850]]
? what is the total output for every mill combined
= [[1340]]
? along with birch mill, what other mill is on the ouse
= [["Hazel Mill"]]
? alder mill has the same river as which other mill
= [["Cedar Mill"]]
@ a_post_holders
# a_post_holders
[["Keeper","text"],["Post","text"],["Years","text"]]
["Odo Marsh","North Gate","1702–1719"]
["Ivo Crane","West Gate","1710–1711"]
["Una Finch","South Gate","1698–1724"]
? how long did una finch serve
= [[26]]
? for how many years was odo marsh there
= [[17]]
@ a_curling_log
# a_curling_log
[["Date","text"],["Opponent","text"],["Result","text"],["Team record","text"],["Crowd","integer"]]
["11/03/1991*","at Larch Bay","L 4–7","0–1",310]
["11/17/1991","Pine Harbor","W 8–2","1–1",275]
["12/01/1991*","Fir Lake","W 6–5","2–1",402]
["01/12/1992","at Yew Falls","L 3–9","2–2",198]
["02/02/1992","Oak Ridge","W 7–6","3–2",366]
? which teams did they lose to
= [["at Larch Bay"],["at Yew Falls"]]
? what teams did they beat
= [["Pine Harbor"],["Fir Lake"],["Oak Ridge"]]
? which team was the first to beat them
= [["at Larch Bay"]]
? who did they beat first
= [["Pine Harbor"]]
? on what date was the last loss
= [["01/12/1992"]]
? what was the most recent opponent
= [["Oak Ridge"]]
? how many more wins than losses were there
= [[1]]
? total number of games won
= [[3]]
? what was the number of losses
= [[2]]
? which opponent had the largest crowd in the 1985 winter bonspiel
= [["Fir Lake"]]
? in the 1985 winter bonspiel, how many games did they lose
= [[2]]
@ a_rowers
# a_rowers
[["Rower","text"],["Height","text"],["Home","text"],["Seat","integer"]]
["Jed Orme","5 ft 9 in (1.75 m)","Hythe",1]
["Abe Lunn","6 ft 4 in (1.93 m)","Deal",2]
["Kit Sayer","5 ft 11 in (1.80 m)","Hythe",3]
["Roy Dunn","6 ft (1.83 m)","Ryde",4]
? who is the shortest rower
= [["Jed Orme"]]
? who is taller, jed orme or kit sayer
= [["Kit Sayer"]]
? how many rowers are under 6 ft tall
= [[2]]
? how many rowers are at least 6 feet tall
= [[2]]
? what is the height of kit sayer
= [["5 ft 11 in (1.80 m)"]]
@ a_parish_list
# a_parish_list
[["Parish","text"],["Population","integer"],["Area (km2)","number"],["Density (per km2)","number"]]
["Aston",4100,50.5,81.2]
["Bewley",2600,10.4,250]
["Corfe",900,45,20]
["Denby",900,12,75]
? which parish is the most densely populated
= [["Bewley"]]
? what is the least densely populated parish
= [["Corfe"]]
? what is the population of aston and denby combined
= [[5000]]
? corfe and denby have the same population of
= [[900]]
? which parish is listed before denby
= [["Corfe"]]
`
