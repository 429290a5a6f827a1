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
`
