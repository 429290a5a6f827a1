/** Questions over single lists, written by people who had not seen the reader. The format is read by `read-asked.ts`. */
export const FIRST_SIGHT_LIST_TABLES = String.raw`
@ genw_01
# genw_01
[["Week","integer"],["Date","text"],["Opponent","text"],["Result","text"],["Record","text"],["Game site","text"],["Attendance","text"]]
[1,"September 7, 1968","Harlow Miners","W 24–10","1–0","Tilden Field","31,204"]
[2,"September 14, 1968","at Port Avery Gulls","L 13–17","1–1","Gull Park","28,950"]
[3,"September 21, 1968","Calder Stags","W 31–28","2–1","Tilden Field","33,117"]
[4,"September 28, 1968","at Norwick Barons","L 7–20","2–2","Barons Bowl","41,006"]
[5,"October 5, 1968","Sable City Rams","T 14–14","2–2–1","Tilden Field","29,875"]
[6,"October 12, 1968","at Harlow Miners","W 21–3","3–2–1","Colliery Stadium","22,418"]
[7,"October 19, 1968","Port Avery Gulls","W 17–16","4–2–1","Tilden Field","34,560"]
[8,"October 26, 1968","at Calder Stags","L 10–34","4–3–1","Antler Dome","38,299"]
[9,"November 2, 1968","Norwick Barons","L 0–27","4–4–1","Tilden Field","36,742"]
[10,"November 9, 1968","at Sable City Rams","W 28–24","5–4–1","Rampart Ground","25,063"]
[11,"November 16, 1968","Lindale Comets","W 20–6","6–4–1","Tilden Field","27,391"]
[12,"November 23, 1968","at Lindale Comets","L 9–12","6–5–1","Comet Yard","19,880"]
? What was the result of the game played on October 12, 1968?
= [["W 21–3"]]
? what is the largest crowd at tilden field?
= [[36742]]
? Who was the opponent after week 4 when the game was at Tilden Field with attendance under 30,000 and a record of 6–4–1?
= [["Lindale Comets"]]
@ genw_02
# genw_02
[["No. in series","integer"],["No. in season","integer"],["Title","text"],["Directed by","text"],["Written by","text"],["Original air date","text"],["Prod. code","text"],["Viewers (millions)","number"]]
[23,1,"\"The Return of Mrs. Dobbs\"","Alan Firth","Carla Meeks","September 18, 2006","2X01",11.42]
[24,2,"\"Paper Lanterns\"","Judith Orr","Sam Velasco & Tim Brody","September 25, 2006","2X03",10.87]
[25,3,"\"Nobody Likes a Goat\"","Alan Firth","Hal Denning","October 2, 2006","2X02",9.95]
[26,4,"\"Two for the Ferry\"","Peter Quill","Carla Meeks","October 9, 2006","2X05",10.12]
[27,5,"\"Cold Feet, Warm Soup\"","Judith Orr","Nina Abbate","October 23, 2006","2X04",9.31]
[28,6,"\"The Locksmith\"","Maureen Tsai","Hal Denning","October 30, 2006","2X06",8.88]
[29,7,"\"Uncle Bert's Will\"","Peter Quill","Sam Velasco & Tim Brody","November 6, 2006","2X08",9.76]
[30,8,"\"A Window Seat\"","Alan Firth","Nina Abbate","November 13, 2006","2X07",10.55]
[31,9,"\"Static\"","Maureen Tsai","Carla Meeks","November 27, 2006","2X09",9.02]
[32,10,"\"Snow Day, Part 1\"","Judith Orr","Hal Denning","December 11, 2006","2X10",11.03]
[33,11,"\"Snow Day, Part 2\"","Judith Orr","Hal Denning","December 18, 2006","2X11",11.6]
[34,12,"\"Good Neighbors\"","Alan Firth","Ruth Lamm","January 8, 2007","2X12",8.47]
? Who wrote the episode called "Static"?
= [["Carla Meeks"]]
? How many episodes were directed by Alan Firth?
= [[4]]
? What is the production code of the episode penned by Hal Denning, directed by Judith Orr and watched by more than 11.1 million people?
= [["2X11"]]
@ genw_03
# genw_03
[["Place","text"],["Player","text"],["Country","text"],["Score","text"],["To par","text"],["Money ($)","integer"]]
["1","Dale Horrick","United States","68-70-71-67=276","–12",90000]
["T2","Ian McSorley","Scotland","70-69-68-71=278","–10",44500]
["T2","Rafael Quiroga","Argentina","67-72-70-69=278","–10",44500]
["4","Tommy Bellew","United States","71-70-69-70=280","–8",28000]
["T5","Gus Lindqvist","Sweden","72-68-71-70=281","–7",20750]
["T5","Craig Pinder","Australia","69-73-70-69=281","–7",20750]
["T5","Ed Wassermann","United States","74-67-70-70=281","–7",20750]
["8","Neville Strauss","South Africa","70-71-73-68=282","–6",15500]
["T9","Bobby Kerrigan","Ireland","73-69-71-71=284","–4",12900]
["T9","Walt Tunney","United States","72-72-69-71=284","–4",12900]
["11","Paulo Seixas","Brazil","71-74-70-70=285","–3",10200]
["12","Simon Aldgate","England","75-70-72-71=288","E",8400]
["13","Denny Crouse","United States","76-71-70-73=290","+2",7100]
? What is the country for the golfer with 70-71-73-68=282?
= [["South Africa"]]
? Name the total money for players from the united states
= [[158750]]
? Which player from the United States is in place t5 with a to par of –7?
= [["Ed Wassermann"]]
@ genw_04
# genw_04
[["Pick #","integer"],["Team","text"],["Player","text"],["Position","text"],["Nationality","text"],["College","text"]]
[1,"Brookhaven Bison","Terrence Ollie","Defensive back","United States","Marlow State"]
[2,"Quarry Bay Sharks","Luc Desrosiers","Offensive line","Canada","Laurier Tech"]
[3,"Eastmoor Eagles","Mike Pankow","Linebacker","Canada","Saint Brendan"]
[4,"Brookhaven Bison","Jamal Whitlock","Running back","United States","Copper Valley"]
[5,"Regent City Royals","Sean Haverty","Tight end","Canada","Marlow State"]
[6,"Dunmore Dragons","Pete Szymanski","Offensive line","Canada","Northern Plains"]
[7,"Quarry Bay Sharks","Andre Fitz-Hugh","Wide receiver","Jamaica","Copper Valley"]
[8,"Eastmoor Eagles","Kyle Brandt (via Dunmore)","Kicker","Canada","Saint Brendan"]
[9,"Regent City Royals","Oliver Nsengi","Defensive line","Congo","Laurier Tech"]
[10,"Dunmore Dragons","Matt Korda","Linebacker","Canada","Windrush"]
[11,"Brookhaven Bison","Chris Ambler","Wide receiver","Canada","Northern Plains"]
[12,"Quarry Bay Sharks","Devon Slate","Defensive back","United States","Windrush"]
[13,"Eastmoor Eagles","Hugo Tremaine","Offensive line","Canada","Laurier Tech"]
[14,"Regent City Royals","Rob Castellan","Running back","Canada","Marlow State"]
? What college did Oliver Nsengi go to?
= [["Laurier Tech"]]
? What is the lowest pick # used on an offensive line player?
= [[2]]
? What position does the canadian player from Marlow State, drafted by Regent City Royals later than pick 10, play?
= [["Running back"]]
@ genw_05
# genw_05
[["Rank","integer"],["Nation","text"],["Gold","integer"],["Silver","integer"],["Bronze","integer"],["Total","integer"]]
[1,"Kestria",11,7,5,23]
[2,"Vandoor",9,10,6,25]
[3,"Upper Salis",6,4,9,19]
[4,"Brenland",5,5,3,13]
[5,"Tamoria",4,8,2,14]
[6,"Orlova Republic",4,1,4,9]
[7,"Mirrane",3,0,6,9]
[8,"South Quell",2,5,5,12]
[9,"Dactyl Islands",2,2,0,4]
[10,"Ferrow",1,3,1,5]
[11,"Jessamy",0,2,4,6]
[12,"Norn",0,1,0,1]
[13,"Palisca",0,0,3,3]
? How many bronze medals did Tamoria win?
= [[2]]
? What is the average total of the nations with fewer than 1 gold?
= [[3.3333333333333335]]
? Which nation has more than 2 gold, less than 5 silver and a total of 9 and is ranked higher than 7?
= [["Orlova Republic"]]
@ genw_06
# genw_06
[["District","text"],["Incumbent","text"],["Party","text"],["First elected","integer"],["Result","text"],["Candidates","text"]]
["Corvane 1","Joseph Tallow","Union",1812,"Re-elected","Joseph Tallow (Union) 61.2% Amos Pike (Reform) 38.8%"]
["Corvane 2","Elihu Marsh","Reform",1816,"Lost re-election Union gain","Silas Crane (Union) 52.0% Elihu Marsh (Reform) 48.0%"]
["Corvane 3","Nathan Goodspeed","Union",1808,"Retired Union hold","Abel Winter (Union) 70.4% Enoch Root (Reform) 29.6%"]
["Corvane 4","Thaddeus Bly","Union",1814,"Re-elected","Thaddeus Bly (Union) Unopposed"]
["Dorset 1","Caleb Strang","Reform",1816,"Re-elected","Caleb Strang (Reform) 55.5% Jonas Ware (Union) 44.5%"]
["Dorset 2","Hiram Pell","Reform",1810,"Died in office Reform hold","Luther Pell (Reform) 58.1% Moses Kane (Union) 41.9%"]
["Dorset 3","Vacant",null,null,"New seat Union gain","Gideon Frost (Union) 50.9% Asa Lyle (Reform) 49.1%"]
["Marrow 1","Ezra Whitcomb","Union",1806,"Retired Reform gain","Obed Starling (Reform) 53.3% Levi Dunn (Union) 46.7%"]
["Marrow 2","Samuel Hatch","Reform",1814,"Re-elected","Samuel Hatch (Reform) Unopposed"]
["Marrow 3","Phineas Cord","Union",1816,"Re-elected","Phineas Cord (Union) 64.7% Job Miller (Independent) 35.3%"]
["Linnet at-large","Isaac Thorne","Union",1812,"Lost re-election Reform gain","Eli Vance (Reform) 51.8% Isaac Thorne (Union) 48.2%"]
["Tarn at-large","Rufus Hale","Reform",1808,"Re-elected","Rufus Hale (Reform) 80.3% Seth Oaks (Union) 19.7%"]
? Who are the candidates in the Marrow 1 district?
= [["Obed Starling (Reform) 53.3% Levi Dunn (Union) 46.7%"]]
? How many union incumbents were re-elected?
= [[3]]
? Name the district for reform, re-elected, and first elected after 1814
= [["Dorset 1"]]
@ genw_07
# genw_07
[["Player","text"],["No.","integer"],["Nationality","text"],["Position","text"],["Years with club","text"],["School/Club Team","text"]]
["Darnell Ackley",14,"United States","Guard","1997–99","Teague"]
["Bojan Adamic",9,"Slovenia","Forward-Center","2003–05","KK Velenje"]
["Lou Amato",33,"United States","Center","1996–2001","Hollis College"]
["Ray Banks",21,"United States","Guard","2002–03","Western Dell"]
["Emeka Bassey",44,"Nigeria","Center","2000–04","Orrin State"]
["Curtis Beal",5,"United States","Guard-Forward","1999–2000","Teague"]
["Fabio Conti",12,"Italy","Guard","2005–06","Virtus Lodi"]
["Jerome Dacey",32,"United States","Forward","1996–98","Pine Ridge"]
["Anton Dragov",55,"Bulgaria","Center","2001–02","Sofia Metal"]
["Tyler Eames",3,"United States","Guard","2004–07","Orrin State"]
["Marcus Fay",40,"United States","Forward","1998–2002","Hollis College"]
["Leroy Gantt",23,"United States","Forward","2003–04","Pine Ridge"]
["Jonas Gudaitis",8,"Lithuania","Guard","2006–07","BC Neris"]
? What school/club did the player who was with the club in 2004–07 come from?
= [["Orrin State"]]
? What is the highest number worn by a guard?
= [[21]]
? What nationality is the guard whose number is less than 13 and who played 2005–06?
= [["Italy"]]
@ genw_08
# genw_08
[["Year","integer"],["Award","text"],["Category","text"],["Nominated work","text"],["Result","text"]]
[1994,"Silver Reel Awards","Best Newcomer","The Tin Orchard","Won"]
[1995,"Harbour Critics Circle","Best Supporting Actress","Low Water","Nominated"]
[1996,"Silver Reel Awards","Best Actress","Marigold Street","Nominated"]
[1996,"Globe & Mask Awards","Best Actress in a Drama","Marigold Street","Won"]
[1998,"Silver Reel Awards","Best Supporting Actress","The Cartographer","Won"]
[1998,"Harbour Critics Circle","Best Supporting Actress","The Cartographer","Won"]
[2001,"Globe & Mask Awards","Best Actress in a Comedy","Dinner for Nine","Nominated"]
[2002,"Silver Reel Awards","Best Actress","Ash Wednesday","Nominated"]
[2003,"Festival of Perrin","Special Jury Prize","Ash Wednesday","Won"]
[2005,"Globe & Mask Awards","Best Guest Performance","County General","Nominated"]
[2007,"Silver Reel Awards","Best Actress","The Long Field","Won"]
[2007,"Harbour Critics Circle","Best Actress","The Long Field","Nominated"]
[2010,"Festival of Perrin","Career Tribute","—","Honoured"]
? what award was given for County General?
= [["Globe & Mask Awards"]]
? What is the latest year that she was nominated at the Globe & Mask Awards?
= [[2005]]
? In what category was she nominated at the Harbour Critics Circle after 1996 for The Long Field?
= [["Best Actress"]]
@ genw_09
# genw_09
[["Ship","text"],["Hull No.","text"],["Builder","text"],["Laid down","text"],["Launched","text"],["Commissioned","text"],["Fate","text"]]
["Ardent","D 41","Pallion Yard, Marsh Ferry","3 March 1938","19 January 1939","7 July 1939","Sunk 2 May 1941"]
["Bold","D 42","Pallion Yard, Marsh Ferry","11 April 1938","2 March 1939","30 August 1939","Scrapped 1947"]
["Crusader","D 45","Hallam & Sons, Kingsholm","20 June 1938","14 May 1939","12 December 1939","Sold to Varenna 1949"]
["Daring","D 46","Hallam & Sons, Kingsholm","20 June 1938","28 June 1939","3 February 1940","Sunk 11 November 1942"]
["Eager","D 50","Crown Dockyard, Stoke Bay","1 September 1938","9 August 1939","22 March 1940","Scrapped 1951"]
["Fearless","D 51","Crown Dockyard, Stoke Bay","15 September 1938","17 October 1939","19 May 1940","Scrapped 1947"]
["Gallant","D 57","Pallion Yard, Marsh Ferry","9 January 1939","24 November 1939","6 July 1940","Sunk 30 June 1942"]
["Hardy","D 58","Tollan Iron Works, Birchmouth","2 February 1939","6 January 1940","14 September 1940","Museum ship at Birchmouth"]
["Intrepid","D 60","Tollan Iron Works, Birchmouth","17 April 1939","13 March 1940","1 November 1940","Scrapped 1951"]
["Jaunty","D 61","Hallam & Sons, Kingsholm","22 May 1939","4 April 1940","9 January 1941","Wrecked 8 February 1944"]
["Keen","D 66","Crown Dockyard, Stoke Bay","3 July 1939","21 June 1940","28 February 1941","Sold to Varenna 1949"]
["Lively","D 67","Pallion Yard, Marsh Ferry","14 August 1939","30 July 1940","15 April 1941","Scrapped 1948"]
? When was the Hardy launched?
= [["6 January 1940"]]
? How many ships were scrapped 1947?
= [[2]]
? Name the hull no. for the ship built by Crown Dockyard, Stoke Bay, laid down 15 September 1938 and scrapped 1947
= [["D 51"]]
@ genw_10
# genw_10
[["Call sign","text"],["Frequency MHz","number"],["City of license","text"],["ERP W","text"],["Class","text"],["FCC info","text"]]
["K203AB",88.5,"Ashwood, Delmont","10","D","FCC"]
["K207CD",89.3,"Bitter Springs, Delmont","38","D","FCC"]
["K214EE",90.7,"Carver, Delmont","250","D","FCC"]
["KAWD-FM",91.1,"Dunn Mesa, Delmont","3,000","A","FCC"]
["K219FT",91.7,"Elk Fork, Delmont","125","D","FCC"]
["KBTS",92.5,"Flagg, Delmont","6,000","A","FCC"]
["K226GH",93.1,"Gold Camp, Oroville State","55","D","FCC"]
["K232JJ",94.3,"Hatch Creek, Oroville State","250","D","FCC"]
["KCVR-FM",95.9,"Indian Wells, Oroville State","25,000","C3","FCC"]
["K245KL",96.9,"Juniper, Delmont","10","D","FCC"]
["K258MN",99.5,"Kerr, Delmont","99","D","FCC"]
["KDMS",101.3,"Lodge, Delmont","50,000","C2","FCC"]
? What is the call sign of the station licensed to Juniper, Delmont?
= [["K245KL"]]
? What is the total ERP W of the class d stations?
= [[837]]
? What city of license has an ERP W of 250, class D and a frequency MHz larger than 91?
= [["Hatch Creek, Oroville State"]]
@ genw_11
# genw_11
[["Year","integer"],["Single","text"],["Peak chart position US","integer"],["Peak chart position CAN","text"],["Peak chart position UK","text"],["Album","text"]]
[1981,"\"Velvet Engine\"",44,"31","—","Night Freight"]
[1981,"\"Call Me Saturday\"",12,"9","37","Night Freight"]
[1982,"\"Glass Parade\"",5,"2","18","Night Freight"]
[1983,"\"Hold the Wire\"",3,"1","11","Radio Sleep"]
[1983,"\"Tin Heart\"",27,"15","40","Radio Sleep"]
[1984,"\"Ocean Drive-In\"",61,"48","—","Radio Sleep"]
[1985,"\"You Said Forever\"",1,"3","7","Kingdom of Rust"]
[1986,"\"Lanterns\"",8,"6","22","Kingdom of Rust"]
[1986,"\"Second Language\"",33,"20","53","Kingdom of Rust"]
[1988,"\"Half the Sky\"",19,"14","29","Slow Weather"]
[1989,"\"Mercy Avenue\"",72,"55","—","Slow Weather"]
[1992,"\"Glass Parade '92\"",88,"—","45","The Singles"]
? What album is "Tin Heart" from?
= [["Radio Sleep"]]
? How many singles from Kingdom of Rust are listed?
= [[3]]
@ genw_12
# genw_12
[["Season","integer"],["Team","text"],["Races","integer"],["Wins","integer"],["Poles","integer"],["F/Laps","integer"],["Podiums","integer"],["Points","integer"],["Position","text"]]
[1999,"Arden Kart Sport",14,2,1,3,5,118,"4th"]
[2000,"Arden Kart Sport",16,5,4,4,9,201,"1st"]
[2001,"Lupo Junior Team",12,0,0,1,2,41,"11th"]
[2002,"Lupo Junior Team",12,3,2,2,6,133,"3rd"]
[2003,"Marchetti Racing",18,1,0,0,4,76,"8th"]
[2004,"Marchetti Racing",18,4,5,6,10,158,"2nd"]
[2005,"Scuderia Volpe",16,0,0,0,1,22,"14th"]
[2006,"Scuderia Volpe",17,0,0,1,0,9,"17th"]
[2007,"Team Halden",20,2,3,1,7,124,"5th"]
[2008,"Team Halden",20,6,4,5,12,212,"1st"]
[2009,"Team Halden",20,3,1,2,8,160,"3rd"]
[2010,"Oberg Motorsport",10,0,1,0,2,38,"12th"]
? What position did he finish in with 158 points?
= [["2nd"]]
? what is the average points for the team halden seasons?
= [[165.33333333333334]]
? What is the highest number of podiums with 0 wins, 0 poles and fewer than 30 points?
= [[1]]
@ genw_13
# genw_13
[["Date","text"],["Tournament","text"],["Surface","text"],["Partner","text"],["Opponents in the final","text"],["Score","text"]]
["12 May 1997","Lisse","Clay","Petra Vondra","Anna Lund / Corinne Blay","6–4, 6–2"]
["3 November 1997","Port Elgin","Hard (i)","Petra Vondra","Mia Sato / Ruth Okoro","3–6, 7–5, 6–3"]
["22 June 1998","Ashbourne","Grass","Joan Leary","Anna Lund / Corinne Blay","7–6(4), 6–4"]
["14 September 1998","Taluca","Hard","Petra Vondra","Inés Mora / Paz Rial","6–1, 6–0"]
["19 April 1999","Montrevel","Clay","Irina Golubeva","Sylvie Maret / Lise Vauclair","6–7(5), 6–4, 6–2"]
["10 January 2000","Gold Harbour","Hard","Joan Leary","Mia Sato / Ruth Okoro","6–3, 6–3"]
["8 May 2000","Lisse","Clay","Irina Golubeva","Petra Vondra / Dana Kral","7–5, 6–4"]
["26 June 2000","Ashbourne","Grass","Joan Leary","Inés Mora / Paz Rial","6–2, 4–6, 6–4"]
["26 February 2001","Taluca","Hard","Irina Golubeva","Sylvie Maret / Lise Vauclair","walkover"]
["15 October 2001","Port Elgin","Hard (i)","Dana Kral","Anna Lund / Corinne Blay","6–4, 7–6(2)"]
["29 April 2002","Montrevel","Clay","Dana Kral","Mia Sato / Ruth Okoro","6–0, 6–4"]
["6 January 2003","Gold Harbour","Hard","Irina Golubeva","Inés Mora / Paz Rial","6–3, 2–6, 7–6(7)"]
? Who was the partner on 14 September 1998?
= [["Petra Vondra"]]
? How many times was the surface clay with irina golubeva as partner?
= [[2]]
? What was the score on hard court when Irina Golubeva was the partner and Inés Mora / Paz Rial were the opponents in the final?
= [["6–3, 2–6, 7–6(7)"]]
@ genw_14
# genw_14
[["Home team","text"],["Home team score","text"],["Away team","text"],["Away team score","text"],["Venue","text"],["Crowd","text"],["Date","text"]]
["Wattle Park","12.14 (86)","Mount Olive","10.9 (69)","Wattle Oval","14,500","6 May 1933"]
["Redfern Bay","8.11 (59)","Clifton","15.13 (103)","Bay Road","9,200","6 May 1933"]
["Stirling","17.10 (112)","Gorman","9.15 (69)","Stirling Reserve","11,000","6 May 1933"]
["Port Regis","11.11 (77)","Easthope","11.8 (74)","Regis Street Oval","17,300","6 May 1933"]
["Mount Olive","6.16 (52)","Redfern Bay","7.7 (49)","Olive Grove","8,750","13 May 1933"]
["Clifton","14.19 (103)","Stirling","13.6 (84)","Clifton Hill","21,000","13 May 1933"]
["Gorman","10.10 (70)","Port Regis","12.18 (90)","Gorman Gardens","7,400","13 May 1933"]
["Easthope","13.12 (90)","Wattle Park","9.9 (63)","Hope Street","12,600","13 May 1933"]
["Wattle Park","16.8 (104)","Clifton","16.20 (116)","Wattle Oval","19,800","20 May 1933"]
["Stirling","9.13 (67)","Mount Olive","9.10 (64)","Stirling Reserve","10,100","20 May 1933"]
["Redfern Bay","5.12 (42)","Gorman","11.14 (80)","Bay Road","6,300","20 May 1933"]
["Port Regis","18.15 (123)","Wattle Park","7.5 (47)","Regis Street Oval","15,900","27 May 1933"]
? Who was the away team at Olive Grove?
= [["Redfern Bay"]]
? What was the smallest crowd when the venue was Stirling Reserve?
= [[10100]]
? What is the home team score on 20 May 1933 at Wattle Oval with a crowd bigger than 15,000?
= [["16.8 (104)"]]
@ genw_15
# genw_15
[["Model number","text"],["Clock speed","text"],["Cores","integer"],["L2 cache","text"],["FSB","text"],["TDP","text"],["Socket","text"],["Release date","text"],["Part number","text"]]
["Zeta 310","1.2 GHz",1,"256 KB","400 MT/s","21 W","Socket 441","March 2005","ZT310-1200"]
["Zeta 320","1.4 GHz",1,"256 KB","400 MT/s","21 W","Socket 441","March 2005","ZT320-1400"]
["Zeta 340","1.6 GHz",1,"512 KB","533 MT/s","27 W","Socket 441","August 2005","ZT340-1600"]
["Zeta 350","1.8 GHz",1,"512 KB","533 MT/s","31 W","Socket 441","January 2006","ZT350-1800"]
["Zeta D410","1.4 GHz",2,"1 MB","533 MT/s","27 W","Socket 502","May 2006","ZD410-1400"]
["Zeta D420","1.6 GHz",2,"1 MB","533 MT/s","31 W","Socket 502","May 2006","ZD420-1600"]
["Zeta D440","1.8 GHz",2,"2 MB","667 MT/s","35 W","Socket 502","October 2006","ZD440-1800"]
["Zeta D450","2.0 GHz",2,"2 MB","667 MT/s","35 W","Socket 502","February 2007","ZD450-2000"]
["Zeta D450L","1.6 GHz",2,"2 MB","667 MT/s","17 W","BGA 502","February 2007","ZL450-1600"]
["Zeta Q510","1.8 GHz",4,"4 MB","800 MT/s","55 W","Socket 711","September 2007","ZQ510-1800"]
["Zeta Q520","2.2 GHz",4,"4 MB","800 MT/s","65 W","Socket 711","September 2007","ZQ520-2200"]
["Zeta Q530","2.4 GHz",4,"8 MB","800 MT/s","65 W","Socket 711","June 2008","ZQ530-2400"]
? What is the TDP of the Zeta D450L?
= [["17 W"]]
? how many models have a socket of Socket 441 and l2 cache of 512 kb?
= [[2]]
? What's the part number of the model with 2 cores, a 667 mt/s fsb and a clock speed of 2.0 ghz?
= [["ZD450-2000"]]
@ genw_16
# genw_16
[["Res.","text"],["Record","text"],["Opponent","text"],["Method","text"],["Event","text"],["Round","integer"],["Time","text"],["Location","text"]]
["Win","9–3","Oleg Parshin","Decision (unanimous)","Iron Ring 31",3,"5:00","Tallis, Nordmark"]
["Loss","8–3","Kwame Addo","TKO (punches)","Iron Ring 27",2,"3:41","Tallis, Nordmark"]
["Win","8–2","Rico Valdes","Submission (armbar)","Cage Night 12",1,"2:15","Puerto Sello, Mendara"]
["Win","7–2","Jim Brodie","Submission (rear-naked choke)","Cage Night 10",2,"4:02","Puerto Sello, Mendara"]
["Loss","6–2","Marko Ilves","Decision (split)","Iron Ring 22",3,"5:00","Haug, Nordmark"]
["Win","6–1","Terry Cope","KO (head kick)","Iron Ring 20",1,"0:48","Haug, Nordmark"]
["Win","5–1","Dusan Petek","Decision (unanimous)","Fight Factory 6",3,"5:00","Leeward, Castine"]
["Win","4–1","Bill Ransome","TKO (corner stoppage)","Fight Factory 5",2,"5:00","Leeward, Castine"]
["Loss","3–1","Kwame Addo","Submission (guillotine choke)","Fight Factory 3",1,"1:30","Leeward, Castine"]
["Win","3–0","Alf Storli","TKO (punches)","Northern Brawl 2",1,"3:12","Haug, Nordmark"]
["Win","2–0","Sven Dahle","Submission (armbar)","Northern Brawl 1",2,"2:37","Haug, Nordmark"]
["Win","1–0","Jan Koster","Decision (majority)","Northern Brawl 1",2,"5:00","Haug, Nordmark"]
? What method was used against Terry Cope?
= [["KO (head kick)"]]
? What is the event when kwame addo was the opponent and it went to round 2?
= [["Iron Ring 27"]]
? What was the record when he won in round 2 in Haug, Nordmark by submission (armbar)?
= [["2–0"]]
@ genw_17
# genw_17
[["Name","text"],["Dates active","text"],["Peak classification","text"],["Sustained wind speeds","text"],["Pressure","text"],["Land areas affected","text"],["Damage (USD)","text"],["Deaths","text"]]
["01","March 3 – 5","Depression","45 km/h (30 mph)","1002 hPa","None","None","None"]
["Bela","April 11 – 19","Severe cyclonic storm","100 km/h (65 mph)","984 hPa","Lower Salis, Perrin","$14 million","6"]
["03","May 2 – 4","Deep depression","55 km/h (35 mph)","998 hPa","Perrin","Minimal","2"]
["Corin","May 21 – 30","Very severe cyclonic storm","155 km/h (100 mph)","956 hPa","Tarn Coast","$220 million","41"]
["Dolma","June 8 – 12","Cyclonic storm","75 km/h (45 mph)","992 hPa","Lower Salis","$3.1 million","None"]
["06","July 17 – 18","Depression","45 km/h (30 mph)","999 hPa","Tarn Coast, Okra Delta","Unknown","11"]
["Elvan","September 1 – 10","Severe cyclonic storm","110 km/h (70 mph)","978 hPa","Okra Delta","$87 million","19"]
["Faroud","October 6 – 9","Cyclonic storm","65 km/h (40 mph)","994 hPa","None","None","None"]
["Gessa","October 25 – November 2","Super cyclonic storm","230 km/h (145 mph)","920 hPa","Tarn Coast, Perrin","$1.2 billion","388"]
["10","November 12 – 13","Depression","45 km/h (30 mph)","1004 hPa","Perrin","None","1"]
["Hiram","November 28 – December 5","Cyclonic storm","85 km/h (50 mph)","990 hPa","Lower Salis","$6 million","3"]
["12","December 20 – 22","Deep depression","55 km/h (35 mph)","1000 hPa","None","None","None"]
? What was the pressure for the storm named Elvan?
= [["978 hPa"]]
? which cyclonic storm did 6 million dollars damage
= [["Hiram"]]
? Name the dates active for the depression with 45 km/h (30 mph) wind that affected Perrin and had a pressure of 1004 hPa
= [["November 12 – 13"]]
@ genw_18
# genw_18
[["Club","text"],["Played","integer"],["Won","integer"],["Drawn","integer"],["Lost","integer"],["Points for","integer"],["Points against","integer"],["Tries for","integer"],["Bonus points","integer"],["Points","integer"]]
["Aberllyn RFC",22,18,1,3,611,287,79,11,85]
["Trecoed RFC",22,17,0,5,548,301,70,10,78]
["Cwmgarw RFC",22,15,2,5,489,342,61,7,71]
["Pont Isaf RFC",22,13,1,8,455,377,58,8,62]
["Llanderi RFC",22,12,0,10,420,399,49,6,54]
["Bryn Melyn RFC",22,10,2,10,401,415,47,7,51]
["Treforgan RFC",22,10,1,11,377,389,44,5,47]
["Nant-y-Groes RFC",22,8,2,12,352,448,41,6,42]
["Porth Dafad RFC",22,8,0,14,366,471,45,9,41]
["Maescoch RFC",22,6,1,15,318,502,36,5,31]
["Ystrad Du RFC",22,5,2,15,299,533,33,4,28]
["Glanrafon RFC",22,3,2,17,254,626,27,3,19]
? How many tries did Llanderi RFC score?
= [[49]]
? What is the most points against for a club that drawn 0?
= [[471]]
? Which club has drawn 2, with bonus points of 7 and more than 60 tries for?
= [["Cwmgarw RFC"]]
@ genw_19
# genw_19
[["Rank","integer"],["Couple","text"],["Judge 1","integer"],["Judge 2","integer"],["Judge 3","integer"],["Total","integer"],["Dance","text"],["Song","text"],["Result","text"]]
[1,"Mandy & Olek",9,9,10,28,"Foxtrot","\"Moon over Mill Street\"","Safe"]
[2,"Jasper & Trina",9,8,9,26,"Tango","\"Gasoline\"","Safe"]
[2,"Dr. Phil Oates & Karina",8,9,9,26,"Quickstep","\"Tap Water\"","Safe"]
[4,"Bianca & Stefan",8,8,8,24,"Rumba","\"If You Knew\"","Safe"]
[5,"Tobias & Elin",7,8,8,23,"Jive","\"Hot Rod Lottie\"","Bottom two"]
[6,"Coach Reyes & Mirela",7,7,8,22,"Tango","\"Red Carnation\"","Safe"]
[7,"Suki & Lars",6,7,7,20,"Foxtrot","\"Evening Train\"","Safe"]
[8,"Nina D. & Pavel",6,6,7,19,"Rumba","\"Tomorrow, Maybe\"","Safe"]
[9,"Earl & Vesna",5,6,6,17,"Jive","\"Shake It Loose\"","Eliminated"]
[10,"Lady Harcourt & Ivo",4,6,5,15,"Quickstep","\"Brass Band Boogie\"","Safe"]
[11,"Big Mo & Ruta",4,4,6,14,"Paso Doble","\"El Toro\"","Safe"]
[12,"Vern & Dasha",3,4,5,12,"Paso Doble","\"Arena\"","Withdrew"]
? What song did Suki & Lars dance to?
= [["\"Evening Train\""]]
? Which couple who danced the jive got eliminated?
= [["Earl & Vesna"]]
@ genw_20
# genw_20
[["Town","text"],["Province","text"],["Area (km2)","number"],["Population (2001)","text"],["Population (2011)","text"],["Density","number"],["Mayor","text"]]
["Vasto Alto","Carpia",41.22,"8,140","8,512",206.5,"Elio Brandi"]
["Monteluce","Carpia",18.9,"2,301","2,155",114,"Sara Nardi"]
["Rocca Serena","Teviano",66.05,"1,870","1,702",25.8,"Guido Pasi"]
["Pian di Lago","Teviano",9.31,"4,422","5,010",538.1,"Livia Marchi"]
["Castel Bruno","Carpia",30.47,"3,215","3,198",105,"Ugo Tonini"]
["San Pelino","Ostena",52.8,"12,603","13,440",254.5,"Marta Salis"]
["Torre Vecchia","Ostena",27.16,"5,118","4,987",183.6,"Dario Lenzi"]
["Borgo Stretto","Ostena",12.02,"988","1,044",86.9,"Piera Conte"]
["Acquafredda","Teviano",74.6,"640","571",7.7,"Remo Galli"]
["Collina","Carpia",22.75,"6,730","7,002",307.8,"Anna Ferri"]
["Fonte Nera","Teviano",35.33,"2,099","1,950",55.2,"Nello Arena"]
["Porto Mio","Ostena",8.88,"9,415","10,260",1155.4,"Carla Dessì"]
? Who is the mayor of Castel Bruno?
= [["Ugo Tonini"]]
? What is the biggest area in the province of ostena?
= [[52.8]]
? Name the town in Teviano with a density less than 60, an area bigger than 50 and 2011 population of 571
= [["Acquafredda"]]
@ genw_21
# genw_21
[["Game","integer"],["Date","text"],["Team","text"],["Score","text"],["High points","text"],["High rebounds","text"],["High assists","text"],["Location Attendance","text"],["Record","text"]]
[41,"January 3","Oakport","W 101–94 (OT)","Dre Mallory (31)","Cliff Yates (14)","Sonny Park (9)","Granite Center 17,204","22–19"]
[42,"January 5","@ Lowell Bay","L 88–97","Dre Mallory (22)","Iggy Bostic (10)","Sonny Park (7)","Bayfront Arena 15,881","22–20"]
[43,"January 7","Highmark","L 92–95","Iggy Bostic (25)","Cliff Yates (12)","Ty Grier (6)","Granite Center 16,430","22–21"]
[44,"January 9","@ Pemberton","W 110–99","Sonny Park (28)","Iggy Bostic (9)","Sonny Park (12)","Union Hall 12,976","23–21"]
[45,"January 12","Tri-Cities","W 95–81","Dre Mallory (24)","Cliff Yates (15)","Ty Grier (8)","Granite Center 15,322","24–21"]
[46,"January 14","@ Oakport","L 79–103","Ty Grier (18)","Cliff Yates (8)","Sonny Park (5)","Oak Dome 19,763","24–22"]
[47,"January 16","Lowell Bay","W 106–105 (2OT)","Dre Mallory (40)","Iggy Bostic (17)","Sonny Park (11)","Granite Center 17,550","25–22"]
[48,"January 20","@ Highmark","L 90–91","Iggy Bostic (27)","Iggy Bostic (13)","Ty Grier (7)","Mark Garden 18,006","25–23"]
[49,"January 23","Pemberton","W 118–87","Sonny Park (23)","Cliff Yates (11)","Dre Mallory (8)","Granite Center 14,899","26–23"]
[50,"January 25","@ Tri-Cities","W 99–96","Dre Mallory (29)","Iggy Bostic (12)","Sonny Park (10)","Tri-City Forum 11,240","27–23"]
[51,"January 28","Westlake","L 84–100","Dre Mallory (20)","Cliff Yates (9)","Sonny Park (6)","Granite Center 15,018","27–24"]
[52,"January 31","@ Westlake","W 93–90","Iggy Bostic (26)","Iggy Bostic (14)","Ty Grier (9)","Lakeshore Pavilion 13,447","28–24"]
? Who had the high rebounds on January 16?
= [["Iggy Bostic (17)"]]
? What team did they play after game 45 when the high assists was Sonny Park (10)?
= [["@ Tri-Cities"]]
? What was the score in the game before 50 with high points by Iggy Bostic (27), high rebounds Iggy Bostic (13) and a record of 25–23?
= [["L 90–91"]]
@ genw_22
# genw_22
[["Pos","text"],["Driver","text"],["Car no.","integer"],["Constructor","text"],["Laps","integer"],["Time/Retired","text"],["Grid","integer"],["Points","integer"]]
["1","Jo Hallstrom",4,"Vanguard-Ross",70,"1:41:22.8",2,9]
["2","Nico Barré",11,"Delmas",70,"+14.5",1,6]
["3","Alan Tidewell",7,"Bristow",70,"+38.1",5,4]
["4","Piero Sandri",2,"Alba Corse",69,"+1 lap",4,3]
["5","Keith Moor",8,"Bristow",69,"+1 lap",9,2]
["6","Uwe Lang",15,"Kessler",68,"+2 laps",7,1]
["7","Ruben Achterberg",18,"Kessler",67,"+3 laps",12,0]
["8","Ken Ohara",21,"Sunrise",66,"+4 laps",14,0]
["Ret","Luis Prado",3,"Alba Corse",51,"Gearbox",3,0]
["Ret","Mel Farraday",5,"Vanguard-Ross",44,"Accident",6,0]
["Ret","Didier Roux",12,"Delmas",30,"Engine",8,0]
["Ret","Harvey Stone",22,"Sunrise",17,"Overheating",13,0]
["Ret","Tor Aasen",17,"Lynx",9,"Engine",10,0]
["Ret","Giles Pomfret",16,"Lynx",2,"Suspension",11,0]
? What was the time/retired for Luis Prado?
= [["Gearbox"]]
? How many drivers retired because of the engine?
= [[2]]
? what is the lowest grid when the points is 0, the constructor is Kessler and laps is greater than 60?
= [[12]]
@ genw_23
# genw_23
[["Name","text"],["Took office","text"],["Left office","text"],["Party","text"],["Born in","text"],["Term","integer"]]
["Arvid Stolt","4 January 1901","3 March 1905","Conservative","Halvik",1]
["Henrik Moe","3 March 1905","18 October 1909","Liberal","Storeby",2]
["Anders Quist","18 October 1909","1 February 1910","Conservative","Halvik",3]
["Henrik Moe","1 February 1910","27 June 1913","Liberal","Storeby",4]
["Jens Tofte","27 June 1913","9 September 1920","Radical","Ness",5]
["Karl Vinje","9 September 1920","30 April 1924","Farmers","Lia",6]
["Olaf Brekke","30 April 1924","22 July 1926","Labour","Storeby",7]
["Karl Vinje","22 July 1926","5 May 1931","Farmers","Lia",8]
["Peder Ruud","5 May 1931","14 August 1935","Labour","Kolsand",9]
["Sigrid Hauge","14 August 1935","10 December 1945","Labour","Ness",10]
["Emil Strand","10 December 1945","2 June 1951","Liberal","Halvik",11]
["Ivar Lunde","2 June 1951","16 January 1960","Labour","Kolsand",12]
? Where was Emil Strand born in?
= [["Halvik"]]
? Who is the labour leader that came from Storeby?
= [["Olaf Brekke"]]
? When did the Labour member born in Kolsand with a term bigger than 9 take office?
= [["2 June 1951"]]
@ genw_24
# genw_24
[["Institution","text"],["Location","text"],["Founded","integer"],["Type","text"],["Enrollment","text"],["Nickname","text"],["Joined","integer"],["Primary conference","text"]]
["Ashford College","Ashford, Menlo",1846,"Private","1,820","Hornets",1972,"Tri-River"]
["Bethlow University","Cade, Menlo",1871,"Private/Methodist","2,450","Crusaders",1972,"Tri-River"]
["Cutter State University","Cutter, Iola",1893,"Public","9,315","Lumberjacks",1985,"Great Prairie"]
["University of Dannemere","Dannemere, Iola",1889,"Public","14,022","Red Foxes",1978,"Great Prairie"]
["Elmhurst Tech","Brule, Menlo",1911,"Private","3,004","Engineers",1990,"Tri-River"]
["Fort Lyle College","Fort Lyle, Iola",1905,"Public","4,880","Cadets",1985,"Great Prairie"]
["Grantham University","Grantham, Ossian",1834,"Private/Baptist","2,990","Pilgrims",1972,"Coastal Nine"]
["Holloway College","Holloway, Ossian",1858,"Private","1,275","Herons",1994,"Coastal Nine"]
["Iola A&M","Sand Hill, Iola",1876,"Public","11,760","Plowmen",1978,"Great Prairie"]
["St. Jerome's University","Pell, Ossian",1866,"Private/Catholic","3,640","Lions",1978,"Coastal Nine"]
["Kettering State","Kettering, Menlo",1924,"Public","7,105","Hornets",1999,"Great Prairie"]
["Lowry College","Lowry, Ossian",1882,"Private","960","Blue Jays",1972,"Coastal Nine"]
? What is the nickname of the school in Brule, Menlo?
= [["Engineers"]]
? What is the total enrollment of the institutions that joined in 1978?
= [[29422]]
? Which institution is private, joined in 1972, was founded after 1850 and plays in the Coastal Nine?
= [["Lowry College"]]
@ genw_25
# genw_25
[["Year","integer"],["Title","text"],["Role","text"],["Network","text"],["Episodes","integer"],["Notes","text"]]
[1988,"Harbor Patrol","Deputy Ned","CBN",3,"Recurring"]
[1989,"Mrs. Appleby Investigates","Gordon Pike","Channel 7",1,"\"Murder at the Mill\""]
[1990,"The Wainwrights","Teddy Wainwright","Channel 7",26,"Main cast"]
[1992,"Backstage","Himself","ATV",1,"Guest"]
[1993,"Doctors on Call","Dr. Lionel Webb","CBN",12,"Recurring"]
[1995,"Doctors on Call: Reunion","Dr. Lionel Webb","CBN",1,"Television film"]
[1996,"Blue Ridge","Sheriff Dawes","ATV",44,"Main cast"]
[1999,"The Night Clerk","Morty","Primeline",8,"Mini-series"]
[2001,"Family Recipe","Grandpa Joe","Channel 7",5,"Recurring"]
[2003,"Star Outpost","Admiral Krell","Primeline",2,"Voice"]
[2004,"Backstage","Himself","ATV",1,"Guest"]
[2006,"Elm Court","Judge Harris","Primeline",19,"Main cast"]
? What was his role in Star Outpost?
= [["Admiral Krell"]]
? What is the average number of episodes when the note is main cast?
= [[29.666666666666668]]
? Which title from the network Channel 7 after 1989 with less than 10 episodes had a recurring role?
= [["Family Recipe"]]
@ genw_26
# genw_26
[["Station","text"],["Line","text"],["Code","text"],["Opened","text"],["Platforms","integer"],["Daily riders","text"],["Connections","text"]]
["Alder Square","Red","R01","12 May 1974",2,"31,400","Bus 4, 9"]
["Market Hall","Red","R02","12 May 1974",2,"44,850","Blue Line"]
["Exchange","Red","R03","12 May 1974",4,"67,210","Blue Line, Tram 1"]
["Hospital","Red","R04","3 October 1976",2,"18,300","Bus 11"]
["Ferry Road","Red","R05","3 October 1976",2,"9,720","Ferry"]
["Orchard End","Red","R06","19 June 1983",1,"4,115","None"]
["Museum","Blue","B01","1 March 1981",2,"22,670","Tram 1"]
["Castle Gate","Blue","B02","1 March 1981",2,"27,905","Bus 9"]
["Victoria Bridge","Blue","B03","1 March 1981",3,"39,140","Red Line"]
["Linden Park","Blue","B04","14 November 1987",2,"12,030","None"]
["Stadium","Blue","B05","14 November 1987",4,"15,560","Tram 3"]
["Airport","Blue","B06","8 August 1998",2,"33,285","Air terminal"]
["Garden Village","Green","G01","22 April 2004",1,"3,980","None"]
["Science Park","Green","G02","22 April 2004",2,"7,444","Bus 21"]
? What is the code of the station that opened on 8 August 1998?
= [["B06"]]
? How many stations on the blue line have 2 platforms?
= [[4]]
? What station has 2 platforms, no connections (None), and is on the Blue line?
= [["Linden Park"]]
@ genw_27
# genw_27
[["Outcome","text"],["No.","text"],["Date","text"],["Championship","text"],["Surface","text"],["Opponent in the final","text"],["Score in the final","text"]]
["Runner-up","1.","17 March 1986","Corvo Open","Hard","Hans Ritter","4–6, 6–7"]
["Winner","1.","4 August 1986","Belmarsh","Clay","Jorge Paz","6–4, 6–2"]
["Winner","2.","9 February 1987","Lakeside Indoors","Carpet","Ulf Brand","7–6, 3–6, 6–3"]
["Runner-up","2.","15 June 1987","Kingsgate","Grass","Toby Mears","6–7, 4–6"]
["Runner-up","3.","3 August 1987","Belmarsh","Clay","Jorge Paz","2–6, 1–6"]
["Winner","3.","14 March 1988","Corvo Open","Hard","Toby Mears","6–3, 7–5"]
["Runner-up","4.","24 October 1988","Wendt Classic","Carpet","Ulf Brand","6–4, 4–6, 5–7"]
["Winner","4.","19 June 1989","Kingsgate","Grass","Hans Ritter","6–4, 6–4"]
["Winner","5.","31 July 1989","Belmarsh","Clay","Luc Abadie","6–0, 6–3"]
["Runner-up","5.","12 February 1990","Lakeside Indoors","Carpet","Toby Mears","3–6, 6–7"]
["Winner","6.","22 October 1990","Wendt Classic","Carpet","Jorge Paz","6–2, 6–1"]
["Runner-up","6.","17 June 1991","Kingsgate","Grass","Luc Abadie","6–7, 6–7"]
? On what date was the score in the final 6–0, 6–3?
= [["31 July 1989"]]
? Name the championship played on Carpet against Jorge Paz
= [["Wendt Classic"]]
? Who was the opponent in the final when the outcome was runner-up on grass in Kingsgate with 6–7, 4–6?
= [["Toby Mears"]]
@ genw_28
# genw_28
[["Name","text"],["Chinese name","text"],["Height (m)","integer"],["Height (ft)","text"],["Floors","integer"],["Year","integer"],["Status","text"]]
["Harmony Tower I","和谐大厦一座",318,"1,043",68,2009,"Completed"]
["Harmony Tower II","和谐大厦二座",295,"968",63,2010,"Completed"]
["Jade Plaza","翠玉广场",272,"892",61,2004,"Completed"]
["Great Ocean Centre","大洋中心",350,"1,148",75,2016,"Under construction"]
["Lotus Bank Building","莲花银行大厦",240,"787",52,1998,"Completed"]
["Pearl Gate North","珠门北座",228,"748",50,2012,"Completed"]
["Pearl Gate South","珠门南座",228,"748",50,2012,"Completed"]
["Riverside One","滨江一号",265,"869",58,2015,"Topped out"]
["Golden Crane","金鹤楼",401,"1,316",88,2018,"Approved"]
["Union Trade Hall","联合商贸大楼",199,"653",44,1994,"Completed"]
["Phoenix Court","凤凰阁",212,"696",55,2006,"Completed"]
["Silk Road Tower","丝路塔",333,"1,093",71,2017,"Under construction"]
? What is the Chinese name of Jade Plaza?
= [["翠玉广场"]]
? What is the average floors of the buildings that are under construction?
= [[73.0]]
@ genw_29
# genw_29
[["Rider","text"],["Bike","text"],["Laps","integer"],["Time","text"],["Grid","integer"]]
["Dario Fenn","Moretta 250",22,"36:10.402",1]
["Juan Ibarra","Moretta 250",22,"+2.118",3]
["Hiro Takei","Sanwa TX",22,"+5.660",2]
["Lenny Marsden","Kappa",22,"+9.071",7]
["Fritz Ebel","Sanwa TX",22,"+15.934",5]
["Alex Monteil","Kappa",22,"+16.207",4]
["Carlo Dossi","Moretta 250",22,"+31.445",10]
["Sam Ridley","Sanwa TX",22,"+44.890",12]
["Koji Ueno","Sanwa TX",22,"+1:02.313",9]
["Bruno Salvi","Lanza",21,"+1 lap",14]
["Tim Oldham","Kappa",21,"+1 lap",15]
["Arne Friis","Lanza",15,"Retirement",6]
["Mats Holm","Kappa",9,"Accident",8]
["Raúl Prim","Lanza",9,"Accident",13]
["Vito Carbone","Moretta 250",3,"Retirement",11]
? Which rider had a time of +15.934?
= [["Fritz Ebel"]]
? what is the sum of the laps for the riders on a lanza?
= [[45]]
? Who rode a Kappa with fewer than 22 laps, a grid under 10 and time of accident?
= [["Mats Holm"]]
@ genw_30
# genw_30
[["Episode","integer"],["Contestant","text"],["Age","integer"],["Hometown","text"],["Occupation","text"],["Finish","text"],["Votes against","integer"]]
[1,"Burt Lasko",58,"Minden, Arco","Retired firefighter","16th voted out first",9]
[2,"Tanya Wills",24,"Palmetto, Gray","Model","15th voted out",7]
[3,"Ramesh Iyer",33,"Lindon, Tull","Software tester","14th voted out",5]
[4,"Denise Orloff",45,"Minden, Arco","Dairy farmer","Medically evacuated",0]
[4,"Quentin Hale",29,"Borough, Tull","Bartender","12th voted out",6]
[5,"Shawna Pruitt",27,"Elko, Gray","Nurse","11th voted out",8]
[6,"Todd Baines",39,"Orville, Arco","Pilot","Quit",2]
[7,"Marguerite Dole",61,"Salem, Tull","Librarian","1st jury member",6]
[8,"Jay Cardozo",22,"Palmetto, Gray","Student","2nd jury member",7]
[9,"Ingrid Hoff",36,"Elko, Gray","Realtor","3rd jury member",5]
[10,"Brody Keene",31,"Borough, Tull","Roofer","4th jury member",4]
[11,"Lucia Prado",28,"Lindon, Tull","Dentist","5th jury member",3]
[12,"Omar Jessup",41,"Orville, Arco","Teacher","Runner-up",1]
[12,"Kit Fallows",26,"Salem, Tull","Bookseller","Sole survivor",0]
? What is the occupation of the one who was medically evacuated?
= [["Dairy farmer"]]
? Which contestant is older than 30 with hometown Borough, Tull and 4 votes against?
= [["Brody Keene"]]
@ genw_31
# genw_31
[["Locomotive","text"],["Class","text"],["Wheel arrangement","text"],["Builder","text"],["Works number","integer"],["Built","integer"],["Withdrawn","integer"],["Current location","text"]]
["No. 3 Meg","A","0-4-0ST","Barlow & Tunstall",611,1882,1949,"Hollin Vale Railway"]
["No. 7 Dorothy","A","0-4-0ST","Barlow & Tunstall",614,1883,1951,"Scrapped"]
["No. 12","B2","0-6-0T","Crewsbury Works",1027,1890,1955,"Tarn Steam Museum"]
["No. 14","B2","0-6-0T","Crewsbury Works",1031,1891,1953,"Scrapped"]
["No. 15","B2","0-6-0T","Crewsbury Works",1032,1891,1957,"Hollin Vale Railway"]
["No. 22 Sir Roland","C","2-6-2T","Nesmith Bros.",288,1904,1960,"Tarn Steam Museum"]
["No. 23 Sir Percy","C","2-6-2T","Nesmith Bros.",289,1904,1958,"Scrapped"]
["No. 31","D","0-6-2T","Barlow & Tunstall",1340,1911,1962,"Plinthed at Ock station"]
["No. 32","D","0-6-2T","Barlow & Tunstall",1341,1911,1961,"Scrapped"]
["No. 40 Atlas","E","2-8-0","Nesmith Bros.",502,1919,1965,"Hollin Vale Railway"]
["No. 41 Titan","E","2-8-0","Nesmith Bros.",503,1919,1965,"Scrapped"]
["No. 42 Hector","E","2-8-0","Crewsbury Works",1977,1921,1964,"Tarn Steam Museum"]
? what is the wheel arrangement for no. 31?
= [["0-6-2T"]]
? How many of the locomotives built by Crewsbury Works are at the Tarn Steam Museum?
= [[2]]
? What's the works number of the class B2 locomotive which is 0-6-0t, was withdrawn after 1953 and is at Hollin Vale Railway?
= [[1032]]
@ genw_32
# genw_32
[["Athlete","text"],["Event","text"],["Heat","text"],["Heat rank","text"],["Semifinal","text"],["Semifinal rank","text"],["Final","text"],["Final rank","integer"]]
["Edda Grimsen","100 m","11.62","2 Q","11.55","5","Did not advance",null]
["Edda Grimsen","200 m","23.41","1 Q","23.30","3 q","23.28",7]
["Tora Vik","400 m","53.90","3 Q","53.12","6","Did not advance",null]
["Liv Aune","800 m","2:03.11","1 Q","2:01.87","2 Q","2:00.45",4]
["Maren Holt","800 m","2:05.76","5","Did not advance",null,"Did not advance",null]
["Randi Foss","1500 m","4:12.30","4 Q","—",null,"4:08.02",9]
["Silje Berg","3000 m","9:01.44","8","—",null,"Did not advance",null]
["Hanna Lie","100 m hurdles","13.35","3 Q","13.20","4 q","13.41",8]
["Gro Sande","400 m hurdles","57.72","2 Q","56.80","1 Q","56.11",3]
["Tora Vik","400 m hurdles","58.90","6","Did not advance",null,"Did not advance",null]
["Bente Moen","High jump","1.90","T1 Q","—",null,"1.93",5]
["Astrid Nygard","Javelin","60.14","6 Q","—",null,"62.70",2]
["Kari Elstad","Javelin","55.02","19","—",null,"Did not advance",null]
? What was the final rank of Gro Sande?
= [[3]]
? What was the heat time for Tora Vik in the 400 m?
= [["53.90"]]
? Name the athlete in the 800 m who did not advance in the final, with a heat rank of 5 and semifinal of did not advance
= [["Maren Holt"]]
@ genw_33
# genw_33
[["Province","text"],["Capital","text"],["ISO code","text"],["Seats","integer"],["Population 2010","integer"],["Governor","text"],["Party","text"]]
["Ambar","Ambar City","TQ-AM",8,1204500,"Lin Maro","People's Front"]
["Bosque","San Telmo","TQ-BO",3,310220,"Reyna Ortez","Greens"]
["Cordal","Villa Cordal","TQ-CO",5,645870,"Juan Salcedo","Civic Union"]
["Duero","Puente Duero","TQ-DU",4,502110,"Ofelia Mata","Civic Union"]
["Estela","Estela","TQ-ES",2,98450,"Pío Landa","Independent"]
["Fuerte","Fuerte Rey","TQ-FU",6,810330,"Bruno Casal","People's Front"]
["Garza","Laguna Garza","TQ-GA",3,287600,"Inés Varo","Greens"]
["Hondo","Río Hondo","TQ-HO",4,455905,"Marco Tello","People's Front"]
["Isla Mayor","Puerto Mayor","TQ-IM",2,120075,"Alba Núñez","Civic Union"]
["Jarama","Jarama","TQ-JA",7,990640,"Saúl Pinto","Civic Union"]
["Litoral","Bahía Clara","TQ-LI",5,702415,"Eva Rangel","People's Front"]
["Montaña","Alto Verde","TQ-MO",2,76980,"Tito Cruz","Independent"]
? What is the ISO code of the province whose capital is San Telmo?
= [["TQ-BO"]]
? What's the minimum population 2010 for a People's Front province?
= [[455905]]
? Who is the governor for Civic Union with more than 3 seats and a population 2010 less than 600000?
= [["Ofelia Mata"]]
@ genw_34
# genw_34
[["Date","text"],["Time","text"],["Opponent","text"],["Score","text"],["Set 1","text"],["Set 2","text"],["Set 3","text"],["Set 4","text"],["Set 5","text"],["Total","text"]]
["3 Jun","17:00","Belmora","3–0","25–21","25–18","25–23",null,null,"75–62"]
["4 Jun","17:00","Belmora","3–2","22–25","25–20","21–25","25–19","15–12","108–101"]
["10 Jun","20:30","Kantor","1–3","23–25","25–22","19–25","20–25",null,"87–97"]
["11 Jun","20:30","Kantor","0–3","18–25","24–26","22–25",null,null,"64–76"]
["17 Jun","18:00","Vellinge","3–1","25–17","23–25","25–19","25–22",null,"98–83"]
["18 Jun","15:00","Vellinge","3–0","25–20","27–25","25–16",null,null,"77–61"]
["24 Jun","19:00","Belmora","2–3","25–23","19–25","25–21","22–25","13–15","104–109"]
["25 Jun","16:00","Belmora","3–1","25–22","25–15","20–25","25–20",null,"95–82"]
["1 Jul","20:30","Kantor","3–2","25–27","25–23","18–25","27–25","15–10","110–110"]
["2 Jul","18:00","Kantor","1–3","21–25","25–20","23–25","17–25",null,"86–95"]
["8 Jul","18:00","Vellinge","3–0","25–14","25–23","25–22",null,null,"75–59"]
["9 Jul","15:00","Vellinge","2–3","25–18","22–25","25–20","23–25","9–15","104–103"]
? What was the total when set 1 was 25–14?
= [["75–59"]]
? how many matches against vellinge ended 3–0?
= [[2]]
? What is set 3 for the 18:00 match where the score was 1–3 with the opponent Kantor?
= [["23–25"]]
@ genw_35
# genw_35
[["Year","integer"],["Champion","text"],["Score","text"],["Runner-up","text"],["Venue","text"],["Prize","text"]]
[1971,"Aldo Venn","9–6","Chris Maple","Trades Club, Hexley","£400"]
[1972,"Chris Maple","9–8","Ron Tulley","Trades Club, Hexley","£400"]
[1973,"Ron Tulley","10–4","Aldo Venn","Assembly Rooms, Dorne","£750"]
[1974,"Ron Tulley","10–7","Gerald Fitch","Assembly Rooms, Dorne","£750"]
[1975,"Gerald Fitch","11–10","Chris Maple","Assembly Rooms, Dorne","£1,000"]
[1976,"Perry Lomas","11–3","Ron Tulley","City Hall, Marchester","£2,500"]
[1977,"Perry Lomas","16–12","Gerald Fitch","City Hall, Marchester","£3,500"]
[1978,"Aldo Venn","16–15","Perry Lomas","City Hall, Marchester","£5,000"]
[1979,"Perry Lomas","16–9","Dean Cutts","Guildhall, Penrow","£6,000"]
[1980,"Dean Cutts","18–11","Aldo Venn","Guildhall, Penrow","£8,000"]
[1981,"Dean Cutts","18–17","Perry Lomas","Guildhall, Penrow","£10,000"]
[1982,"Perry Lomas","18–13","Ian Wragge","Guildhall, Penrow","£12,000"]
? Who was the runner-up in 1979?
= [["Dean Cutts"]]
? What year did Perry Lomas win with 16–12?
= [[1977]]
? What was the score after 1975 when Perry Lomas was champion and Ron Tulley was runner-up at City Hall, Marchester?
= [["11–3"]]
@ genw_36
# genw_36
[["Number","text"],["Builder","text"],["Type","text"],["Date","integer"],["Length","text"],["Beam","text"],["Notes","text"]]
["PV-101","Seaway Boats","Coastal",1940,"83 ft","16 ft","Wooden hull"]
["PV-102","Seaway Boats","Coastal",1940,"83 ft","16 ft","Wooden hull"]
["PV-103","Tidemark","Coastal",1941,"80 ft","15 ft",null]
["PV-120","Tidemark","Harbor",1941,"65 ft","14 ft","Lost 1944"]
["PV-121","Tidemark","Harbor",1942,"65 ft","14 ft",null]
["PV-122","Calloway Marine","Harbor",1942,"64 ft","14 ft","Sold 1946"]
["PV-201","Calloway Marine","Ocean",1942,"125 ft","24 ft","Steel hull"]
["PV-202","Calloway Marine","Ocean",1943,"125 ft","24 ft","Steel hull"]
["PV-203","Great Bend SB","Ocean",1943,"128 ft","25 ft","Lost 1945"]
["PV-204","Great Bend SB","Ocean",1944,"128 ft","25 ft","Sold 1946"]
["PV-205","Great Bend SB","Ocean",1944,"128 ft","25 ft",null]
["PV-301","Seaway Boats","Rescue",1945,"104 ft","20 ft","Prototype"]
? What is the beam of PV-203?
= [["25 ft"]]
? What's the number of the ocean type that got sold 1946?
= [["PV-204"]]
? Who is the builder of the harbor type with a length of 65 ft dated before 1942?
= [["Tidemark"]]
@ genw_37
# genw_37
[["Rnd","integer"],["Race name","text"],["Circuit","text"],["City/Location","text"],["Date","text"],["Pole position","text"],["Winning driver","text"],["Winning team","text"]]
[1,"Opening Day 150","Saltgrass Speedway","Saltgrass, Nevara","April 8","Rex Tanner","Rex Tanner","Tanner-Gold"]
[2,"Desert 200","Mesa Raceway","Red Mesa, Arroyo","April 22","Al Denton","Bobby Fusco","Fusco Bros."]
[3,"Governor's Trophy","State Fairgrounds","Capitol, Linden","May 6","Al Denton","Al Denton","Blue Star"]
[4,"Lakeland 300","Lakeland Park","Three Lakes, Minnow","May 27","Joe Sable","Rex Tanner","Tanner-Gold"]
[5,"Coal Country 150","Slag Hill","Bairdsville, Pennock","June 10","Gordie Wills","Gordie Wills","Apex"]
[6,"Midsummer Classic","Saltgrass Speedway","Saltgrass, Nevara","June 24","Rex Tanner","Joe Sable","Blue Star"]
[7,"Freedom 200","Harbor Road Course","Port Dennis, Linden","July 4","Bobby Fusco","Bobby Fusco","Fusco Bros."]
[8,"Corn Belt 100","State Fairgrounds","Capitol, Linden","July 22","Joe Sable","Al Denton","Blue Star"]
[9,"Timber 150","Pine Oval","Loggers Gap, Cascade","August 5","Hank Morrow","Hank Morrow","Morrow"]
[10,"Grand Prix of Arroyo","Mesa Raceway","Red Mesa, Arroyo","August 26","Rex Tanner","Rex Tanner","Tanner-Gold"]
[11,"Labor Day 400","Lakeland Park","Three Lakes, Minnow","September 3","Al Denton","Joe Sable","Blue Star"]
[12,"Last Chance 200","Harbor Road Course","Port Dennis, Linden","September 23","Gordie Wills","Al Denton","Blue Star"]
? Who had the pole position for the Timber 150?
= [["Hank Morrow"]]
? How many races did Blue Star win with driver al denton?
= [[3]]
? Which circuit had Rex Tanner on the pole, Joe Sable winning and was held on June 24?
= [["Saltgrass Speedway"]]
@ genw_38
# genw_38
[["Language","text"],["Family","text"],["Speakers","integer"],["Percentage (%)","number"],["Male","integer"],["Female","integer"],["Districts","integer"]]
["Tamran","Eastern",1402300,38.6,698150,704150,11]
["Oshi","Eastern",870115,24,431000,439115,8]
["Bel-Kuri","Kuric",402760,11.1,203300,199460,5]
["Low Kuri","Kuric",255040,7,126900,128140,4]
["Varsh","Isolate",190322,5.2,96012,94310,2]
["Nemi","Eastern",151907,4.2,75200,76707,3]
["Dorai","Hill",120444,3.3,59800,60644,6]
["Upper Dorai","Hill",88216,2.4,44500,43716,2]
["Pahn","Hill",61033,1.7,30500,30533,1]
["Ketch","Kuric",40981,1.1,20700,20281,1]
["Sul","Isolate",29870,0.8,15100,14770,1]
["Other","Various",21012,0.6,10800,10212,11]
? What percentage speaks Varsh?
= [[5.2]]
@ genw_39
# genw_39
[["Season","text"],["League","text"],["Apps","integer"],["Goals","integer"],["Cup apps","integer"],["Cup goals","integer"],["Club","text"]]
["1955–56","Division Three",12,2,1,0,"Hadley Town"]
["1956–57","Division Three",38,14,3,2,"Hadley Town"]
["1957–58","Division Three",44,21,4,1,"Hadley Town"]
["1958–59","Division One",17,3,2,0,"Sunport United"]
["1959–60","Division One",29,9,1,1,"Sunport United"]
["1960–61","Division One",35,15,5,3,"Sunport United"]
["1961–62","Division One",31,11,2,0,"Sunport United"]
["1962–63","Division Two",40,18,3,4,"Ravensby"]
["1963–64","Division Two",37,12,2,0,"Ravensby"]
["1964–65","Division Two",22,5,1,0,"Ravensby"]
["1965–66","Division Four",41,19,2,2,"Pell Rovers"]
["1966–67","Division Four",26,7,1,1,"Pell Rovers"]
? What club was he at in the 1962–63 season?
= [["Ravensby"]]
? What is the total goals in Division One?
= [[38]]
? How many cup apps were there for Sunport United in division one with more than 30 apps and cup goals 0?
= [[2]]
@ genw_40
# genw_40
[["Artist","text"],["Song","text"],["Draw","integer"],["Televote","integer"],["Jury","integer"],["Points","integer"],["Place","integer"]]
["Mira Stan","\"Cântec de apă\"",1,44,31,75,6]
["The Brass Foxes","\"Running Late\"",2,12,20,32,10]
["Vlad & Irina","\"Doi\"",3,98,70,168,2]
["Luna Park","\"Neon Girl\"",4,61,58,119,4]
["Otis Grey","\"Letter to Mama\"",5,19,77,96,5]
["Zorka","\"Kolo\"",6,110,80,190,1]
["Ana-Maria Duca","\"Lasă-mă\"",7,25,16,41,9]
["Fourth Wall","\"Break It\"",8,8,11,19,12]
["Dan Petrescu Jr.","\"Mai stai\"",9,33,29,62,7]
["Celeste V.","\"Diamond Rain\"",10,73,66,139,3]
["Grup 77","\"Disco Express\"",11,40,12,52,8]
["Ilinca","\"Umbra\"",12,9,15,24,11]
? Who sang "Umbra"?
= [["Ilinca"]]
? What is the highest jury points with a televote less than 30?
= [[77]]
? What place did the artist with a draw larger than 6, televote over 30 and jury under 20 get?
= [[8]]
@ genw_41
# genw_41
[["Conference","text"],["# of bids","integer"],["Record","text"],["Win %","text"],["Round of 32","integer"],["Sweet sixteen","integer"],["Elite eight","integer"],["Final four","integer"]]
["Atlantic Shore",7,"13–6",".684",6,4,2,2]
["Big Plains",6,"9–6",".600",4,2,2,0]
["Northern Ten",6,"12–5",".706",5,4,3,2]
["Pacific Rim",4,"5–4",".556",3,1,1,0]
["Southern",5,"6–5",".545",3,2,1,0]
["Metro East",3,"4–3",".571",2,1,0,0]
["Valley",2,"3–2",".600",2,1,0,0]
["Mountain",3,"1–3",".250",1,0,0,0]
["Gulf",2,"2–2",".500",1,1,0,0]
["Old Colony",1,"0–1",".000",0,0,0,0]
["Piedmont",1,"1–1",".500",1,0,0,0]
["River States",2,"1–2",".333",1,0,0,0]
? What is the record of the Metro East conference?
= [["4–3"]]
? What is the average # of bids for conferences with an elite eight of 0?
= [[2.0]]
? Which conference has a win % of .600, 2 bids and less than 2 in the sweet sixteen?
= [["Valley"]]
@ genw_42
# genw_42
[["Country","text"],["Contestant","text"],["Age","integer"],["Height","text"],["Hometown","text"],["Placement","text"],["Special award","text"]]
["Arvenia","Lida Karsh",21,"1.76 m","Mostar Bay","Top 15",null]
["Belmora","Sofía Quint",19,"1.72 m","Las Palmas Altas","Winner","Best in Gown"]
["Castine","Chloe Barnard",23,"1.80 m","Leeward",null,"Miss Congeniality"]
["Dactyl Islands","Moana Tui",20,"1.70 m","Red Reef",null,null]
["Ferrow","Elsa Brink",24,"1.78 m","Nordhamn","Top 15","Best Smile"]
["Jessamy","Tiana Rose",18,"1.74 m","Kings Cay","2nd runner-up",null]
["Kantor","Ning Lao",22,"1.69 m","Hwa Province","Top 15","Miss Photogenic"]
["Kestria","Olga Varenko",21,"1.82 m","Velgrad","1st runner-up",null]
["Mendara","Paula Reis",25,"1.75 m","Puerto Sello","Top 5","Best in Swimsuit"]
["Nordmark","Ida Solberg",19,"1.79 m","Tallis",null,null]
["Palisca","Grace Umi",23,"1.68 m","Palisca Town",null,null]
["Tamoria","Zahra Ben Ali",20,"1.77 m","El Kasr","Top 5",null]
["Vellinge","Julia Ek",26,"1.73 m","Sundby",null,null]
? What is the hometown of the contestant from Ferrow?
= [["Nordhamn"]]
? Name the contestant younger than 22 whose placement is top 15 and with a height of 1.76 m
= [["Lida Karsh"]]
@ genw_43
# genw_43
[["Mission","text"],["Launch date","text"],["Launch site","text"],["Vehicle","text"],["Operator","text"],["Outcome","text"],["Mass (kg)","integer"]]
["Horizon 1","11 August 1962","Site 3, Kaplo Range","Lance-A","NRSA","Launch failure",210]
["Horizon 2","2 February 1963","Site 3, Kaplo Range","Lance-A","NRSA","Partial success",212]
["Horizon 3","30 May 1963","Site 3, Kaplo Range","Lance-B","NRSA","Success",245]
["Selka A","14 January 1964","Cape Orrin","Pilgrim","AeroDept","Success",390]
["Horizon 4","9 September 1964","Site 5, Kaplo Range","Lance-B","NRSA","Success",251]
["Selka B","21 March 1965","Cape Orrin","Pilgrim","AeroDept","Spacecraft failure",402]
["Selka C","1 December 1965","Cape Orrin","Pilgrim II","AeroDept","Success",460]
["Vela Nova","6 June 1966","Site 5, Kaplo Range","Lance-C","NRSA","Success",780]
["Horizon 5","18 October 1966","Site 5, Kaplo Range","Lance-C","NRSA","Launch failure",655]
["Orbis 1","27 April 1968","Cape Orrin","Pilgrim II","AeroDept","Success",910]
["Orbis 2","12 July 1969","Cape Orrin","Pilgrim II","AeroDept","Partial success",915]
["Vela Nova 2","3 November 1970","Site 5, Kaplo Range","Lance-C","NRSA","Success",802]
? What was the outcome of Selka B?
= [["Spacecraft failure"]]
? How many launches of the vehicle Pilgrim II ended in success?
= [[2]]
? What mission by NRSA was a success on a Lance-B with a mass (kg) heavier than 250?
= [["Horizon 4"]]
@ genw_44
# genw_44
[["Name","text"],["Team","text"],["Qual 1","text"],["Qual 2","text"],["Best","text"],["Grid","integer"]]
["Simon Vaux","Rockford Autosport","58.771","58.214","58.214",1]
["Dieter Krumm","Adler Racing","58.902","58.377","58.377",2]
["Paul Laroche","Rockford Autosport","59.101","58.640","58.640",3]
["Andy Quince","HVT Motors","58.655","no time","58.655",4]
["Jorge Tavira","Kilo Sport","59.420","58.991","58.991",5]
["Matt Ewell","Adler Racing","59.388","59.050","59.050",6]
["Nils Bergdahl","HVT Motors","59.710","59.233","59.233",7]
["Rory Tait","Team Caledon","1:00.104","59.451","59.451",8]
["Enzo Marini","Kilo Sport","59.502","59.866","59.502",9]
["Hiro Nagata","Team Caledon","1:00.330","59.780","59.780",10]
["Tomas Zelny","Dunlin GP","1:01.008","1:00.212","1:00.212",11]
["Will Starkey","Dunlin GP","no time","1:01.435","1:01.435",12]
? What is the highest grid for Adler Racing?
= [[6]]
? What is the qual 1 for Kilo Sport with a best of 59.502 and a grid bigger than 5?
= [["59.502"]]
@ genw_45
# genw_45
[["Code","text"],["Enzyme","text"],["Recognition site","text"],["Source organism","text"],["Cut","text"],["Isoschizomers","text"]]
["E1","AgoII","5'-GGWCC","Agrolata gora","Sticky","BspQR"]
["E2","BelI","5'-TTCGAA","Belcoccus ferox","Sticky","None"]
["E3","CdrIV","5'-AGCT","Cadrella rubra","Blunt","AluX"]
["E4","DspA","5'-GATATC","Dispora sp.","Blunt","EckV"]
["E5","EckV","5'-GATATC","Eckia vernalis","Blunt","DspA"]
["E6","FolI","5'-CCTAGG","Folium lentum","Sticky","None"]
["E7","GrmIII","5'-RCATGY","Grimmia molle","Sticky","NspZ"]
["E8","HraI","5'-GTTAAC","Haraldia acida","Blunt","None"]
["E9","JutI","5'-CTNAG","Jutella minor","Sticky","None"]
["E10","KavII","5'-AGGCCT","Kavia bipunctata","Blunt","StuQ"]
["E11","LimI","5'-ACTAGT","Limnia marina","Sticky","SpeW"]
["E12","MurI","5'-TTCGAA","Muria lactis","Sticky","BelI"]
? What is the source organism of LimI?
= [["Limnia marina"]]
? Name the enzyme with a recognition site of 5'-GATATC and isoschizomers of DspA
= [["EckV"]]
? Which code is sticky, has none isoschizomers and has the 5'-CCTAGG recognition site?
= [["E6"]]
@ genw_46
# genw_46
[["Tie no","text"],["Home team","text"],["Score","text"],["Away team","text"],["Attendance","text"],["Replay","text"]]
["1","Dorne Athletic","2–1","Kelby","4,310",null]
["2","Hexley Town","0–0","Marsh Ferry","2,875","Yes"]
["3","Sunport United","4–0","Pell Rovers","11,920",null]
["4","Ravensby","1–3","Calder Vale","6,044",null]
["5","Orrin Wanderers","2–2","Stoke Bay","3,398","Yes"]
["6","Birchmouth","1–0","Kingsholm","5,561",null]
["7","Tolland","0–2","Hadley Town","1,987",null]
["8","Penrow City","3–3","Westing","4,780","Yes"]
["9","Arden","5–1","Lydd Rangers","2,216",null]
["10","Marchester","1–1","Castle Park","14,302","Yes"]
["11","Fenwick","0–1","Port Regis","3,121",null]
["12","Upper Dell","2–0","Ashbourne","1,450",null]
["Replay","Marsh Ferry","1–2","Hexley Town","3,002",null]
["Replay","Stoke Bay","3–0","Orrin Wanderers","4,117",null]
["Replay","Westing","2–4","Penrow City","3,885",null]
["Replay","Castle Park","0–1","Marchester","9,760",null]
? What was the score when the home team was Arden?
= [["5–1"]]
? Who was the home team when the tie no was replay and the away team was Penrow City?
= [["Westing"]]
? Name the away team with tie no replay, attendance of more than 4,000 and a score of 0–1
= [["Marchester"]]
@ genw_47
# genw_47
[["Rank","integer"],["Stolen ends","integer"],["Team","text"],["Skip","text"],["Third","text"],["Points scored","integer"],["Points allowed","integer"],["W","integer"],["L","integer"]]
[1,8,"Kettle Lake","Shirley Nance","Barb Toews",72,41,9,2]
[2,7,"Fort Dunmore","Donna Plett","Gail Husak",68,49,8,3]
[3,5,"Moose Ridge","Jill Arsenault","Kim Orser",70,55,7,4]
[4,4,"Brandt","Lori Fehr","Tracy Munn",61,56,7,4]
[5,6,"St. Cloud","Marie Gagné","Lise Hébert",63,60,6,5]
[6,3,"Prince Arthur","Ann Snell","Peg Rolfe",58,58,6,5]
[7,5,"Yellow Grass","Connie Dyck","Bev Stroud",59,64,5,6]
[8,4,"Port Nelson","Sandra Pike","Jo Tizzard",55,62,5,6]
[9,3,"Whitefish","Heather Oake","Val Moss",52,66,4,7]
[10,2,"Gander Cove","Trudy Hynes","Ruth Critch",49,65,4,7]
[11,2,"Arctic Bay","Elisapee Kunuk","Mary Amaro",44,70,3,8]
[12,1,"Capital Region","Pam Stoddart","Deb Oliver",40,75,2,9]
? Who is the skip for Yellow Grass?
= [["Connie Dyck"]]
? What is the lowest points scored by teams with 7 L?
= [[49]]
? What team has W of 5, L of 6, and points allowed less than 64?
= [["Port Nelson"]]
@ genw_48
# genw_48
[["Year","integer"],["Car","integer"],["Start","text"],["Qual","number"],["Rank","integer"],["Finish","integer"],["Laps","integer"],["Led","integer"],["Retired","text"]]
[1952,44,"21",134.288,19,14,176,0,"Flagged"]
[1953,44,"12",136.06,15,22,109,0,"Oil leak"]
[1954,17,"8",138.75,9,5,200,11,"Running"]
[1955,17,"3",141.015,4,2,200,46,"Running"]
[1956,9,"5",143.298,6,31,16,0,"Crash T2"]
[1957,9,"Did not qualify",null,null,null,null,null,null]
[1958,3,"11",144.202,10,8,200,0,"Running"]
[1959,3,"1",146.91,1,1,200,112,"Running"]
[1960,1,"2",147.044,3,12,162,28,"Clutch"]
[1961,1,"14",146.117,18,17,149,0,"Crash T4"]
[1962,28,"20",147.9,22,9,200,0,"Running"]
[1963,28,"27",148.665,30,25,75,0,"Engine"]
? What was his qual in the year 1958?
= [[144.202]]
? how many times was he running at the end with zero led laps?
= [[2]]
? What finish did he get with 0 led, less than 150 laps, start under 13, in car 44?
= [[22]]
@ genw_49
# genw_49
[["Vol. #","integer"],["Title","text"],["Material collected","text"],["Cover character","text"],["ISBN","text"],["Release date","text"]]
[1,"The Iron Orphan","Nightwarden #1–6","Nightwarden","978-0-55123-001-7","February 2004"]
[2,"City of Glass","Nightwarden #7–12","Nightwarden","978-0-55123-014-7","September 2004"]
[3,"The Owl Trial","Nightwarden #13–18","Madame Owl","978-0-55123-022-2","March 2005"]
[4,"Blood on the Dial","Nightwarden #19–24; Annual #1","The Clockman","978-0-55123-037-6","November 2005"]
[5,"Dead Letters","Nightwarden #25–30","Nightwarden","978-0-55123-045-1","June 2006"]
[6,"Winter Court","Nightwarden #31–36","Lady Frost","978-0-55123-058-1","January 2007"]
[7,"Exit Wounds","Nightwarden #37–42","The Clockman","978-0-55123-066-6","August 2007"]
[8,"The Long Goodnight","Nightwarden #43–50","Nightwarden","978-0-55123-079-6","May 2008"]
[9,"Origins","Nightwarden #0; Madame Owl #1–4","Madame Owl","978-0-55123-083-3","October 2008"]
[10,"Aftermath","Annual #2–3; Nightwarden: Requiem #1–3","Lady Frost","978-0-55123-091-8","April 2009"]
? What material was collected in Winter Court?
= [["Nightwarden #31–36"]]
? What is the largest vol. # with Madame Owl on the cover?
= [[9]]
? What is the ISBN of the volume above 2 with The Clockman as cover character released in August 2007?
= [["978-0-55123-066-6"]]
@ genw_50
# genw_50
[["Round","integer"],["Pick","integer"],["Overall","integer"],["Name","text"],["Position","text"],["School","text"]]
[1,9,9,"Clay Hobart","QB","Orrin State"]
[2,10,38,"Reggie Toombs","OT","Teague"]
[2,24,52,"Ira Simms","DT","Western Dell"]
[3,9,65,"Marvin Cobbs","CB","Hollis College"]
[4,11,95,"Lonnie Purdy","WR","Pine Ridge"]
[5,9,121,"Frank Zabel","LB","Orrin State"]
[5,20,132,"Dexter Mims","RB","Cutter State"]
[6,10,150,"Wes Kilgore","TE","Copper Valley"]
[7,9,177,"Ollie Barnhart","OG","Teague"]
[8,11,207,"Cedric Boone","CB","Marlow State"]
[9,10,234,"Pat O'Dea","P","Saint Brendan"]
[10,9,261,"Leon Tripp","LB","Pine Ridge"]
[11,10,290,"Greg Wysocki","DE","Northern Plains"]
[12,11,319,"Horace Tate","WR","Cutter State"]
? Which position does Pat O'Dea play?
= [["P"]]
? What school had a round later than 5, a pick of 11 and the position of wr?
= [["Cutter State"]]
`
