/** Questions over messy lists, written by people who had not seen the reader. The format is read by `read-asked.ts`. */
export const FIRST_SIGHT_MESSY_TABLES = String.raw`
@ genm_01
# genm_01
[["Rank","integer"],["Lake","text"],["Region","text"],["Area","text"],["Max. depth","text"],["Notes","text"]]
[1,"Lake Ossamer","Tarn / Corvane","1,204 km² (465 sq mi)","88 m","Shared by two regions"]
[2,"Great Heron Lake","Dorset","933 km² (360 sq mi)","41 m",null]
[3,"Lake Mirren","Tarn","610 km² (236 sq mi)","212 m","Deepest lake in the country"]
[4,"Black Loch","Corvane","415 km² (160 sq mi)","130 m",null]
[5,"Lake Audrey","Linnet","402 km² (155 sq mi)","17 m","Drained 1921, refilled 1950[2]"]
[6,"Salt Pan","Marrow","388 km² (150 sq mi)","3 m","Seasonal"]
[7,"Lake Pell","Dorset","271 km² (105 sq mi)","66 m","Reservoir"]
[8,"Long Water","Tarn","190 km² (73 sq mi)","98 m",null]
[9,"Upper Finch Lake","Linnet","144 km² (56 sq mi)","29 m",null]
[10,"Lower Finch Lake","Linnet","139 km² (54 sq mi)","25 m",null]
[11,"Lake Hob","Marrow","97 km² (37 sq mi)","n/a","Never surveyed"]
[12,"Tallow Mere","Corvane","60 km² (23 sq mi)","12 m","Reservoir"]
? which lake is the deepest?
= [["Lake Mirren"]]
? which lakes are reservoirs?
= [["Lake Pell"],["Tallow Mere"]]
? what is the next largest lake after lake audrey?
= [["Salt Pan"]]
@ genm_02
# genm_02
[["Year","integer"],["Winner","text"],["Country","text"],["Distance","text"],["Time","text"],["Runner-up","text"]]
[1948,"Ove Falk","Nordmark","42 km","2:41:10","Ross Kinnear"]
[1949,"Ove Falk","Nordmark","42 km","2:38:55","Emil Zatka"]
[1950,"Ross Kinnear","Caledon","42 km","2:40:02","Ove Falk"]
[1951,"Not held (floods)",null,null,null,null]
[1952,"Emil Zatka","Brenland","42 km","2:33:47","Tomas Rey"]
[1953,"Tomas Rey","Mendara","42 km","2:35:20","Abel Tesso"]
[1954,"Abel Tesso","Okra","38 km[a]","2:15:03","Ross Kinnear"]
[1955,"Abel Tesso","Okra","42 km","2:29:41","Piet Boer"]
[1956,"Abel Tesso","Okra","42 km","2:30:15","Tomas Rey"]
[1957,"Not held",null,null,null,null]
[1958,"Piet Boer","Vellinge","42 km","2:31:36","Gil Ansel"]
[1959,"Gil Ansel","Caledon","42 km","2:28:12","Piet Boer"]
[1960,"Sim Waktola","Okra","42 km","2:24:50","Gil Ansel"]
? who won the race more, abel tesso or ove falk?
= [["Abel Tesso"]]
? who was the last winner not from okra?
= [["Gil Ansel"]]
@ genm_03
# genm_03
[["Party","text"],["Candidate","text"],["Votes","text"],["%","number"],["±%","text"]]
["Liberal","Edna Marsh","8,412",41.3,"+3.2"]
["Progressive Conservative","Tom Gillis","6,990",34.3,"−5.8"]
["New Labour","Priya Nair","3,105",15.2,"+1.1"]
["Green","Owen Fry","1,207",5.9,"+1.5"]
["Independent","Doug \"Tractor\" Bell","402",2,null]
["Heritage","Ann Coates","171",0.8,null]
["Marxist","Leo Petrov","88",0.4,null]
["Total valid votes",null,"20,375",100,null]
["Rejected ballots",null,"96",null,null]
["Turnout",null,"20,471",61.7,null]
? which party had the least votes?
= [["Marxist"]]
@ genm_04
# genm_04
[["Title","text"],["Year","integer"],["Role","text"],["Director","text"],["Notes","text"]]
["The Paper Kite",1961,"Schoolgirl","Arne Moll","Uncredited"]
["Summer at Vik",1963,"Lena","Arne Moll",null]
["Iron Gate",1964,"Sister Agnes","Paul Verrin",null]
["Two Brothers and a Mule",1966,"Rosita","Gino Salva","Dubbed"]
["The Ninth Day",1967,"Marta","Paul Verrin","Golden Bear nominee"]
["Marta's Return",1969,"Marta","Paul Verrin","Sequel to The Ninth Day"]
["A Cold Kitchen",1970,"Mrs. Lund","Helle Strand",null]
["Goodbye, Captain",1970,"Nurse","Howard Pitt",null]
["The Visitors",1974,"Eva","Helle Strand","Television film"]
["Harvest",1978,"Grandmother","Arne Moll",null]
["Snow Blind",1981,"The Widow","Tor Eide","Golden Bear winner"]
["Last Train to Ness",1985,"Old Mrs. Berg","Arne Moll","Final role"]
? what was the first film after 1970?
= [["The Visitors"]]
? which role did she play in more than one film?
= [["Marta"]]
@ genm_05
# genm_05
[["Club","text"],["City","text"],["Stadium","text"],["Capacity","text"],["Founded","integer"],["Titles","text"]]
["FK Dinara","Velgrad","Dinara Stadion","32,500",1911,"14 (last 2009)"]
["Metalac Orlo","Orlo","Gradski","12,000",1928,"2 (last 1976)"]
["Partizan Brod","Brod","Stadion 4. juli","8,200",1945,"–"]
["Radnik Velgrad","Velgrad","Fabrika","10,050",1919,"5 (last 1988)"]
["Sloga Petrin","Petrin","Petrin Arena","15,700",1922,"1 (last 1999)"]
["Jadran","Luka","Na Moru","9,600",1932,"3 (last 2003)"]
["Zmaj","Velgrad","Zmajevo","6,100",1950,"–"]
["Rudar Tisno","Tisno","Rudnik","7,350",1937,"–"]
["Omladina","Selce","Mladost","4,900",1961,"–"]
["Spartak Luka","Luka","Gradski vrt","11,400",1914,"4 (last 2007)"]
["Vihor","Brod","Vihor Park","5,000",1948,"1 (last 1954)"]
["Napredak","Dol","Polje","3,800",1970,"–"]
? which is the only club from tisno?
= [["Rudar Tisno"]]
? which club was founded right after fk dinara?
= [["Spartak Luka"]]
? which clubs have never won a title?
= [["Partizan Brod"],["Zmaj"],["Rudar Tisno"],["Omladina"],["Napredak"]]
@ genm_06
# genm_06
[["#","text"],["Name","text"],["Took office","text"],["Left office","text"],["Time in office","text"],["Party","text"]]
["1","Josef Anker","1 May 1920","3 June 1924","4 years, 33 days","National"]
["2","Willem Tass","3 June 1924","12 October 1925","1 year, 131 days","Farmers"]
["3","Josef Anker","12 October 1925","4 January 1930","4 years, 84 days","National"]
["4","Otto Brandl","4 January 1930","19 February 1930","46 days","Independent"]
["5","Maria Lentz","19 February 1930","7 July 1938","8 years, 138 days","Social Democrat"]
["6","Georg Hahn","7 July 1938","9 May 1945","6 years, 306 days","National"]
["–","Military administration","9 May 1945","1 June 1947",null,null]
["7","Maria Lentz","1 June 1947","22 April 1951","3 years, 325 days","Social Democrat"]
["8","Peter Voss","22 April 1951","30 September 1959","8 years, 161 days","Farmers"]
["9","Klara Stumm","30 September 1959","14 March 1966","6 years, 165 days","Social Democrat"]
["10","Jan Rebell","14 March 1966","2 August 1966","141 days","National"]
["11","Erik Lund","2 August 1966","5 May 1973","6 years, 276 days","Farmers"]
? who served the shortest time in office?
= [["Otto Brandl"]]
? who took office after peter voss?
= [["Klara Stumm"]]
@ genm_07
# genm_07
[["Position","integer"],["Team","text"],["Pld","integer"],["W","integer"],["D","integer"],["L","integer"],["GF","integer"],["GA","integer"],["GD","text"],["Pts","integer"]]
[1,"Kelby Swifts",18,14,2,2,46,15,"+31",44]
[2,"Orrin",18,12,3,3,39,20,"+19",39]
[3,"Hexley",18,10,4,4,33,22,"+11",34]
[4,"Dorne",18,9,2,7,30,28,"+2",29]
[5,"Westing",18,7,5,6,27,25,"+2",26]
[6,"Lydd",18,7,3,8,24,29,"−5",24]
[7,"Tolland",18,5,5,8,21,27,"−6",20]
[8,"Arden (−3)[b]",18,6,3,9,26,31,"−5",18]
[9,"Fenwick",18,3,4,11,17,38,"−21",13]
[10,"Upper Dell",18,1,1,16,11,39,"−28",4]
? which team had the same goal difference as dorne?
= [["Westing"]]
@ genm_08
# genm_08
[["Date","text"],["Competition","text"],["Venue","text"],["Opponent","text"],["Result","text"],["Scorers","text"]]
["14 Feb 1990","Friendly","Home","Brenland","2–0","Lund 12', Haak 80'"]
["28 Mar 1990","Friendly","Away","Okra","1–1","Haak 45'"]
["6 Jun 1990","World Cup qualifier","Home","Mendara","3–2","Lund 5', 66', Rist 71'"]
["5 Sep 1990","World Cup qualifier","Away","Kestria","0–4",null]
["17 Oct 1990","World Cup qualifier","Away","Castine","2–1","Rist 30', Bo Dahl 89'"]
["14 Nov 1990","Friendly","Home","Vellinge","0–0",null]
["27 Mar 1991","World Cup qualifier","Home","Kestria","1–2","Haak 54' (pen.)"]
["1 May 1991","World Cup qualifier","Home","Castine","5–0","Lund 3', Haak 22', 51', 77', Rist 90'"]
["5 Jun 1991","Nordic Cup","Neutral","Vellinge","1–0","Bo Dahl 33'"]
["8 Jun 1991","Nordic Cup","Neutral","Brenland","2–3","Lund 8', Haak 60'"]
["4 Sep 1991","World Cup qualifier","Away","Mendara","0–1",null]
["9 Oct 1991","Friendly","Away","Brenland","2–2","Rist 17', Ek 75'"]
? what competition did they play in right after their 0–4 loss?
= [["World Cup qualifier"]]
@ genm_09
# genm_09
[["Name","text"],["Born","text"],["Died","text"],["Age at death","text"],["Known for","text"]]
["Adela Finch","3 March 1811","19 May 1894","83","Botanist"]
["Barnabas Holt","c. 1790","1 January 1850","about 60","Shipbuilder, mayor"]
["Cyrus Dunn","17 July 1832","4 July 1863","30","Soldier"]
["Dorothea Pike","22 October 1845","2 February 1947","101","Suffragist"]
["Elias Pike","9 September 1840","11 November 1901","61","Newspaper editor"]
["Florence Tull","1 April 1869","30 June 1953","84","Painter"]
["George Amory","unknown","12 December 1822","unknown","Founder of the town"]
["Harriet Sole","28 February 1877","13 August 1919","42","Nurse"]
["Isaac Webb","5 May 1803","9 October 1888","85","Judge"]
["Jemima Crouch","14 June 1858","14 June 1938","80","Teacher, poet"]
["Kit Lawler","8 August 1899","25 December 1971","72","Jazz musician"]
["Lemuel Orr","31 October 1825","6 March 1899","73","Inventor"]
? who lived the longest?
= [["Dorothea Pike"]]
@ genm_10
# genm_10
[["Stage","text"],["Date","text"],["Route","text"],["Length","text"],["Type","text"],["Stage winner","text"],["Race leader","text"]]
["P","2 July","Marchester","6.1 km","Individual time trial","Luc Vanden","Luc Vanden"]
["1","3 July","Marchester – Dorne","187 km","Flat","Gio Battelli","Luc Vanden"]
["2","4 July","Dorne – Penrow","203 km","Flat","Gio Battelli","Gio Battelli"]
["3","5 July","Penrow – Port Avery","164.5 km","Hilly","Jan Cermak","Gio Battelli"]
["4","6 July","Port Avery – Calder","151 km","Mountain","Iker Zabala","Iker Zabala"]
[null,"7 July","Rest day",null,null,null,null]
["5","8 July","Calder – Mount Sable","128 km","Mountain","Iker Zabala","Iker Zabala"]
["6","9 July","Lindale – Harlow","196 km","Hilly","Rob Teague","Iker Zabala"]
["7","10 July","Harlow – Tilden","211 km","Flat","Kurt Sommer","Iker Zabala"]
["8","11 July","Tilden","34.7 km","Individual time trial","Luc Vanden","Luc Vanden"]
["9","12 July","Tilden – Sable Pass","142 km","Mountain","Jan Cermak","Iker Zabala"]
["10","13 July","Norwick – Norwick","98 km","Flat","Gio Battelli","Iker Zabala"]
["Total",null,null,"1,521.3 km",null,null,null]
? what number was the longest stage?
= [["7"]]
? who won the most stages?
= [["Gio Battelli"]]
@ genm_11
# genm_11
[["Bridge","text"],["Crosses","text"],["Opened","integer"],["Length (m)","text"],["Main span (m)","integer"],["Carries","text"],["Toll","text"]]
["Old Stone Bridge","River Arl",1742,"94",18,"Pedestrians","No"]
["King's Bridge","River Arl",1831,"140",42,"A4, tram","No"]
["Railway Bridge","River Arl",1866,"212",76,"2 tracks","–"]
["Ferry Lane Footbridge","Mill Canal",1903,"31",31,"Pedestrians","No"]
["Victory Bridge","River Arl",1921,"233",110,"A1, buses","No"]
["Dock Swing Bridge","Harbour",1928,"58",40,"Local road","No"]
["Ring Bridge South","River Arl",1967,"480",165,"M2 (6 lanes)","No"]
["Ring Bridge North","River Arl",1971,"512",180,"M2 (6 lanes)","No"]
["Harbour Crossing","Harbour",1994,"1,870",420,"M5 (4 lanes)","€2.50"]
["Lantern Bridge","River Arl",2001,"158",120,"Pedestrians, bicycles","No"]
["Canal Tramway Bridge","Mill Canal",2009,"45",45,"Tram","–"]
["New Estuary Bridge","Arl Estuary",2016,"3,120",610,"M5 (6 lanes)","€4.00"]
? which is the only bridge over the arl estuary?
= [["New Estuary Bridge"]]
@ genm_12
# genm_12
[["School","text"],["Location","text"],["Mascot","text"],["Colors","text"],["Enrollment (grades 10–12)","text"],["County","text"]]
["Ashwood","Ashwood","Warriors","Red, white","412","23 Delm"]
["Bitter Springs Central","Bitter Springs","Scorpions","Black, gold","1,105","23 Delm"]
["Carver","Carver","Blue Devils","Blue, white","389","40 Juno"]
["Dunn Mesa","Dunn Mesa","Thunderbirds","Purple, gold","655","40 Juno"]
["Elk Fork Consolidated","Elk Fork","Elks","Green, white","298","17 Oro"]
["Flagg Memorial","Flagg","Patriots","Red, white, blue","870","23 Delm"]
["Gold Camp","Gold Camp","Miners","Gold, black","204","17 Oro"]
["Hatch Creek","Hatch Creek","Trout","Green, silver","318","17 Oro"]
["Kerr County","Kerr","Warriors","Maroon, white","540","51 Kerr"]
["Lodge","Lodge","Lumberjacks","Green, white","723","51 Kerr"]
["St. Brigid","Flagg","Saints","Blue, gold","166","23 Delm"]
["Juniper Valley","Juniper","Jackrabbits","Orange, black","477","40 Juno"]
? which school has the same mascot as ashwood?
= [["Kerr County"]]
@ genm_14
# genm_14
[["Peak","text"],["Elevation (m)","text"],["Prominence (m)","text"],["Range","text"],["First ascent","text"]]
["Mt. Harrow","5,842","3,110","Central Sawbacks","1934, Lindqvist & Orne"]
["The Anvil","5,611","905","Central Sawbacks","1951, army expedition"]
["Saint Otto","5,320","2,240","Southern Sawbacks","1938, Orne (solo)"]
["Kul Peak","5,305","1,470","Kulan","1962"]
["White Lady","5,118","610","Central Sawbacks","1951, army expedition"]
["Mt. Dessa","4,987","1,015","Kulan","1971"]
["Twin Horn (east)","4,955","1,330","Southern Sawbacks","1938, Orne (solo)"]
["Twin Horn (west)","4,940","212","Southern Sawbacks","1940"]
["Crow's Seat","4,702","790","Northern Spur","unclimbed"]
["Mt. Pallas","4,688","1,820","Northern Spur","1929, Lindqvist"]
["Old Man of Kul","4,450","333","Kulan","unclimbed"]
["Broken Tooth","4,391","540","Central Sawbacks","1984"]
? which peak was climbed first?
= [["Mt. Pallas"]]
? which peaks have not been climbed?
= [["Crow's Seat"],["Old Man of Kul"]]
@ genm_15
# genm_15
[["Athlete","text"],["Event","text"],["Mark","text"],["Wind","text"],["Meet","text"],["Place","text"],["Date","text"]]
["Lena Voss","100 m","11.08","+1.4","Spring Relays","Tilden","12 May 2001"]
["Lena Voss","200 m","22.51","+0.9","National Championships","Marchester","8 July 2001"]
["Carmen Diaz","400 m","50.33",null,"Nordic Games","Tallis","19 August 1996"]
["Hilde Aas","800 m","1:57.90",null,"Nordic Games","Tallis","20 August 1996"]
["Hilde Aas","1500 m","4:01.15",null,"Grand Prix","Velgrad","3 September 1997"]
["Ruth Kamau","5000 m","14:58.2h",null,"Grand Prix","Velgrad","1 September 2004"]
["Ruth Kamau","10,000 m","31:20.44",null,"World Cup","El Kasr","15 October 2005"]
["Mona Ellis","100 m hurdles","12.88","+1.9","National Championships","Dorne","2 July 1989"]
["Pia Brun","High jump","1.97 m",null,"Indoor Cup","Haug","14 February 1992"]
["Pia Brun","Long jump","6.71 m","+2.0","National Championships","Dorne","28 June 1992"]
["Tess Okafor","Shot put","18.44 m",null,"Spring Relays","Tilden","10 May 1986"]
["Vera Lund","Javelin","63.10 m",null,"World Cup","Puerto Sello","9 September 2011"]
? in which event was the oldest record set?
= [["Shot put"]]
? at which meet were the most records set?
= [["National Championships"]]
@ genm_16
# genm_16
[["Name","text"],["Type","text"],["Tonnage","text"],["Flag","text"],["Sunk by","text"],["Date","text"],["Casualties","text"]]
["January 1917",null,null,null,null,null,null]
["SS Amalia","Freighter","4,310 GRT","Vellinge","U-Boat 77","3 Jan 1917","0"]
["MV Castor","Tanker","6,002 GRT","Nordmark","Mine","19 Jan 1917","14"]
["February 1917",null,null,null,null,null,null]
["HMS Petrel","Sloop","1,150 tons","Caledon","U-Boat 81","2 Feb 1917","61"]
["SS Dunmore","Passenger","9,877 GRT","Caledon","U-Boat 77","14 Feb 1917","203 (incl. 12 crew)"]
["Ingrid","Sailing vessel","288 GRT","Nordmark","U-Boat 81","15 Feb 1917","0"]
["March 1917",null,null,null,null,null,null]
["SS Orania","Freighter","3,440 GRT","Brenland","U-Boat 90","1 Mar 1917","5"]
["SS Peveril","Collier","1,977 GRT","Caledon","Mine","8 Mar 1917","unknown"]
["SS Kestrel Bay","Freighter","5,216 GRT","Caledon","U-Boat 77","22 Mar 1917","31"]
["Sancta Maria","Sailing vessel","190 GRT","Mendara","Gunfire","30 Mar 1917","0"]
["April 1917",null,null,null,null,null,null]
["HMS Warden","Destroyer","1,080 tons","Caledon","Mine","4 Apr 1917","88"]
["SS Tolosa","Tanker","5,871 GRT","Mendara","U-Boat 90","17 Apr 1917","22"]
["SS Lydia","Freighter","2,905 GRT","Vellinge","U-Boat 77","29 Apr 1917","3"]
? which ship went down next after hms petrel?
= [["SS Dunmore"]]
? what was the first ship lost to a mine?
= [["MV Castor"]]
@ genm_17
# genm_17
[["Season","text"],["Division","text"],["Place","text"],["Points","integer"],["Top scorer","text"],["Goals","integer"],["Cup","text"]]
["1990–91","Third","2nd (promoted)",51,"A. Bell",19,"Round 1"]
["1991–92","Second","9th",38,"A. Bell",14,"Round 2"]
["1992–93","Second","4th",49,"P. Ives",17,"Round 1"]
["1993–94","Second","1st (champions)",62,"P. Ives",24,"Quarter-final"]
["1994–95","First","13th",33,"J. Moss",9,"Round 3"]
["1995–96","First","16th (relegated)",25,"J. Moss",7,"Round 2"]
["1996–97","Second","6th",44,"R. Keane",15,"Semi-final"]
["1997–98","Second","3rd (lost play-off)",57,"R. Keane",21,"Round 2"]
["1998–99","Second","2nd (promoted)",60,"R. Keane",20,"Round 3"]
["1999–00","First","10th",41,"D. Stoll",12,"Runner-up"]
["2000–01","First","8th",45,"D. Stoll",13,"Round 3"]
["2001–02","First","15th (relegated)",29,"T. Nye",8,"Round 1"]
? in which season did they earn the most points?
= [["1993–94"]]
@ genm_18
# genm_18
[["Building","text"],["Built","text"],["Architect","text"],["Style","text"],["Height","text"],["Listed","text"]]
["Town Hall","1784–1791","J. Abney","Neoclassical","38 m","Grade I"]
["Corn Exchange","1849","H. Pratt","Italianate","22 m","Grade II"]
["St. Alban's Church","c. 1240, rebuilt 1871","unknown; G. Lisle","Gothic / Gothic Revival","61 m","Grade I"]
["Central Station","1866–1870","G. Lisle","Gothic Revival","34 m","Grade II*"]
["Public Library","1904","Mabel Stone","Arts and Crafts","17 m","Grade II"]
["Empire Theatre","1911","F. Matcher","Baroque","26 m","Grade II*"]
["Post Office","1926","Office of Works","Neo-Georgian","19 m","–"]
["Odeon","1936","Weller & Ross","Art Deco","24 m","Grade II"]
["Civic Tower","1964–1968","Weller & Ross","Brutalist","77 m","–"]
["Law Courts","1989","Ove Tarn Partners","Postmodern","29 m","–"]
["Harbour House","2008","Ove Tarn Partners","High-tech","92 m","–"]
["Museum of the Sea","2015","Studio Lin","Contemporary","31 m","–"]
? what is the tallest building?
= [["Harbour House"]]
? which buildings were designed by ove tarn partners?
= [["Law Courts"],["Harbour House"]]
@ genm_19
# genm_19
[["Nation","text"],["1998","text"],["2002","text"],["2006","text"],["2010","text"],["2014","integer"],["Total","integer"]]
["Kestria","4","6","5","7",9,31]
["Vandoor","5","3","–","6",4,18]
["Brenland","2","2","3","1",0,8]
["Tamoria","–","1","4","3",5,13]
["Mirrane","0","0","1","0",2,3]
["South Quell","1","3","2","2",3,11]
["Ferrow","3","0","0","–",1,4]
["Jessamy","–","–","0","1",1,2]
["Norn","0","1","0","0",0,1]
["Orlova Republic","2","2","1","4",3,12]
["Total","17","18","16","24",28,103]
? which nation won the most medals in 1998?
= [["Vandoor"]]
? who won more medals in total, tamoria or vandoor?
= [["Vandoor"]]
@ genm_20
# genm_20
[["No.","integer"],["Player","text"],["Pos.","text"],["Height","text"],["Weight","text"],["Year","text"],["Hometown (Previous school)","text"]]
[1,"Dee Larkin","G","5'11\"","170 lb","Sophomore","Minden, Arco (Minden HS)"]
[3,"Terry Voight","G","6'1\"","185 lb","Junior","Elko, Gray (Gray JC)"]
[5,"Sam Obi","F","6'7\"","215 lb","Freshman","Lagos, Nigeria (Kerr Prep)"]
[10,"Marko Juric","G","6'4\"","190 lb","Senior","Velgrad, Kestria (Gimnazija 3)"]
[12,"Will Dent","G","6'0\"","175 lb","Freshman","Salem, Tull (Salem East HS)"]
[15,"Otis Rand","F","6'8\"","230 lb","Senior","Palmetto, Gray (Palmetto HS)"]
[21,"Chad Mayhew","F","6'6\"","208 lb","Junior","Orville, Arco (Orville HS)"]
[24,"Jo Tennant","F","6'9\"","225 lb","Sophomore","Borough, Tull (Borough Tech)"]
[32,"Luke Haas","C","6'11\"","250 lb","Senior","Lindon, Tull (Lindon HS)"]
[33,"Rico Banks (W)","G","6'2\"","180 lb","Junior","Minden, Arco (Arco JC)"]
[44,"Pavel Dusek","C","7'1\"","262 lb","Sophomore","Brenn, Brenland (Kerr Prep)"]
[50,"Tim Rowe (W)","F","6'5\"","211 lb","Senior","Salem, Tull (Salem East HS)"]
? who is the tallest player on the team?
= [["Pavel Dusek"]]
? which player went to the same previous school as will dent?
= [["Tim Rowe (W)"]]
@ genm_21
# genm_21
[["Album","text"],["Released","text"],["Label","text"],["Peak (UK)","text"],["Peak (US)","text"],["Certifications","text"]]
["First Light","March 1969","Halo","—","—",null]
["Tin Whistle Blues","January 1970","Halo","48","—",null]
["The Orchard","November 1970","Meridian","12","88","UK: Silver"]
["Caravan Days","May 1972","Meridian","3","21","UK: Gold; US: Gold"]
["Live at the Forum","December 1972","Meridian","9","40","UK: Gold"]
["Red Moon Rising","August 1974","Meridian","1","5","UK: Platinum; US: Platinum"]
["A Farewell to Kings Road","February 1976","Meridian","6","33","UK: Gold"]
["Mirrors","September 1978","Colossus","22","104",null]
["Neon Prayer","June 1981","Colossus","67","—",null]
["Reunion","October 1993","Colossus","15","140","UK: Silver"]
["Unplugged at the Mill","April 1996","Mill House","—","—",null]
["Evensong","July 2003","Mill House","41","—",null]
? which label released more albums, meridian or colossus?
= [["Meridian"]]
? which album reached number one in the uk?
= [["Red Moon Rising"]]
? what album came out right before reunion?
= [["Neon Prayer"]]
@ genm_22
# genm_22
[["County","text"],["County seat","text"],["Established","integer"],["Population","text"],["Area (sq mi)","text"],["Origin of name","text"]]
["Abbot","Marne",1821,"14,220","510","Gov. Ezekiel Abbot"]
["Big Elk","Elkton",1856,"3,905","1,310","The animal"]
["Clement","St. Clement",1821,"88,301","402","Pope Clement I"]
["Dry Fork","Dry Fork",1870,"2,114","1,877","Local stream"]
["Easton","Easton",1839,"41,667","611","Gen. Hugh Easton"]
["Fairfield","Milton",1839,"120,450","388","Descriptive"]
["Greer","Pace",1856,"9,812","720","Sen. Tobias Greer"]
["Hickory","Hickory Grove",1842,"17,004","455","The tree"]
["Iron","Furnace",1849,"22,630","590","Iron mines"]
["Jasper","Newton",1842,"31,118","533","Sgt. William Jasper"]
["Knoll","Round Knoll",1870,"6,440","964","Descriptive"]
["Lafleur","Port Lafleur",1821,"65,902","345","Jean Lafleur, trader"]
? is the population of clement or lafleur larger?
= [["Clement"]]
? which county has the largest area?
= [["Dry Fork"]]
? which counties have a county seat of the same name?
= [["Dry Fork"],["Easton"]]
@ genm_23
# genm_23
[["Flight","text"],["Date","text"],["Crew","text"],["Duration","text"],["Landing site","text"],["Remarks","text"]]
["T-1","4 Apr 1959","None","0h 15m","Lost","Suborbital, parachute failed"]
["T-2","30 May 1959","None","0h 16m","Kaplo Range","Suborbital"]
["T-3","12 Sep 1960","Dog \"Bim\"","1h 32m","Lake Varn","1 orbit"]
["T-4","3 Feb 1961","Dogs \"Lus\" and \"Pik\"","4h 40m","Kaplo Range","3 orbits"]
["T-5","22 Jun 1961","A. Korin","1h 36m","Kaplo Range","First crewed flight"]
["T-6","9 Oct 1961","S. Belov","25h 11m","Steppe, 80 km off target","17 orbits"]
["T-7","15 Jul 1962","V. Dane","71h 02m","Kaplo Range",null]
["T-8","16 Jul 1962","M. Orlic","47h 20m","Kaplo Range","Joint flight with T-7"]
["T-9","1 Mar 1964","A. Korin, P. Zaleska","98h 45m","Lake Varn","First two-person crew"]
["T-10","20 Nov 1964","S. Belov, J. Turek","26h 05m","Sea of Aldan","First spacewalk"]
["T-11","8 Aug 1966","None","190h 30m","Kaplo Range","Uncrewed test of new engine"]
["T-12","5 May 1967","V. Dane, P. Zaleska, I. Ros","212h 14m","Kaplo Range","Final flight"]
? which was the longest flight?
= [["T-12"]]
@ genm_24
# genm_24
[["Event","text"],["Gold","text"],["Silver","text"],["Bronze","text"]]
["Men's 50 m freestyle","Ade Cole (CAS)","Jan Holub (BRE)","Li Feng (KAN)"]
["Men's 100 m freestyle","Ade Cole (CAS)","Max Orth (VEL)","Jan Holub (BRE)"]
["Men's 200 m freestyle","Max Orth (VEL)","Ade Cole (CAS)","Ivo Marek (BRE)"]
["Men's 100 m backstroke","Li Feng (KAN)","Tim Shaw (CAL)","Juan Rey (MEN)"]
["Men's 100 m breaststroke","Tim Dray (CAL)","Oto Kull (NOR)","Juan Sol (MEN)"]
["Men's 4 × 100 m relay","Caledon","Castine","Brenland"]
["Event","Gold","Silver","Bronze"]
["Women's 50 m freestyle","Elsa Brandt (VEL)","Kay Moss (CAL)","Rui Ana (KAN)"]
["Women's 100 m freestyle","Kay Moss (CAL)","Elsa Brandt (VEL)","Iva Horak (BRE)"]
["Women's 200 m freestyle","Kay Moss (CAL)","Iva Horak (BRE)","Elsa Brandt (VEL)"]
["Women's 100 m backstroke","Rui Ana (KAN)","Mei Sun (KAN)","Anne Tove (NOR)"]
["Women's 100 m butterfly","Mei Sun (KAN)","Dora Pell (CAL)","Not awarded"]
["Women's 4 × 100 m relay","Caledon","Kantor","Vellinge"]
? in which event was no bronze awarded?
= [["Women's 100 m butterfly"]]
? who won silver in the men's 200 m freestyle?
= [["Ade Cole (CAS)"]]
@ genm_25
# genm_25
[["Model","text"],["Introduced","text"],["Discontinued","integer"],["CPU","text"],["Memory","text"],["Price at launch","text"]]
["Pico 8","March 1979",1982,"Z80A 2 MHz","4 KB (exp. to 16)","£299"]
["Pico 8+","June 1980",1983,"Z80A 3.5 MHz","16 KB","£349"]
["Pico Junior","October 1981",1985,"Z80A 3.5 MHz","16 KB","£149"]
["Pico Pro","January 1982",1986,"8086 5 MHz","128 KB","£1,795"]
["Pico Junior 48","April 1983",1987,"Z80A 3.5 MHz","48 KB","£175"]
["Pico Portable","September 1983",1984,"8088 4.77 MHz","256 KB","£2,095"]
["Pico ST","May 1985",1990,"68000 8 MHz","512 KB","£749"]
["Pico Pro II","November 1985",1989,"80286 6 MHz","640 KB","£2,450"]
["Pico STe","August 1988",1992,"68000 8 MHz","1 MB","£599"]
["Pico Falcon","October 1991",1993,"68030 16 MHz","4 MB","£899"]
["Pico Book","February 1992",1993,"80386 20 MHz","2 MB","£1,399"]
? what was the most expensive model at launch?
= [["Pico Pro II"]]
@ genm_26
# genm_26
[["Route","text"],["From","text"],["To","text"],["Via","text"],["Frequency","text"],["Operator","text"],["Night service","text"]]
["1","Alder Square","Airport","Exchange, Museum","10 min","CityBus","Yes"]
["2","Market Hall","Stadium","Castle Gate","12 min","CityBus","No"]
["4","Alder Square","Orchard End","Hospital","15 min","CityBus","No"]
["7","Ferry Road","Science Park","Exchange","20 min","Northway","No"]
["9","Castle Gate","Linden Park","Alder Square, Museum","10 min","CityBus","Yes"]
["11","Hospital","Garden Village",null,"30 min","Northway","No"]
["14X","Exchange","Airport","non-stop","20 min","AirLink","Yes"]
["21","Science Park","Upper Dell","Garden Village","60 min","Rural Coaches","No"]
["22","Exchange","Upper Dell","Market Hall","60 min (Mon–Sat)","Rural Coaches","No"]
["30","Stadium","Ferry Road","Exchange, Hospital","15 min","Northway","No"]
["N5","Exchange","Linden Park","Castle Gate","30 min (Fri, Sat)","CityBus","Yes"]
["School 1","Garden Village","Castle Gate",null,"2 a day","Rural Coaches","No"]
? which routes go to the airport?
= [["1"],["14X"]]
? what operator runs only one route?
= [["AirLink"]]
@ genm_27
# genm_27
[["Week","text"],["Theme","text"],["Song","text"],["Original artist","text"],["Order","text"],["Result","text"]]
["Audition","Auditioner's choice","\"River Deep Blue\"","Maxine Hall","N/A","Advanced"]
["Hollywood","First solo","\"Sugar Town Line\"","The Everlys Trio","N/A","Advanced"]
["Top 24 (12 women)","Songs of the 80s","\"Neon Hearts\"","Vicki Lane","5","Safe"]
["Top 12","Motor Town","\"Stop, Look Again\"","The Velvettes","9","Safe"]
["Top 11","Country","\"Jolene's Sister\"","Dolly Marsh","2","Safe"]
["Top 10","Year they were born","\"Glass Parade\"","Night Freight","10","Bottom 3"]
["Top 9","Rock","\"Iron Maiden Lane\"","Heavy Water","1","Safe"]
["Top 8","Songs from the cinema","\"Ash Wednesday\"","Maxine Hall","4","Bottom 3"]
["Top 7","Songs from the cinema","\"Low Water\"","Ella Pryce","7","Saved by judges"]
["Top 6","Disco","\"Disco Express\"","Grup 77","3","Safe"]
["Top 5","Standards","\"Moon over Mill Street\"","Ella Pryce","2 6","Bottom 2"]
["Top 4","Rock","\"Gasoline\"","Heavy Water","4","Eliminated"]
? besides "ash wednesday", what song by maxine hall did she sing?
= [["\"River Deep Blue\""]]
@ genm_29
# genm_29
[["Draft","integer"],["Round","integer"],["Pick","text"],["Player","text"],["Nationality","text"],["NHL games","text"]]
[2000,1,"14","Erik Salo","Finland","611"]
[2000,3,"76","Matt Prowse","Canada","0"]
[2000,5,"140","Igor Belyy","Russia","23"]
[2001,1,"7","Cody Lamb","Canada","804"]
[2001,2,"39","Jiri Kolar","Czech Republic","290"]
[2001,6,"171","Sven Ohlin","Sweden","0"]
[2002,2,"44","Drew Hanlon","United States","118"]
[2002,4,"107","Petr Vana","Slovakia","–"]
[2003,1,"3","Ty Rasmussen","Canada","955"]
[2003,1,"29 (from Oakport)","Niko Laine","Finland","340"]
[2003,7,"210","Brad Stokes","Canada","–"]
[2004,1,"19","Alexei Morin","Russia","77"]
[2004,9,"288","Luke Pratt","United States","2"]
? who was drafted right before drew hanlon?
= [["Sven Ohlin"]]
? who played more games, erik salo or cody lamb?
= [["Cody Lamb"]]
@ genm_30
# genm_30
[["Year","integer"],["Production","text"],["Category","text"],["Nominee","text"],["Result","text"]]
[1978,"The Glass Staircase","Best Play","–","Won"]
[1978,"The Glass Staircase","Best Actor in a Play","Leon Marsh","Nominated"]
[1978,"The Glass Staircase","Best Direction","Ida Ferris","Won"]
[1980,"Pilgrims!","Best Musical","–","Nominated"]
[1980,"Pilgrims!","Best Original Score","Hank Dolan and Sue Reese","Won"]
[1980,"Pilgrims!","Best Costume Design","Theo Flagg","Nominated"]
[1983,"Old Mrs. Crane","Best Actress in a Play","Mona Wight","Won"]
[1983,"Old Mrs. Crane","Best Play","–","Nominated"]
[1987,"Carousel Street","Best Revival","–","Nominated"]
[1987,"Carousel Street","Best Choreography","Lin Okada","Nominated"]
[1991,"The Beekeeper","Best Play","–","Won"]
[1991,"The Beekeeper","Best Actor in a Play","Leon Marsh","Won"]
[1991,"The Beekeeper","Best Lighting Design","Rolf Stein","Nominated"]
[1991,"The Beekeeper","Best Direction","Ida Ferris","Nominated"]
? which production won no awards?
= [["Carousel Street"]]
@ genm_31
# genm_31
[["Station","text"],["km","number"],["Opened","integer"],["Closed","integer"],["Remarks","text"]]
["Marchester Central",0,1866,null,"Interchange with main line"]
["Gasworks Halt",1.7,1912,1955,"Workers only"]
["Kelby",4.3,1866,null,null]
["Kelby Woods",6,1889,1931,"Excursions, summer Sundays"]
["Orrin Junction",9.8,1867,null,"Branch to Tolland (closed 1962)"]
["Lower Fenwick",13.2,1866,1964,"Now a private house"]
["Upper Fenwick",15.5,1871,1964,null]
["Arden Spa",19.1,1866,null,"Renamed from Arden 1897"]
["Lydd Road",22.6,1866,1970,null]
["Westing",27.4,1867,null,null]
["Westing Pier",28.9,1884,1940,"Ferry, destroyed 1940"]
? what is the next station after orrin junction?
= [["Lower Fenwick"]]
@ genm_33
# genm_33
[["Dam","text"],["River","text"],["Country","text"],["Height","text"],["Type","text"],["Year completed","text"],["Capacity (MW)","text"]]
["Karun Gate","Karun","Tamoria","205 m (673 ft)","Arch","1977","1,000"]
["High Sela","Sela","Mendara","182 m","Gravity","1984","1,450"]
["Sela II","Sela","Mendara","96 m","Embankment","1993","400"]
["Orva","Orva","Kestria","154 m","Arch","1968","620"]
["Lower Orva","Orva","Kestria","47 m","Gravity","1959","90"]
["Mt. Pallas","Tarn","Brenland","131 m","Embankment","2001","350"]
["Jessamy Falls","Rio Claro","Jessamy","61 m","Gravity","1949","75"]
["Great Bend","Okra","Okra","110 m","Embankment","(under construction)","2,100"]
["Tolo","Tolo","Okra","73 m","Rock-fill","1990","180"]
["Vik","Vikelva","Nordmark","142 m","Arch","1971","710"]
["Hauge","Haugelva","Nordmark","28 m","Gravity","1938","12"]
? which was completed first, vik or orva?
= [["Orva"]]
? which dam is not finished yet?
= [["Great Bend"]]
@ genm_34
# genm_34
[["Date","text"],["Visitor","text"],["Score","text"],["Home","text"],["OT","text"],["Decision","text"],["Attendance","text"],["Record","text"],["Pts","integer"]]
["Oct 3","Pemberton","2–4","Oakport",null,"Lahti","16,204","1–0–0",2]
["Oct 5","Oakport","1–1","Highmark","OT","Lahti","14,870","1–0–1",3]
["Oct 8","Oakport","3–5","Lowell Bay",null,"Crewe","15,311","1–1–1",3]
["Oct 11","Westlake","0–6","Oakport",null,"Lahti","16,850","2–1–1",5]
["Oct 12","Tri-Cities","3–2","Oakport","OT","Lahti","15,998","2–2–1",5]
["Oct 16","Oakport","4–2","Pemberton",null,"Crewe","9,450","3–2–1",7]
["Oct 19","Highmark","1–2","Oakport",null,"Lahti","17,012","4–2–1",9]
["Oct 22","Lowell Bay","3–3","Oakport","OT","Crewe","16,337","4–2–2",10]
["Oct 25","Oakport","0–4","Westlake",null,"Lahti","12,604","4–3–2",10]
["Oct 27","Oakport","5–3","Tri-Cities",null,"Crewe","11,118","5–3–2",12]
["Oct 30","Pemberton","2–3","Oakport","OT","Lahti","16,001","6–3–2",14]
? on what date was the attendance the highest?
= [["Oct 19"]]
@ genm_35
# genm_35
[["Volcano","text"],["Country","text"],["Elevation","text"],["Last eruption","text"],["VEI","text"],["Deaths","text"]]
["Mt. Sorrow","Palisca","2,334 m","2011","3","0"]
["Kawi","Palisca","1,780 m","1883","5","c. 4,000"]
["Fuegal","Mendara","3,905 m","1974","4","122"]
["El Viejo","Mendara","4,480 m","unknown","–","–"]
["Hrafnfell","Nordmark","1,190 m","1755","4","9,300 (famine)"]
["Little Hrafn","Nordmark","602 m","1996","2","0"]
["Ash Mountain","Dactyl Islands","911 m","1902","4","28,000"]
["Ketu Crater","Okra","3,012 m","2006","1","5"]
["Monte Nero","Ostena","1,281 m","1944","3","26"]
["Twin Cones","Dactyl Islands","455 m","ongoing","1","0"]
["Ta'uvea","Jessamy","1,507 m","1650","6","unknown"]
? which volcano is still erupting?
= [["Twin Cones"]]
? which volcano had the highest vei?
= [["Ta'uvea"]]
@ genm_37
# genm_37
[["Product","text"],["2012","text"],["2013","text"],["2014","text"],["2015","text"],["Unit","text"]]
["Wheat","1,240","1,310","980","1,405","thousand t"]
["Barley","402","415","388","397","thousand t"]
["Maize","77","91","104","130","thousand t"]
["Potatoes","560","548","571","530","thousand t"]
["Sugar beet","2,010","1,960","–[c]","2,140","thousand t"]
["Milk","3,305","3,340","3,412","3,390","million l"]
["Eggs","880","895","910","905","million pieces"]
["Wool","6.1","5.8","5.5","5.2","thousand t"]
["Honey","1.9","1.4","2.2","2.0","thousand t"]
["Wine","12","15","9","14","million l"]
["Timber","5,150","4,980","5,300","5,410","thousand m³"]
? which product has no figure for 2014?
= [["Sugar beet"]]
? which products had higher output in 2013 than in 2015?
= [["Barley"],["Potatoes"],["Wool"],["Wine"]]
@ genm_38
# genm_38
[["Heat","text"],["Lane","text"],["Swimmer","text"],["Nation","text"],["Time","text"],["Notes","text"]]
["1","3","Juan Sol","Mendara","1:03.44",null]
["1","4","Kip Tano","Okra","1:02.90","NR"]
["1","5","Sami Rauf","Tamoria","DNS",null]
["Heat","Lane","Swimmer","Nation","Time","Notes"]
["2","2","Oto Kull","Nordmark","1:01.15","Q"]
["2","3","Ben Wick","Caledon","1:01.60","Q"]
["2","4","Li Zhou","Kantor","1:01.48","Q"]
["2","5","Pál Erdo","Brenland","1:02.07",null]
["2","6","Ari Manu","Palisca","DSQ","False start"]
["Heat","Lane","Swimmer","Nation","Time","Notes"]
["3","2","Nick Tarr","Castine","1:02.31",null]
["3","3","Jan Holub","Brenland","1:01.77","Q"]
["3","4","Tim Dray","Caledon","1:00.20","Q, CR"]
["3","5","Max Stein","Vellinge","1:01.33","Q"]
["3","6","Dov Gal","Mirrane","1:02.88","NR"]
? who had the fastest time?
= [["Tim Dray"]]
? who was the only swimmer disqualified?
= [["Ari Manu"]]
@ genm_39
# genm_39
[["Aircraft","text"],["Origin","text"],["Type","text"],["Introduced","integer"],["In service","text"],["Total built","text"],["Notes","text"]]
["Combat aircraft",null,null,null,null,null,null]
["Kestrel Mk 3","Caledon","Fighter",1974,"0","31","Retired 2004"]
["Kestrel Mk 5","Caledon","Fighter",1988,"24","40","To be replaced"]
["FV-10 Lance","Vandoor","Fighter",2009,"18","18","6 on order"]
["Transport and patrol",null,null,null,null,null,null]
["C-9 Ox","Vandoor","Transport",1981,"7","9","2 lost"]
["Albatross","Kestria","Maritime patrol",1979,"5","5",null]
["Helicopters",null,null,null,null,null,null]
["H-2 Dragonfly","Mendara","Helicopter",1985,"22","30",null]
["H-6 Hornet","Vandoor","Helicopter",2003,"12","12","Attack"]
["Training and other",null,null,null,null,null,null]
["T-1 Finch","local","Trainer",1969,"15","60",null]
["T-4 Swift","local","Trainer",1995,"33","36","Also aerobatic team"]
["King Liner","Brenland","VIP transport",2001,"1","1","Presidential aircraft"]
["Watcher","Vandoor","UAV",2012,"10+","?",null]
? what is the oldest trainer?
= [["T-1 Finch"]]
? which aircraft is no longer in service?
= [["Kestrel Mk 3"]]
@ genm_40
# genm_40
[["Year","integer"],["Host city","text"],["Teams","integer"],["Champion","text"],["Score","text"],["Runner-up","text"],["Third place","text"]]
[1984,"Velgrad",6,"Kestria","2–0","Brenland","Vandoor"]
[1986,"Tallis",8,"Kestria","3–2 (a.e.t.)","Nordmark","Brenland"]
[1988,"El Kasr",8,"Tamoria","1–0","Kestria","Okra"]
[1990,"Puerto Sello",8,"Mendara","1–1 (5–4 p)","Tamoria","Vandoor"]
[1992,"Cancelled",null,null,null,null,null]
[1994,"Marchester",12,"Vandoor","4–1","Mendara","Caledon"]
[1996,"Velgrad",12,"Kestria","0–0 (3–2 p)","Vandoor","Mendara"]
[1998,"Sundby",16,"Mendara","2–1","Vellinge","Kestria"]
[2000,"Hwa",16,"Vandoor","3–0","Kantor","Mendara"]
[2002,"Tallis",16,"Brenland","2–1 (a.e.t.)","Mendara","Nordmark"]
[2004,"Leeward",16,"Vandoor","1–0","Brenland","Caledon"]
[2006,"El Kasr",24,"TBD",null,null,null]
? which cities hosted the tournament more than once?
= [["Velgrad"],["Tallis"],["El Kasr"]]
? who won the tournament after it was cancelled?
= [["Vandoor"]]
`
