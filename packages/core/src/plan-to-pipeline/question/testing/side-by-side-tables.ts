/** Several figures of the same groups in one request, and periods or kinds side by side. The format is read by `read-asked.ts`. */
export const SIDE_BY_SIDE_TABLES = String.raw`
@ visits of doctors
# doctors
[["doctor_id","integer"],["doctor_name","text"],["department","text"]]
[1,"Dr. Amann","Cardiology"]
[2,"Dr. Bosch","Cardiology"]
[3,"Dr. Chen","Dermatology"]
[4,"Dr. Diaz","Orthopedics"]
# visits
[["visit_id","integer"],["doctor_id","integer"],["visit_date","date"],["status","text"],["visit_type","text"],["fee","integer"],["minutes","integer"]]
[100,3,"2024-01-03","attended","follow-up",115,51]
[101,1,"2023-06-10","attended","follow-up",190,25]
[102,4,"2024-07-10","attended","new",40,56]
[103,2,"2024-02-22","cancelled","new",160,20]
[104,1,"2023-05-23","no-show","new",80,10]
[105,1,"2023-08-03","attended","new",90,28]
[106,3,"2023-07-23","attended","new",100,34]
[107,3,"2023-01-23","cancelled","follow-up",90,19]
[108,3,"2023-03-08","cancelled","follow-up",40,48]
[109,3,"2023-03-09","cancelled","follow-up",135,40]
[110,3,"2023-07-09","no-show","follow-up",95,13]
[111,3,"2023-01-24","cancelled","follow-up",45,45]
[112,4,"2024-01-10","no-show","new",180,12]
[113,2,"2024-09-30","attended","new",115,39]
? number of visits and average fee per department
= [["Cardiology",5,127.0],["Dermatology",7,88.571429],["Orthopedics",2,110.0]]
? Per doctor: visits attended, visits cancelled and the share of visits cancelled
= [["Dr. Amann",2,0,0.0],["Dr. Bosch",1,1,50.0],["Dr. Chen",2,4,57.142857],["Dr. Diaz",1,0,0.0]]
? For each department, fee income 2023, fee income 2024 and the difference
= [["Cardiology",360,275,-85],["Dermatology",505,115,-390],["Orthopedics",0,220,220]]
? visits 2023 vs 2024 by department
= [["Cardiology",3,2],["Dermatology",6,1],["Orthopedics",0,2]]
? attended visits: number and total minutes, by month in 2024
= [["2024-01-01",1,51],["2024-07-01",1,56],["2024-09-01",1,39]]
@ bookings of rooms
# bookings
[["booking_id","integer"],["room_id","integer"],["check_in","date"],["check_out","date"],["nights","integer"],["channel","text"],["total_price","integer"],["cancelled","text"]]
[500,4,"2024-08-19","2024-08-22",3,"agency",450,"no"]
[501,2,"2023-06-19","2023-06-23",4,"agency",640,"no"]
[502,3,"2024-07-04","2024-07-06",2,"phone",340,"yes"]
[503,1,"2023-08-24","2023-08-27",3,"web",270,"yes"]
[504,3,"2024-03-15","2024-03-16",1,"phone",190,"no"]
[505,1,"2023-05-07","2023-05-14",7,"web",770,"yes"]
[506,2,"2023-10-27","2023-11-02",6,"phone",600,"yes"]
[507,5,"2023-07-09","2023-07-13",4,"web",360,"yes"]
[508,1,"2024-07-22","2024-07-23",1,"agency",140,"yes"]
[509,3,"2023-02-28","2023-03-05",5,"agency",450,"no"]
[510,5,"2023-05-18","2023-05-19",1,"phone",90,"no"]
[511,5,"2024-05-16","2024-05-20",4,"phone",720,"no"]
[512,1,"2023-05-22","2023-05-28",6,"phone",600,"no"]
[513,5,"2024-07-17","2024-07-22",5,"web",600,"yes"]
# rooms
[["room_id","integer"],["room_type","text"],["floor","integer"]]
[1,"single",1]
[2,"single",2]
[3,"double",1]
[4,"double",2]
[5,"suite",3]
? bookings, nights and revenue by channel
= [["agency",4,13,1680],["phone",6,20,2540],["web",4,19,2000]]
? How many bookings and how much revenue did we have per room type in 2024?
= [["double",3,980],["single",1,140],["suite",2,1320]]
? cancellation rate and number of bookings by channel
= [["agency",25.0,4],["phone",33.333333,6],["web",100.0,4]]
? Average price per night per room type (total price / nights), and the number of bookings
= [["double",130.0,4],["single",111.851852,6],["suite",126.428571,4]]
? compare total price for 2023 and 2024 per channel, with the growth in %
= [["agency",1090,590,-45.87156],["phone",1290,1250,-3.100775],["web",1400,600,-57.142857]]
? Q1 vs Q2 revenue per channel
= [["agency",450,640],["phone",190,1410],["web",0,770]]
? bookings in Q3 by channel
= [["agency",2],["phone",1],["web",3]]
@ checkins of members
# checkins
[["checkin_id","integer"],["member_id","integer"],["checkin_date","date"],["minutes","integer"]]
[1,1,"2024-03-28",38]
[2,14,"2024-12-05",103]
[3,13,"2023-01-20",113]
[4,1,"2024-12-19",74]
[5,5,"2023-04-20",68]
[6,9,"2023-05-14",61]
[7,2,"2023-11-10",41]
[8,3,"2023-09-26",83]
[9,11,"2023-11-27",56]
[10,1,"2023-03-07",89]
[11,13,"2024-07-24",23]
[12,1,"2023-05-05",26]
[13,3,"2024-01-01",75]
[14,14,"2023-09-22",98]
# members
[["member_id","integer"],["member_name","text"],["plan","text"],["studio","text"],["joined_on","date"]]
[1,"M1","Basic","Mitte","2023-01-07"]
[2,"M2","Silver","Nord","2023-04-25"]
[3,"M3","Basic","Mitte","2023-03-13"]
[4,"M4","Silver","Nord","2023-02-14"]
[5,"M5","Silver","Nord","2023-06-10"]
[6,"M6","Gold","Mitte","2023-10-02"]
[7,"M7","Gold","Nord","2023-05-06"]
[8,"M8","Basic","Mitte","2023-08-08"]
[9,"M9","Basic","Mitte","2023-05-22"]
[10,"M10","Gold","Nord","2023-05-08"]
[11,"M11","Gold","Mitte","2023-05-27"]
[12,"M12","Silver","Mitte","2023-02-06"]
[13,"M13","Silver","Nord","2023-07-14"]
[14,"M14","Basic","Mitte","2023-05-27"]
? check-ins and average minutes per plan
= [["Basic",9,71.888889],["Gold",1,56.0],["Silver",4,61.25]]
? checkins per studio: 2023, 2024, change
= [["Mitte",6,4,-2],["Nord",3,1,-2]]
? number of members and number of checkins by plan
= [["Basic",5,9],["Silver",5,4],["Gold",4,1]]
? min, max and avg minutes by studio
= [["Mitte",26,103,70.3],["Nord",23,113,61.25]]
? Q1 2024 vs Q2 2024 checkins per plan
= [["Basic",2,0],["Gold",0,0],["Silver",0,0]]
@ shipments of depots
# Shipments
[["Parcel No.","text"],["Depot","text"],["Service","text"],["Status","text"],["Posted On","date"],["Promised On","date"],["Delivered On","date"],["Weight (kg)","number"],["Fee (EUR)","integer"],["Disc. (EUR)","integer"]]
["P1000","Harbour Depot","Express","Returned","2023-11-04","2023-11-06",null,9.9,6,0]
["P1001","South Depot","Express","Lost","2023-09-02","2023-09-04",null,13.6,16,0]
["P1002","South Depot","Standard","Returned","2024-10-30","2024-11-02",null,6.8,26,1]
["P1003","South Depot","Standard","Delivered","2023-09-12","2023-09-13","2023-09-12",16.0,6,0]
["P1004","North Depot","Express","Delivered","2023-03-20","2023-03-23","2023-03-24",11.6,24,2]
["P1005","Harbour Depot","Express","Lost","2024-03-02","2024-03-03",null,6.4,12,0]
["P1006","North Depot","Express","Lost","2024-09-11","2024-09-13",null,2.8,22,0]
["P1007","North Depot","Standard","Returned","2024-03-20","2024-03-21",null,14.7,5,2]
["P1008","North Depot","Standard","Delivered","2023-05-22","2023-05-25","2023-05-23",13.1,11,2]
["P1009","North Depot","Express","Delivered","2023-04-14","2023-04-15","2023-04-14",7.0,15,0]
["P1010","Harbour Depot","Express","Delivered","2024-08-11","2024-08-13","2024-08-13",7.6,6,0]
["P1011","South Depot","Express","Delivered","2023-07-31","2023-08-02","2023-08-02",5.3,21,2]
["P1012","South Depot","Express","Returned","2024-01-20","2024-01-21",null,13.8,19,2]
["P1013","Harbour Depot","Standard","Lost","2023-12-17","2023-12-20",null,0.8,29,2]
? Depot: number of parcels, lost parcels and total fees
= [["Harbour Depot",4,2,53],["North Depot",5,1,77],["South Depot",5,1,88]]
? per depot: number of delivered parcels and share of them delivered late (delivered on after promised on)
= [["Harbour Depot",1,0.0],["North Depot",3,33.333333],["South Depot",2,0.0]]
? Discount rate per service = disc / (fee + disc), plus number of parcels
= [["Express",4.081633,9],["Standard",8.333333,5]]
? each depot's share of total fees and its average weight per parcel
= [["Harbour Depot",24.311927,6.175],["North Depot",35.321101,9.84],["South Depot",40.366972,11.1]]
? express vs standard parcels by depot side by side
= [["Harbour Depot",3,1],["North Depot",3,2],["South Depot",3,2]]
? change in number of parcels per depot from 2023 to 2024 - show both years and the difference
= [["Harbour Depot",2,2,0],["North Depot",3,2,-1],["South Depot",3,2,-1]]
? Discount rate per service = discounts / (fees + discounts), and number of parcels
= [["Express",4.081633,9],["Standard",8.333333,5]]
? number of parcels and average weight in kg by depot
= [["Harbour Depot",4,6.175],["North Depot",5,9.84],["South Depot",5,11.1]]
@ exams of classes
# exams
[["exam_id","integer"],["pupil","text"],["subject","text"],["class","text"],["exam_date","date"],["points","integer"],["result","text"],["gender","text"]]
[1,"Ben","Music","5a","2024-04-13",43,"passed","girl"]
[2,"Ben","Maths","5a","2024-10-20",41,"failed","boy"]
[3,"Cem","Music","5b","2024-11-24",50,"failed","boy"]
[4,"Ana","Latin","6a","2023-09-15",75,"failed","girl"]
[5,"Eli","Music","6a","2023-05-06",56,"passed","boy"]
[6,"Eli","Music","5b","2024-10-16",92,"failed","boy"]
[7,"Eli","Latin","5a","2023-10-23",47,"failed","boy"]
[8,"Cem","Latin","5b","2023-05-12",67,"failed","girl"]
[9,"Ana","Maths","5b","2023-06-13",69,"passed","boy"]
[10,"Dora","Music","6a","2024-04-17",73,"failed","boy"]
[11,"Eli","Maths","5a","2024-08-13",93,"failed","girl"]
[12,"Eli","Latin","5b","2024-01-18",35,"passed","girl"]
[13,"Dora","Maths","6a","2023-07-27",51,"passed","girl"]
[14,"Dora","Music","5a","2024-01-30",83,"failed","girl"]
? I need the number of exams and the average points for each subject and class
= [["Latin","5a",1,47.0],["Latin","5b",2,51.0],["Latin","6a",1,75.0],["Maths","5a",2,67.0],["Maths","5b",1,69.0],["Maths","6a",1,51.0],["Music","5a",2,63.0],["Music","5b",2,71.0],["Music","6a",2,64.5]]
? Average points in 2023 and in 2024 for every subject. Also show the difference.
= [["Latin",63.0,35.0,-28.0],["Maths",60.0,67.0,7.0],["Music",56.0,68.2,12.2]]
? passed and failed exams per class, and the pass rate
= [["5a",1,4,20.0],["5b",2,3,40.0],["6a",2,2,50.0]]
@ movements of goods
# movements
[["movement_id","integer"],["product_id","integer"],["movement_date","date"],["direction","text"],["quantity","integer"],["warehouse","text"]]
[1,4,"2024-07-27","outbound",29,"Graz"]
[2,2,"2024-06-08","outbound",41,"Graz"]
[3,1,"2024-04-02","outbound",10,"Graz"]
[4,5,"2024-12-11","inbound",39,"Linz"]
[5,4,"2024-10-31","inbound",40,"Graz"]
[6,5,"2023-03-06","inbound",3,"Graz"]
[7,2,"2024-09-06","inbound",30,"Linz"]
[8,4,"2024-08-28","inbound",34,"Graz"]
[9,3,"2024-05-26","inbound",43,"Graz"]
[10,4,"2024-11-01","outbound",27,"Graz"]
[11,3,"2023-11-19","inbound",33,"Linz"]
[12,1,"2023-03-13","inbound",26,"Graz"]
[13,3,"2024-01-31","inbound",2,"Graz"]
[14,2,"2023-08-03","inbound",31,"Linz"]
# products
[["product_id","integer"],["product_name","text"],["product_group","text"],["unit_cost","integer"]]
[1,"Bolt","Hardware",2]
[2,"Nut","Hardware",1]
[3,"Rope","Textile",9]
[4,"Tarp","Textile",20]
[5,"Paint","Chemical",14]
? For each product group: number of movements, total quantity and average quantity
= [["Chemical",2,42,21.0],["Hardware",5,138,27.6],["Textile",7,208,29.714286]]
? inbound vs outbound quantity per warehouse
= [["Graz",148,107],["Linz",133,0]]
@ rentals of cars
# cars
[["car_id","integer"],["model","text"],["car_class","text"]]
[1,"Up","small"]
[2,"Polo","small"]
[3,"Golf","compact"]
[4,"Passat","estate"]
# rentals
[["rental_id","integer"],["car_id","integer"],["station","text"],["pickup_date","date"],["due_date","date"],["return_date","date"],["price","integer"],["km_driven","integer"],["customer_type","text"]]
[1,3,"City","2024-02-28","2024-03-06","2024-03-08",250,172,"private"]
[2,3,"City","2023-10-12","2023-10-13","2023-10-14",460,1175,"private"]
[3,4,"Airport","2024-10-18","2024-10-21","2024-10-23",60,565,"private"]
[4,4,"Airport","2023-05-25","2023-05-26","2023-05-25",450,1116,"business"]
[5,4,"City","2023-03-21","2023-03-25","2023-03-25",160,1482,"private"]
[6,2,"City","2024-04-28","2024-04-29","2024-04-29",540,728,"private"]
[7,4,"City","2024-02-07","2024-02-11","2024-02-10",130,942,"business"]
[8,3,"City","2023-07-21","2023-07-22","2023-07-24",250,1353,"private"]
[9,2,"City","2023-04-12","2023-04-14","2023-04-14",100,654,"business"]
[10,1,"Airport","2023-09-26","2023-09-27","2023-09-28",330,720,"business"]
[11,2,"Airport","2023-10-09","2023-10-17","2023-10-16",320,91,"private"]
[12,4,"Airport","2024-06-29","2024-07-05","2024-07-05",380,1081,"business"]
[13,4,"City","2024-05-19","2024-05-21","2024-05-21",580,1170,"private"]
[14,4,"Airport","2024-06-19","2024-06-24","2024-06-25",240,309,"business"]
? by station - how many rentals, how many of them returned late and total km driven
= [["Airport",6,3,3882],["City",8,3,7676]]
? Price per km by car class (price / km driven) and the total km driven
= [["compact",0.355556,2700],["estate",0.300075,6665],["small",0.588235,2193]]
? Rentals per model: business customers vs private customers
= [["Golf",0,3],["Passat",4,3],["Polo",1,2],["Up",1,0]]
? number of rentals in Q1 and in Q4 for each station and the difference
= [["Airport",0,2,2],["City",3,1,-2]]
@ tickets of plays
# Ticket_Sales
[["Ticket No.","text"],["Play","text"],["Category","text"],["Sold On","date"],["Channel","text"],["Price (EUR)","integer"],["Discount (EUR)","integer"],["Refunded","text"]]
["T0","Faust","A","2023-08-13","Online",50,5,"no"]
["T1","Faust","A","2023-11-27","Online",50,5,"no"]
["T2","Faust","B","2024-06-26","Online",35,0,"yes"]
["T3","Faust","A","2023-03-28","Online",35,0,"no"]
["T4","Tosca","B","2024-08-21","Online",20,5,"no"]
["T5","Faust","B","2024-07-07","Box Office",50,5,"yes"]
["T6","Hamlet","A","2024-04-10","Online",20,0,"no"]
["T7","Hamlet","A","2024-08-04","Online",20,5,"no"]
["T8","Hamlet","B","2024-07-12","Box Office",35,0,"no"]
["T9","Tosca","A","2023-11-18","Box Office",20,5,"no"]
["T10","Hamlet","A","2024-10-26","Online",20,5,"yes"]
["T11","Faust","B","2024-04-15","Online",35,0,"no"]
["T12","Tosca","A","2024-05-20","Online",50,5,"yes"]
["T13","Tosca","A","2024-02-25","Online",20,0,"yes"]
? tickets sold and average price per play, most tickets first
= [["Faust",6,42.5],["Hamlet",4,23.75],["Tosca",4,27.5]]
? refund rate, number of tickets and total discount by channel
= [["Box Office",33.333333,3,10],["Online",36.363636,11,30]]
@ harvests of fields
# harvest
[["field","text"],["crop","text"],["harvest_date","date"],["tons","number"],["moisture_pct","number"],["quality","text"]]
["East","barley","2024-06-16",4.8,12.4,"poor"]
["East","oats","2023-02-08",21.9,17.9,"poor"]
["West","oats","2023-04-15",14.6,14.1,"poor"]
["West","barley","2024-04-19",25.3,18.6,"poor"]
["West","wheat","2024-08-02",4.3,19.4,"poor"]
["Hill","oats","2024-03-18",13.2,10.2,"good"]
["West","oats","2024-09-22",27.1,17.3,"poor"]
["West","oats","2023-03-13",8.1,18.4,"good"]
["Hill","barley","2023-02-23",14.8,11.1,"good"]
["Hill","barley","2024-11-03",12.5,12.4,"good"]
["Hill","oats","2024-01-13",26.1,14.2,"good"]
["East","oats","2024-03-07",17.4,19.0,"good"]
["Hill","wheat","2023-05-07",26.6,15.8,"poor"]
["East","barley","2023-09-07",22.1,10.2,"good"]
? tons harvested and average moisture per crop and field
= [["barley","East",26.9,11.3],["barley","Hill",27.3,11.75],["barley","West",25.3,18.6],["oats","East",39.3,18.45],["oats","Hill",39.3,12.2],["oats","West",49.8,16.6],["wheat","Hill",26.6,15.8],["wheat","West",4.3,19.4]]
? total tons 2023, total tons 2024 and % change by crop
= [["barley",36.9,42.6,15.447154],["oats",44.6,83.8,87.892377],["wheat",26.6,4.3,-83.834586]]
? each field's share of total tons, and the percentage of harvests with poor quality
= [["East",27.721943,50.0],["Hill",39.028476,20.0],["West",33.249581,80.0]]
@ loans of readers
# loans
[["loan_id","integer"],["reader_id","integer"],["branch","text"],["loaned_on","date"],["returned_on","date"],["fine","number"]]
[1,4,"West","2024-02-25","2024-04-02",0.0]
[2,9,"West","2023-11-18","2023-12-15",0.0]
[3,4,"West","2024-07-01","2024-07-29",0.0]
[4,7,"West","2023-08-20","2023-09-15",0.0]
[5,10,"Main","2023-05-24","2023-05-28",1.5]
[6,10,"Main","2023-11-02","2023-11-09",0.0]
[7,9,"West","2024-11-13","2024-12-09",0.0]
[8,11,"West","2023-04-03","2023-04-13",1.5]
[9,8,"Main","2024-05-16","2024-06-09",0.0]
[10,8,"West","2023-08-15","2023-09-12",0.0]
[11,8,"Main","2023-12-26","2024-01-13",3.0]
[12,2,"West","2024-03-08",null,1.5]
[13,10,"West","2024-12-19",null,0.0]
[14,12,"Main","2024-02-05","2024-02-12",1.5]
# readers
[["reader_id","integer"],["reader_name","text"],["age_group","text"]]
[1,"R1","adult"]
[2,"R2","adult"]
[3,"R3","senior"]
[4,"R4","child"]
[5,"R5","adult"]
[6,"R6","child"]
[7,"R7","child"]
[8,"R8","child"]
[9,"R9","senior"]
[10,"R10","senior"]
[11,"R11","child"]
[12,"R12","child"]
? Loans and fines by branch and age group in 2024
= [["Main","child",2,1.5],["West","adult",1,1.5],["West","child",2,0.0],["West","senior",2,0.0]]
? per branch: number of loans, number of loans not yet returned, number of different readers
= [["Main",5,0,3],["West",9,2,7]]

@ sales of a quarter and of a month
# sales
[["sale","text"],["sold_on","date"],["region","text"],["amount","integer"]]
["A","2024-01-05","East",10]
["B","2024-05-05","East",30]
["C","2024-02-05","West",7]
["D","2023-02-05","West",4]
["E","2022-02-05","East",3]
? total amount Q1 2024 vs May 2024 by region and the difference
= [["East",10,30,20],["West",7,0,-7]]
? total amount May 2024 vs Q1 2024 by region and the difference
= [["East",30,10,20],["West",0,7,-7]]
? total amount before 2024 vs 2024 by region and the difference
= [["East",3,40,37],["West",4,7,3]]
? total amount 2024 vs before 2024 by region and the difference
= [["East",40,3,37],["West",7,4,3]]
@ orders with three dates
# orders
[["order_id","text"],["placed_on","date"],["shipped_on","date"],["delivered_on","date"]]
["A","2024-01-05","2024-01-07","2024-02-01"]
["B","2024-01-25","2024-02-07","2024-02-09"]
["C","2024-02-05","2024-02-07",null]
? orders placed, orders shipped and orders delivered per month
= [["2024-01-01",2,1,0],["2024-02-01",1,2,2]]
@ lines of dated orders
# lines
[["line_id","integer"],["order_id","integer"],["product","text"],["amount","integer"]]
[1,1,"Pen",10]
[2,1,"Ink",20]
[3,2,"Pen",30]
[4,3,"Pen",40]
# orders
[["order_id","integer"],["order_date","date"],["town","text"]]
[1,"2024-01-05","Ulm"]
[2,"2023-01-05","Ulm"]
[3,"2024-03-05","Bonn"]
? number of lines in 2024 and total amount by product
= [["Pen",2,50],["Ink",1,20]]
@ harvests of a year that is a number
# harvests
[["field","text"],["year","integer"],["tons","integer"]]
["Hill",2023,10]
["Hill",2024,14]
["Lake",2023,20]
["Lake",2024,15]
? tons 2023 vs 2024 by field and the difference
= [["Hill",10,14,4],["Lake",20,15,-5]]
? tons 2024 vs 2023 by field with the difference
= [["Hill",14,10,4],["Lake",15,20,-5]]
@ lessons that one figure is told of by the clock
# lessons
[["lesson_id","integer"],["teacher","text"],["started_at","timestamp"],["ended_at","timestamp"]]
[1,"Ida","2024-01-03 18:00:00","2024-01-03 18:30:00"]
[2,"Ida","2024-01-03 09:00:00","2024-01-03 11:30:00"]
[3,"Jon","2024-01-03 18:30:30","2024-01-03 20:30:00"]
[4,"Jon","2024-01-04 08:00:00","2024-01-04 08:20:00"]
[5,"Jon","2024-01-04 18:30:00","2024-01-04 19:31:00"]
? number of lessons and number of lessons lasting more than 1 hour by teacher
= [["Ida",2,1],["Jon",3,2]]
? number of lessons and number of lessons after 18:30 by teacher
= [["Ida",2,0],["Jon",3,1]]
? number of lessons before noon and number of lessons after 18:30 by teacher
= [["Ida",1,0],["Jon",1,1]]
`
