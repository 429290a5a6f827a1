/** Terms that the sentence explains itself, figures in another unit, times of the day, two columns beside each other. The format is read by `read-asked.ts`. */
export const EXPLAINED_TERMS_TABLES = String.raw`
@ explained at a clinic
# appointments
[["appointment_id","integer"],["patient_id","integer"],["doctor","text"],["department","text"],["status","text"],["starts_at","timestamp"],["arrived_at","timestamp"],["called_in_at","timestamp"],["wait_sec","integer"],["fee","number"],["fee_paid","text"]]
[1,11,"Dr Amani","Eyes","Attended","2024-03-04 08:30:00","2024-03-04 08:15:00","2024-03-04 08:45:00",1800,60.0,"yes"]
[2,12,"Dr Amani","Eyes","Missed","2024-03-04 11:45:00",null,null,null,60.0,"no"]
[3,13,"Dr Birch","Skin","Attended","2024-03-05 12:15:00","2024-03-05 12:05:00","2024-03-05 12:15:00",600,45.0,"no"]
[4,11,"Dr Birch","Skin","Attended","2024-03-05 16:40:00","2024-03-05 16:40:00","2024-03-05 17:25:00",2700,80.0,"yes"]
[5,14,"Dr Cohen","Heart","Cancelled","2024-04-02 09:00:00",null,null,null,120.0,"no"]
[6,12,"Dr Cohen","Heart","Attended","2024-04-02 18:10:00","2024-04-02 17:50:00","2024-04-02 18:50:00",3600,120.0,"no"]
[7,14,"Dr Amani","Eyes","Attended","2024-04-09 08:05:00","2024-04-09 08:00:00","2024-04-09 08:10:00",600,60.0,"yes"]
[8,13,"Dr Cohen","Heart","Missed","2024-05-14 14:20:00",null,null,null,150.0,"yes"]
# patients
[["patient_id","integer"],["patient_name","text"],["town","text"],["insurance","text"]]
[11,"Ruth Abara","Leek","private"]
[12,"Tom Bly","Leek","public"]
[13,"Ines Cole","Stone","public"]
[14,"Omar Dahl","Stone","private"]
? no-show rate per department (no-show = status missed)
= [["Eyes",33.333333],["Heart",33.333333],["Skin",0.0]]
? How many appointments were before noon?
= [[4]]
? number of attended appointments by hour of day
= [[8,2],[12,1],[16,1],[18,1]]
? total of open fees by department (fee not paid)
= [["Eyes",60.0],["Heart",240.0],["Skin",45.0]]
? average waiting time per doctor in minutes, attended appointments only
= [["Dr Amani",20.0],["Dr Birch",27.5],["Dr Cohen",60.0]]
? how many appointments took place (took place = attended), by town?
= [["Leek",3],["Stone",2]]
@ explained of parcels
# parcels
[["parcel_id","text"],["depot_id","integer"],["service","text"],["weight_g","integer"],["handling_s","integer"],["accepted_on","date"],["promised_on","date"],["delivered_on","date"],["price","number"],["surcharge","number"]]
["P1",1,"Express",1500,7200,"2024-06-03","2024-06-05","2024-06-05",12.0,0.0]
["P2",1,"Standard",2600,5400,"2024-06-03","2024-06-07","2024-06-10",8.0,2.0]
["P3",2,"Express",800,1800,"2024-06-04","2024-06-06","2024-06-07",14.0,1.0]
["P4",2,"Standard",4200,9000,"2024-06-04","2024-06-10","2024-06-08",9.0,0.0]
["P5",3,"Standard",900,3600,"2024-06-05","2024-06-11",null,7.0,3.0]
["P6",3,"Express",2100,10800,"2024-07-01","2024-07-03","2024-07-04",15.0,5.0]
["P7",1,"Standard",3100,2700,"2024-07-02","2024-07-06","2024-07-05",8.0,0.0]
# depots
[["depot_id","integer"],["depot_name","text"],["region","text"]]
[1,"Ash Wharf","North"]
[2,"Brook End","North"]
[3,"Cole Park","South"]
? What share of the parcels was delivered late (delivered after promised), per service?
= [["Express",66.666667],["Standard",25.0]]
? total weight in kg by depot
= [["Ash Wharf",7.2],["Brook End",5.0],["Cole Park",3.0]]
? parcels over 2 kg: how many per service
= [["Express",1],["Standard",3]]
? Total handling time in hours per region
= [["North",7.25],["South",4.0]]
? How many parcels were delivered after their promised date?
= [[3]]
? surcharge rate per service, i.e. surcharge / (price + surcharge)
= [["Express",12.765957],["Standard",13.513514]]
? number of parcels per month (use delivered date)
= [["2024-06-01",4],["2024-07-01",2]]
@ explained at a gym
# Gym_Visits
[["Visit ID","text"],["Member No.","text"],["Branch","text"],["Date","date"],["Check-in","text"],["Check-out","text"],["Class","text"],["Guest","text"]]
["V1","M10","Northside","2024-09-02","07:45","08:50","Yoga","no"]
["V2","M11","Northside","2024-09-02","17:05","18:30",null,"no"]
["V3","M12","Harbour","2024-09-02","18:20","19:40","Spin","yes"]
["V4","M10","Harbour","2024-09-03","12:00","12:55",null,"no"]
["V5","M13","Northside","2024-09-03","19:59","21:00","Spin","yes"]
["V6","M14","Harbour","2024-09-04","20:15","21:10","Yoga","no"]
["V7","M11","Northside","2024-09-04","11:59","13:15",null,"yes"]
? visits between 17:00 and 19:59 by branch
= [["Harbour",1],["Northside",2]]
? How many visits to Northside started after 6 pm?
= [[1]]
? guest visits per branch (guest = yes)
= [["Harbour",1],["Northside",2]]
? number of visits in the morning (before 12:00) per branch
= [["Northside",2]]
@ explained in a workshop
# repair_jobs
[["job_no","text"],["workshop","text"],["machine_type","text"],["opened_at","timestamp"],["closed_at","timestamp"],["estimated_hours","number"],["billed_hours","number"],["quoted_cost","number"],["actual_cost","number"],["parts_cost","number"],["labour_cost","number"]]
["J1","East","Mower","2024-02-01 08:00:00","2024-02-01 14:30:00",5.0,6.5,300.0,340.0,140.0,200.0]
["J2","East","Saw","2024-02-02 09:00:00","2024-02-03 09:00:00",8.0,7.0,410.0,390.0,190.0,200.0]
["J3","West","Mower","2024-02-05 10:00:00","2024-02-05 22:00:00",6.0,9.0,250.0,420.0,150.0,270.0]
["J4","West","Drill","2024-02-06 07:30:00",null,2.0,1.0,90.0,null,20.0,30.0]
["J5","West","Saw","2024-03-01 08:00:00","2024-03-02 20:00:00",10.0,10.0,600.0,600.0,350.0,250.0]
? cost overrun per workshop, meaning actual cost minus quoted cost
= [["East",20.0],["West",170.0]]
? how many jobs have billed hours above their estimated hours?
= [[2]]
? labour share by workshop = labour cost / (labour cost + parts cost), in percent
= [["East",54.794521],["West",51.401869]]
@ explained at a school
# enrolments
[["enrolment_id","integer"],["course_id","text"],["student","text"],["start_date","date"],["planned_end","date"],["actual_end","date"],["passed","text"],["hours","integer"]]
[1,"C1","Ada","2023-09-01","2023-12-20","2023-12-15","yes",40]
[2,"C1","Ben","2023-09-01","2023-12-20","2024-01-10","no",44]
[3,"C2","Cleo","2024-01-08","2024-03-29","2024-03-29","yes",30]
[4,"C2","Dov","2024-01-08","2024-03-29","2024-04-12","yes",36]
[5,"C3","Eve","2024-02-05","2024-06-28",null,"no",10]
[6,"C3","Finn","2024-02-05","2024-06-28","2024-06-20","yes",60]
# courses
[["course_id","text"],["course_name","text"],["subject","text"],["teacher","text"]]
["C1","Algebra","Maths","Ms Hart"]
["C2","Geometry","Maths","Mr Ivo"]
["C3","Verbs","Latin","Ms Jay"]
? what percentage of the enrolments ended early (actual end before planned end)?
= [[33.333333]]
? hours per subject in 2024 (use actual end)
= [["Latin",60],["Maths",110]]
@ explained at a library
# loans
[["loan_id","integer"],["book_id","integer"],["member","text"],["branch","text"],["borrowed_at","timestamp"],["due_on","date"],["returned_on","date"],["renewals","integer"],["fine_ct","integer"],["fine_paid","text"]]
[1,1,"Ann","Main","2024-02-01 09:20:00","2024-02-22","2024-02-20",0,0,"yes"]
[2,2,"Bob","Main","2024-02-01 15:40:00","2024-02-22","2024-03-01",1,160,"no"]
[3,3,"Cid","Park","2024-02-05 11:10:00","2024-02-26","2024-02-26",0,0,"yes"]
[4,1,"Ann","Park","2024-03-02 17:30:00","2024-03-23","2024-04-02",2,200,"yes"]
[5,2,"Dee","Main","2024-03-04 10:05:00","2024-03-25",null,0,350,"no"]
[6,3,"Bob","Park","2024-03-10 18:45:00","2024-03-31","2024-04-04",0,80,"no"]
# books
[["book_id","integer"],["title","text"],["genre","text"],["pages","integer"],["weight_g","integer"]]
[1,"Tides","Novel",320,450]
[2,"Rooks","Nature",210,380]
[3,"Yeast","Cooking",150,900]
? How many loans came back late (returned after the due date)?
= [[3]]
? unpaid fines in euros by branch (fine not paid)
= [["Main",5.1],["Park",0.8]]
? what percentage of loans per branch was returned late (returned on after due on)?
= [["Main",33.333333],["Park",66.666667]]
? loans still out per branch (no return date)
= [["Main",1]]
? number of loans borrowed in the afternoon, by genre
= [["Nature",1],["Novel",1]]
? total weight in kg of the books per genre
= [["Cooking",0.9],["Nature",0.38],["Novel",0.45]]
? loans per month (by return date)
= [["2024-02-01",2],["2024-03-01",1],["2024-04-01",2]]
@ how long cars were out
# rentals
[["rental_no","text"],["car_id","integer"],["station","text"],["picked_up","timestamp"],["brought_back","timestamp"],["km_out","integer"],["km_in","integer"],["price","number"],["extras","number"],["insured","text"]]
["R1",1,"Airport","2024-07-01 08:00:00","2024-07-03 08:00:00",1000,1350,120.0,20.0,"yes"]
["R2",2,"Centre","2024-07-01 12:30:00","2024-07-01 20:30:00",5000,5080,60.0,0.0,"no"]
["R3",1,"Centre","2024-07-05 09:15:00","2024-07-06 21:15:00",1350,1790,140.0,35.0,"yes"]
["R4",3,"Airport","2024-08-10 19:00:00","2024-08-14 19:00:00",200,1400,300.0,60.0,"no"]
["R5",2,"Airport","2024-08-11 06:45:00",null,5080,null,80.0,10.0,"yes"]
# cars
[["car_id","integer"],["model","text"],["class","text"],["tank_ml","integer"]]
[1,"Mira","Small",42000]
[2,"Bora","Small",45000]
[3,"Vanta","Van",80000]
? average rental time in hours per class
= [["Small",30.666667],["Van",96.0]]
? extras rate per station, i.e. extras / (price + extras)
= [["Airport",15.254237],["Centre",14.893617]]
? distance driven per car class = km in minus km out
= [["Small",870],["Van",1200]]
? How many rentals started before 9 am at the Airport?
= [[2]]
? rentals that took more than 2 days: rental no and station
= [["R4","Airport"]]
? average tank size in litres by class
= [["Small",43.5],["Van",80.0]]
? number of uncovered rentals by station (insured = no)
= [["Airport",1],["Centre",1]]
`
