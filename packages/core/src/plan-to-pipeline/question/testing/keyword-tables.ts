/** Questions put in keywords, as people write them below a table: few articles, headings as they stand, typing errors. */
export const KEYWORD_TABLES = String.raw`
@ k_series
# t_k1
[["Rd.","integer"],["Regatta","text"],["Day","text"],["Fastest leg","text"],["Winning skipper","text"],["Yard","text"]]
[1,"Skagen Cup","2 May","Ida Holm","Per Quist","Norwell - Dane"]
[2,"Harwich Cup","16 May","Per Quist","Per Quist","Norwell - Dane"]
[3,"Ostend Cup","30 May","Lou Maes","Ida Holm","Terne"]
[4,"Brest Cup","13 June","Ida Holm","Lou Maes","Terne"]
? what number is the Ostend Cup?
= [[3]]
? what no. is Brest Cup
= [[4]]
? what is the number of the harwich cup?
= [[2]]
? what is te name of the yard dated 30 may?
= [["Terne"]]
? which number is Skagen Cup on the list?
= [[1]]

@ k_wards
# t_k2
[["Ward","text"],["Allen","integer"],["Merton","integer"],["Description","text"],["Cost","integer"],["Total","integer"]]
["Old Quay",40,12,"Docks",900,52]
["Hill End",25,33,"Houses",700,58]
["Mill Green",61,7,"Mills",400,68]
? what is Allen when Merton is 33?
= [[25]]
? what is merton when allen is 61 and ward is mill green?
= [[7]]
? what is description of Old Quay?
= [["Docks"]]
? what is cost of hill end?
= [[700]]
? what is the total of Hill End?
= [[58]]
? Please name the total of the one whose ward is Mill Green
= [[68]]
? total when ward is old quay
= [[52]]
? whats the description with cost being 400
= [["Mills"]]
? I'd like to know the merton of Hill End
= [[33]]

@ k_squad
# t_k3
[["No.","integer"],["Player","text"],["Pos","text"],["HomeTown","text"],["Trained by","text"]]
[4,"Tess Vane","Wing","Corby","Al Moor"]
[9,"Jo Ashe","Guard","Derby","Al Moor"]
[9,"Kit Lowe","Wing","Ripon","Ben Frost"]
[11,"Ria Sand","Guard","Corby","Ben Frost"]
? what is the no. of Kit Lowe?
= [[9]]
? which player has no of 11
= [["Ria Sand"]]
? when player is Tess Vane what is the no.?
= [[4]]
? which pos has a player of Jo Ashe?
= [["Guard"]]
? Name the trained by when player is Ria Sand
= [["Ben Frost"]]
? what is the hometown for kit lowe
= [["Ripon"]]
? which players have no number 9?
= [["Tess Vane"],["Ria Sand"]]

@ k_titles
# t_k4
[["Rank","integer"],["Title","text"],["Created","text"],["Place","text"]]
[1,"Earl of Wick","May 9, 1653","Caithness"]
[2,"Earl of Tarn","1480","Cumbria"]
[3,"Earl of Sark","1502","Guernsey"]
[4,"Earl of Mull","October 3, 1712","Argyll"]
? what is the title with created being May 9, 1653
= [["Earl of Wick"]]
? where did Earl of Sark rank?
= [[3]]
? where was the earl of mull ranked?
= [[4]]

@ k_shows
# t_k5
[["No.","integer"],["Show","text"],["Lead","text"],["Portrayed by","text"],["Directed by","text"],["Viewers (m)","number"],["Rank (#)","integer"],["Maker","text"]]
[1,"Nightfall","Vera Stone","Ana Crewe","Tom Bright",2.65,18,"Orion"]
[2,"Low Tide","Max Kerr","Leo Sands","Una Field",1.9,31,"Delphi"]
[3,"Old Coin","Vera Kerr","Mia Lorne","Tom Bright",3.2,11,"Orion"]
? how did the show rank that had 2.65 million viewers?
= [[18]]
? how many people watched Low Tide?
= [[1.9]]
? Old Coin was directed by whom?
= [["Tom Bright"]]
? who portrayed Max Kerr?
= [["Leo Sands"]]
? which company made Low Tide?
= [["Delphi"]]
? tell me the show for Rank (#) of 31
= [["Low Tide"]]
? who made Old Coin?
= [["Orion"]]

@ k_colleges
# t_k6
[["College","text"],["Town","text"],["Type","text"],["Enrollment","text"],["Line (km)","number"],["Entries per km (persons)","integer"]]
["Ashby","Corve","Private","1,240",4.5,12]
["Barrow","Leam","Public","880",7.25,9]
["Castle","Corve","Public","2,010",1.5,40]
? how many students does Barrow have?
= [[880]]
? ashby is what type of college?
= [["Private"]]

@ k_laps
# t_k7
[["Stage","integer"],["Pole","text"],["Fastest lap","text"],["Winning driver","text"],["Games","integer"],["Won","integer"],["50","integer"],["Season result","text"]]
[1,"Al Moor","Jo Reed","Al Moor",20,11,2,"4th"]
[2,"Jo Reed","Jo Reed","Pia Lund",22,9,0,"2nd"]
[3,"Jo Reed","Al Moor","Jo Reed",24,15,1,"1st"]
[4,"Pia Lund","Jo Reed","Al Moor",25,8,3,"5th"]
? in how many stages did Jo Reed record the fastest lap?
= [[3]]
? who drove the fastest lap in stage 3?
= [["Al Moor"]]
? how many games were won in stage 2?
= [[9]]
? what is the pole where 50 is 1
= [["Jo Reed"]]
? who is the season result when games is 25?
= [["5th"]]
`
