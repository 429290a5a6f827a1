/** Questions over leisure, sport and science, written by people who had not seen the reader. The format is read by `read-asked.ts`. */
export const FIRST_SIGHT_LEISURE_TABLES = String.raw`
@ choir_festival
# Conductor
[["Conductor_ID","integer"],["Name","text"],["Age","integer"],["Nationality","text"],["Debut_Year","integer"]]
[1,"Marta Oleska",47,"Poland",1999]
[2,"Henrik Dahl",58,"Norway",1988]
[3,"Giulia Ferrante",39,"Italy",2007]
[4,"Tomas Brezina",63,"Czech Republic",1984]
[5,"Anneli Koskela",51,"Finland",1995]
[6,"Piers Hallow",44,"England",2003]
[7,"Sofia Lindqvist",36,"Sweden",2012]
[8,"Ruben Aldana",55,"Spain",1991]
[9,"Katarzyna Wolny",41,"Poland",2005]
[10,"Owen Prydderch",67,"Wales",1979]
[11,"Ilse Vanhove",33,"Belgium",2014]
[12,"Bjarne Solheim",49,"Norway",1998]
# Choir
[["Choir_ID","integer"],["Choir_Name","text"],["Town","text"],["Voice_Type","text"],["Members","integer"],["Founded","integer"],["Conductor_ID","integer"]]
[101,"Harbour Voices","Bergen","mixed",48,1976,2]
[102,"Cantus Novum","Krakow","mixed",36,1994,1]
[103,"The Larks","York","female",22,2001,6]
[104,"Silver Bells","Gdansk","children",30,2010,1]
[105,"Cor Meibion Teifi","Cardigan","male",61,1932,10]
[106,"Coro Alba","Parma","female",27,1988,3]
[107,"Vox Humana","Brno","mixed",40,1969,4]
[108,"Northern Light","Oulu","mixed",33,2005,5]
[109,"Fjord Boys","Bergen","children",25,1998,2]
[110,"Sancta Lucia","Uppsala","female",18,2013,7]
[111,"Orfeon Real","Toledo","male",52,1921,8]
[112,"Little Thrushes","York","children",20,2015,6]
[113,"Moravian Men","Brno","male",29,1957,4]
[114,"Kanttori","Oulu","male",24,1983,5]
[115,"Dawn Chorus","Cardigan","mixed",31,2008,6]
# Piece
[["Piece_ID","integer"],["Title","text"],["Composer","text"],["Language","text"],["Minutes","number"]]
[1,"Evening over the Lake","A. Norrman","Swedish",4.5]
[2,"Gloria in Four","P. Casale","Latin",11]
[3,"Song of the Miners","E. Pugh","Welsh",3.5]
[4,"Ave Stella","P. Casale","Latin",6]
[5,"Winter Bread","J. Havel","Czech",5]
[6,"Three Cradle Songs","M. Rautio","Finnish",8]
[7,"Psalm of the Sea","A. Norrman","Latin",9.5]
[8,"The Old Mill","R. Thane","English",3]
[9,"Kyrie Parva","J. Havel","Latin",4]
[10,"Market Day","R. Thane","English",2.5]
[11,"Under the Birches","M. Rautio","Finnish",5.5]
[12,"Green Hills","E. Pugh","English",4.2]
[13,"Lament","S. Okoro","English",7]
[14,"Harvest Round","P. Casale","English",3.2]
# Performance
[["Choir_ID","integer"],["Piece_ID","integer"],["Festival_Year","integer"],["Score","integer"]]
[101,2,2016,84]
[101,7,2017,88]
[101,8,2018,79]
[102,2,2016,91]
[102,4,2017,86]
[102,9,2018,93]
[103,8,2016,75]
[103,10,2017,82]
[103,4,2018,80]
[105,3,2016,90]
[105,3,2017,85]
[105,12,2018,92]
[106,4,2016,83]
[106,7,2018,78]
[107,5,2016,89]
[107,9,2017,94]
[108,6,2017,81]
[108,11,2018,85]
[109,10,2017,70]
[109,1,2018,72]
[110,1,2016,77]
[111,2,2018,96]
[112,10,2018,68]
[113,5,2017,74]
[113,9,2018,76]
[115,12,2017,73]
[115,8,2018,71]
? How many choirs do we have?
= [[15]]
? Count the number of choirs.
= [[15]]
? List the names of conductors from Norway.
= [["Henrik Dahl"],["Bjarne Solheim"]]
? What are the titles of the pieces that are sung in latin?
= [["Gloria in Four"],["Ave Stella"],["Psalm of the Sea"],["Kyrie Parva"]]
? Show the name and age of each conductor, sorted by age from oldest to youngest.
= in order [["Owen Prydderch",67],["Tomas Brezina",63],["Henrik Dahl",58],["Ruben Aldana",55],["Anneli Koskela",51],["Bjarne Solheim",49],["Marta Oleska",47],["Piers Hallow",44],["Katarzyna Wolny",41],["Giulia Ferrante",39],["Sofia Lindqvist",36],["Ilse Vanhove",33]]
? What is the average, minimum and maximum number of members of all choirs?
= [[33.06666666666667,18,61]]
? Return the different voice types of the choirs.
= [["mixed"],["female"],["children"],["male"]]
? Which choirs were founded before 1970? Give their names and towns.
= [["Cor Meibion Teifi","Cardigan"],["Vox Humana","Brno"],["Orfeon Real","Toledo"],["Moravian Men","Brno"]]
? For each voice type, how many choirs are there?
= [["children",3],["female",3],["male",4],["mixed",5]]
? Show all voice types and the number of choirs with each voice type.
= [["children",3],["female",3],["male",4],["mixed",5]]
? Find the name of the choir with the most members.
= [["Cor Meibion Teifi"]]
? What is the name of the conductor who leads the choir named coro alba?
= [["Giulia Ferrante"]]
? Show the titles of pieces performed at the festival of 2016 together with the score they recieved.
= [["Gloria in Four",84],["Gloria in Four",91],["The Old Mill",75],["Song of the Miners",90],["Ave Stella",83],["Winter Bread",89],["Evening over the Lake",77]]
? Which towns have more than one choir?
= [["Bergen"],["Brno"],["Cardigan"],["Oulu"],["York"]]
? What is the total number of members of the choirs from Bergen or York?
= [[115]]
? What are the names of conductors who do not lead any choir?
= [["Katarzyna Wolny"],["Ilse Vanhove"],["Bjarne Solheim"]]
? Find the conductors without a choir. Give the names.
= [["Katarzyna Wolny"],["Ilse Vanhove"],["Bjarne Solheim"]]
? Which choir has the most performances with a score above 85? Give the choir name and the number of such performances.
= [["Cantus Novum",3]]
? Find the names of choirs that performed both in 2016 and in 2018.
= [["Cantus Novum"],["Cor Meibion Teifi"],["Coro Alba"],["Harbour Voices"],["The Larks"]]
? For each choir that performed at least three times, show the choir name and its average score, best average first.
= in order [["Cantus Novum",90.0],["Cor Meibion Teifi",89.0],["Harbour Voices",83.66666666666667],["The Larks",79.0]]
? What are the names of the choirs that have more members than the average number of members and are not from Brno?
= [["Harbour Voices"],["Cantus Novum"],["Cor Meibion Teifi"],["Orfeon Real"]]
? Which composers have pieces in Latin as well as pieces in English?
= [["P. Casale"]]
? Find the title of pieces which were never performed by a choir.
= [["Lament"],["Harvest Round"]]
@ chess_club
# player
[["pid","integer"],["fname","text"],["lname","text"],["age","integer"],["sex","text"],["rating","integer"],["town","text"]]
[1001,"Dora","Kemeny",34,"F",2105,"Ashford"]
[1002,"Lukas","Brandt",17,"M",1890,"Millbrook"]
[1003,"Priya","Raman",22,"F",2240,"Ashford"]
[1004,"Oskar","Nyberg",61,"M",1975,"Deerfield"]
[1005,"Felix","Amato",45,"M",2310,"Millbrook"]
[1006,"Hannah","Colley",29,"F",1760,"Stoneham"]
[1007,"Viktor","Zelenko",52,"M",2415,"Ashford"]
[1008,"Grace","Oduya",15,"F",1680,"Deerfield"]
[1009,"Samuel","Pike",38,"M",2050,"Stoneham"]
[1010,"Lukas","Orr",26,"M",1830,"Ashford"]
[1011,"Mina","Tavares",41,"F",1995,"Millbrook"]
[1012,"Jonas","Whitlock",70,"M",1705,"Deerfield"]
[1013,"Elena","Brandt",19,"F",2020,"Millbrook"]
[1014,"Harvey","Stone",33,"M",1610,"Eastport"]
[1015,"Ruth","Calder",57,"F",1925,"Stoneham"]
[1016,"Ivan","Petrossian",24,"M",2190,"Ashford"]
# tournament
[["tid","integer"],["tname","text"],["location","text"],["year","integer"],["prize","integer"],["rounds","integer"]]
[1,"Spring Open","Ashford",2011,1500,7]
[2,"Castle Cup","Stoneham",2011,800,5]
[3,"Autumn Rapid","Millbrook",2012,500,9]
[4,"Spring Open","Ashford",2012,1600,7]
[5,"Harbour Blitz","Eastport",2013,300,11]
[6,"Castle Cup","Stoneham",2013,900,5]
[7,"Winter Masters","Ashford",2013,4000,9]
[8,"Junior Shield","Deerfield",2014,250,6]
[9,"Autumn Rapid","Millbrook",2014,550,9]
[10,"Riverside Memorial","Deerfield",2014,2000,7]
[11,"Spring Open","Ashford",2015,1800,7]
[12,"Library Quads","Millbrook",2015,120,3]
# game
[["gid","integer"],["tid","integer"],["white","integer"],["black","integer"],["result","text"],["moves","integer"]]
[1,1,1003,1007,"draw",58]
[2,1,1005,1001,"white",41]
[3,1,1007,1005,"white",63]
[4,2,1009,1006,"white",29]
[5,2,1015,1009,"black",47]
[6,2,1006,1015,"black",35]
[7,3,1002,1013,"black",52]
[8,3,1011,1002,"draw",44]
[9,3,1005,1011,"white",26]
[10,4,1003,1005,"white",71]
[11,4,1016,1003,"draw",33]
[12,4,1007,1016,"white",38]
[13,5,1010,1009,"black",22]
[14,6,1009,1001,"draw",55]
[15,6,1001,1015,"white",31]
[16,7,1007,1003,"black",84]
[17,7,1005,1016,"draw",60]
[18,7,1016,1007,"black",49]
[19,7,1003,1001,"white",39]
[20,8,1008,1002,"black",24]
[21,9,1013,1011,"white",46]
[22,9,1002,1005,"black",19]
[23,10,1004,1012,"white",30]
[24,10,1007,1004,"white",27]
[25,10,1012,1007,"black",21]
[26,11,1005,1007,"draw",66]
[27,11,1003,1016,"white",57]
? What are the first and last names of all players living in Millbrook?
= [["Lukas","Brandt"],["Felix","Amato"],["Mina","Tavares"],["Elena","Brandt"]]
? Give the first name and last name of the players who live in Millbrook.
= [["Lukas","Brandt"],["Felix","Amato"],["Mina","Tavares"],["Elena","Brandt"]]
? How many female players are there?
= [[7]]
? What is the average rating of players older than 40?
= [[2054.1666666666665]]
? In what years was the castle cup held?
= [[2011],[2013]]
? List all distinct tournament names.
= [["Spring Open"],["Castle Cup"],["Autumn Rapid"],["Harbour Blitz"],["Winter Masters"],["Junior Shield"],["Riverside Memorial"],["Library Quads"]]
? Find the highest prize and the lowest prize of the tournaments.
= [[4000,120]]
? How many games ended in a draw?
= [[6]]
? What is the last name of the youngest player?
= [["Oduya"]]
? For every town, show the number of players and their average rating.
= [["Ashford",5,2156.0],["Deerfield",3,1786.6666666666667],["Eastport",1,1610.0],["Millbrook",4,2053.75],["Stoneham",3,1911.6666666666667]]
? which location held the most tournaments?
= [["Ashford"]]
? Find the first names shared by more than one player.
= [["Lukas"]]
? What are the names and years of the tournaments for which no games are recorded?
= [["Library Quads",2015]]
? Find the last names of players whose rating is higher than the average rating of players from Ashford.
= [["Raman"],["Amato"],["Zelenko"],["Petrossian"]]
@ mountain_huts
# warden
[["wid","integer"],["name","text"],["age","integer"],["home_town","text"],["years_of_service","integer"]]
[1,"Beat Gisler",54,"Altdorf",22]
[2,"Nadine Moret",38,"Sion",9]
[3,"Carlo Zanetti",61,"Aosta",30]
[4,"Lena Obermoser",29,"Lienz",3]
[5,"Yann Fournier",45,"Sion",15]
[6,"Petra Kranjc",50,"Bled",18]
[7,"Marek Hudak",33,"Poprad",6]
[8,"Ursula Thaler",47,"Lienz",12]
[9,"Dino Belfiore",58,"Aosta",25]
[10,"Silvan Egger",41,"Altdorf",11]
[11,"Jana Novotna",36,"Poprad",8]
[12,"Roman Lutz",26,"Bludenz",1]
# hut
[["hid","integer"],["hut_name","text"],["altitude","integer"],["beds","integer"],["region","text"],["opened","integer"],["warden_id","integer"]]
[1,"Falkenhorst",2540,64,"Tyrol",1903,4]
[2,"Cabane du Glacier",2913,45,"Valais",1927,2]
[3,"Rifugio Tre Laghi",2215,80,"Aosta",1935,3]
[4,"Adlerblick",1860,120,"Tyrol",1958,8]
[5,"Planina Koca",1705,52,"Julian Alps",1949,6]
[6,"Chata pod Stitom",2048,38,"Tatras",1961,7]
[7,"Steinbock Hut",2786,30,"Uri",1912,1]
[8,"Refuge des Aigles",3105,24,"Valais",1978,5]
[9,"Bivacco Nord",3340,9,"Aosta",1983,null]
[10,"Murmeltier",2390,70,"Uri",1954,10]
[11,"Schneefeld",2655,56,"Tyrol",1931,4]
[12,"Zelene Pleso",1551,48,"Tatras",1926,7]
[13,"Capanna Rossa",2480,41,"Aosta",1966,9]
[14,"Bivak Skala",2120,6,"Julian Alps",1972,null]
# hiker
[["kid","integer"],["name","text"],["age","integer"],["height","number"],["country","text"]]
[1,"Amelie Renard",31,1.68,"France"]
[2,"Tim Hollander",44,1.86,"Netherlands"]
[3,"Greta Schuster",27,1.74,"Germany"]
[4,"Paolo Ricci",52,1.77,"Italy"]
[5,"Nils Ekberg",23,1.91,"Sweden"]
[6,"Joanna Mazur",35,1.63,"Poland"]
[7,"Bruno Keller",60,1.8,"Germany"]
[8,"Sara Vidmar",29,1.7,"Slovenia"]
[9,"Colin Birch",48,1.79,"England"]
[10,"Eva Horakova",38,1.66,"Czechia"]
[11,"Matthias Vogt",19,1.83,"Germany"]
[12,"Chiara Moretti",25,1.61,"Italy"]
[13,"Daan Visser",33,1.94,"Netherlands"]
[14,"Helen Marsh",56,1.65,"England"]
[15,"Luc Perrin",41,1.76,"France"]
# stay
[["kid","integer"],["hid","integer"],["year","integer"],["month","text"],["nights","integer"],["paid","integer"]]
[1,2,2018,"July",2,84]
[1,8,2018,"August",1,51]
[1,3,2019,"July",3,120]
[2,1,2018,"July",1,38]
[2,4,2018,"July",4,128]
[3,1,2019,"August",2,76]
[3,11,2019,"August",1,40]
[3,7,2020,"September",2,90]
[4,3,2018,"June",1,39]
[4,9,2018,"June",2,74]
[5,6,2020,"July",3,66]
[5,12,2020,"July",2,40]
[6,6,2018,"September",2,44]
[6,12,2019,"August",1,21]
[7,1,2020,"June",5,190]
[7,10,2020,"June",2,82]
[8,5,2018,"July",1,25]
[8,14,2019,"September",2,52]
[9,2,2019,"August",1,43]
[9,4,2020,"August",3,99]
[10,12,2018,"July",2,42]
[10,6,2018,"July",1,22]
[11,10,2019,"July",1,41]
[11,1,2018,"August",2,75]
[12,3,2020,"August",4,160]
[13,4,2019,"June",2,64]
[13,8,2020,"August",2,104]
? How many huts have more than 50 beds?
= [[6]]
? Count the huts with over 50 beds.
= [[6]]
? Find the names and altitudes of the huts in the tyrol region.
= [["Falkenhorst",2540],["Adlerblick",1860],["Schneefeld",2655]]
? What is the avarage age of the hikers?
= [[37.4]]
? List the name of wardens whose home town is Sion or Lienz.
= [["Nadine Moret"],["Lena Obermoser"],["Yann Fournier"],["Ursula Thaler"]]
? Give the names of all hikers ordered from tallest to shortest.
= in order [["Daan Visser"],["Nils Ekberg"],["Tim Hollander"],["Matthias Vogt"],["Bruno Keller"],["Colin Birch"],["Paolo Ricci"],["Luc Perrin"],["Greta Schuster"],["Sara Vidmar"],["Amelie Renard"],["Eva Horakova"],["Helen Marsh"],["Joanna Mazur"],["Chiara Moretti"]]
? What are the different countries the hikers come from?
= [["France"],["Netherlands"],["Germany"],["Italy"],["Sweden"],["Poland"],["Slovenia"],["England"],["Czechia"]]
? When was the hut Murmeltier opened?
= [[1954]]
? How many beds are there in each region in total? Show the region and the total.
= [["Aosta",130],["Julian Alps",58],["Tatras",86],["Tyrol",240],["Uri",100],["Valais",69]]
? What is the name of the highest hut?
= [["Bivacco Nord"]]
? Return the name of the hut lying at the greatest altitude.
= [["Bivacco Nord"]]
? Which countries have at least two hikers, and how many hikers are from each of them?
= [["England",2],["France",2],["Germany",3],["Italy",2],["Netherlands",2]]
? Find the names of huts that do not have any warden.
= [["Bivacco Nord"],["Bivak Skala"]]
? Which huts were never visited by a hiker? Give the names of the huts.
= [["Capanna Rossa"]]
? Find the names of huts in which nobody has stayed.
= [["Capanna Rossa"]]
? What are the names of wardens who look after more than one hut?
= [["Lena Obermoser"],["Marek Hudak"]]
? Find the names of the hikers who stayed in a hut of the Aosta region and also in one of the Valais region.
= [["Amelie Renard"]]
? What is the name and the country of the hiker who spent the most nights in huts overall?
= [["Bruno Keller","Germany"]]
? List the names of hikers taller than every hiker from Germany.
= [["Tim Hollander"],["Nils Ekberg"],["Daan Visser"]]
? For the stays in 2018, show each hut name with the total nights spent there, sorted alphabetically by hut name.
= in order [["Adlerblick",4],["Bivacco Nord",2],["Cabane du Glacier",2],["Chata pod Stitom",3],["Falkenhorst",3],["Planina Koca",1],["Refuge des Aigles",1],["Rifugio Tre Laghi",1],["Zelene Pleso",2]]
? Which hikers made a stay in 2018 but none in 2019? Show the names.
= [["Eva Horakova"],["Paolo Ricci"],["Tim Hollander"]]
@ radio_shows
# station
[["Station_ID","integer"],["Name","text"],["City","text"],["Frequency","number"],["Start_Year","integer"],["Owner","text"]]
[1,"Coast FM","Brighthaven",96.4,1984,"Public Trust"]
[2,"Radio Nova","Kingsport",101.2,1991,"Halden Media"]
[3,"Hilltop Radio","Marlow Hill",88.7,2003,"Community"]
[4,"Classic Wave","Kingsport",93.5,1979,"Public Trust"]
[5,"The Buzz","Brighthaven",104.9,1997,"Halden Media"]
[6,"Valley Talk","Ferndale",90.1,2008,"Community"]
[7,"Radio Orchard","Ferndale",98,1966,"Public Trust"]
[8,"Night Owl FM","Kingsport",107.3,2011,"Halden Media"]
[9,"Pulse 95","Dunmore",95,2000,"Quartz Group"]
[10,"Lakeside Sound","Dunmore",89.6,1988,"Quartz Group"]
[11,"Student Air","Marlow Hill",106.1,2014,"Community"]
[12,"Old Town Radio","Brighthaven",92.2,1958,"Public Trust"]
# host
[["Host_ID","integer"],["Name","text"],["Age","integer"],["Gender","text"],["Home_City","text"]]
[1,"Nora Whitfield",42,"F","Brighthaven"]
[2,"Desmond Achebe",55,"M","Kingsport"]
[3,"Kit Lawson",27,"M","Ferndale"]
[4,"Paula Stern",38,"F","Kingsport"]
[5,"Gus Marchetti",63,"M","Dunmore"]
[6,"Yara Haddad",31,"F","Brighthaven"]
[7,"Tobias Frey",24,"M","Marlow Hill"]
[8,"Ellen Brody",49,"F","Ferndale"]
[9,"Rashid Karim",36,"M","Kingsport"]
[10,"Maeve Connolly",58,"F","Brighthaven"]
[11,"Jasper Lund",45,"M","Dunmore"]
[12,"Tess Yamada",29,"F","Marlow Hill"]
[13,"Victor Hale",67,"M","Old Ferry"]
# radio_show
[["Show_ID","integer"],["Title","text"],["Genre","text"],["Station_ID","integer"],["Minutes","integer"],["Listeners","integer"]]
[1,"Morning Tide","news",1,180,95000]
[2,"The Vinyl Hour","music",1,60,22000]
[3,"Kingsport Today","news",2,120,71000]
[4,"Beat Street","music",2,90,54000]
[5,"Hill Walkers","nature",3,30,4000]
[6,"Sonata Corner","music",4,120,38000]
[7,"Opera Night","music",4,200,17000]
[8,"Buzz Breakfast","comedy",5,150,112000]
[9,"Laugh Lines","comedy",5,45,47000]
[10,"Farm Report","news",6,25,9000]
[11,"Talk of the Valley","talk",6,75,13000]
[12,"The Apple Cart","talk",7,50,26000]
[13,"Midnight Stories","drama",8,60,15000]
[14,"Insomnia Club","talk",8,240,19000]
[15,"Goal Line","sports",9,100,83000]
[16,"Dunmore Derby","sports",10,110,29000]
[17,"Lake Birds","nature",10,20,6000]
[18,"Penalty Box","sports",2,55,33000]
# hosting
[["Host_ID","integer"],["Show_ID","integer"],["Since_Year","integer"]]
[1,1,2009]
[6,1,2016]
[1,2,2012]
[2,3,1999]
[4,3,2010]
[9,4,2013]
[3,5,2017]
[5,6,1990]
[4,7,2014]
[6,8,2018]
[9,8,2015]
[6,9,2019]
[8,10,2008]
[8,11,2011]
[3,11,2018]
[8,12,2001]
[2,13,2012]
[9,14,2014]
[5,15,2002]
[11,15,2006]
[11,16,2010]
[5,17,2005]
[2,18,2004]
? What are the titles of the shows in the music genre?
= [["The Vinyl Hour"],["Beat Street"],["Sonata Corner"],["Opera Night"]]
? List the title of every music show.
= [["The Vinyl Hour"],["Beat Street"],["Sonata Corner"],["Opera Night"]]
? How many stations are owned by halden media?
= [[3]]
? Show the name and frequency of the stations in Kingsport.
= [["Radio Nova",101.2],["Classic Wave",93.5],["Night Owl FM",107.3]]
? what is the total number of listeners over all radio shows
= [[693000]]
? List the names of the hosts in alphabetical order.
= in order [["Desmond Achebe"],["Ellen Brody"],["Gus Marchetti"],["Jasper Lund"],["Kit Lawson"],["Maeve Connolly"],["Nora Whitfield"],["Paula Stern"],["Rashid Karim"],["Tess Yamada"],["Tobias Frey"],["Victor Hale"],["Yara Haddad"]]
? How many different genres of shows are there?
= [[7]]
? Which hosts are at least 55 years old? Return their names and ages.
= [["Desmond Achebe",55],["Gus Marchetti",63],["Maeve Connolly",58],["Victor Hale",67]]
? What is the title of the show with the largest number of listeners?
= [["Buzz Breakfast"]]
? Find the most listened show. Give me its title.
= [["Buzz Breakfast"]]
? For each genre, show the genre and the average length in minutes of its shows.
= [["comedy",97.5],["drama",60.0],["music",117.5],["nature",25.0],["news",108.33333333333333],["sports",88.33333333333333],["talk",121.66666666666667]]
? Show the titles of the shows broadcast by stations in Brighthaven.
= [["Morning Tide"],["The Vinyl Hour"],["Buzz Breakfast"],["Laugh Lines"]]
? Which owner has the most stations?
= [["Public Trust"]]
? Show each gender and the average age of the hosts of that gender.
= [["F",41.166666666666664],["M",45.285714285714285]]
? Find the names of the stations that have no show.
= [["Student Air"],["Old Town Radio"]]
? Which stations do not broadcast any radio show? List their names.
= [["Student Air"],["Old Town Radio"]]
? What are the names of hosts that present more than two shows? Also give the number of shows.
= [["Desmond Achebe",3],["Gus Marchetti",3],["Yara Haddad",3],["Ellen Brody",3],["Rashid Karim",3]]
? List the titles of shows longer than the average show but with less than 50000 listeners.
= [["Sonata Corner"],["Opera Night"],["Insomnia Club"],["Dunmore Derby"]]
? Which cities have both a station that started before 1985 and a station which began after 1990?
= [["Brighthaven"],["Ferndale"],["Kingsport"]]
? Find the names of hosts who host a talk show but not any news show.
= [["Kit Lawson"],["Rashid Karim"]]
? For the stations with at least 2 shows, what is the station name and the sum of listeners of its shows?
= [["Coast FM",117000],["Radio Nova",158000],["Classic Wave",55000],["The Buzz",159000],["Valley Talk",22000],["Night Owl FM",34000],["Lakeside Sound",35000]]
@ aquarium_hall
# Tank
[["tank_no","integer"],["hall","text"],["litres","integer"],["water","text"],["temperature","number"],["built","integer"]]
[1,"Coral Hall",12000,"salt",25.5,1998]
[2,"Coral Hall",8500,"salt",26,1998]
[3,"River Hall",6000,"fresh",18,2004]
[4,"River Hall",4200,"fresh",22.5,2004]
[5,"Deep Hall",90000,"salt",11,2011]
[6,"Deep Hall",35000,"salt",9.5,2011]
[7,"Amazon Hall",22000,"fresh",27,2007]
[8,"Amazon Hall",3000,"fresh",28,2016]
[9,"Coral Hall",1500,"salt",24,2016]
[10,"Estuary Room",7000,"brackish",20,2013]
[11,"Estuary Room",2600,"brackish",23,2013]
[12,"River Hall",900,"fresh",16,2019]
[13,"Quarantine",1100,"salt",21,2009]
# Species
[["sid","integer"],["common_name","text"],["family","text"],["origin","text"],["max_length","integer"],["diet","text"],["endangered","text"]]
[1,"Sunset anthias","Serranidae","Indian Ocean",15,"plankton","no"]
[2,"Banded puffer","Tetraodontidae","Pacific Ocean",30,"molluscs","no"]
[3,"Glass perch","Ambassidae","Mekong",8,"insects","no"]
[4,"Ghost ray","Rajidae","Atlantic Ocean",120,"fish","yes"]
[5,"Mud gourami","Osphronemidae","Mekong",22,"plants","no"]
[6,"Lantern shark","Etmopteridae","Atlantic Ocean",45,"fish","no"]
[7,"Red bellied pacu","Serrasalmidae","Amazon",70,"plants","no"]
[8,"Peacock knifefish","Notopteridae","Mekong",90,"fish","yes"]
[9,"Dwarf seahorse","Syngnathidae","Caribbean Sea",5,"plankton","yes"]
[10,"Archer fish","Toxotidae","Pacific Ocean",28,"insects","no"]
[11,"Leaf catfish","Auchenipteridae","Amazon",18,"insects","no"]
[12,"Striped pipefish","Syngnathidae","Indian Ocean",19,"plankton","no"]
[13,"Giant wolf eel","Anarhichadidae","Pacific Ocean",210,"molluscs","no"]
[14,"Arowana","Osteoglossidae","Amazon",100,"fish","yes"]
[15,"Blue damsel","Pomacentridae","Pacific Ocean",9,"plankton","no"]
[16,"Whip ray","Dasyatidae","Indian Ocean",160,"molluscs","yes"]
# Stock
[["tank_no","integer"],["sid","integer"],["quantity","integer"],["since_year","integer"]]
[1,1,24,2001]
[1,15,40,2003]
[1,2,2,2014]
[2,1,12,2005]
[2,12,9,2010]
[9,15,18,2017]
[3,3,55,2006]
[3,5,7,2012]
[4,5,11,2009]
[4,8,3,2015]
[5,4,5,2011]
[5,13,2,2012]
[5,6,8,2017]
[6,6,14,2013]
[6,13,1,2018]
[7,7,16,2007]
[7,14,4,2009]
[7,11,21,2010]
[8,11,13,2016]
[9,9,30,2016]
[9,12,6,2019]
[10,10,20,2013]
[11,10,10,2014]
[11,2,3,2020]
? How many tanks hold salt water?
= [[6]]
? Give the common name and family of the species that come from the Mekong.
= [["Glass perch","Ambassidae"],["Mud gourami","Osphronemidae"],["Peacock knifefish","Notopteridae"]]
? What are the numbers of the tanks built after 2010?
= [[5],[6],[8],[9],[10],[11],[12]]
? Find all the distinct diets of species.
= [["plankton"],["molluscs"],["insects"],["fish"],["plants"]]
? Which species are endangered? List the common names.
= [["Ghost ray"],["Peacock knifefish"],["Dwarf seahorse"],["Arowana"],["Whip ray"]]
? What is the biggest and the smallest temperature of tanks in River Hall?
= [[22.5,16.0]]
? Show common names and max lengths of all species, order by max length ascending.
= in order [["Dwarf seahorse",5],["Glass perch",8],["Blue damsel",9],["Sunset anthias",15],["Leaf catfish",18],["Striped pipefish",19],["Mud gourami",22],["Archer fish",28],["Banded puffer",30],["Lantern shark",45],["Red bellied pacu",70],["Peacock knifefish",90],["Arowana",100],["Ghost ray",120],["Whip ray",160],["Giant wolf eel",210]]
? How many tanks are in each hall?
= [["Amazon Hall",2],["Coral Hall",3],["Deep Hall",2],["Estuary Room",2],["Quarantine",1],["River Hall",3]]
? Show the name of each hall and its number of tanks.
= [["Amazon Hall",2],["Coral Hall",3],["Deep Hall",2],["Estuary Room",2],["Quarantine",1],["River Hall",3]]
? Which hall has the greatest capacity in litres altogether?
= [["Deep Hall"]]
? What is the family of the longest plankton eating species?
= [["Syngnathidae"]]
? List the origins with more than three species.
= [["Pacific Ocean"]]
? Which tanks contain the banded puffer? Give the tank number and hall.
= [[1,"Coral Hall"],[11,"Estuary Room"]]
? What are the common names of species that are not kept in any tank?
= [["Whip ray"]]
? Return the common name of species which are in no tank at all.
= [["Whip ray"]]
? Find the number and hall of the tanks that hold at least 3 kinds of species.
= [[1,"Coral Hall"],[5,"Deep Hall"],[7,"Amazon Hall"],[9,"Coral Hall"]]
? Which tank numbers keep both Sunset anthias and Blue damsel?
= [[1]]
? Show the different halls that have a tank bigger than the average tank.
= [["Deep Hall"],["Amazon Hall"]]
@ amateur_astronomy
# observer
[["oid","integer"],["name","text"],["age","integer"],["city","text"],["joined","integer"]]
[1,"Hal Everett",66,"Tucson",1982]
[2,"Mei Tanaka",34,"Portland",2010]
[3,"Jorge Salinas",51,"Tucson",1996]
[4,"Dana Whitlow",45,"Boise",2001]
[5,"Arvid Holm",29,"Duluth",2015]
[6,"Constance Bly",72,"Portland",1975]
[7,"Ravi Menon",38,"Austin",2008]
[8,"Becky Stroud",23,"Duluth",2018]
[9,"Leon Farkas",57,"Austin",1990]
[10,"Tilly Marsden",41,"Boise",2005]
[11,"Omar Nasser",33,"Tucson",2012]
[12,"Fay Kimball",61,"Duluth",1987]
[13,"Ned Corrigan",19,"Portland",2020]
# telescope
[["tid","integer"],["model","text"],["type","text"],["aperture","integer"],["price","integer"],["owner","integer"]]
[1,"Starfinder 8","reflector",203,650,1]
[2,"Orrery 80","refractor",80,420,2]
[3,"DarkSky 12","reflector",305,1450,3]
[4,"Comet Hunter","reflector",152,380,4]
[5,"Lumen 102","refractor",102,790,5]
[6,"Catadio 9","catadioptric",235,2600,6]
[7,"Catadio 5","catadioptric",127,990,7]
[8,"Pocket 60","refractor",60,110,8]
[9,"Big Bucket 16","reflector",406,2100,9]
[10,"Catadio 11","catadioptric",280,3900,1]
[11,"Orrery 120","refractor",120,1250,10]
[12,"Starfinder 6","reflector",150,430,12]
[13,"Starfinder 10","reflector",254,880,3]
# sky_object
[["code","text"],["title","text"],["kind","text"],["constellation","text"],["magnitude","number"],["distance_ly","integer"]]
["K1","Lace Nebula","nebula","Cygnus",7,2400]
["K2","Twin Lanterns","open cluster","Perseus",4.3,7500]
["K3","Harp Ring","nebula","Lyra",8.8,2300]
["K4","Beehive of Dust","galaxy","Leo",9.3,35000000]
["K5","Snowball Globe","globular cluster","Hercules",5.8,22200]
["K6","Little Kite","open cluster","Cygnus",5.2,1100]
["K7","Sailfish","galaxy","Ursa Major",8.4,21000000]
["K8","Copper Eye","nebula","Aquarius",7.6,650]
["K9","Pepper Pot","globular cluster","Aquarius",6.5,37000]
["K10","Needle Edge","galaxy","Coma Berenices",9.6,40000000]
["K11","Wild Goose","open cluster","Scutum",6.3,6200]
["K12","Whisker Pair","galaxy","Ursa Major",10.1,12000000]
["K13","Crow Galaxy","galaxy","Corvus",10.8,55000000]
["K14","Salt Cellar","open cluster","Perseus",5.5,1450]
# observation
[["obs_no","integer"],["oid","integer"],["tid","integer"],["code","text"],["year","integer"],["seeing","text"],["hours","number"]]
[1,1,1,"K5",2017,"good",1.5]
[2,1,10,"K7",2017,"fair",2]
[3,1,10,"K12",2018,"good",3.5]
[4,2,2,"K2",2018,"poor",0.5]
[5,2,2,"K6",2018,"good",1]
[6,3,3,"K1",2017,"good",2.5]
[7,3,3,"K4",2019,"fair",4]
[8,3,13,"K10",2019,"good",3]
[9,4,4,"K2",2017,"good",1.25]
[10,4,4,"K5",2019,"poor",0.75]
[11,5,5,"K6",2019,"fair",1]
[12,6,6,"K3",2017,"good",2.25]
[13,6,6,"K8",2018,"good",2.75]
[14,6,6,"K1",2019,"fair",1.75]
[15,7,7,"K9",2018,"poor",0.5]
[16,7,7,"K5",2018,"good",1]
[17,9,9,"K4",2017,"good",5]
[18,9,9,"K7",2018,"good",4.5]
[19,9,9,"K12",2019,"fair",3.25]
[20,10,11,"K2",2019,"good",1.5]
[21,10,11,"K11",2019,"good",1]
[22,12,12,"K5",2018,"fair",1.25]
[23,12,12,"K3",2018,"poor",0.75]
[24,8,5,"K6",2019,"fair",0.5]
[25,11,3,"K1",2019,"good",2]
[26,11,13,"K8",2018,"good",1.5]
? Show the names of observers who live in Tucson.
= [["Hal Everett"],["Jorge Salinas"],["Omar Nasser"]]
? Who are the observers living in tucson? Give me their names.
= [["Hal Everett"],["Jorge Salinas"],["Omar Nasser"]]
? How many galaxies are there among the sky objects?
= [[5]]
? What is price and aperture of the telescope with the model Lumen 102?
= [[790,102]]
? What are the models of telescopes that cost more than 1000?
= [["DarkSky 12"],["Catadio 9"],["Big Bucket 16"],["Catadio 11"],["Orrery 120"]]
? List the different constellations of the sky objects.
= [["Cygnus"],["Perseus"],["Lyra"],["Leo"],["Hercules"],["Ursa Major"],["Aquarius"],["Coma Berenices"],["Scutum"],["Corvus"]]
? What is the average number of hours of the observations with good seeing?
= [[2.283333333333333]]
? List the name and the year of joining of all observers, latest joined first.
= in order [["Ned Corrigan",2020],["Becky Stroud",2018],["Arvid Holm",2015],["Omar Nasser",2012],["Mei Tanaka",2010],["Ravi Menon",2008],["Tilly Marsden",2005],["Dana Whitlow",2001],["Jorge Salinas",1996],["Leon Farkas",1990],["Fay Kimball",1987],["Hal Everett",1982],["Constance Bly",1975]]
? For each type of telescope show the average price.
= [["catadioptric",2496.6666666666665],["reflector",981.6666666666666],["refractor",642.5]]
? What is the mean price of the telescopes of every type? Return type and mean price.
= [["catadioptric",2496.6666666666665],["reflector",981.6666666666666],["refractor",642.5]]
? Find the title of the faintest object, that is the one with the highest magnitude.
= [["Crow Galaxy"]]
? What are the names of the observers that own a reflector with an aperture over 200? Show the model too.
= [["Hal Everett","Starfinder 8"],["Jorge Salinas","DarkSky 12"],["Leon Farkas","Big Bucket 16"],["Jorge Salinas","Starfinder 10"]]
? How many observations did Constance Bly make?
= [[3]]
? Which kinds have at least 4 sky objects?
= [["galaxy"],["open cluster"]]
? Show the year and the total hours of observation in each year.
= [[2017,14.5],[2018,17.25],[2019,18.75]]
? Which city has the oldest observer?
= [["Portland"]]
? Find the names of observers who have never made an observation.
= [["Ned Corrigan"]]
? Which observers have not observed anything? Show names.
= [["Ned Corrigan"]]
? What are the titles of sky objects observed by more than two times? Give the title and how many times.
= [["Lace Nebula",3],["Twin Lanterns",3],["Snowball Globe",4],["Little Kite",3]]
? Find the names of observers who observed both a galaxy and a nebula.
= [["Jorge Salinas"]]
? What is the model of the telescope that was used for the most hours in all?
= [["Big Bucket 16"]]
? List the models of refractors which are more expensive than the average of all refractors.
= [["Lumen 102"],["Orrery 120"]]
? Show the titles of the objects in the constellation Perseus or Corvus that nobody observed.
= [["Crow Galaxy"],["Salt Cellar"]]
@ cycling_tour
# team
[["Team_ID","integer"],["Team_Name","text"],["Country","text"],["Sponsor_Type","text"],["Budget_Million","number"]]
[1,"Velo Azur","France","bank",14.5]
[2,"Tulip Express","Netherlands","transport",11.2]
[3,"Team Granit","Switzerland","watches",18.9]
[4,"Nordvind","Denmark","energy",9.8]
[5,"Sierra Blanca","Spain","lottery",12.4]
[6,"Brixton Wheelers","England","bank",7.3]
[7,"Ferro Corsa","Italy","steel",16]
[8,"Alto Cafe","Colombia","coffee",6.1]
[9,"Pedale Rosso","Italy","coffee",5.4]
[10,"Kraftrad","Germany","energy",13.7]
[11,"Mistral","France","insurance",8.6]
[12,"Polder Pro","Netherlands","lottery",4.9]
# rider
[["Rider_ID","integer"],["Name","text"],["Age","integer"],["Height","integer"],["Weight","integer"],["Nationality","text"],["Team_ID","integer"]]
[11,"Etienne Carrel",28,181,68,"France",1]
[12,"Hugo Lamarche",33,177,64,"France",1]
[13,"Yves Delmas",24,188,77,"Belgium",1]
[21,"Sjoerd Bakker",30,192,82,"Netherlands",2]
[22,"Wout Peeters",26,184,73,"Belgium",2]
[31,"Reto Ammann",35,179,66,"Switzerland",3]
[32,"Luis Cardona",29,170,58,"Colombia",3]
[33,"Jan Kessler",22,186,75,"Germany",3]
[41,"Mikkel Juhl",27,183,71,"Denmark",4]
[51,"Iker Otegi",31,175,61,"Spain",5]
[52,"Pablo Sanz",25,178,65,"Spain",5]
[61,"Archie Dunn",23,190,80,"England",6]
[62,"Rhys Morgan",32,180,69,"Wales",6]
[71,"Matteo Gandolfi",34,174,60,"Italy",7]
[72,"Andrea Pozzi",21,182,70,"Italy",7]
[81,"Oscar Quintero",26,168,56,"Colombia",8]
[82,"Fabio Rincon",30,171,59,"Colombia",8]
[101,"Lars Obermann",36,187,78,"Germany",10]
[102,"Timo Reiter",28,185,74,"Germany",10]
[111,"Julien Abadie",20,176,63,"France",11]
# stage
[["Stage_No","integer"],["Start_Town","text"],["Finish_Town","text"],["Km","number"],["Stage_Type","text"],["Climb_m","integer"]]
[1,"Port Clair","Port Clair",12.5,"time trial",60]
[2,"Port Clair","Valmont",178,"flat",850]
[3,"Valmont","Roches",203.5,"hilly",2400]
[4,"Roches","Col Noir",151,"mountain",4100]
[5,"Col Noir","Sainte Marthe",189,"flat",1100]
[6,"Sainte Marthe","Lac Bleu",165,"hilly",2250]
[7,"Lac Bleu","Haut Pic",142.5,"mountain",4750]
[8,"Haut Pic","Valmont",196,"flat",980]
[9,"Valmont","Valmont",31,"time trial",310]
[10,"Roches","Haut Pic",128.5,"mountain",3900]
[11,"Sainte Marthe","Port Clair",211,"flat",640]
[12,"Port Clair","Grand Place",109.5,"flat",420]
# stage_result
[["Stage_No","integer"],["Rider_ID","integer"],["Position","integer"],["Bonus_Seconds","integer"]]
[1,31,1,0]
[1,101,2,0]
[1,41,3,0]
[2,21,1,10]
[2,61,2,6]
[2,13,3,4]
[3,11,1,10]
[3,52,2,6]
[3,22,3,4]
[4,81,1,12]
[4,32,2,8]
[4,71,3,5]
[5,61,1,10]
[5,21,2,6]
[5,33,3,4]
[6,52,1,10]
[6,11,2,6]
[6,62,3,4]
[7,32,1,12]
[7,81,2,8]
[7,51,3,5]
[8,21,1,10]
[8,102,2,6]
[8,61,3,4]
[9,31,1,0]
[9,41,2,0]
[9,11,3,0]
[10,81,1,15]
[10,71,2,8]
[10,12,3,5]
[11,13,1,10]
[11,21,2,6]
[11,22,3,4]
? What are the names of the riders who are heavier than 75?
= [["Yves Delmas"],["Sjoerd Bakker"],["Archie Dunn"],["Lars Obermann"]]
? Show the name of each rider whose weight is above 75.
= [["Yves Delmas"],["Sjoerd Bakker"],["Archie Dunn"],["Lars Obermann"]]
? How many mountain stages are there?
= [[3]]
? What is the average height and the average weight of the riders?
= [[180.3,68.45]]
? Which teams are from Italy? Return the team names and their budget.
= [["Ferro Corsa",16.0],["Pedale Rosso",5.4]]
? What is the total lenght in km of all the stages?
= [[1717.5]]
? List the distinct nationalities of the riders.
= [["France"],["Belgium"],["Netherlands"],["Switzerland"],["Colombia"],["Germany"],["Denmark"],["Spain"],["England"],["Wales"],["Italy"]]
? Show the start town, finish town and km of each flat stage, from the longest to the shortest.
= in order [["Sainte Marthe","Port Clair",211.0],["Haut Pic","Valmont",196.0],["Col Noir","Sainte Marthe",189.0],["Port Clair","Valmont",178.0],["Port Clair","Grand Place",109.5]]
? How many riders does each nationality have?
= [["Belgium",2],["Colombia",3],["Denmark",1],["England",1],["France",3],["Germany",3],["Italy",2],["Netherlands",1],["Spain",2],["Switzerland",1],["Wales",1]]
? For each nationality, return the nationality and the number of riders.
= [["Belgium",2],["Colombia",3],["Denmark",1],["England",1],["France",3],["Germany",3],["Italy",2],["Netherlands",1],["Spain",2],["Switzerland",1],["Wales",1]]
? Who is the youngest rider in the velo azur team? Return the name.
= [["Yves Delmas"]]
? Find the names of the riders who ride for a team sponsored by a bank.
= [["Etienne Carrel"],["Hugo Lamarche"],["Yves Delmas"],["Archie Dunn"],["Rhys Morgan"]]
? What is the number of the stage with the most climbing?
= [[7]]
? Find the names of teams that have no riders.
= [["Pedale Rosso"],["Polder Pro"]]
? Which teams do not have any rider? Give the names of teams.
= [["Pedale Rosso"],["Polder Pro"]]
? Find the rider who collected the most bonus seconds in total. Show the name, team name and the total of seconds.
= [["Oscar Quintero","Alto Cafe",35]]
? Which nationalities have riders older than 30 and also riders younger than 25?
= [["France"],["Germany"],["Italy"]]
@ lighthouses
# lighthouse
[["ID","integer"],["Name","text"],["County","text"],["Height","integer"],["Year_Built","integer"],["Light_Range","integer"],["Colour","text"],["Automated","integer"]]
[1,"Gannet Rock","Morven",41,1847,24,"white",1984]
[2,"Skerry Point","Morven",19,1871,14,"red",1979]
[3,"Cape Lorn","Argall",33,1829,25,"white",1990]
[4,"Old Finger","Argall",27,1802,17,"grey",null]
[5,"Seal Ness","Braid",22,1896,16,"white",1972]
[6,"Pollan Head","Braid",36,1858,21,"white and red",1988]
[7,"Tarn Island","Shelda",15,1912,12,"red",1968]
[8,"Muckle Stack","Shelda",48,1863,26,"grey",1995]
[9,"Whin Bay","Morven",12,1925,10,"white",null]
[10,"Drummore Pier","Argall",9,1931,8,"red",1965]
[11,"Ronan Spit","Shelda",30,1885,19,"white",1992]
[12,"Hob Reef","Braid",39,1878,23,"white and red",1981]
[13,"Kelp Sound","Ardle",25,1840,18,"grey",1976]
[14,"St Bride Tower","Ardle",52,1815,20,"white",null]
# keeper
[["Keeper_ID","integer"],["Name","text"],["Birth_Year","integer"],["Home_Village","text"],["Lighthouse_ID","integer"],["Start_Year","integer"],["Years_Served","integer"]]
[1,"Angus Beaton",1901,"Torrin",1,1926,18]
[2,"Murdo Laing",1889,"Skell",1,1912,14]
[3,"Isla Rennie",1932,"Torrin",3,1958,25]
[4,"Ewan Strachan",1915,"Carrick",6,1939,21]
[5,"Dougal Birse",1878,"Skell",4,1903,30]
[6,"Neil Cormack",1925,"Balvaird",8,1950,33]
[7,"Fergus Tait",1894,"Torrin",8,1921,9]
[8,"Hamish Orr",1940,"Carrick",11,1965,27]
[9,"Colin Mathers",1908,"Balvaird",12,1931,16]
[10,"Rory Beaton",1930,"Torrin",12,1955,26]
[11,"Alec Drever",1885,"Skell",13,1909,22]
[12,"John Sinclair",1919,"Wick End",14,1946,11]
[13,"Peter Halcro",1937,"Wick End",14,1961,19]
[14,"Andrew Flett",1911,"Carrick",5,1936,28]
[15,"Magnus Isbister",1898,"Wick End",8,1930,20]
[16,"Walter Gunn",1922,"Balvaird",3,1947,12]
[17,"Torquil Manson",1904,"Orran",14,1929,17]
[18,"Lewis Pirie",1928,"Skell",2,1953,24]
[19,"Davie Muir",1950,"Torrin",null,1974,6]
[20,"Stewart Rae",1935,"Carrick",6,1960,23]
? How many lighthouses stand in the county of shelda?
= [[3]]
? What is the number of lighthouses in Shelda county?
= [[3]]
? List the names of lighthouses that are taller than 35.
= [["Gannet Rock"],["Pollan Head"],["Muckle Stack"],["Hob Reef"],["St Bride Tower"]]
? What are the colours of the lighthouses? List every colour once.
= [["white"],["red"],["grey"],["white and red"]]
? Show name and year built of the lighthouses, the oldest first.
= in order [["Old Finger",1802],["St Bride Tower",1815],["Cape Lorn",1829],["Kelp Sound",1840],["Gannet Rock",1847],["Pollan Head",1858],["Muckle Stack",1863],["Skerry Point",1871],["Hob Reef",1878],["Ronan Spit",1885],["Seal Ness",1896],["Tarn Island",1912],["Whin Bay",1925],["Drummore Pier",1931]]
? What is the average number of years served by keepers?
= [[20.05]]
? Find the name and birth year of the keepers whose home village is Torrin.
= [["Angus Beaton",1901],["Isla Rennie",1932],["Fergus Tait",1894],["Rory Beaton",1930],["Davie Muir",1950]]
? Return the names of the lighthouses which have not been automated.
= [["Old Finger"],["Whin Bay"],["St Bride Tower"]]
? What is the average height of the lighthouses in each county?
= [["Ardle",38.5],["Argall",23.0],["Braid",32.333333333333336],["Morven",24.0],["Shelda",31.0]]
? For each county show the county and the average height of its lighthouses.
= [["Ardle",38.5],["Argall",23.0],["Braid",32.333333333333336],["Morven",24.0],["Shelda",31.0]]
? Who is the keeper that served for the longest time? Give the name.
= [["Neil Cormack"]]
? Show the names of keepers who worked at Muckle Stack and the year they started.
= [["Fergus Tait",1921],["Magnus Isbister",1930],["Neil Cormack",1950]]
? Which colour is the most common among lighthouses?
= [["white"]]
? How many keepers worked in lighthouses of the county Argall?
= [[3]]
? Find the home villages where more than 4 keepers come from.
= [["Torrin"]]
? What are the names of white lighthouses built between 1820 and 1890?
= [["Gannet Rock"],["Cape Lorn"],["Ronan Spit"]]
? What are the names of lighthouses that have no keeper listed?
= [["Tarn Island"],["Whin Bay"],["Drummore Pier"]]
? Find the lighthouses without any keeper and return their names.
= [["Tarn Island"],["Whin Bay"],["Drummore Pier"]]
? Show the names of the lighthouses with at least 2 keepers, and the total years served by those keepers.
= [["Gannet Rock",32],["Cape Lorn",37],["Pollan Head",44],["Muckle Stack",62],["Hob Reef",42],["St Bride Tower",47]]
? Which counties have both a red lighthouse and a grey one?
= [["Argall"],["Shelda"]]
? Find the names of the keepers who served longer than the average and were in a lighthouse with a range of more than 20.
= [["Isla Rennie"],["Ewan Strachan"],["Neil Cormack"],["Rory Beaton"],["Stewart Rae"]]
? What is the county with the greatest number of keepers?
= [["Braid"]]
? Which home villages have no keeper born after 1930?
= [["Balvaird"],["Orran"],["Skell"]]
@ town_council
# party
[["party_id","integer"],["party_name","text"],["abbr","text"],["founded","integer"],["leader","text"]]
[1,"Civic Union","CU",1968,"Margit Sol"]
[2,"Green Valley","GV",1989,"Peder Vik"]
[3,"Workers Front","WF",1921,"Ada Brunner"]
[4,"Farmers League","FL",1934,"Otto Haas"]
[5,"Free Harbour","FH",2006,"Lucia Reyes"]
[6,"Pensioners Voice","PV",1997,"Egon Weiss"]
[7,"Digital Now","DN",2013,"Tariq Malik"]
[8,"Tradition","TR",1952,"Helga Stein"]
[9,"Young Towns","YT",2016,"Noa Levin"]
[10,"River Alliance","RA",1979,"Bo Lindgren"]
[11,"Common Sense","CS",2010,"Fred Ames"]
[12,"Old Liberals","OL",1899,"Clara Voss"]
# town
[["town_id","integer"],["town_name","text"],["province","text"],["population","integer"],["seats","integer"],["mayor_party","integer"]]
[1,"Aldersee","North",48200,31,1]
[2,"Birkenau","North",12700,19,4]
[3,"Corvin","Coast",86500,43,5]
[4,"Dornfeld","Plain",9300,15,4]
[5,"Estmoor","Coast",23400,23,3]
[6,"Falkberg","Plain",31800,27,1]
[7,"Grauwerk","North",64100,37,3]
[8,"Hafenlo","Coast",15900,19,5]
[9,"Immertal","Hills",7100,13,8]
[10,"Jorsund","Coast",41000,31,2]
[11,"Karlsrode","Hills",18800,21,1]
[12,"Lindach","Plain",5400,11,4]
# candidate
[["cand_id","integer"],["name","text"],["sex","text"],["age","integer"],["job","text"],["party_id","integer"],["town_id","integer"]]
[1,"Ines Walter","F",44,"teacher",1,1]
[2,"Rolf Petersen","M",58,"lawyer",1,1]
[3,"Mika Brandes","M",29,"engineer",2,1]
[4,"Ulla Frank","F",63,"nurse",3,1]
[5,"Jakob Moos","M",51,"farmer",4,2]
[6,"Sabine Roth","F",37,"teacher",1,2]
[7,"Diego Luna","M",46,"sailor",5,3]
[8,"Petra Adler","F",55,"lawyer",3,3]
[9,"Kwame Boateng","M",33,"engineer",7,3]
[10,"Lotte Kern","F",26,"student",2,3]
[11,"Heinz Bauer","M",67,"farmer",4,4]
[12,"Anja Dietrich","F",49,"nurse",3,5]
[13,"Stefan Gross","M",40,"teacher",5,5]
[14,"Vera Hollmann","F",52,"doctor",1,6]
[15,"Karl Jost","M",65,"retired",6,6]
[16,"Nele Sander","F",31,"journalist",2,6]
[17,"Boris Kranz","M",47,"electrician",3,7]
[18,"Eva Munk","F",39,"lawyer",1,7]
[19,"Tom Ried","M",23,"student",7,7]
[20,"Marco Pilz","M",53,"sailor",5,8]
[21,"Gisela Thoma","F",66,"retired",8,9]
[22,"Arne Vogel","M",43,"teacher",2,10]
[23,"Frieda Zorn","F",35,"engineer",5,10]
[24,"Paul Esser","M",60,"doctor",1,11]
[25,"Rita Fuchs","F",48,"farmer",4,11]
[26,"Simon Lang","M",38,"journalist",10,12]
[27,"Wilma Obst","F",57,"farmer",4,12]
# result
[["cand_id","integer"],["year","integer"],["votes","integer"],["elected","text"]]
[1,2014,6120,"yes"]
[1,2018,7045,"yes"]
[2,2014,3310,"no"]
[3,2018,4480,"yes"]
[4,2014,5200,"yes"]
[4,2018,3900,"no"]
[5,2014,2810,"yes"]
[5,2018,2645,"yes"]
[6,2018,1190,"no"]
[7,2014,11800,"yes"]
[7,2018,12950,"yes"]
[8,2014,9400,"yes"]
[8,2018,8700,"yes"]
[9,2018,3150,"no"]
[10,2018,6020,"yes"]
[11,2014,2405,"yes"]
[12,2014,4010,"yes"]
[12,2018,4360,"yes"]
[13,2018,2280,"no"]
[14,2014,5170,"yes"]
[15,2014,1480,"no"]
[16,2018,3640,"yes"]
[17,2014,10150,"yes"]
[17,2018,9880,"yes"]
[18,2018,7420,"yes"]
[19,2018,960,"no"]
[20,2014,3720,"yes"]
[21,2014,1710,"yes"]
[22,2014,6700,"yes"]
[22,2018,7310,"yes"]
[23,2018,5050,"no"]
[24,2014,3020,"yes"]
[25,2018,2150,"yes"]
[27,2018,1330,"yes"]
? What are the names and populations of the towns in the Coast province?
= [["Corvin",86500],["Estmoor",23400],["Hafenlo",15900],["Jorsund",41000]]
? Show town name and population for all towns that lie in the province Coast.
= [["Corvin",86500],["Estmoor",23400],["Hafenlo",15900],["Jorsund",41000]]
? How many candidates are lawyers?
= [[3]]
? Who is the leader of the party called Green Valley?
= [["Peder Vik"]]
? What is the average age of the female candidates?
= [[46.30769230769231]]
? Give the number of different jobs of candidates.
= [[11]]
? List the abbreviation and founding year of parties in descending order of founding year.
= in order [["YT",2016],["DN",2013],["CS",2010],["FH",2006],["PV",1997],["GV",1989],["RA",1979],["CU",1968],["TR",1952],["FL",1934],["WF",1921],["OL",1899]]
? How many towns and how many seats in total does each province have?
= [["Coast",4,116],["Hills",2,34],["North",3,87],["Plain",3,53]]
? For each province, return the number of towns together with the total of seats.
= [["Coast",4,116],["Hills",2,34],["North",3,87],["Plain",3,53]]
? Which candidates belong to the party with abbreviation WF? Show their names and jobs.
= [["Anja Dietrich","nurse"],["Boris Kranz","electrician"],["Petra Adler","lawyer"],["Ulla Frank","nurse"]]
? What is the name of the least populated town?
= [["Lindach"]]
? Show the names of the towns which have a mayor from the farmers league.
= [["Birkenau"],["Dornfeld"],["Lindach"]]
? How many votes did Diego Luna get in all elections together?
= [[24750]]
? Which jobs are held by at least three candidates?
= [["engineer"],["farmer"],["lawyer"],["teacher"]]
? List the name of the candidates who were elected in 2014 with more than 5000 votes, from the fewest votes to the most.
= in order [["Vera Hollmann"],["Ulla Frank"],["Ines Walter"],["Arne Vogel"],["Petra Adler"],["Boris Kranz"],["Diego Luna"]]
? Which parties have no candidates? Return the party names.
= [["Young Towns"],["Common Sense"],["Old Liberals"]]
? What are the towns with a population bigger than the average that have fewer than 4 candidates?
= [["Falkberg"],["Grauwerk"],["Jorsund"]]
? Who is the oldest candidate never elected? Give name and age.
= [["Karl Jost",65]]
@ board_game_cafe
# Designer
[["Designer_ID","integer"],["First_Name","text"],["Last_Name","text"],["Country","text"],["Birth_Year","integer"]]
[1,"Ursel","Knabe","Germany",1961]
[2,"Franck","Teyssier","France",1974]
[3,"Amy","Delgado","USA",1985]
[4,"Reiner","Stolz","Germany",1957]
[5,"Chiyo","Watanabe","Japan",1979]
[6,"Pawel","Gorski","Poland",1983]
[7,"Matt","Overby","USA",1970]
[8,"Silvia","Conti","Italy",1988]
[9,"Bruno","Maret","France",1966]
[10,"Kenji","Mori","Japan",1991]
[11,"Ida","Nyholm","Sweden",1982]
[12,"Tom","Sprague","USA",1993]
# Game
[["Game_ID","integer"],["Title","text"],["Category","text"],["Min_Players","integer"],["Max_Players","integer"],["Minutes","integer"],["Year","integer"],["Price","integer"]]
[1,"Salt Road","strategy",2,4,90,2004,39]
[2,"Pigeon Post","family",2,5,30,2011,22]
[3,"Canal Barons","strategy",3,5,120,1998,45]
[4,"Moonlit Garden","puzzle",1,2,20,2017,18]
[5,"Robber Rabbits","children",2,6,15,2013,15]
[6,"Kabuki Night","party",4,10,25,2015,20]
[7,"Iron Timber","strategy",1,4,150,2018,65]
[8,"Lost Lanterns","family",2,4,45,2009,28]
[9,"Whisper Inn","party",5,12,40,2012,24]
[10,"Glass Towers","puzzle",1,4,35,2014,30]
[11,"Tiny Ferry","children",2,4,10,2019,12]
[12,"Vineyard Lane","strategy",2,4,75,2010,48]
[13,"Dragon Soup","family",3,6,50,2016,27]
[14,"Cipher Club","puzzle",2,2,60,2001,16]
[15,"Polar Pals","children",1,4,20,2020,14]
# Game_Designer
[["Game_ID","integer"],["Designer_ID","integer"]]
[1,1]
[2,2]
[3,4]
[3,1]
[4,5]
[5,2]
[6,10]
[6,5]
[7,6]
[7,3]
[8,9]
[9,7]
[10,5]
[11,2]
[12,4]
[13,3]
[13,8]
[14,4]
[8,4]
[15,11]
# Cafe
[["Cafe_ID","integer"],["Name","text"],["City","text"],["Opened","integer"],["Tables","integer"],["Entry_Fee","number"]]
[1,"Dice & Bean","Lyon",2012,14,4]
[2,"The Meeple Room","Leeds",2015,22,5]
[3,"Zugzwang","Leipzig",2009,18,3]
[4,"Rainy Sunday","Leeds",2018,9,2.5]
[5,"Pawn Stop","Dublin",2016,16,4.5]
[6,"Wurfel Keller","Leipzig",2005,30,3.5]
[7,"Le Pion Rouge","Lyon",2019,11,6]
[8,"Hexagon","Turin",2014,20,5.5]
[9,"Shuffle","Dublin",2011,8,2]
[10,"Card House","Turin",2020,12,4]
[11,"Ladders Club","Cork",2017,10,3]
[12,"Corner Table","Leeds",2008,15,3.5]
# Cafe_Game
[["Cafe_ID","integer"],["Game_ID","integer"],["Copies","integer"]]
[1,1,2]
[1,2,4]
[1,4,1]
[1,8,3]
[2,1,3]
[2,3,1]
[2,6,5]
[2,7,2]
[2,9,4]
[3,3,4]
[3,12,2]
[3,14,1]
[4,2,2]
[4,5,3]
[5,9,2]
[5,10,1]
[5,13,2]
[6,1,4]
[6,3,3]
[6,7,1]
[6,12,3]
[6,8,2]
[7,4,2]
[7,10,2]
[8,13,1]
[8,6,2]
[8,5,2]
[9,2,1]
[9,14,1]
[12,8,1]
[12,1,1]
[12,9,2]
# Visit
[["Visit_ID","integer"],["Cafe_ID","integer"],["Guest","text"],["Visit_Date","date"],["Persons","integer"],["Spent","integer"]]
[1,1,"Alice Moreau","2021-03-05",3,41]
[2,1,"Jean Petit","2021-03-12",2,27]
[3,2,"Carl Dobson","2021-03-06",5,88]
[4,2,"Sue Hartley","2021-04-02",4,63]
[5,2,"Carl Dobson","2021-04-16",6,102]
[6,3,"Uwe Lenz","2021-03-20",4,49]
[7,4,"Sue Hartley","2021-03-27",2,19]
[8,5,"Niamh Daly","2021-04-09",3,55]
[9,6,"Uwe Lenz","2021-04-10",8,120]
[10,6,"Karin Busch","2021-04-24",5,74]
[11,6,"Karin Busch","2021-05-08",4,58]
[12,7,"Alice Moreau","2021-05-01",2,36]
[13,8,"Gianni Serra","2021-05-14",6,93]
[14,9,"Niamh Daly","2021-05-15",2,16]
[15,11,"Owen Burke","2021-03-13",3,24]
[16,12,"Carl Dobson","2021-05-21",3,37]
[17,8,"Rosa Neri","2021-03-19",4,66]
[18,2,"Peter Gill","2021-05-22",2,30]
? What are the titles of the games in the strategy category?
= [["Salt Road"],["Canal Barons"],["Iron Timber"],["Vineyard Lane"]]
? Find the title of all strategy games.
= [["Salt Road"],["Canal Barons"],["Iron Timber"],["Vineyard Lane"]]
? How many designers come from the USA?
= [[3]]
? Show the first and last names of the designers born before 1970.
= [["Ursel","Knabe"],["Reiner","Stolz"],["Bruno","Maret"]]
? What is the average price of games?
= [[28.2]]
? List the names and cities of cafes in order of their opening year.
= in order [["Wurfel Keller","Leipzig"],["Corner Table","Leeds"],["Zugzwang","Leipzig"],["Shuffle","Dublin"],["Dice & Bean","Lyon"],["Hexagon","Turin"],["The Meeple Room","Leeds"],["Pawn Stop","Dublin"],["Ladders Club","Cork"],["Rainy Sunday","Leeds"],["Le Pion Rouge","Lyon"],["Card House","Turin"]]
? What is the most that was ever spent on a visit?
= [[120]]
? How many games are in each category?
= [["children",3],["family",3],["party",2],["puzzle",3],["strategy",4]]
? Return every category and its number of games.
= [["children",3],["family",3],["party",2],["puzzle",3],["strategy",4]]
? What is the title and year of the most expensive game?
= [["Iron Timber",2018]]
? Which designers made the game "Dragon Soup"? Show their last names.
= [["Delgado"],["Conti"]]
? How many copies of salt road are there in all the cafes?
= [[10]]
? Who is the guest with the largest number of visits?
= [["Carl Dobson"]]
? What are the titles of games that no cafe has?
= [["Tiny Ferry"],["Polar Pals"]]
? Give me the titles of the games which are not found in any cafe.
= [["Tiny Ferry"],["Polar Pals"]]
? Find the full names of designers who designed at least 3 games.
= [["Franck","Teyssier"],["Reiner","Stolz"],["Chiyo","Watanabe"]]
? Which cafes offer both Salt Road and Canal Barons? Show the names.
= [["The Meeple Room"],["Wurfel Keller"]]
? What is the name of the cafe where guests spent the most money in total?
= [["The Meeple Room"]]
? What are the titles of games longer than the average playing time that were not designed by a German?
= [["Iron Timber"]]
? Find the names of cafes which have been visited by guests but have no games at all.
= [["Ladders Club"]]
`
