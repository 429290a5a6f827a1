/** One odd table each, asked about as people fill in forms: "what is the X when Y is Z". The format is read by `read-asked.ts`. */
export const SINGLE_TABLES = String.raw`
@ a_regatta
# a_regatta
[["Regatta No","integer"],["Held on","text"],["Rival club","text"],["Final margin","text"],["Host lake","text"],["Spectators","integer"],["Overall W-L","text"]]
[1,"April 4","Harwick Rowing","W 2.5 lengths","Lake Ester",1240,"1–0"]
[2,"April 11","St. Odo","L 1 length","Lake Ester",980,"1–1"]
[3,"April 18","Kingsmere","W 4 lengths","Tarn Water",2310,"2–1"]
[4,"May 2","Harwick Rowing","L 0.5 lengths","Grey Basin",1655,"2–2"]
[5,"May 9","Bellrock","W 3 lengths","Tarn Water",3020,"3–2"]
[6,"May 23","St. Odo","W 1 length","Grey Basin",870,"4–2"]
? What was the final margin against Bellrock?
= [["W 3 lengths"]]
? On what date did they row at Grey Basin with 870 spectators?
= [["May 23"]]
? How many spectators were there on May 2?
= [[1655]]
? Which rival club was met on April 18?
= [["Kingsmere"]]
? What is the lowest regatta no with Lake Ester as the host lake?
= [[1]]
? Name the host lake for 4–2
= [["Grey Basin"]]
? What is the total number of spectators for Tarn Water?
= [[5330]]
? What's the highest number of spectators when the rival club was St. Odo?
= [[980]]
? How many regattas were held at Tarn Water?
= [[2]]
? What was the overall W-L on May 9?
= [["3–2"]]

@ a_pilots
# a_pilots
[["Pilot","text"],["Cons.","integer"],["Airframe type","text"],["Kills (claimed)","integer"],["Sqn.","text"],["Joined","integer"],["Fate","text"]]
["Ada Rourke",3,"Falcon Mk II",11,"No. 64",1938,"Survived"]
["Piet Vos",1,"Heron",4,"No. 19",1940,"Missing 1942"]
["J. T. Hale",7,"Falcon Mk II",23,"No. 64",1937,"Killed 1943"]
["Milos Brandt",2,"Kestrel A",9,"No. 7",1940,"Survived"]
["Owen Price",5,"Heron",16,"No. 19",1939,"Survived"]
["R. Lindqvist",4,"Kestrel B",9,"No. 7",1941,"Invalided out"]
? How many claimed kills did Owen Price have?
= [[16]]
? Which pilot from No. 7 joined in 1941?
= [["R. Lindqvist"]]
? What is the fate of the pilot with 23 kills?
= [["Killed 1943"]]
? What airframe type has kills larger than 10 and joined before 1938?
= [["Falcon Mk II"]]
? What is the average kills for pilots that survived?
= [[12]]
? Tell me the sqn. for Milos Brandt
= [["No. 7"]]
? In what year did J. T. Hale join?
= [[1937]]
? Who flew the Kestrel A?
= [["Milos Brandt"]]
? What is the sum of kills when the squadron is No. 64 and cons. is less than 5?
= [[11]]

@ a_episodes
# a_episodes
[["No. in series","integer"],["No. in season","integer"],["Title","text"],["Directed by","text"],["Written by","text"],["Original air date","date"],["Prod. code","text"],["U.K. viewers (millions)","number"]]
[14,1,"The Quiet Harbour","Lena Frost","Tom Abara","2005-09-12","2X01",6.14]
[15,2,"Salt and Iron","Marcus Yee","Dana Holt","2005-09-19","2X03",5.88]
[16,3,"Under Glass","Lena Frost","Dana Holt & Tom Abara","2005-09-26","2X02",6.31]
[17,4,"The Long Ditch","Priya Nair","Sam Okafor","2005-10-03","2X05",5.02]
[18,5,"Lantern Street","Marcus Yee","Tom Abara","2005-10-10","2X04",4.97]
[19,6,"A Borrowed Coat","Priya Nair","Dana Holt","2005-10-17","2X06",6.8]
? Who wrote the episode directed by Priya Nair that aired on October 3, 2005?
= [["Sam Okafor"]]
? What is the title of the episode with production code 2X04?
= [["Lantern Street"]]
? How many million viewers watched "Under Glass"?
= [[6.31]]
? When did the episode "Salt and Iron" originally air?
= [["2005-09-19"]]
? What number in series is "A Borrowed Coat"?
= [[19]]
? How many episodes did Lena Frost direct?
= [[2]]
? Which title was watched by 6.80 million viewers in the U.K.?
= [["A Borrowed Coat"]]
? What is the production code for number 16 in series?
= [["2X02"]]
? Who was the director of "The Long Ditch"?
= [["Priya Nair"]]
? What is the least number of viewers for an episode written by Tom Abara?
= [[4.97]]

@ a_election
# a_election
[["District","text"],["Incumbent","text"],["Party","text"],["First elected","integer"],["Result","text"],["Candidates","text"]]
["Norfield 1","Edith Crane","Reform",1988,"Re-elected","Edith Crane (R) 61% Paul Wynn (L) 39%"]
["Norfield 2","Hugo Bell","Liberty",1994,"Lost re-election","Nora Tam (R) 52% Hugo Bell (L) 48%"]
["Norfield 3","Sara Quill","Reform",2000,"Re-elected","Sara Quill (R) unopposed"]
["Norfield 4","Dmitri Lowe","Liberty",1988,"Retired","Ivo Hanson (L) 57% Ann Peart (R) 43%"]
["Norfield 5","Grace Obi","Liberty",2002,"Re-elected","Grace Obi (L) 55% Ray Moss (R) 45%"]
? Which district has Sara Quill as the incumbent?
= [["Norfield 3"]]
? What party does the incumbent of Norfield 4 belong to?
= [["Liberty"]]
? What was the result for incumbents first elected in 1994?
= [["Lost re-election"]]
? How many incumbents were first elected in 1988?
= [[2]]
? Who was the Liberty incumbent that retired?
= [["Dmitri Lowe"]]
? When was Grace Obi first elected?
= [[2002]]
? What is the latest year that a Reform incumbent was first elected?
= [[2000]]
? How many districts had a result of re-elected?
= [[3]]

@ b_matches
# b_matches
[["Wk","integer"],["Kickoff date","date"],["Visitor","text"],["Home side","text"],["Ground","text"],["Crowd size","integer"],["Score (visitor-home)","text"]]
[1,"1964-03-14","Redmill","Ashgrove","Ashgrove Oval",12400,"10.8 (68) – 9.14 (68)"]
[1,"1964-03-14","Port Lisle","Glenside","Glenside Park",9350,"7.7 (49) – 15.12 (102)"]
[2,"1964-03-21","Ashgrove","Port Lisle","Wharf Street",15020,"11.13 (79) – 8.9 (57)"]
[2,"1964-03-21","Glenside","Redmill","Mill Lane",7800,"12.6 (78) – 12.7 (79)"]
[3,"1964-03-28","Redmill","Port Lisle","Wharf Street",16110,"9.9 (63) – 14.8 (92)"]
[3,"1964-03-28","Ashgrove","Glenside","Glenside Park",10005,"13.10 (88) – 6.11 (47)"]
? What ground did Port Lisle play at as the home side?
= [["Wharf Street"],["Wharf Street"]]
? What was the crowd size when the visitor was Glenside?
= [[7800]]
? When the home side was Ashgrove, what was the score?
= [["10.8 (68) – 9.14 (68)"]]
? What is the largest crowd size at Wharf Street?
= [[16110]]
? How many games had Redmill as the visitor?
= [[2]]
? What was the kickoff date of the game at Mill Lane?
= [["1964-03-21"]]
? Which home side had a crowd bigger than 16,000?
= [["Port Lisle"]]
? Who was the visitor at Glenside Park on 28 March 1964?
= [["Ashgrove"]]
? What is the average crowd size for week 2?
= [[11410]]
? What is the total crowd size for games with a Wk of 3?
= [[26115]]

@ b_peaks
# b_peaks
[["Rank","integer"],["Mountain peak","text"],["Range","text"],["State/Province","text"],["Elevation","text"],["Prominence","text"],["First climbed","integer"]]
[1,"Mount Arden","Silver Range","Calder","14,210 ft","9,008 ft",1866]
[2,"Crown Needle","Harrow Mountains","Westmoor","13,780 ft","2,150 ft",1902]
[3,"Mount Tolliver","Silver Range","Calder","13,455 ft","3,340 ft",1871]
[4,"The Anvil","Harrow Mountains","Ulster Bay","12,990 ft","6,120 ft",1899]
[5,"Bleak Dome","Kestrel Hills","Westmoor","11,306 ft","4,400 ft",1920]
? What range is Crown Needle in?
= [["Harrow Mountains"]]
? What is the elevation of The Anvil?
= [["12,990 ft"]]
? Which mountain peak has a prominence of 4,400 ft?
= [["Bleak Dome"]]
? How many mountain peaks are located in Calder?
= [[2]]
? Name the state/province for Bleak Dome
= [["Westmoor"]]
? What is the rank of the peak first climbed in 1899?
= [[4]]
? What is the lowest rank for a peak in Westmoor?
= [[2]]
? Which peaks in the Silver Range were climbed after 1870?
= [["Mount Tolliver"]]
? In what year was Mount Arden first climbed?
= [[1866]]

@ b_players
# b_players
[["Pick #","integer"],["CFL team","text"],["Player","text"],["Position","text"],["College","text"],["Hometown","text"]]
[1,"Harbor City Gulls","Dwayne Potts","OL","Lakehead Tech","Regent, ON"]
[2,"Prairie Dogs","Yannick Roy","DB","Montclair","Laval, QC"]
[3,"Steeltown","Ben Achebe","RB","Western Plains","Brant, ON"]
[4,"Harbor City Gulls","Kyle Marsh","WR","Lakehead Tech","Truro, NS"]
[5,"Capitals","Sefa Tui","DL","Coastal State","Surrey, BC"]
[6,"Steeltown","Luc Morin","OL","Montclair","Hull, QC"]
? What position does Ben Achebe play?
= [["RB"]]
? Which college did the player drafted by the Capitals attend?
= [["Coastal State"]]
? What pick number was Luc Morin?
= [[6]]
? Which players went to Lakehead Tech?
= [["Dwayne Potts"],["Kyle Marsh"]]
? How many players were picked by Steeltown?
= [[2]]
? What CFL team drafted the player from Truro, NS?
= [["Harbor City Gulls"]]
? Who is the player that plays DB?
= [["Yannick Roy"]]
? What is the highest pick # for an OL from Montclair?
= [[6]]
? Where is Sefa Tui from?
= [["Surrey, BC"]]

@ b_trains
# b_trains
[["Class","text"],["Wheel arrangement","text"],["Fleet numbers","text"],["Built by","text"],["Year(s) made","text"],["Quantity made","integer"],["Quantity preserved","integer"]]
["A1","4-4-0","1–24","Dunmore Works","1889–1893",24,1]
["B2","2-6-0","25–64","Hallam & Sons","1894",40,0]
["C5","0-6-0","101–180","Dunmore Works","1898–1907",80,3]
["D3","4-6-0","201–215","Hallam & Sons","1911",15,2]
["E7","2-8-0","301–352","Northern Foundry","1915–1919",52,0]
? Which class has a wheel arrangement of 2-8-0?
= [["E7"]]
? Who built the D3 class?
= [["Hallam & Sons"]]
? What is the quantity preserved for class C5?
= [[3]]
? What years were fleet numbers 1–24 made?
= [["1889–1893"]]
? What wheel arrangement was made in 1911?
= [["4-6-0"]]
? What is the quantity made when the quantity preserved is 2?
= [[15]]

@ t_c1
# t_c1
[["Round","integer"],["Date","text"],["Circuit","text"],["Location","text"],["Winning driver","text"],["Winning team","text"],["Pole position","text"],["Laps","integer"],["Safety car","text"]]
[1,"12 April","Brackley Park","Harlow, Essex","Jo Tanner","Velox Racing","Ian Coe",24,"No"]
[2,"3 May","Ostermoor","Lingen, Germany","Ian Coe","Team Halden","Ian Coe",18,"Yes"]
[3,"24 May","Silverpine","Banff, Canada","Mats Berg","Velox Racing","Jo Tanner",31,"No"]
[4,"14 June","Brackley Park","Harlow, Essex","Jo Tanner","Velox Racing","Mats Berg",24,"Yes"]
[5,"5 July","Port Nuevo","Cadiz, Spain","Lia Ricci","Scuderia Nord","Lia Ricci",27,"No"]
[6,"26 July","Ostermoor","Lingen, Germany","Mats Berg","Velox Racing","Ian Coe",18,"No"]
? Which winning team had Ian Coe as the winning driver?
= [["Team Halden"]]
? Where was the round held on 5 July?
= [["Cadiz, Spain"]]
? What's the total number of laps at Ostermoor?
= [[36]]
? When Lia Ricci had the pole position, what was the circuit?
= [["Port Nuevo"]]
? How many rounds did Velox Racing win?
= [[4]]
? What is the smallest round with Brackley Park as the circuit and Mats Berg in pole position?
= [[4]]
? Can you tell me the circuit that has the date of 24 May?
= [["Silverpine"]]
? I want to know the pole position for laps of 31
= [["Jo Tanner"]]
? Who won round 3?
= [["Mats Berg"]]
? Who had the pole position at the Germany race won by Mats Berg?
= [["Ian Coe"]]
? On what date did Lia Ricci win?
= [["5 July"]]
? What is the location of the race with 24 laps and a safety car?
= [["Harlow, Essex"]]

@ t_c2
# t_c2
[["School","text"],["Nickname","text"],["City","text"],["Enrollment","integer"],["IHSAA Class","text"],["County","text"],["Year joined","integer"],["Previous conference","text"]]
["Alder Creek","Wolves","Fenton",612,"AAA","14 Boone",1978,"Big Prairie"]
["Bishop Nolan","Crusaders","Harris",388,"AA","22 Clay",1991,"Independents"]
["East Marsh","Herons","Tully",1120,"AAAA","14 Boone",1978,"none (new school)"]
["Harris Central","Miners","Harris",845,"AAA","22 Clay",1985,"Coal Valley"]
["Pike Run","Rams","Odell",240,"A","63 Pike",2003,"Coal Valley"]
? What is the nickname of Pike Run?
= [["Rams"]]
? Which school has an enrollment of 388?
= [["Bishop Nolan"]]
? What county is the school with the Miners nickname in?
= [["22 Clay"]]
? What is the IHSAA class of East Marsh?
= [["AAAA"]]
? In what year did Harris Central join?
= [[1985]]
? What was the previous conference of the school that joined in 2003?
= [["Coal Valley"]]
? How many schools are in Harris?
= [[2]]
? Which city has the team the Herons?
= [["Tully"]]
? What is the largest enrollment for a school in 14 Boone county?
= [[1120]]
? What is the enrollment of the Wolves in IHSAA class AAA?
= [[612]]
? Which schools joined in 1978 and have an enrollment greater than 700?
= [["East Marsh"]]

@ t_c3
# t_c3
[["Home (1st leg)","text"],["Home (2nd leg)","text"],["1st Leg","text"],["2nd leg","text"],["Aggregate","text"]]
["Santos Norte","Unidad","2-1","0-0","2-1"]
["Ferro Sur","Club Lago","1-3","2-2","3-5"]
["Atlas Rojo","Deportivo Mar","0-0","1-2","2-1"]
["Tigres","Racing Alto","4-0","1-1","5-1"]
? What was the aggregate for the match with Unidad?
= [["2-1"]]
? What is the 1st leg score when the 2nd leg is 2-2?
= [["1-3"]]
? Who played at home in the 2nd leg against Tigres?
= [["Racing Alto"]]
? What was the 2nd leg score of the tie that had an aggregate of 5-1?
= [["1-1"]]
? Which home (1st leg) team had a 1st leg of 0-0?
= [["Atlas Rojo"]]
? How many ties had an aggregate of 2-1?
= [[2]]

@ t_c4
# t_c4
[["Year","integer"],["Competition","text"],["Venue","text"],["Position","text"],["Event","text"],["Notes","text"]]
[2001,"World Youth Championships","Debrecen, Hungary","5th","400 m hurdles","52.18"]
[2003,"Pan Island Games","Suva, Fiji","1st","400 m hurdles","49.80 CR"]
[2004,"Olympic Games","Athens, Greece","12th (sf)","400 m hurdles","48.99"]
[2005,"World Championships","Helsinki, Finland","7th","4x400 m relay","3:01.44"]
[2007,"Pan Island Games","Apia, Samoa","1st","4x400 m relay","3:04.10"]
[2007,"World Championships","Osaka, Japan","3rd","400 m hurdles","48.12 PB"]
? What venue was the 2004 Olympic Games held at?
= [["Athens, Greece"]]
? What position did they finish in at Helsinki, Finland?
= [["7th"]]
? In which year was the competition in Osaka, Japan?
= [[2007]]
? What are the notes for the World Youth Championships?
= [["52.18"]]
? Which event has 3:04.10 as the notes?
= [["4x400 m relay"]]
? How many times was the position 1st?
= [[2]]
? What competition took place in Suva, Fiji?
= [["Pan Island Games"]]
? What is the most recent year the event was 400 m hurdles and the position was 1st?
= [[2003]]
? Which venue has a year later than 2005 and a position of 3rd?
= [["Osaka, Japan"]]

@ t_c5
# t_c5
[["Model name","text"],["Rated power (kW)","integer"],["Torque [Nm]","text"],["Displacement","text"],["Fuel","text"],["Period of production","text"],["Units","integer"]]
["TR-40",29,"110 @ 1800 rpm","1.6 L","Petrol","1952–1958",4120]
["TR-55",41,"160 @ 1900 rpm","2.2 L","Diesel","1956–1963",9800]
["KX 7",52,"230 @ 1700 rpm","3.0 L","Diesel","1961–1970",15600]
["KX 9",70,"310 @ 1600 rpm","3.9 L","Diesel","1966–1975",7340]
["Mini 2",15,"55 @ 2000 rpm","0.9 L","Petrol","1960–1966",2210]
? What is the torque of the TR-55?
= [["160 @ 1900 rpm"]]
? What displacement does the model with 70 kW have?
= [["3.9 L"]]
? Which model was produced from 1961–1970?
= [["KX 7"]]
? How many units of the Mini 2 were made?
= [[2210]]
? What is the sum of units for petrol models?
= [[6330]]
? What is the period of production of the engine with 3.0 L displacement?
= [["1961–1970"]]
? Which fuel does the KX 9 use?
= [["Diesel"]]
? What model has a rated power lower than 20?
= [["Mini 2"]]
? Name the average rated power for diesel
= [[54.333333333333336]]
? How many models run on diesel and have more than 8000 units?
= [[2]]

@ t_c6
# t_c6
[["Rank","text"],["Player","text"],["Country","text"],["Score","text"],["To par","text"],["Money ($)","integer"]]
["1","Hal Dorsey","United States","68-70-67-71=276","–12",90000]
["T2","Rui Campos","Portugal","70-69-71-68=278","–10",44000]
["T2","Ken Oyama","Japan","71-68-69-70=278","–10",44000]
["4","Lee Marsh","Australia","69-72-70-70=281","–7",24000]
["5","Tom Vance","United States","72-70-72-70=284","–4",19750]
? What country is Ken Oyama from?
= [["Japan"]]
? What was the score of the player from Australia?
= [["69-72-70-70=281"]]
? Who had a to par of –4?
= [["Tom Vance"]]
? How much money did Hal Dorsey win?
= [[90000]]
? What is the total money of players from the United States?
= [[109750]]
? Which place is the player with a score of 69-72-70-70=281 in?
= [["4"]]
? What is the to par for the United States player ranked 1?
= [["–12"]]
? Which players won more than $40,000?
= [["Hal Dorsey"],["Rui Campos"],["Ken Oyama"]]

@ t_e1
# t_e1
[["Week","integer"],["Date","text"],["Opponent","text"],["Result","text"],["Record","text"],["Game site","text"],["NFL Recap","text"],["Attendance","integer"]]
[1,"September 7, 1986","Toledo Blades","W 24–17","1–0","Corn Bowl","Recap",41210]
[2,"September 14, 1986","at Erie Lakers","L 10–13","1–1","Lakers Field","Recap",38002]
[3,"September 21, 1986","Akron Iron","W 31–3","2–1","Corn Bowl","Recap",43777]
[4,"September 28, 1986","at Dayton Aces","L 14–20","2–2","Ace Stadium","Recap",50115]
[5,"Bye",null,null,null,null,null,null]
[6,"October 12, 1986","Erie Lakers","W 27–24","3–2","Corn Bowl","Recap",44900]
[7,"October 19, 1986","at Toledo Blades","L 7–35","3–3","Glass Dome","Recap",39640]
? What was the result of the game at Ace Stadium?
= [["L 14–20"]]
? What was the attendance on September 21, 1986?
= [[43777]]
? Which week had an attendance of 50,115?
= [[4]]
? What is the highest week with a game at Corn Bowl?
= [[6]]
? What was the record after the game against Akron Iron?
= [["2–1"]]
? Who was the opponent when the record was 3–3?
= [["at Toledo Blades"]]
? How many games did they lose?
= [[3]]
? On what date was the game played at Lakers Field?
= [["September 14, 1986"]]

@ t_e2
# t_e2
[["Title","text"],["Platform","text"],["Developer","text"],["JP release","date"],["NA release","date"],["PAL release","date"],["Metacritic","integer"]]
["Crystal Drift","Nova 64","Hoshi Works","1998-03-12","1998-09-01","1998-11-20",84]
["Iron Basin","Nova 64","Redline","1999-07-08","1999-06-22","2000-01-14",71]
["Moonlit Tactics","PocketDuo","Hoshi Works","2004-12-02","2005-05-10","2005-09-30",90]
["Kart Republic","PocketDuo","Bluecap","2005-03-24","2005-03-01","2005-04-08",66]
["Deep Signal","Halo X","Redline","2007-02-15","2007-02-13","2007-03-02",79]
? Who developed Moonlit Tactics?
= [["Hoshi Works"]]
? What platform was Deep Signal released on?
= [["Halo X"]]
? What is the Metacritic score for Iron Basin?
= [[71]]
? When was Kart Republic released in NA?
= [["2005-03-01"]]
? Which titles were developed by Redline?
= [["Iron Basin"],["Deep Signal"]]
? How many titles were released on the PocketDuo?
= [[2]]
? What is the highest Metacritic score for a Hoshi Works title?
= [[90]]
? Which developer has a Metacritic score below 70?
= [["Bluecap"]]

@ a_stewards
# a_stewards
[["Estate","text"],["Outgoing steward","text"],["Way of parting","text"],["Date of parting","date"],["Succeeded by","text"],["Place at the time","text"]]
["Harrow Park","Ada Finch","Retired","1907-05-14","Piet Vos","4th"]
["Low Meadow","Karel Brandt","Dismissed","1907-10-17","Nora Quist","19th"]
["Elm Court","Tom Reyes","Dismissed","1908-01-09","Ada Finch","11th"]
["Low Meadow","Nora Quist","By consent","1909-03-02","Hugo Stahl","2nd"]
? Who succeeded when the estate is Elm Court?
= [["Ada Finch"]]
? Who succeeded Karel Brandt?
= [["Nora Quist"]]
? Who was Nora Quist succeeded by?
= [["Hugo Stahl"]]
? Which estate did Tom Reyes leave?
= [["Elm Court"]]

@ a_rally_years
# a_rally_years
[["Year","integer"],["Starts","integer"],["Wins","integer"],["Top 3","integer"],["Top 10","integer"],["Avg. Finish","number"],["Crew(s)","text"],["%","text"]]
[1985,11,0,0,4,17.5,"Heron Works","36%"]
[1986,14,1,7,9,9.2,"Tern Engineering","64%"]
[1987,14,0,1,7,12.4,"Heron Works","50%"]
[1988,16,3,7,12,6.6,"Alder & Sons","75%"]
? What crew had 7 in the top 3 and 1 win?
= [["Tern Engineering"]]
? How many starts were there when the top 10 was 12?
= [[16]]
? What Heron crew started 14 times?
= [["Heron Works"]]
? What's the % with 11 starts?
= [["36%"]]
? What is the lowest number of wins?
= [[0]]

@ a_pronouns
# a_pronouns
[["Case","text"],["we all","text"],["you and they","text"],["who-all","text"],["No. in list","integer"]]
["subject","mela","tonu","kaimela",1]
["owner","melan","tonun","kaimelan",2]
["giver","melapa","tonupa","kaimelapa",3]
? What is we all when you and they is tonun?
= [["melan"]]
? What is who-all where we all is melapa?
= [["kaimelapa"]]
? What is the case of the pronoun no in list 3?
= [["giver"]]

@ a_talent_show
# a_talent_show
[["Week","integer"],["Act/piece","text"],["Horn","integer"],["Vale","integer"],["Okoro","integer"],["Total","integer"],["Result","text"]]
[1,"Juggling / Night Train",7,9,8,24,"Safe"]
[2,"Tango / Red Lamp",6,6,9,21,"Bottom two"]
[3,"Magic / The Locked Box",9,9,8,26,"Safe"]
[4,"Choir / Old Harbour",8,6,7,21,"Second place"]
? What score did Okoro give to "Tango / Red Lamp"?
= [[9]]
? How many points did Horn award while Okoro awarded 7?
= [[8]]
? Which act got 9 points from Vale and 7 from Horn?
= [["Juggling / Night Train"]]
? How many acts received a 9 from Vale?
= [[2]]
? What was the total in week 3?
= [[26]]
? What is the amount of weeks where Horn is larger than 7?
= [[2]]

@ a_parish_list
# a_parish_list
[["English name","text"],["Own name","text"],["Area in km²","number"],["Rateable value","text"],["Kind of place","text"],["Amount","integer"]]
["North Alder","Alderby Nord",17.5,"249,887","Small market town",3]
["Fernhill","Farnhaug",8.25,"61,020","Fishing village",9]
["Wick Sands","Viksand",17.5,"88,310","Fishing village",4]
["Upper Lade","Ovre Lade",30.1,"102,455","Large market town",12]
? How many parishes have an area of 17.5 km2?
= [[2]]
? Which parish has the smallest area?
= [["Fernhill"]]
? How many places have an area larger than 10?
= [[3]]
? What is the English name with a rateable value of 249887?
= [["North Alder"]]
? What is the amount of Fernhill?
= [[9]]

@ a_reading_rooms
# a_reading_rooms
[["Branch","text"],["Type","text"],["Monday","text"],["Thursday","text"],["Cause of closure","text"],["1995 Survey","integer"],["2005 Survey","integer"],["Takings","text"],["Taken over","integer"]]
["Alder","Children's library","10-6","Shut","Flood",4120,3980,"$1,290",1]
["Quay","Reading room","Shut","1-7","Fire",2210,2305,"$20,040",5]
["Mill","Reading room","11-5","11-7","Sold",980,1110,"$655",3]
? Why was Mill given up?
= [["Sold"]]
? Which branches are shut on Thursday?
= [["Alder"]]
? What kind of branch is Mill?
= [["Reading room"]]
? How many people used Quay in the 2005 survey?
= [[2305]]
? How much did Quay take?
= [["$20,040"]]

@ a_wards
# a_wards
[["Ward","text"],["Member","text"],["Reason for vacancy","text"],["Successor","text"],["Date successor sworn in","text"],["Sponsored by","text"],["Home / Away","text"]]
["Alder 1st","Ida Moe (L)","Resigned May 4, 1977","Jon Dahl (C)","August 27, 1977","Ola Berg","Home"]
["Fern 5th","Lars Vik (C)","Died January 9, 1977","Kari Lie (C)","April 6, 1977","Mia Ness","Away"]
["Wick 7th","Gus Hale (L)","Resigned June 2, 1977","Ida Moe (L)","July 22, 1977","Eva Lund","Away"]
? Who succeeded Lars Vik?
= [["Kari Lie (C)"]]
? When was the successor of Gus Hale sworn in?
= [["July 22, 1977"]]
? Why did Lars Vik (C) leave?
= [["Died January 9, 1977"]]
? Which ward did Eva Lund sponsor?
= [["Wick 7th"]]
? Which seat did Mia Ness sponsor?
= [["Fern 5th"]]
? How many away contests were there?
= [[2]]

@ a_song_contest
# a_song_contest
[["Song","text"],["Northport","integer"],["Kings","integer"],["Harrow","integer"],["Total","integer"],["Rank (week)","integer"],["Rank (night)","integer"]]
["Red Lamp",12,3,9,24,14,2]
["Old Harbour",4,10,6,20,21,5]
["Night Train",7,5,1,13,9,1]
? Which song received 10 votes from Kings?
= [["Old Harbour"]]
? Which song got the most votes from Northport?
= [["Red Lamp"]]
? Who got 12 votes in Northport?
= [["Red Lamp"]]
? How many total votes did "Night Train" receive?
= [[13]]
? What is the nightly rank of Old Harbour?
= [[5]]
`
