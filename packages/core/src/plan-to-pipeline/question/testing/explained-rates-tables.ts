/** Rates whose request says how they are meant, states as a part of all rows, and how long rows last. The format is read by `read-asked.ts`. */
export const EXPLAINED_RATES_TABLES = String.raw`
@ bookings of harbour inns
# inns
[["inn_code","text"],["Inn Name","text"],["country","text"]]
["I1","Anker","Norway"]
["I2","Lotse","Denmark"]
# rooms
[["room_id","integer"],["inn","text"],["room_type","text"]]
[11,"I1","Double"]
[12,"I1","Single"]
[21,"I2","Double"]
# bookings
[["booking_ref","text"],["room_id","integer"],["booked_on","date"],["check_in","date"],["check_out","date"],["channel","text"],["status","text"],["Total (EUR)","integer"]]
["B1",11,"2024-01-02","2024-02-01","2024-02-04","Website","Checked out",300]
["B2",12,"2024-01-03","2024-02-05","2024-02-06","Phone","No-show",80]
["B3",21,"2024-01-04","2024-02-01","2024-02-08","Website","Checked out",700]
["B4",21,"2024-01-05","2024-03-01","2024-03-02","Website","Cancelled",100]
["B5",11,"2024-01-06","2024-03-04","2024-03-09","Phone","Checked out",500]
["B6",21,"2024-01-07","2024-03-05","2024-03-06","Phone","No-show",100]
# extras
[["extra_id","integer"],["booking","text"],["item","text"],["qty","integer"],["Unit Price (EUR)","integer"]]
[1,"B1","Sauna",2,15]
[2,"B1","Breakfast",3,10]
[3,"B3","Sauna",1,15]
[4,"B5","Breakfast",5,10]
? no show rate per inn in percent (no-shows out of all bookings of the inn)
= [["Anker",33.333333],["Lotse",33.333333]]
? cancellation rate by channel (cancelled bookings / all bookings)
= [["Website",33.333333],["Phone",0]]
? show me the no-show rate by channel, i.e. no-shows divided by all bookings
= [["Website",0],["Phone",66.666667]]
? which channel has the highest no show rate (number of no-shows out of all bookings)?
= [["Phone"]]
? sauna revenue per inn, quantity times unit price
= [["Anker",30],["Lotse",15]]
? breakfast revenue by room type (qty x unit price)
= [["Double",80]]
? average stay in nights by inn, only bookings that are checked out
= [["Anker",4],["Lotse",7]]
? average length of stay by channel
= [["Website",3.666667],["Phone",2.333333]]
? total nights per channel
= [["Website",11],["Phone",7]]
? number of nights per room type
= [["Double",17],["Single",1]]
? average number of nights per booking
= [[3]]
@ members of a climbing hall
# members
[["member_no","text"],["member_name","text"],["hall","text"],["tariff","text"],["birthday","date"],["joined_on","date"],["state","text"],["cancelled_on","date"],["coach","text"]]
["M1","Ada","North","Day","1990-01-01","2023-01-01","active",null,"Kim"]
["M2","Bo","North","Year","1991-02-02","2023-01-01","cancelled","2023-01-31",null]
["M3","Cy","North","Year","1985-03-03","2023-02-01","active",null,null]
["M4","Di","South","Day","1979-04-04","2023-03-01","cancelled","2023-03-11","Kim"]
["M5","Ed","South","Year","2000-05-05","2022-12-01","cancelled","2022-12-21",null]
["M6","Flo","North","Day","1988-06-06","2023-04-01","active",null,"Lea"]
? churn rate by hall in percent = cancelled members / all members
= [["North",25],["South",100]]
? churn rate per tariff (cancelled members out of all members)
= [["Day",33.333333],["Year",66.666667]]
? retention by hall: active members as a share of all members
= [["North",75],["South",0]]
? share of cancelled members by hall
= [["North",25],["South",100]]
? share of members without a coach by hall
= [["North",50],["South",50]]
? coaching rate by tariff in percent, i.e. share of members that have a coach
= [["Day",100],["Year",0]]
? percentage of members with a coach per hall
= [["North",50],["South",50]]
? average membership length in days of cancelled members, by hall
= [["North",30],["South",15]]
? average length of membership in days by tariff
= [["Day",10],["Year",25]]
? cancelled members in 2023 by hall
= [["North",1],["South",1]]
@ marks
# mark_list
[["pupil_no","integer"],["Pupil","text"],["subject","text"],["tutor","text"],["Final Mark","text"]]
[1,"Ana","Music","Ms Berg","A"]
[2,"Ben","Music","Ms Berg","B"]
[3,"Cem","Music","Mr Cole","A"]
[1,"Ana","Latin","Mr Cole","A"]
[2,"Ben","Latin","Mr Cole","C"]
[3,"Cem","Latin","Ms Berg","F"]
? percentage of A marks per tutor (of all marks the tutor gave)
= [["Ms Berg",33.333333],["Mr Cole",66.666667]]
? share of marks that are A by subject
= [["Music",66.666667],["Latin",33.333333]]
? A marks per tutor
= [["Ms Berg",1],["Mr Cole",2]]
? fail rate by subject, i.e. share of marks that are F
= [["Music",0],["Latin",33.333333]]
@ couriers
# parcels
[["tracking_no","text"],["service","text"],["depot","text"],["accepted_on","date"],["promised_by","date"],["delivered_on","date"],["status","text"]]
["P1","Express","Linz","2024-01-01","2024-01-02","2024-01-02","Delivered"]
["P2","Express","Graz","2024-01-01","2024-01-02","2024-01-04","Delivered"]
["P3","Standard","Linz","2024-01-01","2024-01-05","2024-01-03","Delivered"]
["P4","Standard","Graz","2024-01-02","2024-01-06",null,"Lost"]
["P5","Standard","Graz","2024-01-02","2024-01-06","2024-01-09","Delivered"]
["P6","Standard","Linz","2024-01-03","2024-01-07","2024-01-06","Delivered"]
? on-time rate by service in percent, delivered parcels only, on time = delivered on or before promised date
= [["Express",50],["Standard",66.666667]]
? on-time delivery rate per depot
= [["Linz",100],["Graz",0]]
? late delivery rate
= [[40]]
? share of parcels delivered late by service
= [["Express",50],["Standard",25]]
? percentage of parcels delivered on or before the promised date per depot
= [["Linz",100],["Graz",0]]
? avg delivery time in days by service, from accepted to delivered
= [["Express",2],["Standard",4]]
? average delivery time per depot (accepted to delivered)
= [["Linz",2],["Graz",5]]
@ bills
# bills
[["bill_no","text"],["client","text"],["plan","text"],["issued_on","date"],["due_on","date"],["paid_on","date"],["state","text"],["payment_method","text"],["seats","integer"],["seats_used","integer"]]
["N1","Oak","Team","2024-01-01","2024-01-15","2024-01-11","paid","card",10,5]
["N2","Elm","Team","2024-01-01","2024-01-15","2024-01-21","paid","transfer",10,7]
["N3","Oak","Solo","2024-02-01","2024-02-15",null,"open",null,2,1]
["N4","Ash","Solo","2024-02-01","2024-02-15","2024-02-03","paid","card",2,2]
? average number of days from issue to payment by payment method, paid bills
= [["card",6],["transfer",20]]
? average days between issue and payment per plan
= [["Team",15],["Solo",2]]
? share of bills paid late per plan
= [["Team",50],["Solo",0]]
? seat utilisation by plan for paid bills: total seats used divided by total seats, as a percentage
= [["Team",60],["Solo",100]]
? seat utilisation by plan = seats used / seats
= [["Team",0.6],["Solo",0.75]]
? utilisation per client in percent, i.e. seats used / seats
= [["Oak",50],["Elm",70],["Ash",100]]
@ freight
# loads
[["load_no","integer"],["carrier","text"],["port","text"],["status","text"],["Weight (kg)","integer"],["Freight (EUR)","integer"],["Amount Due (EUR)","integer"],["pallets","integer"],["remark","text"]]
[1,"Hansa","Kiel","Lost",10,100,0,1,null]
[2,"Hansa","Kiel","Arrived",20,200,50,0,"wet"]
[3,"Hansa","Bergen","Arrived",30,900,0,2,null]
[4,"Fjord","Bergen","Arrived",40,400,400,0,"late"]
[5,"Fjord","Kiel","Arrived",60,600,0,4,null]
? share of loads with freight over 500 euros by carrier
= [["Hansa",33.333333],["Fjord",50]]
? percentage of loads with an amount due by carrier
= [["Hansa",33.333333],["Fjord",50]]
? share of loads with pallets per port
= [["Kiel",66.666667],["Bergen",50]]
? share of loads with a remark per port
= [["Kiel",33.333333],["Bergen",50]]
? share of freight from Kiel by carrier
= [["Hansa",25],["Fjord",60]]
? share of freight from Kiel
= [[40.909091]]
? lost loads as a percentage of all loads by carrier
= [["Hansa",33.333333],["Fjord",0]]
? amount due as a percentage of freight by carrier
= [["Hansa",4.166667],["Fjord",40]]
? freight per kg by carrier
= [["Hansa",20],["Fjord",10]]
? average freight per load by carrier
= [["Hansa",400],["Fjord",500]]
? freight share by port in percent
= [["Kiel",900,40.909091],["Bergen",1300,59.090909]]
`
