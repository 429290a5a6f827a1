/** Messy tables: units and several things in a cell, a line of totals, neighbours, differences. The format is read by `read-asked.ts`. */
export const MESSY_TABLES = String.raw`
@ a_lighthouse
# a_lighthouse
[["Name","text"],["County","text"],["Built","integer"],["Height (ft)","text"],["Focal plane","text"],["Current status","text"]]
["Ashby Point","Dorr",1871,"85 ft","120 ft","Active"]
["Old Ferry Rock","Dorr",1849,"42 ft","61 ft","Museum"]
["Grand Shoal","Leland",1895,"121 ft","143 ft","Active"]
["Pine Narrows","Leland",1858,"53 ft","77 ft","Private residence"]
["Sable Spit","Manis",1902,"68 ft","88 ft","Demolished"]
["Two Brothers","Manis",1874,"99 ft","105 ft","Active"]
["Wick Ledge","Dorr",1933,"30 ft","50 ft","Active"]
? how many lighthouses are still active?
= [[4]]
? which lighthouse was built right after Two Brothers?
= [["Grand Shoal"]]
? what is the tallest lighthouse in Dorr county?
= [["Ashby Point"]]
? how many years apart were Old Ferry Rock and Pine Narrows built?
= [[9]]
? which was built first, Sable Spit or Wick Ledge?
= [["Sable Spit"]]
? what is the last lighthouse on the list?
= [["Wick Ledge"]]
? how much taller is Grand Shoal than Ashby Point?
= [[36]]
? how many lighthouses are taller than 60 feet?
= [[4]]
? which county has the most lighthouses?
= [["Dorr"]]
? what is the only lighthouse that was demolished?
= [["Sable Spit"]]
? how many were built before 1900?
= [[5]]
? what is the difference in height between the tallest and the shortest lighthouse?
= [[91]]

@ a_medals
# a_medals
[["Rank","text"],["Nation","text"],["Gold","integer"],["Silver","integer"],["Bronze","integer"],["Total","integer"]]
["1","Norland (NOR)",9,4,6,19]
["2","Estmark (EST)",7,8,2,17]
["3","Vale Republic (VAL)",7,3,5,15]
["4","Tarsia (TAR)",2,0,4,6]
["5","Quillon (QUI)",0,5,1,6]
["6","Brenn (BRE)",0,0,3,3]
["Total","Total",25,20,21,66]
? which nation won the most silver medals?
= [["Estmark (EST)"]]
? how many nations won no gold medals?
= [[2]]
? how many more gold medals did Norland win than Tarsia?
= [[7]]
? which nation is ranked just below Vale Republic?
= [["Tarsia (TAR)"]]
? how many nations won at least 5 bronze medals?
= [[2]]
? who won more bronze medals, Tarsia or Quillon?
= [["Tarsia (TAR)"]]
? which nation has a total of 15 medals?
= [["Vale Republic (VAL)"]]
? what was the average number of gold medals among the top 3 nations?
= [[7.666666666666667]]
? which nations had the same number of gold medals as Estmark?
= [["Vale Republic (VAL)"]]
? how many gold medals did the first three nations win in all?
= [[23]]

@ a_fixtures
# a_fixtures
[["Date","date"],["Opponents","text"],["H / A","text"],["Result F–A","text"],["Scorers","text"],["Attendance","integer"]]
["1978-08-19","Wrenford Town","H","2–1","Hobbs, Tully",8412]
["1978-08-22","Castle Vale","A","0–0",null,6120]
["1978-08-26","Marlow Rangers","A","1–3","Dean",11050]
["1978-09-02","Orston","H","4–0","Hobbs (3), Dean",9003]
["1978-09-09","Petherby","A","2–2","Tully, Hobbs",7777]
["1978-09-16","Wrenford Town","A","0–1",null,5940]
["1978-09-23","Lowick City","H","3–2","Dean (2), Marsh",10215]
? how many games were played at home?
= [[3]]
? what was the highest attendance?
= [[11050]]
? against which opponent was the attendance above 11,000?
= [["Marlow Rangers"]]
? how many games were played in September?
= [[4]]
? who was the opponent after Castle Vale?
= [["Marlow Rangers"]]
? what was the result of the last game?
= [["3–2"]]
? how many times did they play Wrenford Town?
= [[2]]
? what is the total attendance of the games in August?
= [[25582]]
? which opponent did they play first?
= [["Wrenford Town"]]
? what was the difference in attendance between the games against Orston and Petherby?
= [[1226]]
? how many games had an attendance of less than 8,000?
= [[3]]
? in how many games did Hobbs score?
= [[3]]

@ a_mayors
# a_mayors
[["#","integer"],["Mayor","text"],["Took office","integer"],["Left office","integer"],["Party","text"],["Notes","text"]]
[1,"Amos Tate",1881,1884,"Union","First mayor"]
[2,"Ludwig Kern",1884,1891,"People's",null]
[3,"Henry Dale",1891,1893,"Union","Died in office"]
[4,"Cora Finch",1893,1902,"Independent","First woman elected"]
[5,"Ludwig Kern",1902,1905,"People's","Second term"]
[6,"Basil Orr",1905,1906,"Union","Resigned"]
[7,"Tim Osgood",1906,1919,"Independent",null]
? who was the mayor before Cora Finch?
= [["Henry Dale"]]
? how long was Tim Osgood in office?
= [[13]]
? which mayor served the longest?
= [["Tim Osgood"]]
? how many mayors belonged to the Union party?
= [[3]]
? who took office in 1905?
= [["Basil Orr"]]
? who was the first independent mayor?
= [["Cora Finch"]]
? how many mayors served more than 5 years?
= [[3]]
? which mayor died in office?
= [["Henry Dale"]]
? who is the only mayor to have served twice?
= [["Ludwig Kern"]]
? who succeeded Basil Orr?
= [["Tim Osgood"]]

@ b_tunnels
# b_tunnels
[["Tunnel","text"],["Line","text"],["Opened","integer"],["Length","text"],["Cost (£)","text"],["Notes","text"]]
["Marley Hill","Eastern",1841,"1,210 yd","£45,000","Lined in 1902"]
["Coldwell","Eastern",1847,"638 yd","£21,500",null]
["Great Fenwick","Midland",1852,"3,045 yd","£160,000","Collapsed twice during works"]
["Hob Lane","Midland",1861,"410 yd","£9,800","Closed 1964"]
["Sparrow Cut","Coastal",1863,"1,004 yd","£51,200",null]
["Thirl Moor","Coastal",1878,"2,267 yd","£99,000","Closed 1987"]
? what is the longest tunnel?
= [["Great Fenwick"]]
? how many tunnels are longer than 1,000 yards?
= [[4]]
? which tunnel opened next after Coldwell?
= [["Great Fenwick"]]
? how many years after Marley Hill did Hob Lane open?
= [[20]]
? what is the total cost of the tunnels on the Midland line?
= [[169800]]
? which tunnel cost more, Sparrow Cut or Marley Hill?
= [["Sparrow Cut"]]
? what is the last tunnel listed?
= [["Thirl Moor"]]
? how many tunnels are on the Coastal line?
= [[2]]
? which tunnel was the cheapest to build?
= [["Hob Lane"]]
? how many tunnels opened in the 1860s?
= [[2]]
? which tunnels were closed?
= [["Hob Lane"],["Thirl Moor"]]
? how much longer is Thirl Moor than Marley Hill?
= [[1057]]

@ b_songs
# b_songs
[["Year","integer"],["Song","text"],["Artist","text"],["Chart position","integer"],["Weeks on chart","integer"]]
[1990,"Paper Kite","Delia Marsh",4,11]
[1990,"Slow Tide","The Ferns",12,6]
[1991,"Bright Hollow","Delia Marsh",1,19]
[1992,"No Map","Orrin Vale",27,3]
[1993,"Glass Rain","The Ferns",2,15]
[1993,"Evermore Road","Delia Marsh",9,8]
[1995,"Cinder","Orrin Vale",1,16]
? how many songs did The Ferns have on the chart?
= [[2]]
? which song stayed on the chart the longest?
= [["Bright Hollow"]]
? how many songs reached number one?
= [[2]]
? what is the difference in weeks on chart between Cinder and Paper Kite?
= [[5]]
? how many songs made the top ten?
= [[5]]
? which artist has the most songs?
= [["Delia Marsh"]]
? how many weeks did Delia Marsh spend on the chart altogether?
= [[38]]
? which artist had the first number one?
= [["Delia Marsh"]]
? what was the only song to be on the chart for less than 5 weeks?
= [["No Map"]]
? name a song by Orrin Vale other than Cinder.
= [["No Map"]]

@ b_buildings
# b_buildings
[["Building","text"],["Floors","integer"],["Height","text"],["Completed","integer"],["Use","text"]]
["Halcyon Tower",52,"210 m (689 ft)",2004,"Office"]
["Mercer Plaza",38,"151 m (495 ft)",1988,"Office"]
["Quay One",61,"233 m (764 ft)",2016,"Residential"]
["St. Brannoc House",24,"97 m (318 ft)",1969,"Hotel"]
["The Lantern",45,"178 m (584 ft)",2009,"Residential"]
["Union Bank",29,"118 m (387 ft)",1975,"Office"]
? which building has the most floors?
= [["Quay One"]]
? how many buildings are used as offices?
= [[3]]
? what is the tallest residential building?
= [["Quay One"]]
? how many floors does The Lantern have?
= [[45]]
? how many more floors does Halcyon Tower have than Union Bank?
= [[23]]
? which building was completed before Mercer Plaza but after St. Brannoc House?
= [["Union Bank"]]
? how many buildings were completed after 2000?
= [[3]]
? what is the oldest building?
= [["St. Brannoc House"]]
? is there a hotel? what is its name?
= [["St. Brannoc House"]]
? what is the average number of floors of the office buildings?
= [[39.666666666666664]]
? how many buildings have at least 40 floors?
= [[3]]
? how many years passed between the completion of Union Bank and The Lantern?
= [[34]]

@ t_w1
# t_w1
[["Season","text"],["Team","text"],["League","text"],["Games","integer"],["Goals","integer"],["Assists","integer"],["Points","integer"]]
["2001–02","Harlow Jets","NEHL",44,10,12,22]
["2002–03","Harlow Jets","NEHL",60,21,30,51]
["2003–04","Dover Kings","ECL",71,18,25,43]
["2004–05","Did not play",null,null,null,null,null]
["2005–06","Dover Kings","ECL",68,33,29,62]
["2006–07","Mont Royal","Premier",80,27,41,68]
? in which season did he score the most goals?
= [["2005–06"]]
? how many seasons did he play for Dover Kings?
= [[2]]
? what was his total number of points with the Harlow Jets?
= [[73]]
? how many goals did he score in 2003–04?
= [[18]]
? in how many seasons did he have more than 25 assists?
= [[3]]
? which team did he play for after Dover Kings?
= [["Mont Royal"]]
? what is the difference in points between 2006–07 and 2005–06?
= [[6]]
? what was the first season he scored at least 20 goals?
= [["2002–03"]]
? how many more assists than goals did he have in 2006–07?
= [[14]]
? what was the last team he played for?
= [["Mont Royal"]]

@ t_w2
# t_w2
[["Date","date"],["Tournament","text"],["Surface","text"],["Partnering","text"],["Opponents in the final","text"],["Score","text"]]
["2001-03-05","Lima, Peru","Clay","Ana Ruiz","Kolar / Vidal","6–3, 6–4"]
["2001-07-16","Bath, England","Grass","Jill Poe","Hart / Singh","4–6, 7–5, 6–2"]
["2002-02-11","Doha, Qatar","Hard","Ana Ruiz","Orlova / Petrik","6–1, 6–1"]
["2002-08-19","Genoa, Italy","Clay","Meg Stone","Kolar / Vidal","7–6, 6–4"]
["2003-10-07","Osaka, Japan","Hard","Ana Ruiz","Hart / Wen","6–2, 3–6, 7–5"]
? how many titles were won on clay?
= [[2]]
? who was the partner in Bath, England?
= [["Jill Poe"]]
? which partner won the most titles with her?
= [["Ana Ruiz"]]
? how many tournaments were played in 2002?
= [[2]]
? what was the surface of the last tournament?
= [["Hard"]]
? what is the only tournament on grass?
= [["Bath, England"]]
? how many times did they beat Kolar / Vidal?
= [[2]]

@ t_w3
# t_w3
[["Station","text"],["Opened","integer"],["Platforms","integer"],["Passengers per day","integer"],["Borough","text"],["Transfers","text"]]
["Archway Green",1904,2,5400,"Northside","Bus"]
["Bellhouse",1911,4,12850,"Centre","Bus, Tram"]
["Canal Row",1904,2,3120,"Northside",null]
["Dockgate",1932,3,8990,"Harbour","Ferry, Bus"]
["Elm Circus",1967,4,15300,"Centre","Tram, Rail"]
["Foundry",1932,2,2075,"Harbour",null]
? what is the busiest station?
= [["Elm Circus"]]
? how many stations have a tram transfer?
= [[2]]
? how many stations opened in 1904?
= [[2]]
? what is the total number of passengers per day in the Harbour borough?
= [[11065]]
? which stations have no transfers?
= [["Canal Row"],["Foundry"]]
? which station opened last?
= [["Elm Circus"]]
? how many stations have at least 3 platforms?
= [[3]]
? which borough has the most passengers per day?
= [["Centre"]]
? what is the least used station?
= [["Foundry"]]
? how many stations are in the same borough as Dockgate?
= [[1]]
? how many years between the opening of Bellhouse and Elm Circus?
= [[56]]
? which has more platforms, Dockgate or Foundry?
= [["Dockgate"]]

@ t_e3
# t_e3
[["Place","integer"],["Athlete","text"],["Nation","text"],["Time","text"],["Notes","text"]]
[1,"Yara Lindt","Suvia","14:58.20","NR"]
[2,"Pia Moreau","Galle","15:01.77","PB"]
[3,"Ines Duarte","Galle","15:03.40",null]
[4,"Kay Osei","Torrin","15:09.95","SB"]
[5,"Ruth Amann","Suvia","15:20.31",null]
[6,"Lena Falk","Norrey","15:33.08","PB"]
[null,"Mo Achieng","Torrin","DNF",null]
? how many athletes are from Galle?
= [[2]]
? which athlete did not finish?
= [["Mo Achieng"]]
? who came in last place of those who finished?
= [["Lena Falk"]]
? how many athletes set a personal best (PB)?
= [[2]]
? which nation had the most athletes?
= [["Galle"]]
? how many athletes finished in the top 3?
= [[3]]

@ t_e4
# t_e4
[["Bridge","text"],["River","text"],["Opened","integer"],["Span (m)","integer"],["Traffic","text"],["Designer","text"]]
["Tern Bridge","Tern",1890,112,"Road","J. Halloran"]
["Kingsway","Ode",1932,340,"Road and rail","P. Strand"]
["Old Mill","Ode",1811,45,"Pedestrian","unknown"]
["Cutler Viaduct","Sarn",1868,520,"Rail","J. Halloran"]
["Arrow Link","Tern",1999,275,"Road","M. Iqbal"]
? which bridge has the longest span?
= [["Cutler Viaduct"]]
? how many bridges cross the Ode?
= [[2]]
? what is the difference in span between Kingsway and Arrow Link?
= [[65]]
? which bridge opened after Tern Bridge but before Arrow Link?
= [["Kingsway"]]
? what is the oldest bridge?
= [["Old Mill"]]
? how many bridges did J. Halloran design?
= [[2]]
? what is the average span of the road bridges?
= [[193.5]]
? who designed the last bridge to be opened?
= [["M. Iqbal"]]

@ t_e5
# t_e5
[["Year","integer"],["Title","text"],["Role","text"],["Director","text"],["Box office","text"],["Awards won","integer"]]
[1994,"Low Water","Nurse Kelly","R. Pym","$12.4 million",0]
[1996,"The Orchard","Mara","A. Quist","$88 million",2]
[1997,"Night Ferry","Inspector Dow","R. Pym","$45.1 million",1]
[2000,"Glass City","Eve","T. Brandt","$210 million",4]
[2003,"Homeward","Mara's mother","A. Quist","$31.7 million",0]
? how many films did R. Pym direct?
= [[2]]
? what role did she play in Night Ferry?
= [["Inspector Dow"]]
? which film came out right after The Orchard?
= [["Night Ferry"]]
? how many years passed between Low Water and Homeward?
= [[9]]
? what is the total box office of films directed by A. Quist?
= [[119.7]]
? in which year did she win the most awards?
= [[2000]]

@ u_reigns
# u_reigns
[["No.","integer"],["Champion","text"],["Days held","text"],["Place","text"],["Weight of the belt","text"],["Remarks","text"]]
[1,"Red Comets","311 days","Tarnov","4 kg","Beat the Grey Foxes in the last round of a tournament for the new title."]
[2,"Iron Pair","580 days","Ostrava","5 kg","Took the vacant title after the Red Comets had left the country for good."]
[3,"Blue Wolves","45 days","Tarnov","5 kg","Won a match of three teams that lasted for almost an hour and ten minutes."]
[4,"Grey Foxes","402 days","Tarnov","6 kg","Won back what they had lost at the very start, in front of a full house."]
? how many teams held the title for more than 300 days?
= [[3]]
? which place is listed most often?
= [["Tarnov"]]
? which champion comes right before Blue Wolves?
= [["Iron Pair"]]
? how many teams held it no longer than 311 days?
= [[2]]
? which champions held the belt for 400 days and more?
= [["Iron Pair"],["Grey Foxes"]]
`
