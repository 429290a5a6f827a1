/** Rows that have many rows of another table: what is computed of them, said last, missing. Read by `read-asked.ts`. */
export const OWNED_TABLES = String.raw`
@ workshops courses
# workshops
[["workshop_id","integer"],["name","text"],["town","text"],["craft","text"],["founded","integer"],["benches","integer"]]
[1,"Anvil Yard","Redmoor","Forging",1984,6]
[2,"Blue Kiln","Redmoor","Pottery",1996,10]
[3,"Cedar Loft","Hexley","Carving",2001,4]
[4,"Dye House","Hexley","Weaving",1979,8]
[5,"Ember Glass","Stoke Bay","Glass",2012,5]
[6,"Fern Mill","Stoke Bay","Weaving",2005,9]
# courses
[["course_id","integer"],["workshop_id","integer"],["topic","text"],["year","integer"],["fee","number"],["places","integer"]]
[1,1,"Gates",2019,240,8]
[2,1,"Knives",2021,310,6]
[3,2,"Bowls",2019,90,12]
[4,2,"Glazes",2020,120,10]
[5,2,"Tiles",2021,75,14]
[6,3,"Spoons",2020,60,9]
[7,4,"Shawls",2018,110,7]
[8,4,"Rugs",2021,205,5]
? What are the names of workshops founded in 1996 or before?
= [["Anvil Yard"],["Blue Kiln"],["Dye House"]]
? List the names of workshops founded in or after 2001.
= [["Cedar Loft"],["Ember Glass"],["Fern Mill"]]
? Show the topics of courses with a fee smaller than or equal to 90.
= [["Bowls"],["Tiles"],["Spoons"]]
? Which topics have at or above 10 places?
= [["Bowls"],["Glazes"],["Tiles"]]
? Find the topics of courses held in 2021 or after with a fee of 205 or above.
= [["Knives"],["Rugs"]]
? Find the topics of courses with a fee above 300 or below 70.
= [["Knives"],["Spoons"]]
? Give the names of workshops founded from 2005 onwards.
= [["Ember Glass"],["Fern Mill"]]
? Which town has the highest total benches, and how many workshops does it have?
= [["Redmoor",2]]
? Show the craft with the most workshops and the average benches of those workshops.
= [["Weaving",8.5]]
? Which town has the highest average benches, and what is it?
= [["Redmoor",8]]
? What are the towns of the workshops without courses and what are the names?
= [["Stoke Bay","Ember Glass"],["Stoke Bay","Fern Mill"]]
? Find the craft of every workshop that does not have a course, and its name as well.
= [["Glass","Ember Glass"],["Weaving","Fern Mill"]]
? Give the name and highest fee for each workshop.
= [["Anvil Yard",310],["Blue Kiln",120],["Cedar Loft",60],["Dye House",205]]
? What are the names of the workshops and the smallest fee of their courses?
= [["Anvil Yard",240],["Blue Kiln",75],["Cedar Loft",60],["Dye House",110]]
? For each workshop, list the name and the largest course fee.
= [["Anvil Yard",310],["Blue Kiln",120],["Cedar Loft",60],["Dye House",205]]
? Show the workshop name with the number of courses.
= [["Anvil Yard",2],["Blue Kiln",3],["Cedar Loft",1],["Dye House",2]]
? What are the names of the workshops, and how many courses do they have?
= [["Anvil Yard",2],["Blue Kiln",3],["Cedar Loft",1],["Dye House",2]]
? How many courses does each workshop have? Show the name too.
= [["Anvil Yard",2],["Blue Kiln",3],["Cedar Loft",1],["Dye House",2]]
? Return workshop names and course counts.
= [["Anvil Yard",2],["Blue Kiln",3],["Cedar Loft",1],["Dye House",2]]
? Show the names of workshops whose total fee of courses is more than 280, sorted by the total from highest to lowest.
= in order [["Anvil Yard"],["Dye House"],["Blue Kiln"]]
? List the name of each workshop where the average fee of its courses is above 100.
= [["Anvil Yard"],["Dye House"]]
? Find the names of workshops that have total places bigger than 13, in descending order of the total places.
= in order [["Blue Kiln"],["Anvil Yard"]]
? Show workshop names with their total course places, highest first.
= in order [["Blue Kiln",36],["Anvil Yard",14],["Dye House",12],["Cedar Loft",9]]
? What are the names of workshops having multiple courses with fee higher than 100?
= [["Anvil Yard"],["Dye House"]]
? What are the names of workshops that did not have a course in 2021?
= [["Cedar Loft"],["Ember Glass"],["Fern Mill"]]
? List the name of every workshop without any course in 2020.
= [["Anvil Yard"],["Dye House"],["Ember Glass"],["Fern Mill"]]
? Show all workshop names except those with a course in 2019.
= [["Cedar Loft"],["Dye House"],["Ember Glass"],["Fern Mill"]]
? List the towns in descending order of the average benches of their workshops.
= in order [["Redmoor"],["Stoke Bay"],["Hexley"]]
? For each town, show the number of workshops, the average benches and the highest benches.
= [["Hexley",2,6,8],["Redmoor",2,8,10],["Stoke Bay",2,7,9]]
? What is the total fee of courses for each workshop craft?
= [["Carving",60],["Forging",550],["Pottery",285],["Weaving",315]]
? Which town of workshops has the most courses?
= [["Redmoor"]]
? Show the name of each workshop and the number of its courses with fee over 100.
= [["Anvil Yard",2],["Blue Kiln",1],["Dye House",2]]
? What are the names of the workshops with a single course?
= [["Cedar Loft"]]
? What is the name of the workshop with the largest total places of courses, and how much is it?
= [["Blue Kiln",36]]
? Find the names of workshops that have some course with fee over 100 and also some course with fee under 80.
= [["Blue Kiln"]]
`
