/**
 * Orders said in short ("by fee desc, then by day"), "date" where several columns tell one, and words that tell of
 * which day a time is. The format is read by `read-asked.ts`.
 */
export const SHORT_ORDERS_TABLES = String.raw`
@ a tool library
# loans
[["loan_id","text"],["borrower","text"],["deposit","integer"],["lent_on","date"],["due_date","date"],["returned_date","date"]]
["L1","Ilse",40,"2024-03-04","2024-03-11","2024-03-09"]
["L2","Omar",25,"2024-02-20","2024-04-02","2024-03-28"]
["L3","Ilse",60,"2024-03-15","2024-03-22",null]
["L4","Petra",40,"2024-01-30","2024-03-30","2024-04-04"]
["L5","Omar",10,"2024-04-01","2024-04-08",null]
? list the loan id and deposit of loans with a deposit over 20 by deposit descending, then by date
= in order [["L3",60],["L4",40],["L1",40],["L2",25]]
? loans over 20 by deposit desc, then by date
= in order [["L3","Ilse",60,"2024-03-15","2024-03-22",null],["L4","Petra",40,"2024-01-30","2024-03-30","2024-04-04"],["L1","Ilse",40,"2024-03-04","2024-03-11","2024-03-09"],["L2","Omar",25,"2024-02-20","2024-04-02","2024-03-28"]]
? loans of Omar by deposit asc
= in order [["L5","Omar",10,"2024-04-01","2024-04-08",null],["L2","Omar",25,"2024-02-20","2024-04-02","2024-03-28"]]
? loans by borrower, then deposit desc
= in order [["L3","Ilse",60,"2024-03-15","2024-03-22",null],["L1","Ilse",40,"2024-03-04","2024-03-11","2024-03-09"],["L2","Omar",25,"2024-02-20","2024-04-02","2024-03-28"],["L5","Omar",10,"2024-04-01","2024-04-08",null],["L4","Petra",40,"2024-01-30","2024-03-30","2024-04-04"]]
? show loan id and deposit of loans with a deposit over 20 sorted by deposit desc, date asc
= in order [["L3",60],["L4",40],["L1",40],["L2",25]]
? list loan id and deposit sorted by deposit descending, loan id
= in order [["L3",60],["L1",40],["L4",40],["L2",25],["L5",10]]
? list loan id sorted by date
= in order [["L4"],["L2"],["L1"],["L3"],["L5"]]
? list loan id and date of the loans of Ilse
= [["L1","2024-03-04"],["L3","2024-03-15"]]
? what is the date of loan L2?
= [["2024-02-20"]]
? how many loans per date?
= [["2024-03-04",1],["2024-02-20",1],["2024-03-15",1],["2024-01-30",1],["2024-04-01",1]]
? list loan id of the loans with a date after 2024-03-10
= [["L3"],["L5"]]
? list loan id and due date of the loans of Omar sorted by due date
= in order [["L2","2024-04-02"],["L5","2024-04-08"]]
? loans due in March 2024
= [["L1","Ilse",40,"2024-03-04","2024-03-11","2024-03-09"],["L3","Ilse",60,"2024-03-15","2024-03-22",null],["L4","Petra",40,"2024-01-30","2024-03-30","2024-04-04"]]
? loans due on 2024-03-22
= [["L3","Ilse",60,"2024-03-15","2024-03-22",null]]
? list the loans due in April
= [["L2","Omar",25,"2024-02-20","2024-04-02","2024-03-28"],["L5","Omar",10,"2024-04-01","2024-04-08",null]]
? loans returned in March, by deposit desc
= in order [["L1","Ilse",40,"2024-03-04","2024-03-11","2024-03-09"],["L2","Omar",25,"2024-02-20","2024-04-02","2024-03-28"]]
? list the loan id of the first 2 loans by deposit descending
= in order [["L3"],["L1"]]
? total deposit by borrower desc
= in order [["Ilse",100],["Petra",40],["Omar",35]]
@ bills of a workshop
# bills
[["bill_id","integer"],["garage","text"],["sum","integer"],["drawn_up","date"],["due_date","date"],["paid_on","date"]]
[1,"Nord",300,"2024-05-02","2024-06-01","2024-05-20"]
[2,"Sued",120,"2024-05-09","2024-05-23",null]
[3,"Nord",450,"2024-04-11","2024-05-11","2024-06-03"]
? list bill id and sum, sorted by date
= in order [[3,450],[1,300],[2,120]]
? total sum by date
= [["2024-05-02",300],["2024-05-09",120],["2024-04-11",450]]
? bills paid in May
= [[1,"Nord",300,"2024-05-02","2024-06-01","2024-05-20"]]
? bills due in May by sum desc
= in order [[3,"Nord",450,"2024-04-11","2024-05-11","2024-06-03"],[2,"Sued",120,"2024-05-09","2024-05-23",null]]
? bills due on a Thursday
= [[2,"Sued",120,"2024-05-09","2024-05-23",null]]
? bills paid on a Monday
= [[1,"Nord",300,"2024-05-02","2024-06-01","2024-05-20"],[3,"Nord",450,"2024-04-11","2024-05-11","2024-06-03"]]
@ choirs and their halls
# halls
[["hall_id","integer"],["hall_name","text"],["quarter","text"]]
[1,"Dome","Harbour"]
[2,"Crypt","Hill"]
# concerts
[["concert_id","integer"],["choir","text"],["hall_id","integer"],["fee","integer"],["sung_on","date"]]
[11,"Larks",1,90,"2024-03-04"]
[12,"Finches",2,40,"2024-04-09"]
[13,"Larks",2,70,"2024-05-20"]
? fee by quarter desc
= in order [["Hill",110],["Harbour",90]]
? fee by hall name desc
= in order [["Crypt",110],["Dome",90]]
? list choir and fee of the first 2 concerts by fee descending
= in order [["Larks",90],["Larks",70]]
@ orders of a nursery
# orders
[["order_no","integer"],["grower","text"],["plants","integer"],["order_date","date"]]
[1301,"Moss",40,"2024-02-11"]
[1302,"Fern",15,"2024-03-19"]
[1303,"Reed",60,"2023-01-08"]
[1304,"Moss",25,"2024-01-30"]
? orders by plants desc
= in order [[1303,"Reed",60,"2023-01-08"],[1301,"Moss",40,"2024-02-11"],[1304,"Moss",25,"2024-01-30"],[1302,"Fern",15,"2024-03-19"]]
? orders by grower, then by plants desc
= in order [[1302,"Fern",15,"2024-03-19"],[1301,"Moss",40,"2024-02-11"],[1304,"Moss",25,"2024-01-30"],[1303,"Reed",60,"2023-01-08"]]
? list the grower of orders over 1302
= [["Reed"],["Moss"]]
? list the grower of orders after 1303
= [["Moss"]]
? list the grower of orders before 2024
= [["Reed"]]
? list the grower of orders over 30
= [["Moss"],["Reed"]]
`
