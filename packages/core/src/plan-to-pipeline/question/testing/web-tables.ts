/** Tables as web pages have them: nothing says what a row is but the question, and cells hold more than one thing. */
export const WEB_TABLES = String.raw`
@ w_stations
# t_1
[["Station","text"],["Opened","integer"],["Distance (km)","number"],["Platforms","integer"],["Connections","text"]]
["Westgate",1902,0.0,6,"Metro, Tram"]
["Mill Lane",1902,1.8,2,null]
["Harbour Road",1911,4.2,2,"Ferry"]
["St. Anne's",1934,7.9,3,"Tram"]
["Park Hill",1911,11.4,2,null]
["Longmoor",1958,15.6,4,"Bus"]
? which stations have a distance under 5km?
= [["Westgate"],["Mill Lane"],["Harbour Road"]]
? which has more than 3 platforms but less than 6?
= [["Longmoor"]]
? how many stops have a distance of at least 7.9km?
= [[3]]
? how many stations opened in the 30's?
= [[1]]
? which of the 6 stations has the most platforms?
= [["Westgate"]]
? how many stations have tram connections?
= [[2]]
? which stations opened the same year as park hill?
= [["Harbour Road"]]

@ w_towers
# t_2
[["Name","text"],["Quarter","text"],["Height ft (m)","text"],["Floors","integer"]]
["Corn Exchange Tower","North","165 (50)",12]
["Guild Tower","North","240 (73)",8]
["Mercer Tower","South","223 (68)",12]
["Old Town Hall","South","345 (105)",14]
? which tower has 8 floors and is 240 ft tall?
= [["Guild Tower"]]
? what towers have 12 floors?
= [["Corn Exchange Tower"],["Mercer Tower"]]
? which tower has the same number of floors as the mercer tower?
= [["Corn Exchange Tower"]]

@ w_medallists
# t_3
[["Medal","text"],["Name","text"],["Sport","text"]]
["Gold","Ada Finch","Rowing"]
["Silver","Jo Marsh","Rowing"]
["Silver","Lee Crane","Judo"]
["Silver","Kim Vale","Judo"]
["Bronze","Ivo Hart","Rowing"]
? in what sport did they win the most silver medals?
= [["Judo"]]

@ w_games
# t_4
[["Date","text"],["Opponent","text"],["Score","text"],["Result","text"],["Attendance","text"]]
["September 8, 2009","at Harlow Hawks","14–21","L","12,300"]
["September 15, 2009","Mellin Mariners","28–3","W","15,420"]
["September 22, 2009","Troy Titans","17–17","T","14,020"]
["October 6, 2009","Harlow Hawks","31–7","W","16,002"]
["September 4, 2010","at Mellin Mariners","6–13","L","11,111"]
? how many games had an attendance of at least 14,000?
= [[3]]
? how many games were played in september of 2009?
= [[3]]
? who was the last opponent?
= [["at Mellin Mariners"]]
? what was the score of the first win?
= [["28–3"]]

@ w_season
# t_5
[["Date","text"],["Opponent","text"],["Result","text"],["Points","integer"]]
["November 9","Daventry","W",8]
["December 28","at Kettering","L",3]
["January 4","Corby","W",9]
["January 18","Daventry","L",2]
["February 1","Oundle","W",7]
? who was the first opponent?
= [["Daventry"]]
? what was the result of the last game?
= [["W"]]
? who did they play after corby?
= [["Daventry"]]
? who did they play right before oundle?
= [["Daventry"]]
? how many teams did they play?
= [[5]]

@ w_regattas
# t_6
[["Year","integer"],["Tournament","text"],["Location","text"],["Result","text"],["Event","text"]]
[1998,"World Junior Regatta","Linz, Austria","3rd","Single sculls"]
[1999,"World Junior Regatta","Plovdiv, Bulgaria","1st","Single sculls"]
[2000,"Nations Cup","Copenhagen, Denmark","5th","Double sculls"]
[2001,"World Regatta","Lucerne, Switzerland","8th","Single sculls"]
[2003,"World Regatta","Milan, Italy","2nd","Double sculls"]
[2004,"Summer Games","Athens, Greece","2nd","Double sculls"]
[2007,"Nations Cup","Linz, Austria","1st","Quad sculls"]
? how many times did she finish first?
= [[2]]
? how many times did she come in 2nd place?
= [[2]]
? where was the tournament in 2003 held?
= [["Milan, Italy"]]
? what was her last result?
= [["1st"]]
? what was her best result in the double sculls?
= [["2nd"]]
? did she place better in 2000 or 2001?
= [[2000]]
? what other tournaments did she row in besides the world regatta?
= [["World Junior Regatta"],["Nations Cup"],["Summer Games"]]

@ w_districts
# t_7
[["#","integer"],["District","text"],["Area (km²)","number"],["Population","text"],["Capital","text"]]
[1,"Alder",120.5,"12,430","Alderton"]
[2,"Birch",98.2,"30,122","Port Birch"]
[3,"Cedar",210.0,"8,020","Cedar Falls"]
[4,"Dogwood",77.7,"19,500","Old Mill"]
[5,"Elm",152.3,"22,875","Elm City"]
[null,"Woodland",658.7,"92,947","Port Birch"]
? which district has the largest population?
= [["Birch"]]
? how many districts in woodland have an area over 100 km²?
= [[3]]
? which other districts besides birch have more than 20,000 people?
= [["Elm"]]
? what is the population of woodland?
= [["92,947"]]

@ w_seasons
# t_8
[["Series","text"],["Start","text"],["Days","integer"],["Winner","text"],["Host","text"]]
["Island Life 1","June 2001",99,"Ann Poole","Meg Dare"]
["Island Life 2","June 2002",92,"Kit Lowe","Meg Dare"]
["Island Life 3","May 2003",120,"Sol Rand","Al Prior"]
["Island Life 4","May 2004",85,"Ida Crewe","Al Prior"]
? how many days was the longest season?
= [[120]]
? how many days did the season that ida crewe won last?
= [[85]]
? ann poole and kit lowe each won a season with which host?
= [["Meg Dare"]]
? ann poole and kit lowe each had which host?
= [["Meg Dare"]]
? how many days was the longest island season?
= [[120]]

@ w_schools
# t_9
[["School","text"],["Town","text"],["Enrollment","text"],["Teams","integer"]]
["Hill School","Marston","4,576",12]
["Navy Road","Pell","20,100",9]
["St. Olave","Marston","3,020",7]
["Quayside","Aldgate","15,600",12]
? how many pupils are enrolled at hill school?
= [[4576]]
? which schools have at least 9 teams and 15,000 enrollment?
= [["Navy Road"],["Quayside"]]

@ w_race
# t_10
[["Pos","text"],["Rider","text"],["Team","text"],["Laps","integer"],["Grid","integer"],["Points","integer"]]
["1","Marco Leti","Aprilla",22,3,25]
["2","Sven Holm","Hondo",22,1,20]
["3","Jim Carver","Yamato",22,2,16]
["4","Luis Ortega","Hondo",22,7,13]
["Ret","Paul Raine","Aprilla",15,5,null]
["Ret","Otto Kern","Suzaki",9,6,null]
? who finished right after jim carver?
= [["Luis Ortega"]]
? who was the top rider from hondo?
= [["Sven Holm"]]
? what is the difference in points between first and second?
= [[5]]
? which team has only one rider?
= [["Yamato"],["Suzaki"]]

@ w_places
# t_11
[["Name","text"],["Built","integer"],["Height (ft)","integer"],["Street","text"],["County","text"],["Material","text"]]
["Old Stone Bridge",1834,20,"Route 9","Dorr","Stone"]
["Miller House",1850,35,"Main Street","Dorr","Wood"]
["Town Hall",1891,90,"Main Street","Leland","Brick"]
["Depot",1902,25,"Rail Avenue","Manis","Water stone"]
? what is the oldest building?
= [["Old Stone Bridge"]]
? which building is the tallest?
= [["Town Hall"]]
? which was built in 1891?
= [["Town Hall"]]
? which was built later, the depot or the town hall?
= [["Depot"]]
? which is older, the town hall or the miller house?
= [["Miller House"]]
? is the depot in manis or leland?
= [["Manis"]]

@ w_contest
# t_12
[["Song","text"],["Artist","text"],["Points","integer"],["Place","integer"],["Country","text"]]
["Amour fou","Lise Martin",78,4,"France"]
["Wind","Eva Lind",101,1,"Sweden"]
["Mare","Gina Bari",99,2,"Italy"]
["Sol","Los Tres",12,5,"Spain"]
["Sky","The Larks",80,3,"Norway"]
? which country won?
= [["Sweden"]]
? how many points separate first and second place?
= [[2]]
? how many points did france and spain receive together?
= [[90]]
? which country finished one place above france?
= [["Norway"]]
? what are the top three songs?
= [["Wind"],["Mare"],["Sky"]]

@ w_coaches
# t_13
[["Season","integer"],["W","integer"],["L","integer"],["Coach","text"],["Film","text"]]
[1970,3,11,"Bob Hale","First Down"]
[1971,7,6,"Bob Hale","Fourth Down"]
[1972,10,4,"Al Dunn","Long Pass"]
[1973,12,2,"Al Dunn","The Rush"]
[1974,5,9,"Al Dunn","Snow Bowl"]
? how many total games did they win under bob hale?
= [[10]]
? who coached the most seasons?
= [["Al Dunn"]]

@ w_chapters
# t_14
[["No. in season","integer"],["Title","text"],["Told by","text"],["First aired","text"],["Shooting days","integer"],["Days","integer"],["Listeners (thousands)","number"]]
[1,"\"Low Water\" (Part 1)","Ines Ward","6 June 2011",4,9,310.5]
[2,"\"Low Water\" (Part 2)","Ines Ward","13 June 2011",6,11,402.1]
[3,"\"The Ferryman\"","Tom Ashe","20 June 2011",3,6,288.0]
[6,"\"Salt\"","Ines Ward","4 July 2011",5,14,351.7]
[7,"\"Harbour Lights\"","Ada Bloom","11 July 2011",4,8,377.2]
? name the listeners (thousands) for title of "Low Water" (Part 2)
= [[402.1]]
? what is the days for "The Ferryman"?
= [[6]]
? when was "Salt"?
= [["4 July 2011"]]
? which title was told on 6 June 2011?
= [["\"Low Water\" (Part 1)"]]
? what was the days on 6 june 2011
= [[9]]
? what was the most recent title?
= [["\"Harbour Lights\""]]
? which title has the maximum listeners (thousands)?
= [["\"Low Water\" (Part 2)"]]
? name the title with the minimum days
= [["\"The Ferryman\""]]
? what is the told by when the days is the maximum?
= [["Ines Ward"]]
? how many titles have a listeners (thousands) below "Salt"?
= [[2]]
? how many days separate "Salt" and "The Ferryman"?
= [[8]]
? what is the difference in days between "Salt" and "Harbour Lights"?
= [[6]]
? between "Salt" and "Harbour Lights", which title had the higher listeners (thousands)?
= [["\"Harbour Lights\""]]

@ w_jockeys
# t_15
[["Jockey","text"],["Stable","text"],["Rides","integer"],["Wins","integer"],["Winnings","text"],["Number of rides in the northern league","integer"]]
["Pia Holm","Oakfield",31,4,"$12,300",12]
["Rory Dunn","Ferngate",28,6,"$9,850",7]
["Sal Marchetti","Oakfield",40,2,"$15,040",21]
["Wim Prins","Low Barn",12,1,"$2,100",3]
["Nell Auster","Ferngate",22,5,"$7,700",10]
? name the combined winnings
= [[46990]]
? what is the average wins with winnings lower than 9000?
= [[3]]
? of Rory Dunn and Nell Auster, which has more wins?
= [["Rory Dunn"]]
? how many rides separate Pia Holm and Wim Prins?
= [[19]]
? by how much did Sal Marchetti's rides exceed Pia Holm's?
= [[9]]
? list the jockeys with a higher number of rides in the northern league than Pia Holm
= [["Sal Marchetti"]]
? besides Pia Holm, which other jockeys have the same stable?
= [["Sal Marchetti"]]
? which jockeys have wins above Pia Holm?
= [["Rory Dunn"],["Nell Auster"]]

@ w_records
# t_16
[["Year","integer"],["Album","text"],["Label","text"],["Peak position","text"],["Singles","integer"],["Fee","text"]]
[1969,"Paper Boats","Lanta","12",4,"£20"]
[1971,"Northern Wire","Lanta","—",2,"£35"]
[1974,"Slow Harvest","Quill","1",5,"£20"]
[1976,"Glass Rooms","Lanta","7",3,"£50"]
[1980,"Second Weather","Orbit","30",1,"£20"]
[1983,"Long Division","Quill","—",6,"£80"]
? what is the singles total?
= [[21]]
? how many more times is Lanta listed than Orbit?
= [[2]]
? which labels have only one album?
= [["Orbit"]]
? how many labels have only one album?
= [[1]]
? how many labels appear at least twice?
= [[2]]
? which labels are listed only once?
= [["Orbit"]]
? how many labels have more than one album?
= [[2]]
? which label has more albums, Lanta or Quill?
= [["Lanta"]]
? which label appears more, quill or orbit?
= [["Quill"]]
? were there more albums with Orbit or Lanta?
= [["Lanta"]]
? which albums came before 1974?
= [["Paper Boats"],["Northern Wire"]]
? which came first, Slow Harvest or Northern Wire?
= [["Northern Wire"]]
? what is the most common fee?
= [["£20"]]
? how many years are between Paper Boats and Glass Rooms?
= [[7]]
? which three albums had the highest singles?
= [["Long Division"],["Slow Harvest"],["Paper Boats"]]
? what are the top three albums in singles?
= [["Long Division"],["Slow Harvest"],["Paper Boats"]]
? what is the number of times quill was the label?
= [[2]]

@ w_finishes
# t_17
[["Season","integer"],["Starts","integer"],["Avg. finish","number"],["Position","text"],["Crew","text"]]
[2001,4,21.5,"57th","Hale Brothers"]
[2002,18,17.0,"30th","Hale Brothers"]
[2003,30,11.2,"9th","Stone Yard"]
[2004,31,9.0,"4th","Stone Yard"]
? what is the starts when the position is 57th and the crew is Hale Brothers?
= [[4]]
? in which season was the position 9th?
= [[2003]]
`
