/** What business people ask of related tables on the first day. The format is read by `read-asked.ts`. */
export const BUSINESS_TABLES = String.raw`
@ orders customers products
# orders
[["order_id","integer"],["customer_id","integer"],["product_id","integer"],["quantity","integer"],["unit_price","number"],["status","text"],["order_date","date"]]
[1,1,1,2,40,"paid","2023-11-03"]
[2,2,2,1,250.5,"cancelled","2023-12-14"]
[3,1,3,10,12,"paid","2024-01-09"]
[4,3,2,1,250.5,"paid","2024-01-20"]
[5,4,1,3,40,"refunded","2024-02-02"]
[6,2,3,5,12,"paid","2024-02-17"]
[7,5,2,2,250.5,"paid","2024-03-05"]
[8,1,1,1,40,"cancelled","2024-03-11"]
[9,3,3,20,12,"paid","2024-03-28"]
[10,5,1,4,40,"paid","2024-04-01"]
[11,4,2,1,250.5,"cancelled","2024-04-19"]
[12,1,2,1,250.5,"paid","2023-03-07"]
# customers
[["customer_id","integer"],["name","text"],["country","text"],["region","text"],["signup_date","date"]]
[1,"Ada Brook","Germany","Central","2023-01-15"]
[2,"Ben Castle","France","West","2023-02-03"]
[3,"Cleo Dunn","Germany","Central","2023-02-21"]
[4,"Dov Ekman","Spain","South","2023-02-27"]
[5,"Ewa Frost","Poland","East","2023-05-30"]
[6,"Finn Grey","Spain","South","2023-05-02"]
# products
[["product_id","integer"],["product","text"],["category","text"],["in_stock","integer"]]
[1,"Lamp","Home",14]
[2,"Chair","Office",0]
[3,"Candle","Home",230]
[4,"Desk","Office",3]
? average order value by country
= [["France",155.25],["Spain",185.25],["Germany",163.5],["Poland",330.5]]
? best customers in Germany
= in order [["Ada Brook",490.5],["Cleo Dunn",490.5]]
? orders over 100 in March by country
= [["Germany",2],["Poland",1]]
? share of cancelled orders
= [[25]]
? which product sold best?
= [["Candle"]]
? products out of stock
= [[2,"Chair","Office",0]]
? keep paid, top 3 regions by revenue
= in order [["Central",941],["East",661],["West",60]]
? top 5 customers by spend
= in order [["Ewa Frost",661],["Ada Brook",490.5],["Cleo Dunn",490.5],["Dov Ekman",370.5],["Ben Castle",310.5]]
? share of cancelled orders by country
= [["France",50],["Spain",50],["Germany",16.666666666666664],["Poland",0]]
? percentage of orders that were refunded
= [[8.333333333333332]]
? average order value per region in 2024
= [["Central",162.625],["West",60],["South",185.25],["East",330.5]]
? repeat customers
= [["Ada Brook",4],["Ben Castle",2],["Cleo Dunn",2],["Dov Ekman",2],["Ewa Frost",2]]
? compare revenue 2023 vs 2024
= in order [[2023,581],[2024,1742]]
? units sold by category
= [["Home",45],["Office",6]]
? 2 countries with the highest sales
= in order [["Germany",981],["Poland",661]]
? top product per region by revenue
= [["Chair","Central",501],["Chair","East",501],["Chair","South",250.5],["Chair","West",250.5]]
? top 2 products in each region by quantity
= [["Candle","Central",30],["Lamp","Central",3],["Lamp","East",4],["Chair","East",2],["Lamp","South",3],["Chair","South",1],["Candle","West",5],["Chair","West",1]]
? total revenue per country, only countries above 600
= [["Germany",981],["Poland",661]]
? how many orders did the average customer place?
= [[2.4]]
? average spend per customer
= [[464.6]]
? share of revenue by region
= [["Central",981,42.229875161429185],["West",310.5,13.366336633663366],["South",370.5,15.949203616013776],["East",661,28.45458458889367]]
? revenue by category without cancelled orders
= [["Home",780],["Office",1002]]
@ shipments carriers
# shipments
[["shipment_id","text"],["carrier_id","text"],["shipped_on","date"],["delivered_on","date"],["weight_kg","integer"],["insured","boolean"],["destination_country","text"]]
["S1","C1","2024-01-03","2024-01-07",620,true,"Italy"]
["S2","C2","2024-01-15","2024-01-18",90,false,"France"]
["S3","C1","2024-02-02","2024-02-04",710,true,"France"]
["S4","C1","2024-02-20","2024-03-01",45,false,"Italy"]
["S5","C2","2024-03-09",null,505,true,"Italy"]
# carriers
[["carrier_id","text"],["carrier_name","text"],["transport_mode","text"]]
["C1","FastWheels","truck"]
["C2","RailGo","train"]
? shipments over 500 kg by destination country
= [["Italy",2],["France",1]]
? share of shipments by transport mode
= [["train",2,40],["truck",3,60]]
? what percentage of shipments is insured?
= [[60]]
? total uninsured weight by carrier
= [["FastWheels",45],["RailGo",90]]
`
