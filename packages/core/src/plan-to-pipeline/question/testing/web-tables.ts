/** Tables as web pages have them: nothing says what a row is but the question, and cells hold more than one thing. */
export const WEB_TABLES = String.raw`
@ w_stations
# t_1
[["Station","text"],["Opened","integer"],["Distance (km)","number"],["Platforms","integer"],["Connections","text"]]
["Westgate",1902,0.0,6,"Metro, Tram"]
["Mill Lane",1902,1.8,2,null]
["Harbour Road",1911,4.2,2,"Ferry"]
["St. Anne's",1934,7.9,3,"Tram"]
["Park Hill",1911,11.4,2,null]
["Longmoor",1958,15.6,4,"Bus"]
? which stations have a distance under 5km?
= [["Westgate"],["Mill Lane"],["Harbour Road"]]
? which has more than 3 platforms but less than 6?
= [["Longmoor"]]
? how many stops have a distance of at least 7.9km?
= [[3]]
? how many stations opened in the 30's?
= [[1]]
? which of the 6 stations has the most platforms?
= [["Westgate"]]

@ w_towers
# t_2
[["Name","text"],["Quarter","text"],["Height ft (m)","text"],["Floors","integer"]]
["Corn Exchange Tower","North","165 (50)",12]
["Guild Tower","North","240 (73)",8]
["Mercer Tower","South","223 (68)",12]
["Old Town Hall","South","345 (105)",14]
? which tower has 8 floors and is 240 ft tall?
= [["Guild Tower"]]
? what towers have 12 floors?
= [["Corn Exchange Tower"],["Mercer Tower"]]
? which tower has the same number of floors as the mercer tower?
= [["Corn Exchange Tower"]]

@ w_medallists
# t_3
[["Medal","text"],["Name","text"],["Sport","text"]]
["Gold","Ada Finch","Rowing"]
["Silver","Jo Marsh","Rowing"]
["Silver","Lee Crane","Judo"]
["Silver","Kim Vale","Judo"]
["Bronze","Ivo Hart","Rowing"]
? in what sport did they win the most silver medals?
= [["Judo"]]

@ w_games
# t_4
[["Date","text"],["Opponent","text"],["Score","text"],["Result","text"],["Attendance","text"]]
["September 8, 2009","at Harlow Hawks","14–21","L","12,300"]
["September 15, 2009","Mellin Mariners","28–3","W","15,420"]
["September 22, 2009","Troy Titans","17–17","T","14,020"]
["October 6, 2009","Harlow Hawks","31–7","W","16,002"]
["September 4, 2010","at Mellin Mariners","6–13","L","11,111"]
? how many games had an attendance of at least 14,000?
= [[3]]
? how many games were played in september of 2009?
= [[3]]
`
