/** Things of which another table has several records each. The format is read by `read-asked.ts`. */
export const RECORDS_OF_THINGS_TABLES = String.raw`
@ kennel trials
# dogs
[["dog_id","integer"],["dog_name","text"],["breed","text"],["weight","integer"]]
[1,"Rufus","Collie",20]
[2,"Bella","Beagle",11]
[3,"Tarn","Collie",22]
[4,"Wisp","Whippet",12]
# dog_trials
[["trial_id","integer"],["dog_id","integer"],["agility_score","integer"],["course","text"],["lead_side","text"]]
[1,1,90,"Long","left"]
[2,1,94,"Short","left"]
[3,2,60,"Short","right"]
[4,3,80,"Long","right"]
[5,3,50,"Short","right"]
[6,4,70,"Long","left"]
? List all dog names who have an agility score higher than the average.
= [["Rufus"],["Tarn"]]
? Which dogs have an agility score above the average agility score?
= [["Rufus"],["Tarn"]]
? What are the names of dogs with an agility score lower than the average?
= [["Bella"],["Tarn"],["Wisp"]]
? How many dogs have an agility score higher than the average?
= [[2]]
? What is the average agility score for left side dogs and right side dogs?
= [["left",84.66666666666667],["right",63.333333333333336]]
? What are the average agility scores of left-sided dogs and right-sided dogs?
= [["left",84.66666666666667],["right",63.333333333333336]]
? How many dogs does each breed have? List the breed and the count.
= [["Collie",2],["Beagle",1],["Whippet",1]]
@ tour guides
# guides
[["guide_id","integer"],["name","text"],["home_town","text"]]
[1,"Ida Moor","Ghent"]
[2,"Sol Reef","Bruges"]
[3,"Jan Kerk","Ghent"]
# tours
[["tour_id","integer"],["theme","text"],["number_of_guides","integer"]]
[1,"Canals",4]
[2,"Towers",7]
# tour_guides
[["tour_id","integer"],["guide_id","integer"]]
[1,1]
[1,2]
[2,3]
? How many guides does each home town have? List the home town and the count.
= [["Ghent",2],["Bruges",1]]
? How many guides are there in each home town? Show the home town and the number.
= [["Ghent",2],["Bruges",1]]
? How many guides does every home town have? Give the home town and the number of guides.
= [["Ghent",2],["Bruges",1]]
@ lifting meets
# lifters
[["lifter_id","integer"],["lifter","text"],["club","text"],["lift_1","integer"],["lift_2","integer"],["lift_3","integer"]]
[1,"Ana Holt","Iron Hall",60,65,70]
[2,"Bo Strand","Iron Hall",80,85,82]
[3,"Cy Marsh","Dock Gym",75,70,77]
# entries
[["entry_id","integer"],["lifter_id","integer"],["result","text"],["score","integer"]]
[1,1,"Win",10]
[2,1,"Loss",3]
[3,2,"Win",9]
? Find the lift 1 and lift 2 results of lifters with club "Iron Hall".
= [[60,65],[80,85]]
? What are the lift 2 scores of the lifters from Dock Gym?
= [[70]]
? Show all lift 2 and lift 3 results for lifters of the club "Dock Gym".
= [[70,77]]
? Which lifters have the result Win?
= [["Ana Holt"],["Bo Strand"]]
`
