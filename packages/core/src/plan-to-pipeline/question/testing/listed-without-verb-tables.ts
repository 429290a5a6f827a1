/** Lists of columns that no verb asks for, and rows compared by what they come to. The format is read by `read-asked.ts`. */
export const LISTED_WITHOUT_VERB_TABLES = String.raw`
@ nurses and their wards
# wards
[["id","integer"],["name","text"],["floor","integer"]]
[1,"Birch",2]
[2,"Maple",3]
# nurses
[["id","integer"],["name","text"],["hours","integer"],["ward_id","integer"],["joined_on","date"]]
[1,"Ines",30,1,"2019-04-01"]
[2,"Karl",38,2,"2021-09-01"]
[3,"Uma",40,1,"2020-02-01"]
? name, hours and ward name of nurses with over 35 hours
= [["Karl",38,"Maple"],["Uma",40,"Birch"]]
? name and ward name of nurses
= [["Ines","Birch"],["Karl","Maple"],["Uma","Birch"]]
? nurse name, hours and ward floor of the nurses
= [["Ines",30,2],["Karl",38,3],["Uma",40,2]]
? names and hours of nurses
= [["Ines",30],["Karl",38],["Uma",40]]
@ tickets of a fair
# vouchers
[["voucher_no","integer"],["stall","text"],["value","integer"],["voucher_date","date"],["expiry_date","date"]]
[7,"Pots",120,"2024-02-01","2024-08-01"]
[8,"Wool",80,"2024-02-05","2024-08-05"]
[9,"Pots",210,"2024-03-02","2024-09-02"]
? stall and value of vouchers over 100
= [["Pots",120],["Pots",210]]
? stall, value and date of vouchers over 100
= [["Pots",120,"2024-02-01"],["Pots",210,"2024-03-02"]]
? list stall, value and date of vouchers over 100
= [["Pots",120,"2024-02-01"],["Pots",210,"2024-03-02"]]
? stall, value and expiry date of the vouchers under 100
= [["Wool",80,"2024-08-05"]]
@ courses of an evening school
# courses
[["course_no","integer"],["title","text"],["lessons","integer"],["fee","integer"]]
[801,"Clay",40,12]
[802,"Silk",25,30]
[803,"Wood",60,9]
? title and fee of courses over 15
= [["Silk",30]]
? title and fee of courses over 50
= [["Wood",9]]
? title, lessons and fee of courses over 50
= [["Wood",60,9]]
`
