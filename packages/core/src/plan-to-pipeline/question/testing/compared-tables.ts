/** Rows compared with a named one, ties, tallies, league tables, cells that list. The format is read by `read-asked.ts`. */
export const COMPARED_TABLES = String.raw`
@ a_ward_list
# a_ward_list
[["Ward","text"],["Councillor","text"],["Party","text"],["Votes","text"],["Share %","number"],["Majority","integer"],["Turnout","text"]]
["Abbey","Joan Firth","Labour","1,204",54.2,398,"38.1%"]
["Brook","Peter Shaw","Conservative","990",48.8,112,"41.7%"]
["Castle","Amir Khan","Labour","1,566",61.0,720,"36.4%"]
["Dene","Rita Stone","Liberal Democrat","1,120",50.1,45,"47.9%"]
["Elm Park","Hugh Ward","Conservative","1,389",57.3,401,"44.0%"]
["Forest","Lucy Bell","Green","877",40.5,20,"52.3%"]
? If the majority is 112, who is the councillor?
= [["Peter Shaw"]]
? Name the party that has a share of more than 60%
= [["Labour"]]
? who won by the smallest majority?
= [["Lucy Bell"]]
? how many councillors received over 1,000 votes?
= [[4]]
? what is the combined number of votes of hugh ward and peter shaw?
= [[2379]]
? who had a higher share of the votes, joan firth or amir khan?
= [["Amir Khan"]]
? did hugh ward or rita stone receive more votes?
= [["Hugh Ward"]]
? which candidate had the second-highest number of votes?
= [["Hugh Ward"]]
? which councillor received the second most votes?
= [["Hugh Ward"]]
? how many votes did the labour councillors receive in total?
= [[2770]]
? is the turnout higher in brook or castle?
= [["Brook"]]
? how many councillors received fewer votes than rita stone?
= [[2]]
@ a_medal_table
# a_medal_table
[["Rank","text"],["Nation","text"],["Gold","integer"],["Silver","integer"],["Bronze","integer"],["Total","integer"]]
["1","Kenya (KEN)",9,4,3,16]
["2","Ethiopia (ETH)",6,7,2,15]
["3","Morocco (MAR)",3,1,5,9]
["4","Algeria (ALG)",3,0,1,4]
["5","Tunisia (TUN)",1,2,0,3]
["6","Egypt (EGY)",0,3,4,7]
["7","Ghana (GHA)",0,0,2,2]
["Total","Total",22,17,17,56]
? What is the highest number of silver for nations with less than 3 gold and more than 2 bronze?
= [[3]]
? how many more medals did kenya win than tunisia?
= [[13]]
? what nation was ranked directly below morocco?
= [["Algeria (ALG)"]]
? which team(s) have the least amount of gold medals?
= [["Egypt (EGY)"],["Ghana (GHA)"]]
? which countries won the fewest silver medals?
= [["Algeria (ALG)"],["Ghana (GHA)"]]
? after morocco, which nation is next?
= [["Algeria (ALG)"]]
? did tunisia or egypt win more bronze medals?
= [["Egypt (EGY)"]]
? how many countries won more gold medals than egypt?
= [[5]]
? what is the total number of bronze medals won by kenya and ethiopia?
= [[5]]
@ a_term_list
# a_term_list
[["Governor","text"],["Born","integer"],["Took office","integer"],["Left office","integer"],["Time in office","text"],["Birthplace","text"]]
["Amos Hale",1801,1846,1850,"4 years","Maine"]
["Seth Crowe",1812,1850,1851,"1 year","Vermont"]
["Ira Doyle",1799,1851,1857,"6 years","Ohio"]
["Levi Stark",1820,1857,1861,"4 years","Maine"]
["Eli Foster",1825,1861,1868,"7 years","New York"]
? who was in office the longest?
= [["Eli Foster"]]
? who was governor after ira doyle?
= [["Levi Stark"]]
? which governor served for less than 2 years?
= [["Seth Crowe"]]
? how many years did amos hale serve?
= [[4]]
? who served longer, ira doyle or seth crowe?
= [["Ira Doyle"]]
? who was the first governor born in maine?
= [["Amos Hale"]]
? who preceded levi stark?
= [["Ira Doyle"]]
? who succeeded amos hale?
= [["Seth Crowe"]]
? what is the average time in office?
= [[4.4]]
? which governors were born before 1805?
= [["Amos Hale"],["Ira Doyle"]]
@ a_final
# a_final
[["Place","text"],["Lane","integer"],["Name","text"],["Nationality","text"],["Time","text"],["Notes","text"]]
["1",4,"Tara Quinn","Australia","2:09.72","OR"]
["2",5,"Britt Lang","Netherlands","2:10.03",null]
["3",3,"Yui Sato","Japan","2:11.45","NR"]
["4",6,"Jo Carver","Great Britain","2:12.60",null]
["5",2,"Mia Dahl","Denmark","2:12.93",null]
["6",7,"Kim Soo","South Korea","2:14.10",null]
["7",1,"Ellen Brand","Netherlands","2:14.88",null]
["—",8,"Rosa Vidal","Spain","DNS",null]
? What lane did the swimmer from Denmark swim in?
= [[2]]
? who was the slowest swimmer to finish?
= [["Ellen Brand"]]
? who finished right before kim soo?
= [["Mia Dahl"]]
? who is the only swimmer from japan?
= [["Yui Sato"]]
? how many swimmers were from the netherlands?
= [[2]]
? who placed third?
= [["Yui Sato"]]
? did japan or denmark place higher?
= [["Japan"]]
? what is the name of the last placed swimmer?
= [["Ellen Brand"]]
? how many countries are represented?
= [[7]]
@ a_league_table
# a_league_table
[["Team","text"],["Pld","integer"],["W","integer"],["D","integer"],["L","integer"],["GF","integer"],["GA","integer"],["GD","text"],["Pts","integer"]]
["Rovers",10,7,2,1,21,8,"+13",23]
["Athletic",10,6,1,3,18,12,"+6",19]
["United",10,4,4,2,15,11,"+4",16]
["Albion",10,3,3,4,11,14,"−3",12]
["Wanderers",10,2,1,7,9,19,"−10",7]
["Town",10,1,3,6,7,17,"−10",6]
? How many wins did Albion have?
= [[3]]
? What is the points for the team with 18 goals for?
= [[19]]
? What is the number of draws for the team with a goal difference of +4?
= [[4]]
? which team finished last?
= [["Town"]]
? who conceded the fewest goals?
= [["Rovers"]]
? which team scored more goals, athletic or united?
= [["Athletic"]]
? who is at the top of the table?
= [["Rovers"]]
? what is the difference between the points of rovers and athletic?
= [[4]]
? which team had the least number of wins?
= [["Town"]]
? how many goals did town concede?
= [[17]]
? how many draws did united have?
= [[4]]
@ a_singles_list
# a_singles_list
[["Title","text"],["Label","text"],["Format","text"],["Year","integer"],["UK","text"],["US","text"]]
["\"Glow\"","Arista","7\"",1981,"—","—"]
["\"Neon Rain\"","Arista","7\", 12\"",1982,"18","71"]
["\"Hold the Line Now\"","Mercury","7\", 12\"",1984,"4","9"]
["\"Paper Sun\"","Mercury","12\"",1985,"33","—"]
["\"Tidal\"","Mercury","CD",1988,"60","—"]
["\"Glow (remix)\"","Sire","CD",1991,"12","45"]
? how many singles were released by mercury?
= [[3]]
? which single charted highest in the uk?
= [["\"Hold the Line Now\""]]
? how many singles did not chart in the us?
= [[3]]
? what is the difference in uk position between neon rain and paper sun?
= [[15]]
? which label released the most singles?
= [["Mercury"]]
? how many singles came out before 1985?
= [[3]]
@ a_route_list
# a_route_list
[["Rank","integer"],["City","text"],["Passengers","text"],["% Change","text"],["Carriers","text"]]
[1,"Los Angeles, USA","41,852","▲12.1","Alaska, Delta"]
[2,"Houston, USA","38,107","▼2.4","United"]
[3,"Toronto, Canada","29,660","▲8.0","Air Transat, WestJet"]
[4,"Calgary, Canada","17,094","▲3.3","WestJet"]
[5,"Phoenix, USA","15,288","▼1.7","US Airways"]
[6,"Mexico City, Mexico","9,021","▲0.9","Aeromar, Magnicharters"]
? how many more passengers flew to los angeles than to calgary?
= [[24758]]
? what is the total number of passengers that flew to canada?
= [[46754]]
? how many cities are served by westjet?
= [[2]]
? How many passengers are there with the carrier United?
= [[38107]]
@ a_fight_record
# a_fight_record
[["Res.","text"],["Record","text"],["Opponent","text"],["Method","text"],["Event","text"],["Date","text"],["Round","integer"],["Time","text"],["Location","text"]]
["Loss","8–3","Don Keller","KO (punch)","Fury 22","14 March 2009",2,"3:11","Tampa, Florida, United States"]
["Win","8–2","Igor Dub","Submission (armbar)","Fury 19","2 August 2008",1,"1:45","Omaha, Nebraska, United States"]
["Win","7–2","Yuji Mori","Decision (split)","Cage Rush 7","19 January 2008",3,"5:00","Tokyo, Japan"]
["Loss","6–2","Alan Reyes","Decision (unanimous)","Cage Rush 4","5 May 2007",3,"5:00","Tokyo, Japan"]
["Win","6–1","Bo Trask","Submission (rear naked choke)","Night of Iron","11 November 2006",1,"4:20","Tampa, Florida, United States"]
["Win","5–1","Mick Lowe","TKO (punches)","Fury 9","8 April 2006",2,"0:58","Reno, Nevada, United States"]
? who did he lose to in tokyo?
= [["Alan Reyes"]]
? how many fights took place in japan?
= [[2]]
? how many of his fights ended in the first round?
= [[2]]
? how many times did he win by decision?
= [[1]]
? how many wins does he have?
= [[4]]
? which opponent did he fight in omaha?
= [["Igor Dub"]]
? how many fights went to round 3?
= [[2]]
@ a_stage_list
# a_stage_list
[["Stage","text"],["Route","text"],["Distance","text"],["Winner","text"],["Yellow jersey","text"],["Mountains jersey","text"],["Team classification","text"]]
["P","Lille","7.4 km (4.6 mi)","Karl Ost","Karl Ost","no award","Telekom"]
["1","Lille – Reims","203 km (126 mi)","Marco Vidal","Karl Ost","Luc Perrin","Telekom"]
["2","Reims – Nancy","191 km (119 mi)","Marco Vidal","Marco Vidal","Luc Perrin","Banesto"]
["3","Nancy – Colmar","166 km (103 mi)","Luc Perrin","Luc Perrin","Luc Perrin","Festina"]
["4","Colmar – Dijon","228 km (142 mi)","Ivan Sokol","Luc Perrin","Luc Perrin","Banesto"]
["5","Dijon – Lyon","187 km (116 mi)","Marco Vidal","Luc Perrin","Jose Arbe","Banesto"]
? What is the distance of stage 3?
= [["166 km (103 mi)"]]
? how many stages did marco vidal win?
= [[3]]
? which stage was the longest?
= [["4"]]
? which riders won more than one stage?
= [["Marco Vidal"]]
? who won the most stages?
= [["Marco Vidal"]]
? how long is stage 2?
= [["191 km (119 mi)"]]
? how many different riders wore the yellow jersey?
= [[3]]
@ a_records_list
# a_records_list
[["Year","integer"],["Album details","text"],["Peak chart positions US","integer"],["Peak chart positions UK","text"],["Certifications","text"],["Sales","text"]]
[1994,"First Light",112,"—","—","95,000"]
[1996,"Under Glass",34,"51","US: Gold","610,000"]
[1999,"The Hollow Year",3,"8","US: 2× Platinum UK: Gold","2,400,000"]
[2002,"Salt & Iron",1,"2","US: Platinum UK: Platinum","1,700,000"]
[2006,"Far Harbor",9,"14","UK: Silver","480,000"]
[2010,"Late Signals",27,"40","—","150,000"]
? What album was released in 2002?
= [["Salt & Iron"]]
? how many albums reached the top 10 in the us?
= [[3]]
? which album did not chart in the uk?
= [["First Light"]]
? how many years passed between the release of under glass and late signals?
= [[14]]
`
