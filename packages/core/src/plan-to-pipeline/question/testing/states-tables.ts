/** States that an empty cell, a zero, a yes or two cells of a row tell. The format is read by `read-asked.ts`. */
export const STATES_TABLES = String.raw`
@ service desk
# support_ticket_export
[["ticket_no","text"],["created_at","timestamp"],["closed_at","timestamp"],["priority","text"],["agent","text"],["Team","text"],["csat","integer"]]
["#1","2024-01-01 03:01:00","2024-01-02 16:29:00","Normal","Kofi Mensah","Billing",4]
["#2","2024-01-01 04:32:00",null,"Urgent",null,"Billing",null]
["#3","2024-01-02 09:00:00","2024-01-02 12:00:00","Urgent","Dana Levy",null,5]
["#4","2024-01-03 09:00:00",null,"Normal","Dana Levy","Onboarding",null]
["#5","2024-01-04 09:00:00","2024-01-05 09:00:00","Normal",null,"Onboarding",2]
["#6","2024-01-05 09:00:00",null,"Normal","Kofi Mensah","Billing",2]
? avg csat per agent, skip the unassigned ones
= [["Kofi Mensah",3],["Dana Levy",5]]
? how many tickets are unassigned?
= [[2]]
? how many tickets have not been closed yet?
= [[3]]
? backlog by priority (tickets not closed yet)
= [["Urgent",1],["Normal",2]]
? avg csat per team, leave out the tickets with no team
= [["Billing",3],["Onboarding",2]]
? avg csat per team, tickets without a team are ignored
= [["Billing",3],["Onboarding",2]]
? How many urgent tickets without an agent are there?
= [[1]]
@ hardware store
# stock_list
[["Item No","integer"],["Description","text"],["Supplier","text"],["qty_on_hand","integer"],["qty_reserved","integer"],["reorder_point","integer"],["Lead Time (days)","integer"],["last_counted","date"],["Expiry Date","date"],["Discontinued","text"]]
[70005,"Epoxy","Pintura",542,0,80,21,"2024-02-06","2026-04-14","N"]
[70013,"Cable reel","Nordic",0,0,50,7,null,null,"N"]
[70021,"Siphon",null,30,30,40,9,"2024-03-15",null,"Y"]
[70029,"Washer","Nordic",40,10,40,11,"2024-03-16","2025-01-01","N"]
[70031,"Rivet","Pintura",0,0,10,5,"2024-03-17",null,"Y"]
? how many items are out of stock
= [[2]]
? How many items are still in stock?
= [[3]]
? discontinued items still in stock, how many?
= [[1]]
? number of items with no count date
= [[1]]
? avg lead time by supplier, no blank suppliers
= [["Pintura",13],["Nordic",9]]
? average lead time by supplier, ignoring missing suppliers
= [["Pintura",13],["Nordic",9]]
? average lead time by supplier, skip items without suplier
= [["Pintura",13],["Nordic",9]]
? how many items are at or below their reorder point
= [[4]]
? how many items are below the reorder point?
= [[3]]
? How many items are fully reserved?
= [[1]]
? How many items are out of stock but not discontinued?
= [[1]]
@ web shop
# customers
[["customer_no","integer"],["full_name","text"],["email","text"],["newsletter","text"]]
[1,"Ada","a@inbox.example","yes"]
[2,"Bo",null,"no"]
[3,"Cy",null,"yes"]
[4,"Di","d@inbox.example","yes"]
# orders
[["ref","text"],["customer_no","integer"],["order_date","date"],["promised_date","date"],["delivered_date","date"],["voucher_code","text"]]
["S1",1,"2024-11-02","2024-11-06","2024-11-07","VIP5"]
["S2",2,"2024-11-03","2024-11-08","2024-11-08",null]
["S3",3,"2023-11-04","2023-11-09","2023-11-11",null]
["S4",1,"2024-12-05","2024-12-08",null,"WINTER"]
? how many orders used a voucher
= [[2]]
? How many newsletter subscribers placed at least one order in November 2024?
= [[1]]
? how many customers with no email adress on file ordered something in 2024?
= [[1]]
? How many of the orders placed in 2024 were delivered later than promised?
= [[1]]
? how many orders were delivered late?
= [[2]]
? how many orders were delivered on time?
= [[1]]
? How many orders have not been delivered yet?
= [[1]]
? How many customers with an email address on file are there?
= [[2]]
@ consultancy
# departments
[["code","text"],["department","text"]]
["STR","Strategy"]
["TAX","Tax"]
# employees
[["badge_no","integer"],["Employee Name","text"],["dept_code","text"],["job_title","text"],["hire_date","date"],["exit_date","date"],["Monthly Salary (EUR)","integer"],["office","text"]]
[1,"Ella","STR","Analyst","2020-01-01",null,3000,"London"]
[2,"Yusuf","STR","Analyst","2020-01-01","2023-05-01",5000,"London"]
[3,"Tom","STR","Partner","2020-01-01",null,9000,"Zurich"]
[4,"Rosa","TAX","Partner","2020-01-01",null,8000,"Zurich"]
[5,"Ida","TAX","Analyst","2020-01-01","2022-05-01",4000,"Zurich"]
# projects
[["project_ref","text"],["project_name","text"],["planned_end","date"],["actual_end","date"],["status","text"]]
["P1","Falcon","2024-01-10","2024-02-10","Completed"]
["P2","Atlas","2024-01-10","2024-01-09","Completed"]
["P3","Raven","2024-01-10",null,"Active"]
? avg monthly salary by job title, only staff who are still with us
= [["Analyst",3000],["Partner",8500]]
? departments with more than 1 current employee
= [["Strategy"]]
? how many people left?
= [[2]]
? How many current employees are in the Zurich office?
= [[2]]
? How many former employees do we have?
= [[2]]
? average monthly salary by office, people who left don't count
= [["London",3000],["Zurich",8500]]
? average monthly salary by office, without the people who have left
= [["London",3000],["Zurich",8500]]
? how many completed projects finished later than planned?
= [[1]]
? Which projects finished earlier than planned?
= [["Atlas"]]
? how many employees without exit date are there?
= [[3]]
@ campaigns
# marketing_campaigns
[["campaign_id","text"],["Campaign Name","text"],["Channel","text"],["owner","text"],["Budget (EUR)","integer"],["Spend (EUR)","number"]]
["C1","Teaser","Display","Nadia",1000,1200.5]
["C2","Story","Display",null,500,500]
["C3","Push","TikTok","Nadia",800,300]
["C4","Deals","TikTok","Joel",100,300]
? how many campaigns went over budget?
= [[2]]
? How many campaigns stayed within budget?
= [[2]]
? total spend per owner, without those that have no owner
= [["Nadia",1500.5],["Joel",300]]
? How many campaigns per channel exceeded their budget?
= [["Display",1],["TikTok",1]]
@ clinic
# patients
[["patient_no","integer"],["patient","text"],["ward","text"],["phone","text"],["discharged_on","date"],["insured","text"],["weight","integer"]]
[1,"Abel","North","0151","2024-03-01","yes",70]
[2,"Bree","North",null,null,"no",60]
[3,"Corr","South","0152",null,"yes",80]
[4,"Dorn",null,null,"2024-03-04","yes",90]
? how many patients have not been discharged yet
= [[2]]
? average weight per ward, skip patients without a ward
= [["North",65],["South",80]]
? How many patients with no phone number on file are there?
= [[2]]
? how many patients are not yet discharged?
= [[2]]
@ gym
# members
[["member_no","integer"],["member","text"],["plan","text"],["joined_on","date"],["left_on","date"],["fee","integer"]]
[1,"Ada","Basic","2021-01-01",null,20]
[2,"Bo","Gold","2021-01-01","2022-01-01",40]
[3,"Cy","Gold","2021-01-01",null,60]
? average fee by plan, current members only
= [["Basic",20],["Gold",60]]
? How many current members do we have?
= [[2]]
? How many members have left the club?
= [[1]]
? total fee of the members who are still with us
= [[80]]
@ parcel service
# parcels
[["parcel_no","integer"],["depot","text"],["driver","text"],["due_date","date"],["arrived_date","date"],["weight","number"]]
[1,"Hull","Ann","2024-01-05","2024-01-06",2]
[2,"Hull",null,"2024-01-05","2024-01-04",4]
[3,"York","Ben","2024-01-07",null,6]
[4,"York","Ben","2024-01-07","2024-01-09",8]
? how many parcels arrived later than expected?
= [[2]]
? how many parcels arrived too late, per depot?
= [["Hull",1],["York",1]]
? average weight per driver, excluding parcels without a driver
= [["Ann",2],["Ben",7]]
? How many parcels have not arrived yet?
= [[1]]
@ school courses
# courses
[["course_no","integer"],["course","text"],["teacher","text"],["capacity","integer"],["booked","integer"],["budget","integer"],["cost","integer"]]
[1,"Pottery","Ines",10,10,500,400]
[2,"Choir",null,20,5,300,450]
[3,"Chess","Otto",0,0,100,100]
? Which courses are fully booked?
= [["Pottery"]]
? Which courses are over budget?
= [["Choir"]]
? How many courses have no teacher yet?
= [[1]]
`
