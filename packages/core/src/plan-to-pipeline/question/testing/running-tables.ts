/** Figures told across periods: running totals and growth. The format is read by `read-asked.ts`. */
export const RUNNING_TABLES = String.raw`
@ tickets venues
# tickets
[["ticket_id","integer"],["venue_id","text"],["sold_on","date"],["price","integer"]]
[1,"V1","2023-01-05",40]
[2,"V2","2023-01-09",60]
[3,"V1","2023-02-03",50]
[4,"V1","2024-01-20",90]
[5,"V2","2024-03-01",30]
[6,"V2","2024-03-15",45]
# venues
[["venue_id","text"],["venue_name","text"]]
["V1","Dome"]
["V2","Forum"]
? running total of tickets per month
= in order [["2023-01-01",2,2],["2023-02-01",1,3],["2024-01-01",1,4],["2024-03-01",2,6]]
? cumulative price by month
= in order [["2023-01-01",100,100],["2023-02-01",50,150],["2024-01-01",90,240],["2024-03-01",75,315]]
? running total of tickets per venue and year
= [["Dome",2023,2,2],["Dome",2024,1,3],["Forum",2023,1,1],["Forum",2024,2,3]]
? price growth year over year
= in order [[2023,150,null],[2024,165,10]]
? cumulative number of tickets per year
= in order [[2023,3,3],[2024,3,6]]
@ donations
# donations
[["donation_id","integer"],["given_on","date"],["amount","integer"],["channel","text"]]
[1,"2021-03-01",100,"web"]
[2,"2021-04-01",100,"mail"]
[3,"2022-03-01",300,"web"]
[4,"2023-03-01",150,"mail"]
? running total of donations per year
= in order [[2021,2,2],[2022,1,3],[2023,1,4]]
? cumulative amount per year
= in order [[2021,200,200],[2022,300,500],[2023,150,650]]
? growth in amount by year
= in order [[2021,200,null],[2022,300,50],[2023,150,-50]]
? amount growth year over year
= in order [[2021,200,null],[2022,300,50],[2023,150,-50]]
? amount growth per year
= in order [[2021,200,null],[2022,300,50],[2023,150,-50]]
? year over year growth of amount
= in order [[2021,200,null],[2022,300,50],[2023,150,-50]]
? yearly amount growth
= in order [[2021,200,null],[2022,300,50],[2023,150,-50]]
`
