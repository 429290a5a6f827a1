/**
 * "Parcels per depot": rows are counted or a column is added up without a verb or a measure that says so. The
 * format is read by `read-asked.ts`.
 */
export const COUNTED_WITHOUT_VERB_TABLES = String.raw`
@ parcel export
# depot_parcel_export
[["parcel_no","text"],["accepted_at","timestamp"],["handed_over_at","timestamp"],["depot","text"],["Service","text"],["weight_kg","integer"]]
["#501","2024-03-02 08:10","2024-03-04 12:00","Nord","Express",4]
["#502","2024-03-09 09:30",null,"Nord","Standard",9]
["#503","2024-04-01 11:45","2024-04-03 10:20","Hafen","Standard",2]
["#504","2024-04-15 16:05","2024-05-02 09:00","Nord","Standard",6]
["#505","2024-05-20 07:55","2024-05-21 15:30",null,"Express",1]
? parcels per depot
= [["Nord",3],["Hafen",1],[null,1]]
? parcels by service
= [["Express",2],["Standard",3]]
? parcel volume per service, highest first
= in order [["Standard",3],["Express",2]]
? parcel count by depot
= [["Nord",3],["Hafen",1],[null,1]]
? parcels accepted per month
= in order [["2024-03-01",2],["2024-04-01",2],["2024-05-01",1]]
? parcels per month
= in order [["2024-03-01",2],["2024-04-01",2],["2024-05-01",1]]
? weight per depot
= [["Nord",19],["Hafen",2],[null,1]]
@ ironmonger
# shop_shelf
[["Item No","integer"],["Label","text"],["Group","text"],["Aisle","text"],["pieces_left","integer"]]
[4101,"Hinge","Fittings","A",40]
[4102,"Hasp","Fittings","B",12]
[4103,"Chalk","Marking","A",90]
[4107,"Twine","Rope","A",5]
? SKUs per group
= [["Fittings",2],["Marking",1],["Rope",1]]
? items per aisle
= [["A",3],["B",1]]
? number of SKUs per aisle
= [["A",3],["B",1]]
? pieces left per aisle
= [["A",135],["B",12]]
@ concerts
# concert_promotion
[["promo_id","text"],["Promo Name","text"],["Medium","text"],["Budget (EUR)","integer"],["Spend (EUR)","integer"],["Revenue (EUR)","integer"]]
["p1","Posters Spring","Poster",100,80,400]
["p2","Radio Spring","Radio",300,310,350]
["p3","Posters Autumn","Poster",120,90,200]
? spend per medium
= [["Poster",170],["Radio",310]]
? spend by medium
= [["Poster",170],["Radio",310]]
? revenue per medium
= [["Poster",600],["Radio",350]]
? budget per medium
= [["Poster",220],["Radio",300]]
@ tickets
# support_ticket_export
[["ticket_no","text"],["created_at","timestamp"],["channel","text"],["Team","text"]]
["#41000","2024-01-01 03:01","Chat","Billing"]
["#41001","2024-01-01 04:32","Web form","Onboarding"]
["#41002","2024-02-03 10:00","Chat","Onboarding"]
? tickets per channel
= [["Chat",2],["Web form",1]]
? tickets created per month
= in order [["2024-01-01",2],["2024-02-01",1]]
? ticket volume per team highest first
= in order [["Onboarding",2],["Billing",1]]
@ ski school
# instructors
[["card_no","integer"],["Instructor Name","text"],["valley","text"]]
[701,"Ola Berg","Nord"]
[702,"Pia Holm","Sud"]
[703,"Rune Dahl","Nord"]
# course_requests
[["request_no","text"],["asked_on","date"],["card","integer"],["course_type","text"],["first_day","date"],["taught_days","integer"],["decision","text"]]
["C1","2023-12-01",701,"Beginner","2024-01-08",5,"accepted"]
["C2","2023-12-05",702,"Racing","2023-12-27",3,"accepted"]
["C3","2024-01-10",703,"Beginner","2024-02-05",4,"open"]
["C4","2024-01-12",701,"Racing","2024-02-12",2,"accepted"]
["C5","2024-02-01",702,"Beginner","2024-03-04",6,"open"]
# lessons
[["lesson_id","integer"],["slope","text"],["held_on","date"],["hours","integer"],["kind","text"]]
[1,"S1","2023-12-30",2,"Training"]
[2,"S1","2024-01-03",3,"Training"]
[3,"S2","2024-01-09",4,"Race"]
[4,"S2","2024-02-01",1,"Training"]
# slopes
[["slope_ref","text"],["slope_name","text"],["owner","text"]]
["S1","Bear Run","Alm Lifts"]
["S2","Fox Run","Alm Lifts"]
["S3","Elk Run","Tal Lifts"]
? backlog of open course requests per valley
= [["Nord",1],["Sud",1]]
? open course requests per valley
= [["Nord",1],["Sud",1]]
? accepted course days per course type
= [["Beginner",5],["Racing",5]]
? accepted course days per course type, courses starting in 2024
= [["Beginner",5],["Racing",2]]
? total beginner days per valley (accepted only, first day in 2024)
= [["Nord",5]]
? training hours 2024 total
= [[4]]
? training hours in total
= [[6]]
? hours booked on each slope of Alm Lifts, slope name + hours
= [["Bear Run",5],["Fox Run",5]]
? hours per slope
= [["Bear Run",5],["Fox Run",5]]
@ nursery
# plants
[["code","text"],["plant","text"],["bed","text"],["grower","text"]]
["a1","Fern","Shade","Moss & Co"]
["a2","Aster","Sun","Petal"]
["a3","Hosta","Shade","Petal"]
# sale_lines
[["line_id","integer"],["code","text"],["qty","integer"],["Line Total","integer"]]
[1,"a1",4,20]
[2,"a2",1,6]
[3,"a3",2,18]
[4,"a1",1,5]
? units sold per grower in the shade bed
= [["Moss & Co",5],["Petal",2]]
`
