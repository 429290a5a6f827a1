/** Words that belong to the name of a table, what is asked of each of its rows, and when they started and ended. The format is read by `read-asked.ts`. */
export const NAMED_BY_TABLE_TABLES = String.raw`
@ ski clubs
# Clubs
[["club_id","integer"],["club_type","text"],["club_details","text"]]
[1,"ALP","founded by guides"]
[2,"NOR","town club"]
[3,"ALP","student club"]
[4,"NOR","army club"]
# Donations
[["donation_id","integer"],["club_id","integer"],["donation_amount","number"],["other_details","text"]]
[1,1,100,"x"]
[2,1,50,"y"]
[3,3,70,"z"]
[4,2,20,"w"]
[5,3,5,"v"]
# Club_Types
[["club_type","text"],["club_type_description","text"]]
["ALP","Alpine"]
["NOR","Nordic"]
# Trips
[["trip_id","integer"],["club_id","integer"],["trip_details","text"]]
[1,1,"glacier"]
[2,2,"forest"]
[3,3,"ridge"]
[4,1,"hut"]
# Trip_Guides
[["guide_id","number"],["trip_id","integer"],["role_code","text"],["date_from","date"],["date_to","date"],["other_details","text"]]
[11,1,"lead","2019-02-01","2019-02-09",null]
[12,2,"cook","2018-03-04","2018-03-20",null]
[13,3,"lead","2020-01-05","2020-01-15",null]
[14,4,"medic","2017-12-01","2017-12-08",null]
# Guide_Roles
[["role_code","text"],["role_description","text"]]
["lead","Leads the group"]
["cook","Cooks"]
["medic","Looks after the sick"]
# Season_Passes
[["pass_id","integer"],["club_id","integer"],["pass_start_date","date"],["pass_end_date","date"],["pass_price","number"]]
[1,1,"2016-01-01","2016-06-01",300]
[2,3,"2015-01-01","2015-06-01",250]
# Alpine_Guides
[["guide_id","integer"],["employer_club_id","integer"],["guide_details","text"]]
[11,1,"calm"]
[12,2,"merry"]
[13,3,"stern"]
[14,4,"quick"]
? What is the total amount of donation money given to each club and what is its id?
= [[1,150],[2,20],[3,75]]
? What is the total donation amount of each club, and what is its id?
= [[1,150],[2,20],[3,75]]
? How many trips does each club have and what is its id?
= [[1,2],[2,1],[3,1]]
? What is the average pass price of each club and what are its details?
= [["founded by guides",300],["student club",250]]
? List the alpine guide details, and order in ascending order.
= in order [["calm"],["merry"],["quick"],["stern"]]
? Show the alpine guide details in alphabetical order.
= in order [["calm"],["merry"],["quick"],["stern"]]
? How many alpine guides are there?
= [[4]]
? What are the details of the alpine guides?
= [["calm"],["merry"],["stern"],["quick"]]
? When did the leads start and stop working?
= [["2019-02-01","2019-02-09"],["2020-01-05","2020-01-15"]]
? When did the first trip guide start working?
= [["2017-12-01"]]
? When did the cooks start?
= [["2018-03-04"]]
? When did the last trip guide stop working?
= [["2020-01-15"]]
? When did the medics begin and finish working?
= [["2017-12-01","2017-12-08"]]
`
