/** Comparisons said plainly: named keys, signs, "and over 90", a total that is a column. */
export const PLAINLY_COMPARED_TABLES = `
@ quarry samples
# samples
[["Sample ID","integer"],["Pit","text"],["% Clay","number"],["% Sand","number"],["Drift","text"],["Grains seen","integer"],["Grains kept","integer"]]
[4101,"Upper",30.5,40,"+2",120,80]
[4102,"Upper",21.5,55,"E",300,90]
[4103,"Lower",12,70,"-1",250,240]
[4104,"Lower",44,20,"+2",90,60]
[4105,"North",26,52,"+1",310,305]
? What is the average % clay when the % sand is more than 50?
= [[19.833333]]
? What is the highest % clay in the lower pit?
= [[44]]
? Which pits have a sample id higher than 4103?
= [["Lower"],["North"]]
? How many samples have a sample ID below 4103?
= [[2]]
? What is the % sand of the samples with a sample id of more than 4104?
= [[52]]
? Which sample id has a drift of +2, and a % sand of 20?
= [[4104]]
? Which pit has a drift of -1, and a % clay of 12?
= [["Lower"]]
? What is the sample id of the sample from the upper pit with a drift of +2?
= [[4101]]
? How many samples have under 250 grains kept and over 250 grains seen?
= [[1]]
? Which sample ids have more than 200 grains seen and over 240 grains kept?
= [[4105]]
? List the sample ids with under 100 grains seen or over 300 grains kept.
= [[4104],[4105]]
? How many samples have 300 and over grains seen?
= [[2]]

@ regatta standings
# standings
[["Crew","text"],["Heats","integer"],["Finals","integer"],["Total","integer"]]
["Heron",12,20,32]
["Otter",9,0,9]
["Swift",0,15,15]
["Teal",7,0,7]
? What is the lowest total points of crews with 0 finals?
= [[7]]
? What is the highest total points when the heats are less than 10?
= [[15]]
? What is the lowest total score?
= [[7]]

@ museum hours
# museums
[["Museum","text"],["Monday","text"],["Tuesday","text"],["Friday","text"],["Fee","integer"]]
["Toy House","closed","closed","closed",4]
["Salt Barn","closed","open","closed",6]
["Old Mint","open","closed","open",9]
["Map Room","closed","closed","open",3]
? Which museum is it where Monday, Tuesday and Friday are closed?
= [["Toy House"]]
? What is the fee when Monday, Tuesday, and Friday are closed?
= [[4]]
? Which museums have Monday and Tuesday closed?
= [["Toy House"],["Map Room"]]
? What is the fee when Monday and Friday are closed and Tuesday is open?
= [[6]]

@ rally stages
# stages
[["Stage","integer"],["Fastest run","text"],["Jury prize","text"],["Car","text"],["Year","integer"]]
[1,"Ida Holm","Ida Holm","Vega",2001]
[2,"Rolf Sten","Ida Holm","Vega",2004]
[3,"Ida Holm","Rolf Sten","Lynx",2005]
[4,"Rolf Sten","Rolf Sten","Lynx",2006]
? What stages had a Vega, with Ida Holm holding the fastest run and jury prize?
= [[1]]
? Which stage saw Rolf Sten taking the fastest run and the jury prize?
= [[4]]
? What is the year average when the car is Vega?
= [[2002.5]]
? What is the average year with Ida Holm taking the jury prize?
= [[2002.5]]

@ county harvest
# harvest
[["County","text"],["Apples 2011","integer"],["Apples 2013","integer"],["Share","number"]]
["Arden",105,120,21.0]
["Brill",150,150,30.0]
["Corve",90,70,18.0]
["Dorne",60,100,12.0]
["Estmark",95,60,19.0]
["Whole Shire",500,500,100.0]
? What is the lowest apples 2013 of Whole Shire with a share greater than 19.5?
= [[500]]
? What is the highest apples 2011 of counties with a share above 10?
= [[150]]
`
