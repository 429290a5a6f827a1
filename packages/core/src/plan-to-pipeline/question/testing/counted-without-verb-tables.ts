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
`
