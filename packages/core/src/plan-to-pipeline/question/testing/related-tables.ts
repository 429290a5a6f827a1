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
? Show the average wave points and style points of all surfers.
= [[7.32,7.62]]
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
= [["Leuven","Mill Lane"]]
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

@ orchard variety harvest picker
# orchard
[["orchard_id","integer"],["owner_name","text"],["county","text"],["area_ha","number"],["planted_year","integer"]]
[1,"Ada Wynn","Kent",12.5,1978]
[2,"Bram Holt","Kent",4,2001]
[3,"Cora Fenn","Devon",30,1965]
[4,"Dell Orr","Suffolk",8.2,1999]
[5,"Esme Pike","Devon",6.1,2015]
# variety
[["variety_id","integer"],["variety_name","text"],["colour","text"],["ripens_in","text"],["sweetness","integer"]]
[1,"Cox","Red","September",7]
[2,"Bramley","Green","October",3]
[3,"Discovery","Red","August",8]
[4,"Russet","Brown","October",6]
[5,"Pippin","Green","September",5]
# harvest
[["harvest_id","integer"],["orchard_id","integer"],["variety_id","integer"],["year","integer"],["crates","integer"],["price_per_crate","number"]]
[1,1,1,2019,400,11]
[2,1,2,2019,350,8]
[3,1,1,2020,420,12]
[4,2,3,2019,90,14]
[5,3,2,2019,900,7.5]
[6,3,4,2020,610,10]
[7,3,2,2020,870,8]
[8,4,1,2020,150,13]
# picker
[["picker_id","integer"],["first_name","text"],["last_name","text"],["orchard_id","integer"],["wage","number"],["sex","text"]]
[1,"Ines","Roca",1,11.5,"F"]
[2,"Juri","Tamm",1,12,"M"]
[3,"Kaja","Lepik",3,13.2,"F"]
[4,"Luis","Mora",3,12.8,"M"]
[5,"Mina","Roca",3,12.4,"F"]
[6,"Nils","Berg",4,11.9,"M"]
? What is the number of orchards in each county?
= [["Kent",2],["Devon",2],["Suffolk",1]]
? List the number of orchards in each county, sorted by the number in descending order.
= [["Kent",2],["Devon",2],["Suffolk",1]]
? Which owners have an orchard that is larger than the average area?
= [["Ada Wynn"],["Cora Fenn"]]
? Find the owner names of orchards that have no pickers.
= [["Bram Holt"],["Esme Pike"]]
? What is the average wage of pickers for each sex?
= [["F",12.366666666666667],["M",12.233333333333333]]
? Show the first name and last name of the picker with the highest wage.
= [["Kaja","Lepik"]]
? What are the names of the varieties harvested in 2019 but not in 2020?
= [["Discovery"]]
? Which varieties were harvested in both 2019 and 2020?
= [["Cox"],["Bramley"]]
? What is the total number of crates harvested in 2020?
= [[2050]]
? What is the total number of crates of each variety? List the variety name and the total.
= [["Cox",970],["Bramley",2120],["Discovery",90],["Russet",610]]
? Which variety has the largest total number of crates?
= [["Bramley"]]
? Find the names of varieties that were never harvested.
= [["Pippin"]]
? How many varieties ripen in October?
= [[2]]
? What are the colours of the varieties harvested in Devon?
= [["Green"],["Brown"],["Green"]]
? What are the distinct colours of the varieties harvested in Devon?
= [["Green"],["Brown"]]
? Show the owner and the county of the orchards planted before 1990.
= [["Ada Wynn","Kent"],["Cora Fenn","Devon"]]
? Which county has the most pickers?
= [["Devon"]]
? How many pickers work in each county?
= [["Kent",2],["Devon",3],["Suffolk",1]]
? List the last names of pickers who work at the orchard owned by Cora Fenn.
= [["Lepik"],["Mora"],["Roca"]]
? What is the maximum, minimum and average sweetness of the red varieties?
= [[8,7,7.5]]
? Which counties have orchards planted before 1980 and orchards planted after 2000?
= [["Kent"],["Devon"]]
? Show the county with the largest total area.
= [["Devon"]]
? What is the total area of orchards for each county?
= [["Kent",16.5],["Devon",36.1],["Suffolk",8.2]]
? For each county, what is the average planted year?
= [["Kent",1989.5],["Devon",1990],["Suffolk",1999]]
? Show counties with at least 2 orchards.
= [["Kent"],["Devon"]]
? How many different last names do the pickers have?
= [[5]]
? What are the first names of the female pickers ordered by wage?
= in order [["Ines"],["Mina"],["Kaja"]]
? List the top 3 pickers by wage. Show their last names.
= in order [["Lepik"],["Mora"],["Roca"]]
? Find the owners of orchards with more than 2 harvests.
= [["Ada Wynn"],["Cora Fenn"]]
? Which orchard owner employs the most pickers?
= [["Cora Fenn"]]
? What is the id of the orchard with the fewest harvests?
= [[2]]
? What is the average price per crate of Cox?
= [[12]]
? What is the highest price per crate for each variety?
= [["Cox",13],["Bramley",8],["Discovery",14],["Russet",10]]
? Show the years in which more than 1000 crates were harvested in total.
= [[2019],[2020]]
? Count the harvests with more than 500 crates.
= [[3]]
? What are the owners and areas of orchards in Kent or Suffolk?
= [["Ada Wynn",12.5],["Bram Holt",4],["Dell Orr",8.2]]
? Which pickers earn more than the average wage? Give their first names.
= [["Kaja"],["Luis"],["Mina"]]
? Which county does the picker Nils Berg work in?
= [["Suffolk"]]
? What are the names of varieties whose name ends with "y"?
= [["Bramley"],["Discovery"]]
? Which varieties have been harvested by more than one orchard?
= [["Cox"],["Bramley"]]
? List the owner of every orchard together with the number of its pickers.
= [["Ada Wynn",2],["Cora Fenn",3],["Dell Orr",1]]
? What is the wage of the lowest paid picker?
= [[11.5]]
? Show all colours and the number of varieties with each colour.
= [["Red",2],["Green",2],["Brown",1]]
? Which colours have more than one variety?
= [["Red"],["Green"]]
? What is the county of the orchard with the largest area?
= [["Devon"]]
? Find the counties that have no orchards planted after 2000.
= [["Suffolk"]]
? How many orchards do not have any harvest?
= [[1]]
? What are the last names shared by more than one picker?
= [["Roca"]]
? Return the owner names in alphabetical order of the orchards that harvested Bramley.
= [["Ada Wynn"],["Cora Fenn"]]
? What is the name of the variety with the lowest sweetness?
= [["Bramley"]]
? Show the owner, county and planted year of all orchards in descending order of area.
= in order [["Cora Fenn","Devon",1965],["Ada Wynn","Kent",1978],["Dell Orr","Suffolk",1999],["Esme Pike","Devon",2015],["Bram Holt","Kent",2001]]
? Which counties have an average area above 9?
= [["Devon"]]
? What are the owners of the orchards whose average number of crates is higher than 300?
= [["Ada Wynn"],["Cora Fenn"]]
? Which varieties have a total of more than 900 crates?
= [["Cox"],["Bramley"]]
? Show the owner names of orchards whose maximum price per crate is below 11.
= [["Cora Fenn"]]
? Show the owners of orchards that harvested Cox but not Bramley.
= [["Dell Orr"]]
? Which counties have harvested Bramley but not Cox?
= [["Devon"]]
? In which counties was no Bramley harvested?
= [["Suffolk"]]
? What are the first names of pickers who are not female?
= [["Juri"],["Luis"],["Nils"]]
? Which orchards were planted after 1970 but not in Kent? Show their owners.
= [["Dell Orr"],["Esme Pike"]]

@ Clients Policies Claims Settlements Agents
# Clients
[["client_id","integer"],["client_first_name","text"],["client_last_name","text"],["client_phone","text"],["city_town","text"],["date_joined","date"]]
[1,"Omar","Haas","555-1001","Bern","2015-02-01"]
[2,"Petra","Lind","555-1002","Basel","2016-05-20"]
[3,"Quin","Abel","555-1003","Bern","2017-07-09"]
[4,"Rita","Moser","555-1004","Zug","2018-01-15"]
[5,"Sol","Haas","555-1005","Basel","2019-11-30"]
# Policies
[["policy_id","integer"],["client_id","integer"],["agent_id","integer"],["policy_type_code","text"],["start_date","date"],["premium_amount","number"]]
[11,1,1,"Car","2015-03-01",400]
[12,1,2,"House","2016-01-01",900]
[13,2,1,"Car","2016-06-01",380]
[14,3,3,"Life","2018-02-01",1200]
[15,4,2,"Car","2018-03-15",420]
[16,2,2,"Life","2019-04-01",1100]
# Claims
[["claim_id","integer"],["policy_id","integer"],["claim_status","text"],["claim_date","date"],["amount_claimed","number"]]
[101,11,"Open","2017-05-05",2000]
[102,11,"Closed","2018-06-06",800]
[103,13,"Closed","2018-09-09",1500]
[104,12,"Rejected","2019-01-10",5000]
[105,16,"Open","2020-02-02",300]
# Settlements
[["settlement_id","integer"],["claim_id","integer"],["date_settled","date"],["amount_settled","number"]]
[1,102,"2018-08-01",750]
[2,103,"2018-12-01",1200]
[3,101,"2019-03-03",500]
# Agents
[["agent_id","integer"],["agent_name","text"],["branch","text"],["years_of_service","integer"]]
[1,"Tess Uhl","North",4]
[2,"Udo Vogt","South",12]
[3,"Vera Wirz","North",7]
[4,"Wim Zahn","West",1]
? How many clients are there?
= [[5]]
? Show the first and last name of all clients who live in Bern.
= [["Omar","Haas"],["Quin","Abel"]]
? What are the policy type codes and the number of policies for each type?
= [["Car",3],["House",1],["Life",2]]
? Which policy type is the most common?
= [["Car"]]
? What is the most frequently used policy type code?
= [["Car"]]
? List the ids and first names of clients who have more than one policy.
= [[1,"Omar"],[2,"Petra"]]
? Find the last names of clients that do not have any policy.
= [["Haas"]]
? What is the total premium amount of the policies held by Petra Lind?
= [[1480]]
? Show the claim ids and the amounts claimed for all open claims.
= [[101,2000],[105,300]]
? How many claims have not been settled?
= [[2]]
? What are the ids of claims that have no settlement?
= [[104],[105]]
? What is the average amount claimed for each claim status?
= [["Open",1150],["Closed",1150],["Rejected",5000]]
? Which agents have sold more than 2 policies? List their names.
= [["Udo Vogt"]]
? Show the name of agents and the number of policies they sold.
= [["Tess Uhl",2],["Udo Vogt",3],["Vera Wirz",1]]
? What are the names of the agents who have not sold any policies?
= [["Wim Zahn"]]
? Find the names of agents who sold both Car and House policies.
= [["Udo Vogt"]]
? What is the largest amount claimed?
= [[5000]]
? Show the claim with the largest amount claimed. Give its id and date.
= [[104,"2019-01-10"]]
? What are the first names of the clients who made a claim of more than 1800?
= [["Omar"]]
? How many clients have a Life policy?
= [[2]]
? Count the number of policies that started in 2018.
= [[2]]
? What is the phone number of the client named Rita Moser?
= [["555-1004"]]
? List all branches and the number of agents in each.
= [["North",2],["South",1],["West",1]]
? Which branch has the agent with the longest service?
= [["South"]]
? Show the agent names in the descending order of years of service.
= in order [["Udo Vogt"],["Vera Wirz"],["Tess Uhl"],["Wim Zahn"]]
? Which cities have more than one client?
= [["Bern"],["Basel"]]
? Show the names of cities with at least two clients.
= [["Bern"],["Basel"]]
? What is the date of the most recent settlement?
= [["2019-03-03"]]
? When did the earliest client join?
= [["2015-02-01"]]
? What is the difference between the largest and the smallest premium amount?
= [[820]]
? What are the average and total amount settled?
= [[816.6666666666666,2450]]
? Show the amount claimed and the amount settled for each claim.
= [[2000,500],[800,750],[1500,1200]]
? Which clients have claims that are still open? Show their last names.
= [["Haas"],["Lind"]]
? Show the premium amounts of policies sold by agents from the North branch.
= [[400],[380],[1200]]
? Find the id and start date of the policy with the lowest premium.
= [[13,"2016-06-01"]]
? What are the names of agents with 5 or more years of service?
= [["Udo Vogt"],["Vera Wirz"]]
? List the distinct policy types sold by Udo Vogt.
= [["House"],["Car"],["Life"]]
? How many distinct policy types are there?
= [[3]]
? What are the ids of the clients who have a Car policy but no Life policy?
= [[1],[4]]
? What are the ids of the policies that have at least one claim?
= [[11],[12],[13],[16]]
? Which policy has the most claims? Show the policy id.
= [[11]]
? What is the total amount claimed per client? Show the last name and the total.
= [["Haas",7800],["Lind",1800]]
? Which client has the highest total premium amount? Give the first and last name.
= [["Petra","Lind"]]
? Show the last names used by more than one client.
= [["Haas"]]
? What is the average number of years of service of agents in each branch?
= [["North",5.5],["South",12],["West",1]]
? Show the policy types for which the average premium is above 500.
= [["House"],["Life"]]
? What are the policy types whose total premium amount is greater than 1000?
= [["Car"],["Life"]]
? Return the claim dates of the claims that are not closed.
= [["2017-05-05"],["2019-01-10"],["2020-02-02"]]
? What is the name of the agent who sold the policy with the highest premium?
= [["Vera Wirz"]]
? What are the names of clients who joined before 2017?
= [["Omar","Haas"],["Petra","Lind"]]
? Show the first names and cities of clients who joined after 2016, ordered by the date they joined.
= in order [["Quin","Bern"],["Rita","Zug"],["Sol","Basel"]]
? What is the status of the claim with the smallest claimed amount?
= [["Open"]]
? List the status of claims and how many claims have each status.
= [["Open",2],["Closed",2],["Rejected",1]]
? Show the start dates of the policies whose client lives in Basel.
= [["2016-06-01"],["2019-04-01"]]

@ rink fixture absence
# rink
[["id","integer"],["name","text"],["Seats","integer"]]
[1,"Frost Hall",800]
[2,"Polar Dome",1500]
# fixture
[["rink_id","integer"],["id","integer"],["Season","integer"],["Home_side","text"]]
[1,1,2004,"Elks"]
[2,2,2004,"Owls"]
[2,3,2005,"Owls"]
# absence
[["fixture_id","integer"],["id","integer"],["Skater","text"],["Reason","text"],["Number_of_games","text"],["Source","text"]]
[1,1,"Al Roe","Sprained wrist","3","club.no"]
[2,2,"Bo Lie","Flu","1","club.no"]
[3,3,"Cy Moe","Sprained wrist","Unknown","press"]
[3,4,"Di Vik","Flu","2","press"]
? What are the skater name, number of games, and source for skaters whose reason is not 'Flu'?
= [["Al Roe","3","club.no"],["Cy Moe","Unknown","press"]]
? What are the skater name, number of games, and information source for skaters who are not absent because of 'Flu'?
= [["Al Roe","3","club.no"],["Cy Moe","Unknown","press"]]
? In which season and which rink did any skater have a reason of 'Flu'?
= [[2004,"Polar Dome"],[2005,"Polar Dome"]]
? Which rink had no absences?
= []
? Show the season and the rink name of all fixtures.
= [[2004,"Frost Hall"],[2004,"Polar Dome"],[2005,"Polar Dome"]]
? What are the seasons and rinks of the fixtures of the Owls?
= [[2004,"Polar Dome"],[2005,"Polar Dome"]]

@ flood district flooded_district
# flood
[["Flood_ID","integer"],["Name","text"],["Dates_Active","text"],["Max_Level","number"],["Damage_millions","number"],["Number_Deaths","integer"]]
[1,"Anna","March 2 - March 9",4.1,12.5,0]
[2,"Bert","April 1 - April 3",3.2,3,1]
[3,"Clara","May 5 - May 20",6.8,150,14]
[4,"Derk","June 8 - June 10",2.9,0,0]
[5,"Elsa","October 1 - October 8",5.5,45,3]
[6,"Floor","November 4 - November 6",3.9,8,0]
# district
[["District_ID","integer"],["District_Code","text"],["District_Name","text"],["Population","integer"]]
[1,"AL","Alden",12000]
[2,"BR","Broek",45000]
[3,"CO","Coevel",8000]
[4,"DU","Duin",21000]
[5,"EE","Eemshoek",17000]
# flooded_district
[["District_ID","integer"],["Flood_ID","integer"],["Number_Houses_Flooded","integer"]]
[1,1,20]
[1,3,300]
[2,3,900]
[3,3,120]
[2,5,410]
[4,5,33]
[2,1,44]
? How many floods are there?
= [[6]]
? What are the names of floods that did not cause any deaths?
= [["Anna"],["Derk"],["Floor"]]
? What are the names and maximum levels of floods that caused more than 2 deaths?
= [["Clara",6.8],["Elsa",5.5]]
? What is the total damage of all floods with a max level greater than 4?
= [[207.5]]
? Return the average and maximum damage for floods that had at least one death.
= [[66,150]]
? What are the codes and names of all districts?
= [["AL","Alden"],["BR","Broek"],["CO","Coevel"],["DU","Duin"],["EE","Eemshoek"]]
? How many districts were flooded?
= [[4]]
? How many districts were affected by each flood? Show the flood name and the count.
= [["Anna",2],["Clara",3],["Elsa",2]]
? Show the name of floods which don't have affected any district.
= [["Bert"],["Derk"],["Floor"]]
? Show the district name affected by at least two floods.
= [["Alden"],["Broek"]]
? Find the flood that affected the most districts. Give its name.
= [["Clara"]]
? What are the names of districts that were not affected by any flood?
= [["Eemshoek"]]
? Show the names of districts affected by flood Clara but not by flood Anna.
= [["Coevel"]]
? What are the district names and the total number of houses flooded in each district?
= [["Alden",320],["Broek",1354],["Coevel",120],["Duin",33]]
? What is the total number of houses flooded by the flood named Elsa?
= [[443]]
? Which district had the most houses flooded in a single flood?
= [["Broek"]]
? Show the names of the floods affecting both the districts Alden and Broek.
= [["Clara"],["Anna"]]
? Give the names of floods affecting two or more districts.
= [["Clara"],["Elsa"],["Anna"]]
? Give the names of floods that affected at least two districts and flooded more than 1000 houses in total.
= [["Clara"]]
? What is the population of the district whose code is DU?
= [[21000]]
? List the names of districts with a population above 10000 in descending order of population.
= in order [["Broek"],["Duin"],["Eemshoek"],["Alden"]]
? Which flood has the highest max level? Return its name and dates active.
= [["Clara","May 5 - May 20"]]
? What is the average population of districts affected by Elsa?
= [[33000]]
? How many houses were flooded in Broek?
= [[1354]]
? What are the names of all floods that affected Broek?
= [["Clara"],["Elsa"],["Anna"]]
? For each flood, show its name and the number of districts it affected.
= [["Anna",2],["Clara",3],["Elsa",2]]
? What are the names of the floods with damage below the average damage?
= [["Anna"],["Bert"],["Derk"],["Floor"]]
? What is the combined population of the districts flooded by Clara?
= [[65000]]
? What are the names of the districts where more than 100 houses were flooded?
= [["Alden"],["Broek"],["Coevel"]]
? Return the district code of the district with the smallest population.
= [["CO"]]
? Which floods lasted in May?
= [["Clara"]]
? What is the number of deaths caused by Clara?
= [[14]]
? What is the name of the flood with the third highest damage?
= [["Anna"]]
? Which three floods caused the most damage?
= in order [["Clara"],["Elsa"],["Anna"]]
? Give the max level of the flood that had the most deaths.
= [[6.8]]
? List each district's name and population together with the flood names that affected it.
= [["Alden",12000,"Anna"],["Alden",12000,"Clara"],["Broek",45000,"Clara"],["Coevel",8000,"Clara"],["Broek",45000,"Elsa"],["Duin",21000,"Elsa"],["Broek",45000,"Anna"]]
? What are the names of floods and the districts they affected?
= [["Anna","Alden"],["Clara","Alden"],["Clara","Broek"],["Clara","Coevel"],["Elsa","Broek"],["Elsa","Duin"],["Anna","Broek"]]

@ coach club player stint
# coach
[["Coach_ID","integer"],["Coach_Name","text"],["Gender","text"],["Club_ID","integer"],["Rank","integer"]]
[1,"Jarl Bo","M",1,1]
[2,"Kia Dahl","F",2,2]
[3,"Leif Ek","M",1,3]
[4,"Mia Falk","F",4,4]
# club
[["Club_ID","integer"],["Club_Name","text"],["Region","text"],["Start_Year","integer"],["Fans","integer"]]
[1,"AIF","South",1908,30000]
[2,"Brage","North",1925,12000]
[3,"Cobra","South",1999,2500]
[4,"Delfin","East",1950,8000]
# player
[["Player_ID","integer"],["Sponsor_name","text"],["Player_name","text"],["Gender","text"],["Residence","text"],["Occupation","text"],["Votes","integer"],["Club_ID","integer"]]
[1,"Volt","Nea Grip","F","Oslo","Student",1200,1]
[2,"Volt","Ola Hed","M","Lund","Teacher",900,1]
[3,"Kaffe","Pia Ivar","F","Oslo","Nurse",2100,2]
[4,"Kaffe","Ulf Jonas","M","Umea","Teacher",450,4]
[5,"Mjolk","Rut Karl","F","Lund","Student",1750,2]
[6,"Volt","Sten Lo","M","Oslo","Lawyer",300,1]
# stint
[["Player_ID","integer"],["Coach_ID","integer"],["Starting_year","integer"]]
[1,1,2011]
[2,3,2012]
[3,2,2010]
[4,4,2013]
[5,2,2011]
[1,3,2014]
? What are the names of players who live in Oslo or Lund?
= [["Nea Grip"],["Ola Hed"],["Pia Ivar"],["Rut Karl"],["Sten Lo"]]
? Show the occupation shared by at least two players.
= [["Student"],["Teacher"]]
? What is the average number of votes of female players?
= [[1683.3333333333333]]
? For each occupation, show the number of players.
= [["Student",2],["Teacher",2],["Nurse",1],["Lawyer",1]]
? List the occupations of players in descending order of the number of players.
= [["Student"],["Teacher"],["Nurse"],["Lawyer"]]
? Show the names of players and the names of their coaches.
= [["Nea Grip","Jarl Bo"],["Ola Hed","Leif Ek"],["Pia Ivar","Kia Dahl"],["Ulf Jonas","Mia Falk"],["Rut Karl","Kia Dahl"],["Nea Grip","Leif Ek"]]
? Show the names of players coached by the coach with rank 1.
= [["Nea Grip"]]
? Show the names and genders of players with a coach starting after 2011.
= [["Ola Hed","M"],["Ulf Jonas","M"],["Nea Grip","F"]]
? Which players have been coached by more than one coach?
= [["Nea Grip"]]
? How many coaches does each club have? List the club name and the number of coaches.
= [["AIF",2],["Brage",1],["Delfin",1]]
? How many clubs are there in the South region?
= [[2]]
? What are the names of clubs that do not have any players?
= [["Cobra"]]
? What are the names of clubs that do not have any coaches?
= [["Cobra"]]
? Show the residences that have both a player of gender "M" and a player of gender "F".
= [["Oslo"],["Lund"]]
? How many players are from each region?
= [["South",3],["North",2],["East",1]]
? Which region has the most fans in total?
= [["South"]]
? What is the total number of votes for each club? Show the club name.
= [["AIF",2400],["Brage",3850],["Delfin",450]]
? What is the name of the coach with the highest rank number?
= [["Mia Falk"]]
? Give the sponsors of players that live in Oslo and those that live in Umea.
= [["Volt"],["Kaffe"],["Volt"],["Kaffe"]]
? Which sponsors have players both in Oslo and in Umea?
= [["Kaffe"]]
? Find the sponsor names that sponsor more than 2 players.
= [["Volt"]]
? Show the names of all players sorted by votes in ascending order.
= in order [["Sten Lo"],["Ulf Jonas"],["Ola Hed"],["Nea Grip"],["Rut Karl"],["Pia Ivar"]]
? What is the residence of the player with the fewest votes?
= [["Oslo"]]
? List the names of players who do not have a coach.
= [["Sten Lo"]]
? How many players have no coach?
= [[1]]
? What are the names of the players who play for clubs with fewer than 10000 fans?
= [["Ulf Jonas"]]
? List the player name and the club name of the player with the most votes.
= [["Pia Ivar","Brage"]]
? What is the start year of the club that Kia Dahl coaches?
= [[1925]]
? Show the club names and their start years for clubs started before 1950.
= [["AIF",1908],["Brage",1925]]
? What is the oldest club?
= [["AIF"]]
? What is the number of distinct residences of the players?
= [[3]]
? What is the gender and occupation of each player sponsored by Kaffe?
= [["F","Nurse"],["M","Teacher"]]
? What is the most common occupation of female players?
= [["Student"]]
? Which residence has the highest average number of votes?
= [["Lund"]]
? Show residences and the average votes of the players in each residence.
= [["Oslo",1200],["Lund",1325],["Umea",450]]
? List the names of clubs with more than 2 players.
= [["AIF"]]
? Find the names of players whose votes are between 400 and 1300.
= [["Nea Grip"],["Ola Hed"],["Ulf Jonas"]]
? What are the names of players that are neither students nor teachers?
= [["Pia Ivar"],["Sten Lo"]]
? Who is the coach of Ulf Jonas?
= [["Mia Falk"]]
? What are the names of coaches who have coached a player from Lund?
= [["Leif Ek"],["Kia Dahl"]]
`
