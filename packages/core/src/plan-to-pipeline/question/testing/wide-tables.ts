/** Tables whose heads are values: years, months, quarters, charts, kinds of medal. The format is read by `read-asked.ts`. */
export const WIDE_TABLES = String.raw`
@ stations
# stations
[["Station","text"],["Line","text"],["Opened","integer"],["Passengers 2009","integer"],["Passengers 2010","integer"],["Passengers 2011","integer"]]
["Dal","Coast",1902,410,395,520]
["Aker","Coast",1910,300,340,330]
["Myr","Hill",1931,120,180,260]
["Furu","Hill",1950,500,450,390]
? in which year did Dal have the most passengers?
= [[2011]]
? did Aker have more passengers in 2010 or 2011?
= [[2010]]
? average passengers of Aker from 2009 to 2011
= [[323.333333333]]
? which station grew the most from 2009 to 2011?
= [["Myr"]]
? which station declined the most between 2009 and 2011?
= [["Furu"]]
? by how much did Myr change between 2009 and 2010?
= [[60]]
? how many more passengers did Dal have in 2011 than in 2010?
= [[125]]
? total passengers by year
= [[2009,1330],[2010,1365],[2011,1500]]
? which station had the most passengers in 2010?
= [["Furu"]]
? how many passengers did Myr have in total over the three years?
= [[560]]
? in how many years did Furu have more than 400 passengers?
= [[2]]
? in which years did Aker have fewer than 335 passengers?
= [[2009],[2011]]
? which stations gained passengers from 2010 to 2011?
= [["Dal"],["Myr"]]
? how many stations lost passengers between 2009 and 2010?
= [[2]]
? when was Myr opened?
= [[1931]]
? in which year was Furu opened?
= [[1950]]
? which year had the most passengers?
= [[2011]]
? how many passengers did the Hill line have in 2011?
= [[650]]
? which line had the most passengers in total?
= [["Coast"]]

@ rainfall
# rainfall
[["City","text"],["Jan","integer"],["Feb","integer"],["Mar","integer"],["Apr","integer"],["May","integer"],["Jun","integer"],["Jul","integer"],["Aug","integer"],["Sep","integer"],["Oct","integer"],["Nov","integer"],["Dec","integer"]]
["Lund",60,45,50,40,55,70,80,85,75,90,95,65]
["Tarn",10,12,20,35,60,110,140,130,80,40,18,9]
["Vesk",120,105,98,90,85,70,60,66,88,112,125,130]
? which month is the wettest in Tarn?
= [["Jul"]]
? which month is the driest in Lund?
= [["Apr"]]
? in how many months is rainfall above 100 in Vesk?
= [[5]]
? what was the highest rainfall in Tarn in any month?
= [[140]]
? which city has the most rainfall over the year?
= [["Vesk"]]
? what is the total rainfall in Lund from June to August?
= [[235]]
? which months have an average under 60?
= [["Feb"],["Mar"],["Apr"]]
? how much rain fell in Vesk in March?
= [[98]]
? does Lund have more rainfall in January or in July?
= [["Jul"]]
? what is the average monthly rainfall in Tarn?
= [[55.333333333]]
? total rainfall of Tarn in the second half of the year
= [[417]]
? which months in Lund have less than 50?
= [["Feb"],["Apr"]]

@ shop quarters
# turnover
[["Product","text"],["Category","text"],["Q1","integer"],["Q2","integer"],["Q3","integer"],["Q4","integer"]]
["Kettle","Kitchen",120,90,150,200]
["Lantern","Garden",60,140,170,30]
["Spade","Garden",80,160,90,20]
["Teapot","Kitchen",100,95,105,190]
? which product sold most in total?
= [["Kettle"]]
? which product had the lowest sales over all quarters?
= [["Spade"]]
? in which quarter did Lantern sell the most?
= [["Q3"]]
? total sales per quarter
= [["Q1",360],["Q2",485],["Q3",515],["Q4",440]]
? which quarter had the highest total sales?
= [["Q3"]]
? what were the sales of Teapot in the second quarter?
= [[95]]
? total sales in the first half
= [[845]]
? how much did Spade sell in Q1 and Q2 together?
= [[240]]
? which product increased the most from Q1 to Q4?
= [["Teapot"]]
? in how many quarters did Kettle sell more than 100?
= [[3]]
? which category had the best fourth quarter?
= [["Kitchen"]]
? average sales of Lantern per quarter
= [[100]]
? which products sold more in Q4 than in Q1?
= [["Kettle"],["Teapot"]]
? what is the total of each product?
= [["Kettle",560],["Lantern",400],["Spade",350],["Teapot",490]]

@ forests
# forest cover
[["Country","text"],["1990","number"],["2000","number"],["2010","number"],["2020","number"]]
["Norland",45.2,44.1,43.0,42.5]
["Estmark",30.0,31.5,33.2,36.0]
["Tarsia",12.4,12.4,11.0,10.1]
? which country grew the most between 1990 and 2020?
= [["Estmark"]]
? in which year was Norland at its highest?
= [[1990]]
? what was the value for Tarsia in 2010?
= [[11]]
? by how much did Estmark increase from 2000 to 2010?
= [[1.7]]
? which countries declined from 1990 to 2020?
= [["Norland"],["Tarsia"]]
? what is the average for Estmark over all years?
= [[32.675]]
? which country had the lowest value in 2020?
= [["Tarsia"]]
? how many countries were above 40 in 2000?
= [[1]]
? what is the highest value Tarsia ever had?
= [[12.4]]
? did Norland have more in 1990 or in 2010?
= [[1990]]

@ singles
# singles
[["Single","text"],["Year","integer"],["US chart","text"],["UK chart","text"],["AUS chart","text"]]
["Low Tide",1991,"12","—","30"]
["Gravel",1993,"5","9","2"]
["Cold Kettle",1995,"44","3","17"]
["Sister Rain",1998,"—","21","8"]
? on which chart did Gravel reach the highest place?
= [["AUS"]]
? on which chart did Cold Kettle peak highest?
= [["UK"]]
? what was the best position of Sister Rain on any chart?
= [["8"]]
? which single reached the highest place on the UK chart?
= [["Cold Kettle"]]
? on how many charts did Low Tide appear?
= [[2]]
? what place did Gravel reach on the UK chart?
= [["9"]]
? on which chart did Sister Rain not appear?
= [["US"]]

@ elections
# parties
[["Party","text"],["Leader","text"],["Seats 2001","integer"],["Seats 2005","integer"],["Seats 2009","integer"],["Votes 2001","integer"],["Votes 2005","integer"],["Votes 2009","integer"]]
["Reed Union","Ines Hale",40,52,47,310000,402000,371000]
["Field League","Per Lund",33,20,25,255000,160000,190000]
["Oak Party","Oda Marsh",12,13,13,98000,101000,99500]
? which party gained the most seats from 2001 to 2005?
= [["Reed Union"]]
? which party lost the most seats between 2001 and 2005?
= [["Field League"]]
? in which election year did Field League win the most seats?
= [[2001]]
? how many seats did Oak Party win in total?
= [[38]]
? total votes by year
= [[2001,663000],[2005,663000],[2009,660500]]
? how many fewer seats did Field League have in 2005 than in 2001?
= [[13]]
? who led the party with the most seats in 2009?
= [["Ines Hale"]]
? what is the average number of votes of Reed Union?
= [[361000]]
? did Oak Party get more votes in 2005 or in 2009?
= [[2005]]
? what was the change in votes of Oak Party from 2005 to 2009?
= [[-1500]]

@ grounds
# teams
[["Team","text"],["Home wins","integer"],["Away wins","integer"],["Draws","integer"],["Points","integer"]]
["Herons",10,4,3,45]
["Otters",6,7,2,41]
["Badgers",8,3,6,39]
? did Otters win more at home or away?
= [["Away"]]
? which team had the most wins in total?
= [["Herons"]]
? which team had the most away wins?
= [["Otters"]]
? how many wins did Badgers have in total?
= [[11]]
? how many more home wins than away wins did Badgers have?
= [[5]]
? which team has the biggest difference between home wins and away wins?
= [["Herons"]]
? how many points do Otters have?
= [[41]]

@ medals
# medal table
[["Rank","integer"],["Nation","text"],["Gold","integer"],["Silver","integer"],["Bronze","integer"],["Total","integer"]]
[1,"Norland",9,4,7,20]
[2,"Estmark",6,8,3,17]
[3,"Tarsia",2,5,11,18]
? which kind of medal did Tarsia win most?
= [["Bronze"]]
? what type of medal did Estmark win the fewest of?
= [["Bronze"]]
? did Norland win more gold or bronze medals?
= [["Gold"]]
? how many medals did Norland win?
= [[20]]
? how many gold and silver medals did Estmark win together?
= [[14]]
? which nation won the most silver medals?
= [["Estmark"]]
? how many medals of each kind were won in total?
= [["Gold",17],["Silver",17],["Bronze",21]]
? how many more bronze than gold medals did Tarsia win?
= [[9]]

@ branches
# visitors
[["Branch","text"],["Region","text"],["January 2024","text"],["February 2024","text"],["March 2024","text"],["April 2024","text"]]
["Harbour","North","1,200","1,150","1,400","1,380"]
["Market","South","2,300","2,050","2,210","2,500"]
["Station","North","900","980","1,020","870"]
? which branch was busiest in March 2024?
= [["Market"]]
? in which month did Station have the most visitors?
= [["March 2024"]]
? how many visitors did the North region have in February?
= [[2130]]
? which branch fell the most from January to April?
= [["Station"]]
? total visitors of all branches by month
= [["January 2024",4400],["February 2024",4180],["March 2024",4630],["April 2024",4750]]
? average visitors of Market from January to March
= [[2186.666666667]]
? how many visitors did Harbour have in March?
= [[1400]]
? what was the lowest month of Market?
= [["February 2024"]]

@ laps
# laps
[["Driver","text"],["Car","text"],["Lap 1","number"],["Lap 2","number"],["Lap 3","number"]]
["Ada Quist","Red",71.2,69.8,70.4]
["Bo Rask","Blue",70.9,70.1,69.5]
["Cy Tarn","Green",72.0,71.4,70.0]
? in which lap was Ada Quist the fastest?
= [[2]]
? what was the lowest time of Bo Rask in any lap?
= [[69.5]]
? which driver had the lowest total time?
= [["Bo Rask"]]
? what was the average lap of Cy Tarn?
= [[71.133333333]]

@ firms
# firms
[["Firm","text"],["Address 1","text"],["Address 2","text"],["Phone 1","text"],["Phone 2","text"],["Staff","integer"],["Founded","integer"]]
["Brask","3 Mill Lane","Wick","555 0101","555 0199",40,1988]
["Lyng","18 High Street","Dorr","555 0234","555 0267",75,1969]
["Sunde","7 Quay Road","Manis","555 0311","555 0377",12,2004]
? which firm has the most staff?
= [["Lyng"]]
? what is address 2 of Brask?
= [["Wick"]]
? what is the total staff of all firms?
= [[127]]
? in which year was Sunde founded?
= [[2004]]
? which firm was founded most recently?
= [["Sunde"]]

@ fixtures
# fixtures
[["Day","date"],["Team 1","text"],["Score 1","integer"],["Score 2","integer"],["Team 2","text"]]
["2021-03-06","Herons",2,1,"Otters"]
["2021-03-13","Badgers",0,3,"Herons"]
["2021-03-20","Otters",4,2,"Badgers"]
? who was team 2 when Otters were team 1?
= [["Badgers"]]
? what was the highest score 2?
= [[3]]
? when did Badgers play as team 1?
= [["2021-03-13"]]

@ temperatures by month
# temperatures
[["City","text"],["January","number"],["April","number"],["July","number"],["October","number"]]
["Brask",-4.5,5.0,17.2,6.1]
["Dorr",3.0,9.5,21.0,11.4]
["Wick",8.2,12.0,25.5,16.3]
? in what month is Dorr coldest?
= [["January"]]
? how warm is it in Wick in July?
= [[25.5]]
? which city is warmest in October?
= [["Wick"]]
? average temperature of each city
= [["Brask",5.95],["Dorr",11.225],["Wick",15.5]]
? which month has the highest average temperature?
= [["July"]]
? how many months are below 10 in Dorr?
= [[2]]
? is it warmer in April or October in Brask?
= [["October"]]
? which city has the lowest average over the year?
= [["Brask"]]

@ revenue by year
# revenue
[["Branch","text"],["Manager","text"],["Revenue 2021","integer"],["Revenue 2022","integer"],["Revenue 2023","integer"]]
["North","Hale",200,260,240]
["South","Lund",310,300,330]
["East","Marsh",150,140,180]
? which branch had the biggest increase in revenue between 2021 and 2023?
= [["North"]]
? what was the total revenue in 2022?
= [[700]]
? show revenue by year
= [[2021,660],[2022,700],[2023,750]]
? what is the highest revenue South has had?
= [[330]]
? which branches had lower revenue in 2022 than in 2021?
= [["South"],["East"]]
? in which year was the revenue of East lowest?
= [[2022]]
? how much did the revenue of North fall from 2022 to 2023?
= [[20]]
? who manages the branch with the highest total revenue?
= [["Lund"]]
? what is the revenue of each branch in 2023?
= [["North",240],["South",330],["East",180]]
? total revenue since 2022
= [[1450]]
? which manager had revenue above 250 in 2022?
= [["Hale"],["Lund"]]

@ visits by weekday
# visits
[["Gate","text"],["Mon","integer"],["Tue","integer"],["Wed","integer"],["Thu","integer"],["Fri","integer"]]
["East",40,35,60,55,90]
["West",20,65,30,45,50]
? on which day was the East gate busiest?
= [["Fri"]]
? how many visits did West have on Tuesday?
= [[65]]
? total visits per day
= [["Mon",60],["Tue",100],["Wed",90],["Thu",100],["Fri",140]]
? which gate had more visits over the week?
= [["East"]]
? on how many days did West have at least 45 visits?
= [[3]]
`
