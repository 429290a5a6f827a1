/** Tables and columns that are called by short forms, with a lead of their own. The format is read by `read-asked.ts`. */
export const SHORT_NAMES_TABLES = String.raw`
@ officers and permits
# ofcr
[["ofcr_id","integer"],["ofcr_nm","text"],["post","text"],["bonus_pct","number"],["join_yr","integer"]]
[1,"Ida Crane","North",2.5,2012]
[2,"Joel Pine","North",1.5,2019]
[3,"Kit Shaw","South",3,2021]
# prmt
[["prmt_no","integer"],["ofcr_id","integer"],["fee_amt","integer"],["mth_levy","integer"],["join_dt","date"]]
[71,1,300,20,"2021-03-01"]
[72,1,500,35,"2021-09-14"]
[73,2,120,10,"2022-01-05"]
? Which officer has the lowest bonus? Tell me the officer name.
= [["Joel Pine"]]
? What is the highest, lowest and average fee amount of the permits?
= [[500,120,306.6666666666667]]
? What are the permit numbers and monthly levies of the permits with a fee of at least 300?
= [[71,20],[72,35]]
? How many permits joined in 2021?
= [[2]]
? Which officers never had a permit? List the names.
= [["Kit Shaw"]]
@ exhibits and tours
# EXHIBIT
[["EXH_ID","integer"],["EXH_NAME","text"],["EXH_HALL","text"],["EXH_YEAR","integer"],["EXH_VALUE","integer"]]
[1,"Bronze Owl","West",1903,400]
[2,"Clay Jar","East",1850,150]
[3,"Silver Cup","West",1921,900]
# TOUR
[["TOUR_NUM","integer"],["EXH_ID","integer"],["TOUR_DATE","date"]]
[1,1,"2023-05-01"]
[2,1,"2023-06-01"]
[3,2,"2024-02-01"]
? Show the exhibit names and years of all west exhibits, the newest first.
= in order [["Silver Cup",1921],["Bronze Owl",1903]]
? List the halls and the mean value for each hall, in order from the highest mean to the lowest.
= in order [["West",650],["East",150]]
? Show the average value of each hall in order from the lowest average value to the highest.
= in order [["East",150],["West",650]]
? Show each hall and the number of exhibits, from the largest number to the smallest.
= in order [["West",2],["East",1]]
`
