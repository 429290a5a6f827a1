/** Tables that tell of each other: the same things twice, what some of them lack, what they have most of. The format is read by `read-asked.ts`. */
export const RELATED_TABLES = String.raw`
@ surfer person
# surfer
[["Surfer_ID","integer"],["Wave_Points","number"],["Style_Points","number"],["Total_Points","number"]]
[2,7.5,8.1,15.6]
[3,6.2,7.9,14.1]
[5,9.1,8.8,17.9]
[8,5.5,6.1,11.6]
[9,8.3,7.2,15.5]
# person
[["Person_ID","integer"],["Name","text"],["Age","integer"],["Height","number"],["Birthplace","text"],["Birth_Date","text"]]
[1,"Ana Luz",25,170.5,"Recife","March 3, 1991"]
[2,"Bo Tan",31,182,"Penang","May 12, 1985"]
[3,"Caro Diaz",19,165,"Lima","January 9, 1997"]
[4,"Dag Moe",40,191,"Bergen","June 30, 1976"]
[5,"Eve Park",22,172,"Lima","May 2, 1994"]
[6,"Finn Roe",28,177,"Cork","August 19, 1988"]
[7,"Gia Neri",35,168,"Recife","July 7, 1981"]
[8,"Hal Ito",27,174,"Penang","January 22, 1989"]
[9,"Ivo Kos",24,180,"Lima","October 1, 1992"]
? What are the names of surfers?
= [["Bo Tan"],["Caro Diaz"],["Eve Park"],["Hal Ito"],["Ivo Kos"]]
? How many surfers are there?
= [[5]]
? What is the average age of all surfers?
= [[24.6]]
? Return the names of surfers who were not born in Lima.
= [["Bo Tan"],["Hal Ito"]]
? Give the different birthplaces of surfers that have a total point score of above 15.
= [["Penang"],["Lima"]]
? What are the birthplaces of surfers and the corresponding number of surfers?
= [["Penang",2],["Lima",3]]
? Give the birthplaces from which three or more surfers are from.
= [["Lima"]]
? From which birthplaces did no surfers come?
= [["Recife"],["Bergen"],["Cork"]]
? List the names of people who are not surfers.
= [["Ana Luz"],["Dag Moe"],["Finn Roe"],["Gia Neri"]]
? Show the wave points and style points of each surfer in descending order of wave points.
= in order [[9.1,8.8],[8.3,7.2],[7.5,8.1],[6.2,7.9],[5.5,6.1]]
? What is the name of the surfer with the highest total points?
= [["Eve Park"]]
? What are the names of surfers whose total score is higher than 15?
= [["Bo Tan"],["Eve Park"],["Ivo Kos"]]
? What are the total points of the surfers whose birth date contains the string "January"?
= [[14.1],[11.6]]
? List the total points of surfers in descending order of surfer age.
= in order [[15.6],[11.6],[15.5],[17.9],[14.1]]
? What is the average height of people?
= [[175.5]]
? List the names and heights of people who are not surfers, sorted by height.
= in order [["Gia Neri",168],["Ana Luz",170.5],["Finn Roe",177],["Dag Moe",191]]
? What is the height of the surfer with the lowest style points?
= [[174]]
? Show the names of surfers with wave points above 7 or taller than 181.
= [["Bo Tan"],["Eve Park"],["Ivo Kos"]]
? What is the most common birthplace of surfers?
= [["Lima"]]
? Which birthplaces have at least two surfers?
= [["Penang"],["Lima"]]
? How many distinct birthplaces do surfers have?
= [[2]]
? Show the birthplaces that have both people older than 30 and people younger than 28.
= [["Penang"],["Recife"]]
? What is the birth place of the oldest person?
= [["Bergen"]]
? Give the names of the surfers ordered by total points from high to low.
= in order [["Eve Park"],["Bo Tan"],["Ivo Kos"],["Caro Diaz"],["Hal Ito"]]
? What is the name and age of the youngest surfer?
= [["Caro Diaz",19]]
? How many people are not surfers?
= [[4]]
? What is the maximum and minimum height of all surfers?
= [[182,165]]
? Which surfers are older than 26? Give their names and ages.
= [["Bo Tan",31],["Hal Ito",27]]
? What is the total points of the tallest surfer?
= [[15.6]]

@ brewery beer taster tasting
# brewery
[["Brewery_ID","integer"],["Brewery_Name","text"],["City","text"],["Founded","integer"],["Staff_Size","integer"]]
[1,"Red Gate","Leuven",1890,40]
[2,"Tall Oak","Ghent",1955,12]
[3,"Mill Lane","Leuven",2004,8]
[4,"Salt House","Bruges",2010,15]
# beer
[["Beer_ID","integer"],["Title","text"],["Brewery_ID","integer"],["Style","text"],["Alcohol","number"],["Price","number"],["Release_Date","text"]]
[1,"Amber Dusk",1,"Ale",6.5,3.2,"2001-04-02"]
[2,"Night Owl",1,"Stout",8,4.5,"2003-10-11"]
[3,"Green Hop",2,"Ale",5.1,2.9,"2010-05-30"]
[4,"Old Ferry",3,"Lager",4.8,2.5,"2012-01-20"]
[5,"Plum Tart",3,"Sour",5.9,5.1,"2016-07-07"]
[6,"Dark Mile",2,"Stout",9.2,4.9,"2018-11-01"]
# taster
[["Taster_ID","integer"],["Name","text"],["Nationality","text"],["Age","integer"],["Level_of_Membership","integer"]]
[1,"Jo Peeters","Belgian",34,3]
[2,"Kei Mori","Japanese",51,2]
[3,"Lou Blanc","French",29,5]
[4,"Max Devos","Belgian",45,1]
[5,"Nia Okoro","Nigerian",38,4]
# tasting
[["Taster_ID","integer"],["Beer_ID","integer"],["Score","integer"],["Num_of_Glasses","integer"],["Total_Spent","number"]]
[1,1,7,2,12.5]
[1,2,9,1,8]
[2,2,8,3,20]
[3,3,6,1,5]
[3,5,9,2,14]
[1,6,8,1,7.5]
[4,2,5,1,6]
? What are the titles of beers and the names of breweries that make them?
= [["Amber Dusk","Red Gate"],["Night Owl","Red Gate"],["Green Hop","Tall Oak"],["Old Ferry","Mill Lane"],["Plum Tart","Mill Lane"],["Dark Mile","Tall Oak"]]
? What are the names of breweries and the beers that they make?
= [["Amber Dusk","Red Gate"],["Night Owl","Red Gate"],["Green Hop","Tall Oak"],["Old Ferry","Mill Lane"],["Plum Tart","Mill Lane"],["Dark Mile","Tall Oak"]]
? Show the name of each brewery and the number of beers it has.
= [["Red Gate",2],["Tall Oak",2],["Mill Lane",2]]
? What are the names of breweries that make 2 or more beers?
= [["Red Gate"],["Tall Oak"],["Mill Lane"]]
? What are the names of breweries that have at 3 or more beers?
= []
? Which taster has tasted the greatest number of beers?
= [["Jo Peeters"]]
? Show the nationality of tasters that appears the greatest number of times.
= [["Belgian"]]
? List the score and total spent of tastings in ascending order of score.
= in order [[5,6],[6,5],[7,12.5],[8,20],[8,7.5],[9,8],[9,14]]
? What are the names of tasters who tasted a beer priced above 4.6?
= [["Lou Blanc"],["Jo Peeters"]]
? List the names and origins of tasters who never did a tasting.
= [["Nia Okoro","Nigerian"]]
? What are the different styles of beer? Show the style name and the number of beers in each style.
= [["Ale",2],["Stout",2],["Lager",1],["Sour",1]]
? In which city and which brewery was any beer with style 'Sour' or 'Lager' made?
= [["Leuven","Mill Lane"],["Leuven","Mill Lane"]]
? How many beers are free of tastings?
= [[1]]
? How many breweries are without any beer?
= [[1]]
? What is the name, age and membership level of tasters who are not Belgian?
= [["Kei Mori",51,2],["Lou Blanc",29,5],["Nia Okoro",38,4]]
? How many beers has each brewery made?
= [["Red Gate",2],["Tall Oak",2],["Mill Lane",2]]
? What is the total amount spent by tasters older than 40?
= [[26]]
? What is the average number of glasses drunk by Belgian tasters?
= [[1.25]]
? Which city has the most breweries?
= [["Leuven"]]
? What are the names of cities that have breweries founded before 1900 and breweries founded after 2000?
= [["Leuven"]]
? Show the names of the tasters who have tasted both Night Owl and Dark Mile.
= [["Jo Peeters"]]
? What is the title of the beer with the highest average score?
= [["Plum Tart"]]
? Find the name of the taster who spent the largest total amount of money.
= [["Jo Peeters"]]
? Give the titles of beers that were tasted by more than one taster.
= [["Night Owl"]]
? What is the name of the brewery that made the most expensive beer?
= [["Mill Lane"]]
? Show the titles of beers made in Leuven.
= [["Amber Dusk"],["Night Owl"],["Old Ferry"],["Plum Tart"]]
? Find the average price of beers of each style.
= [["Ale",3.05],["Stout",4.7],["Lager",2.5],["Sour",5.1]]
? List the brewery name and founding year of breweries with fewer than 15 staff.
= [["Tall Oak",1955],["Mill Lane",2004]]
? What are the ids of the beers that were never tasted?
= [[4]]
? What is the price of the beer with title "Old Ferry"?
= [[2.5]]
? Show the style with more than one beer.
= [["Ale"],["Stout"]]
? How many tasters have tasted a stout?
= [[3]]
? Who are the tasters that tasted the beer "Night Owl"?
= [["Jo Peeters"],["Kei Mori"],["Max Devos"]]
? Show the name of the brewery with the smallest staff size.
= [["Mill Lane"]]
? Which styles of beer have never been tasted?
= [["Lager"]]
? What is the title and alcohol of the beers whose price is below the average price?
= [["Amber Dusk",6.5],["Green Hop",5.1],["Old Ferry",4.8]]
? What are the names and ages of tasters sorted by age from oldest to youngest?
= in order [["Kei Mori",51],["Max Devos",45],["Nia Okoro",38],["Jo Peeters",34],["Lou Blanc",29]]
? What are the maximum, minimum and average price of the beers?
= [[5.1,2.5,3.85]]
`
