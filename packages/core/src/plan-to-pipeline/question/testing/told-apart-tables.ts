/** Words that could be a column, a cell or a count, and what tells which. The format is read by `read-asked.ts`. */
export const TOLD_APART_TABLES = String.raw`
@ song contest
# song_contest
[["Singer","text"],["Public","integer"],["Jury","integer"],["Points","integer"]]
["Ada",40,10,50]
["Bea",12,33,45]
["Cleo",20,21,41]
? what is the highest jury points with a public below 20?
= [[33]]
? which singer had the most jury points?
= [["Bea"]]
? which singer had the most points?
= [["Ada"]]
@ bus stops
# bus_stops
[["Stop","text"],["Zone","text"],["Shelters","integer"],["Nearby","text"]]
["Mill","Red",2,"None"]
["Quay","Red",1,"Green zone"]
["Park","Green",2,"Red zone"]
["Hill","Green",1,"None"]
? how many stops in the red zone have 2 shelters?
= [[1]]
? which stops are in the green zone?
= [["Park"],["Hill"]]
? which stop has nothing nearby (None) and is in the red zone?
= [["Mill"]]
@ barges
# barges
[["Number","text"],["Kind","text"],["Yard","text"],["Draught","number"]]
["B-7","Grain","Holm",1.5]
["B-8","Coal","Holm",2.25]
["B-9","Grain","Sand",0.6]
? what is the number of the coal kind?
= [["B-8"]]
? what is the number of barges from holm?
= [[2]]
? which kind has a draught of .60?
= [["Grain"]]
@ reserve ties
# reserve_ties
[["Tie","text"],["Side","text"],["Against","text"],["Reserve","text"]]
["1","Elm","Ash",null]
["2","Fir","Oak","Yes"]
["Reserve","Oak","Elm",null]
? what was the side when the tie was reserve?
= [["Oak"]]
? which side had a tie of 2?
= [["Fir"]]
@ stops on a line
# line_stops
[["Halt","text"],["km","number"],["Since","integer"]]
["Holm",0,1901]
["Sand",3.5,1911]
["Rock Point",9,1905]
? how far is it from sand to rock point?
= [[5.5]]
? how far is holm from rock point in km?
= [[9]]
@ weirs and streams
# weirs
[["Weir","text"],["Stream","text"],["Built","integer"],["Removed","integer"]]
["Lode","Lode",1870,1920]
["Upper Lode","Lode",1850,1990]
["Tarn","Beck",1880,1890]
["Beck","Gill",1860,1950]
? which was built first, tarn or lode?
= [["Lode"]]
? which was built last, beck or tarn?
= [["Tarn"]]
? which weirs have a stream of the same name?
= [["Lode"]]
? how many years did the tarn stand before being removed?
= [[10]]
@ plays
# plays
[["Season","integer"],["Play","text"],["Category","text"],["Outcome","text"]]
[2001,"Glass","Best cast","Won"]
[2001,"Glass","Best score","Nominated"]
[2002,"Ember","Best cast","Nominated"]
[2002,"Ember","Best score","Nominated"]
[2003,"Kite","Best cast","Won"]
? which play never won?
= [["Ember"]]
? which play won no awards?
= [["Ember"]]
@ cups over the years
# cups
[["Town","text"],["1990","integer"],["1994","integer"],["Total","integer"]]
["Elm",4,0,4]
["Ash",1,7,8]
["Oak",5,0,5]
["Total",10,7,17]
? which town won the most medals in 1990?
= [["Oak"]]
? how many towns won no medals in 1994?
= [[2]]
@ fairs
# fairs
[["Year","integer"],["Site","text"],["Winner","text"]]
[2018,"Green","Ada"]
[2019,"Quay","Bea"]
[2020,"Cancelled",null]
[2021,"Green","Cleo"]
? who won the fair after it was cancelled?
= [["Cleo"]]
@ kennels by size
# dog_homes
[["Kennel","text"],["Parish","text"],["Mascot","text"],["Capacity","integer"],["Rate","number"]]
["Oak Yard","Holm","Fox",40,7.5]
["Elm Yard","Sand","Hare",12,2.5]
["Ash Yard","Holm","Owl",75,9]
? what is the mascot of the smallest kennel?
= [["Hare"]]
? which parish is the largest kennel in?
= [["Holm"]]
? which kennels have a capacity over 30 and a rate of 7.5?
= [["Oak Yard"]]
@ anglers by year
# anglers
[["Year","integer"],["Angler","text"],["Fish","integer"]]
[1990,"Moe",12]
[1991,"Ida",20]
[1992,"Moe",24]
[1993,"Kit",9]
[1994,"Moe",5]
[1995,"Ida",8]
? who was the angler the year after moe caught 24 fish?
= [["Kit"]]
? who was the angler the year before ida caught 20 fish?
= [["Moe"]]
@ matches of one side
# side_matches
[["Day","text"],["Opponent","text"],["Result","text"]]
["3 May 1999","Elm","2–0"]
["10 May 1999","Ash","1–1"]
["17 May 1999","Oak","0–3"]
["24 May 1999","Fir","4–2"]
? how many matches did they win?
= [[2]]
? against which opponents did they lose?
= [["Oak"]]
? how many draws were there?
= [[1]]
`
