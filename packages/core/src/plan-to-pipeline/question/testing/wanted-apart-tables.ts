/**
 * What is to be seen, said apart from the question: behind it, in brackets, in a sentence of its own, or in front. The
 * format is read by `read-asked.ts`.
 */
export const WANTED_APART_TABLES = String.raw`
@ a clinic
# doctors
[["doctor_id","integer"],["doctor_name","text"],["specialty","text"]]
[1,"Dr. Ilse Moor","Cardiology"]
[2,"Dr. Paul Fenn","Dermatology"]
[3,"Dr. Rita Sand","Cardiology"]
# patients
[["patient_id","integer"],["first_name","text"],["last_name","text"],["city","text"],["phone","text"]]
[11,"Ann","Weir","Leeds","0113 1"]
[12,"Bob","Lunt","York",null]
[13,"Cara","Dyer","Leeds",null]
[14,"Dan","Ford","Hull","0148 2"]
# appointments
[["appointment_id","integer"],["patient_id","integer"],["doctor_id","integer"],["appointment_date","date"],["minutes","integer"],["fee","number"],["status","text"]]
[501,11,1,"2024-01-05",20,80,"kept"]
[502,11,2,"2024-02-11",45,120.5,"kept"]
[503,12,1,"2024-02-20",30,90,"cancelled"]
[504,13,3,"2024-03-02",60,200,"kept"]
[505,11,1,"2024-03-15",15,60,"missed"]
[506,14,3,"2024-04-01",25,85,"kept"]
? which patients have no phone number? first and last name
= [["Bob","Lunt"],["Cara","Dyer"]]
? longest appointment: appointment id, doctor name and minutes
= [[504,"Dr. Rita Sand",60]]
? Which appointments were cancelled or missed? Please give the appointment id, the patient's last name and the date.
= [[503,"Lunt","2024-02-20"],[505,"Weir","2024-03-15"]]
? which patients had more than 1 appointment? last name and number of appointments
= [["Weir",3]]
? list doctor name, specialty and how many appointments each had
= [["Dr. Ilse Moor","Cardiology",3],["Dr. Paul Fenn","Dermatology",1],["Dr. Rita Sand","Cardiology",2]]
? Which doctors have an average fee above the overall average? Show doctor and average fee.
= [["Dr. Paul Fenn",120.5],["Dr. Rita Sand",142.5]]
? appointments in march 2024 - i need patient last name, doctor name and fee
= [["Dyer","Dr. Rita Sand",200],["Weir","Dr. Ilse Moor",60]]
@ a gym
# members
[["member_no","text"],["member_name","text"],["plan","text"],["joined","date"],["monthly_fee","number"]]
["M1","Iva Holt","gold","2022-03-01",60]
["M2","Jon Pell","basic","2023-05-12",30]
["M3","Kim Rask","gold","2023-09-30",60]
["M4","Lou Senn","silver","2024-01-15",45]
# visits
[["visit_id","integer"],["member_no","text"],["visit_date","date"],["minutes","integer"],["zone","text"]]
[1,"M1","2024-01-03",50,"pool"]
[2,"M1","2024-01-09",70,"weights"]
[3,"M2","2024-01-10",30,"pool"]
[4,"M3","2024-02-01",95,"sauna"]
[5,"M1","2024-02-03",40,"pool"]
[6,"M2","2024-02-14",60,"weights"]
? members with more than 1 visit, with member number, name and visits, most visits first
= in order [["M1","Iva Holt",3],["M2","Jon Pell",2]]
? Which members never visited? Give me the member no. and the plan.
= [["M4","silver"]]
? 3 longest visits (member name, date, minutes)
= [["Kim Rask","2024-02-01",95],["Iva Holt","2024-01-09",70],["Jon Pell","2024-02-14",60]]
? total minutes per zone, zone and total, highest first
= in order [["weights",130],["pool",120],["sauna",95]]
? For visits in the pool show the member name and minutes
= [["Iva Holt",50],["Jon Pell",30],["Iva Holt",40]]
@ parcels
# parcels
[["Parcel No","text"],["Depot","text"],["Weight (kg)","number"],["Sent","date"],["Delivered","date"],["Driver","text"]]
["P-01","North",2.5,"2024-05-01","2024-05-03","Adams"]
["P-02","South",11,"2024-05-02",null,"Brook"]
["P-03","North",7.2,"2024-05-02","2024-05-09","Adams"]
["P-04","East",0.8,"2024-05-04",null,"Cole"]
["P-05","South",19.4,"2024-05-06","2024-05-07","Brook"]
["P-06","South",4,"2024-05-07","2024-05-10","Brook"]
? which parcels are not delivered yet? parcel no, depot and driver
= [["P-02","South","Brook"],["P-04","East","Cole"]]
? heaviest parcel: parcel no., driver and weight
= [["P-05","Brook",19.4]]
? drivers with more than 1 parcel, with their number of parcels
= [["Adams",2],["Brook",3]]
? Which depot handled the most parcels? Return depot and count.
= [["South",3]]
? parcels over 5 kg from the South depot? number and weight please, heaviest first
= in order [["P-05",19.4],["P-02",11]]
? what's the average weight per depot? include the number of parcels
= [["East",0.8,1],["North",4.85,2],["South",11.466666666666667,3]]
@ a school
# classes
[["class_id","integer"],["class_name","text"],["teacher","text"]]
[1,"1A","Mr Onn"]
[2,"2B","Ms Pike"]
[3,"3C","Mr Roe"]
# pupils
[["pupil_id","integer"],["name","text"],["class_id","integer"],["birthday","date"],["points","integer"]]
[1,"Mia",1,"2014-04-02",71]
[2,"Noa",1,"2013-11-20",88]
[3,"Oli",2,"2012-07-07",64]
[4,"Pia",2,"2012-01-30",93]
[5,"Quin",2,"2012-09-09",80]
? Who has the most points? name, class name and points
= [["Pia","2B",93]]
? which classes have no pupils - class name and teacher
= [["3C","Mr Roe"]]
? pupils with more than 75 points: name, teacher
= [["Noa","Mr Onn"],["Pia","Ms Pike"],["Quin","Ms Pike"]]
? which class has the highest average points, and include the average
= [["1A",79.5]]
@ a warehouse
# stock_list
[["Item No.","text"],["Description","text"],["Qty on hand","integer"],["Min. qty","integer"],["Unit cost","number"],["Supplier","text"]]
["A1","Bolt M6",500,200,0.1,"Ferro"]
["A2","Hinge",40,60,2.5,"Ferro"]
["A3","Drawer slide",12,25,8,"Glide"]
["A4","Knob",90,50,1.2,"Knauf"]
["A5","Table leg",0,10,6,"Knauf"]
? items below minimum quantity: item no., description and supplier
= [["A2","Hinge","Ferro"],["A3","Drawer slide","Glide"],["A5","Table leg","Knauf"]]
? suppliers with at least 2 items; supplier + number of items
= [["Ferro",2],["Knauf",2]]
@ a hotel
# guests
[["guest_id","integer"],["guest_name","text"],["country","text"],["email","text"]]
[1,"Aida Cruz","Spain","a@x.org"]
[2,"Bo Lind","Sweden",null]
[3,"Carl Iwe","Sweden","c@x.org"]
[4,"Dora Fay","Ireland",null]
# rooms
[["room_id","integer"],["room_number","text"],["room_type","text"],["price_per_night","number"]]
[10,"101","single",70]
[11,"102","double",110]
[12,"201","suite",240]
# bookings
[["booking_id","integer"],["guest_id","integer"],["room_id","integer"],["arrival","date"],["nights","integer"],["total","number"]]
[900,1,10,"2024-06-01",3,210]
[901,2,11,"2024-06-04",2,220]
[902,1,12,"2024-07-10",1,240]
[903,3,12,"2024-07-12",5,1200]
[904,1,11,"2024-08-02",4,440]
? which guests have no email? name and country please
= [["Bo Lind","Sweden"],["Dora Fay","Ireland"]]
? most expensive booking: guest name, room number and total
= [["Carl Iwe","201",1200]]
? bookings in july 2024 (booking id, guest name, nights)
= [[902,"Aida Cruz",1],[903,"Carl Iwe",5]]
? Which guests booked more than once? I need the name and how many bookings.
= [["Aida Cruz",3]]
? guests without a booking - guest id, name, country
= [[4,"Dora Fay","Ireland"]]
@ a bike workshop
# repairs
[["Job No.","text"],["Customer","text"],["Mechanic","text"],["Received","date"],["Picked up","date"],["Hours","number"],["Parts (EUR)","number"]]
["J1","Maas","Tia","2024-03-01","2024-03-04",1.5,20]
["J2","Nolan","Udo","2024-03-02",null,3,85]
["J3","Maas","Udo","2024-03-05","2024-03-06",0.5,0]
["J4","Orr","Tia","2024-03-09","2024-03-15",4,140]
["J5","Maas","Vic","2024-03-11",null,2,33]
? which jobs have more than 1 hours? job no, mechanic and hours, longest first
= in order [["J4","Tia",4],["J2","Udo",3],["J5","Vic",2],["J1","Tia",1.5]]
? jobs that were not picked up: job number, customer, received
= [["J2","Nolan","2024-03-02"],["J5","Maas","2024-03-11"]]
? Which customers have more than 2 jobs? Show customer and number of jobs.
= [["Maas",3]]
? average hours per mechanic, also show the number of jobs
= [["Tia",2.75,2],["Udo",1.75,2],["Vic",2,1]]
? the job with the highest parts cost - job no., customer and parts
= [["J4","Orr",140]]
? Which mechanics have average hours above the overall average? please return mechanic and average hours
= [["Tia",2.75]]
@ a library
# authors
[["author_id","integer"],["first_name","text"],["last_name","text"]]
[1,"Eva","Stern"]
[2,"Finn","Berg"]
# books
[["book_id","integer"],["title","text"],["author_id","integer"],["pages","integer"],["year","integer"]]
[1,"Tides",1,320,2001]
[2,"Salt",1,150,2010]
[3,"Fog",2,410,1999]
[4,"Reeds",2,280,2015]
[5,"Dunes",1,505,2018]
? books with over 300 pages, title and author's last name
= [["Tides","Stern"],["Fog","Berg"],["Dunes","Stern"]]
? Which authors wrote more than 2 books? first and last name, number of books
= [["Eva","Stern",3]]
? longest book: title, pages and the author's first and last name
= [["Dunes",505,"Eva","Stern"]]
? titles published after 2005 together with their year and pages, newest first
= in order [["Dunes",2018,505],["Reeds",2015,280],["Salt",2010,150]]
@ a serial
# episodes
[["no","integer"],["title","text"],["U.K. listeners (million)","number"]]
[1,"Dawn",2.71]
[2,"Noon",3.42]
[3,"Dusk",2.9]
? Which titles have 3.42 u.k. listeners.
= [["Noon"]]
@ a shop whose customers have an age and no date
# customers
[["customer_id","integer"],["customer_name","text"],["city","text"],["age","integer"]]
[1,"Ada","Bonn",34]
[2,"Ben","Aachen",61]
[3,"Cleo","Dresden",27]
[4,"Dov","Celle",48]
[5,"Elif","Essen",72]
# orders
[["order_id","integer"],["customer_id","integer"],["ordered_on","date"],["amount","number"]]
[101,1,"2024-01-10",70]
[102,2,"2024-03-05",65]
[103,3,"2024-02-02",90]
[104,1,"2024-04-20",75]
[105,5,"2024-05-01",20]
? customers with orders over 60: name and city, oldest first
= in order [["Ben","Aachen"],["Ada","Bonn"],["Cleo","Dresden"]]
? customers with orders over 60, with their city, oldest first
= in order [["Ben","Aachen"],["Ada","Bonn"],["Cleo","Dresden"]]
? customers with an order of more than 72
= [["Ada"],["Cleo"]]
? how many customers have orders over 66?
= [[2]]
? orders of customers over 60
= [[65],[20]]
? total amount of customers over 40
= [[85]]
? which customers are over 30? name and city, youngest first
= in order [["Ada","Bonn"],["Dov","Celle"],["Ben","Aachen"],["Elif","Essen"]]
? customers over 40: name and city, newest first
= in order [["Elif","Essen"],["Dov","Celle"],["Ben","Aachen"]]
? orders over 60: customer name and amount, oldest first
= in order [["Ada",70],["Cleo",90],["Ben",65],["Ada",75]]
? the 2 oldest customers: name and city, oldest first
= in order [["Elif","Essen"],["Ben","Aachen"]]
? top 1 customers by total amount: customer name and city
= [["Ada","Bonn"]]
? top 2 customers by total amount: customer name and total amount, highest first
= in order [["Ada",145],["Cleo",90]]
@ tasks, of which some have nobody
# tasks
[["task_id","integer"],["person_id","integer"],["hours","integer"],["state","text"]]
[1,1,10,"open"]
[2,2,20,"open"]
[3,null,30,"open"]
[4,1,40,"done"]
# people
[["person_id","integer"],["person_name","text"],["town","text"]]
[1,"Ann Reed","Bath"]
[2,"Bob Moss","York"]
? which tasks are open? task id and person name
= [[1,"Ann Reed"],[2,"Bob Moss"],[3,null]]
? tasks over 15 hours with their task id and person name
= [[2,"Bob Moss"],[3,null],[4,"Ann Reed"]]
? which people have a task over 15 hours with their town
= [["Ann Reed","Bath"],["Bob Moss","York"]]
`
