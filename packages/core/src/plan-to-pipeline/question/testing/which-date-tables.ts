/**
 * Which of the dates of several tables is meant, and parts of a year. The format is read by `read-asked.ts`.
 */
export const WHICH_DATE_TABLES = String.raw`
@ a garden centre
# buyers
[["buyer_no","integer"],["full_name","text"],["region","text"],["signup_date","date"]]
[1,"Ann Lee","North","2022-01-05"]
[2,"Bo Berg","South","2024-08-01"]
[3,"Cy Dahl","North","2024-02-11"]
[4,"Di Holm","South","2023-03-01"]
# sales
[["ref","text"],["buyer_no","integer"],["sale_date","date"],["delivered_date","date"],["Sale Total (EUR)","number"]]
["S-1",1,"2023-11-02","2023-11-05",60]
["S-2",1,"2024-07-15","2024-07-16",90]
["S-3",2,"2024-08-20","2024-08-25",40]
["S-4",3,"2024-03-03","2024-03-05",25]
["S-5",2,"2024-12-24","2025-01-02",70]
["S-6",3,"2024-12-20","2024-12-22",35]
# sale_lines
[["line_id","integer"],["sale_ref","text"],["sku","text"],["qty","integer"],["Line Total (EUR)","number"]]
[1,"S-1","T1",3,60]
[2,"S-2","T2",2,50]
[3,"S-2","T1",2,40]
[4,"S-3","T3",4,40]
[5,"S-4","T2",1,25]
[6,"S-5","T1",2,40]
[7,"S-5","T3",3,30]
[8,"S-6","T3",1,10]
[9,"S-6","T2",1,25]
# articles
[["sku","text"],["article_name","text"],["family","text"],["launched_on","date"]]
["T1","Spade","Tools","2019-05-01"]
["T2","Rose","Plants","2024-12-01"]
["T3","Tulip","Plants","2020-09-09"]
? revenue per month 2024
= [["2024-03-01",25],["2024-07-01",90],["2024-08-01",40],["2024-12-01",105]]
? revenue by family 2024
= [["Tools",80],["Plants",180]]
? revenue per month in 2024 in chronological order
= in order [["2024-03-01",25],["2024-07-01",90],["2024-08-01",40],["2024-12-01",105]]
? units sold per quarter
= [["2023-10-01",3],["2024-01-01",1],["2024-07-01",8],["2024-10-01",7]]
? best selling article by units in december 2024
= [["Tulip",4]]
? best selling article by revenue in december 2024
= [["Spade",40]]
? revenue by region 2024
= [["North",150],["South",110]]
? revenue in the first half of 2024
= [[25]]
? revenue by region in H2 2024
= [["North",125],["South",110]]
? total revenue in the second half of 2024
= [[235]]
? top 2 buyers by revenue in Q3 2024
= in order [["Ann Lee",90],["Bo Berg",40]]
? names of the top 2 buyers by spend in Q3 2024, biggest first
= in order [["Ann Lee"],["Bo Berg"]]
? which buyer spent the most in 2024?
= [["Bo Berg"]]
? which buyer had the most sales in the second half of 2024?
= [["Bo Berg"]]
? how many buyers signed up in 2024?
= [[2]]
? which buyers that signed up in 2023 or before have no sales?
= [["Di Holm"]]
@ a gym
# members
[["member_id","integer"],["name","text"],["club","text"],["joined_on","date"]]
[1,"Ida","East","2021-02-01"]
[2,"Jon","West","2024-05-05"]
[3,"Kay","East","2024-06-06"]
# visits
[["visit_id","integer"],["member_id","integer"],["visited_on","date"],["minutes","integer"]]
[1,1,"2024-01-10",50]
[2,1,"2024-05-11",70]
[3,2,"2024-05-12",30]
[4,2,"2024-07-20",45]
[5,3,"2023-12-31",20]
[6,3,"2024-09-09",65]
[7,1,"2023-08-08",10]
? minutes by club in 2024
= [["East",185],["West",75]]
? which member visited most often in the first half of 2024?
= [["Ida"]]
? number of visits by club in 2023
= [["East",2]]
? how many members joined in 2024?
= [[2]]
? which member has the highest total minutes in may 2024?
= [["Ida"]]
@ a swimming pool
# swims
[["swim_id","integer"],["swum_on","date"],["paid_on","date"],["lane","text"],["laps","integer"]]
[1,"2024-06-01","2024-06-03","A1",10]
[2,"2024-06-02","2024-06-03","A1",20]
[3,"2024-06-03","2024-06-03","B2",30]
[4,"2024-06-08","2024-06-09","B2",40]
[5,"2024-06-07","2024-06-09","B2",50]
? how many swims were on a saturday or sunday?
= [[3]]
? how many swims took place on a Monday?
= [[1]]
? how many swims were at weekends?
= [[3]]
? total laps on Sundays
= [[20]]
? which swims were on a Friday?
= [[5,"2024-06-07","2024-06-09","B2",50]]
? how many swims were paid on a Sunday?
= [[2]]
? how many swims were paid on a Saturday or Sunday?
= [[2]]
@ dancers
# dancers
[["dancer_no","integer"],["full_name","text"],["studio","text"],["joined_on","date"],["exit_date","date"]]
[1,"Ida Holm","North","2023-02-01","2024-03-31"]
[2,"Per Lund","North","2023-05-01",null]
[3,"Ana Ruiz","South","2024-01-10","2024-09-30"]
[4,"Bo Dahl","South","2024-02-01",null]
[5,"Eva Mori","South","2022-06-01","2023-12-31"]
? how many dancers left in 2024?
= [[2]]
? dancers who left in 2024 by studio
= [["North",1],["South",1]]
? how many dancers left per year
= [[2023,1],[2024,2]]
? how many dancers joined in 2024?
= [[2]]
? how many dancers left?
= [[3]]

@ people who came and went
# crew
[["crew_no","integer"],["person","text"],["hire_date","date"],["exit_date","date"],["exit_reason","text"]]
[1,"Ada","2019-03-01","2023-05-31","resignation"]
[2,"Ben","2023-02-01","2024-08-31","resignation"]
[3,"Cleo","2023-04-01",null,null]
[4,"Dan","2018-01-01","2023-11-30","retirement"]
? number of resignations in 2023
= [[1]]
`
