/** What people in an office ask of their own files. The format is read by `read-asked.ts`. */
export const OFFICE_TABLES = String.raw`
@ machine_faults
# machine_faults
[["noticed_at","timestamp"],["machine_id","text"],["downtime_min","integer"],["severity","text"]]
["2024-02-01T06:00:00","M1",10,"minor"]
["2024-02-01T09:30:00","M2",40,"major"]
["2024-02-02T07:15:00","M1",30,"minor"]
["2024-02-02T11:00:00","M2",20,"minor"]
["2024-02-02T12:00:00","M2",60,"major"]
? average downtime by machine
= [["M1",20],["M2",40]]
? average downtime by machine and severity
= [["M1","minor",20],["M2","major",50],["M2","minor",20]]
? what is the total downtime of each machine?
= [["M1",40],["M2",120]]
? number of faults per machine
= [["M1",2],["M2",3]]
? how many faults per machine
= [["M1",2],["M2",3]]
? how many machines are there?
= [[2]]
? how many faults are there?
= [[5]]
? which machine had the most faults?
= [["M2"]]

@ rent
# rent
[["branch","text"],["year","integer"],["rent","integer"]]
["Oslo",2022,900]
["Oslo",2023,1000]
["Turku",2022,500]
["Turku",2023,700]
? total rent for 2023
= [[1700]]
? sum of rent in 2022
= [[1400]]
? total rent by branch
= [["Oslo",1900],["Turku",1200]]
? rent by branch
= [["Oslo",1900],["Turku",1200]]
? what is the total rent for 2023?
= [[1700]]
? what is the average rent of each branch?
= [["Oslo",950],["Turku",600]]

@ repairs repair_parts garages mechanics
# repairs
[["repair_id","integer"],["garage_id","integer"],["repaired_on","date"],["state","text"]]
[1001,1,"2023-12-30","done"]
[1002,2,"2024-01-15","done"]
[1003,1,"2024-03-31","void"]
[1004,2,"2024-04-01","done"]
[1005,1,"2024-06-20","done"]
[1006,2,"2024-07-02","void"]
# repair_parts
[["part_no","integer"],["repair_id","integer"],["quantity","integer"],["unit_price","number"]]
[1,1001,1,10]
[2,1002,2,20]
[3,1002,1,5]
[4,1003,4,25]
[5,1004,1,30]
[6,1005,2,50]
[7,1006,3,40]
# garages
[["garage_id","integer"],["garage","text"],["opened_on","date"]]
[1,"Hill Street","2019-05-01"]
[2,"Quayside","2020-02-01"]
# mechanics
[["mechanic_id","integer"],["name","text"],["salary","integer"],["hired_on","date"]]
[1,"Ines",3000,"2024-02-01"]
[2,"Jon",3200,"2023-05-01"]
? total revenue in Q1 2024
= [[145]]
? total revenue in the second quarter of 2024
= [[130]]
? revenue in the first quarter of 2024
= [[145]]
? total revenue in Q1 2024 excluding void repairs
= [[45]]
? what was the total revenue between January 2024 and March 2024?
= [[145]]
? what was the revenue in Q1 2024?
= [[145]]
? how many repairs were made in the second quarter of 2024?
= [[2]]
? average salary of the mechanics
= [[3100]]
? which garages have spent more than 200?
= [["Hill Street"]]
? garages with revenue over 100
= [["Hill Street"],["Quayside"]]
? how many garages have spent less than 200?
= [[1]]

@ orders order_lines shops
# orders
[["order_id","integer"],["shop_id","integer"],["ordered_on","date"]]
[1,1,"2024-01-05"]
[2,1,"2024-02-05"]
[3,2,"2024-02-09"]
# order_lines
[["line_id","integer"],["order_id","integer"],["quantity","integer"],["unit_price","number"]]
[1,1,1,10]
[2,1,2,20]
[3,2,1,30]
[4,3,1,5]
[5,3,1,5]
# shops
[["shop_id","integer"],["shop","text"],["country","text"]]
[1,"Bay","Malta"]
[2,"Cove","Cyprus"]
? average order value
= [[30]]
? what is the average order value in February 2024?
= [[20]]
? average order value by country
= [["Malta",40],["Cyprus",10]]

@ trips drivers vans
# trips
[["trip_id","integer"],["driver_id","integer"],["van_id","integer"],["fare","integer"]]
[1,1,1,40]
[2,1,2,90]
[3,2,3,60]
[4,3,3,70]
[5,3,1,20]
# drivers
[["driver_id","integer"],["driver","text"],["depot","text"],["wage","integer"]]
[1,"Ola","North",30]
[2,"Pia","North",28]
[3,"Siv","South",35]
[4,"Una","South",35]
[5,"Vera","South",31]
# vans
[["van_id","integer"],["van","text"],["size","text"]]
[1,"Alpha","small"]
[2,"Beta","large"]
[3,"Gamma","large"]
? number of trips by van size
= [["small",2],["large",3]]
? which van size has the most trips?
= [["large"]]
? number of trips per driver depot
= [["North",3],["South",2]]
? the second highest wage in each depot
= in order [["North",28],["South",31]]
? the third highest wage of each depot
= []
`
