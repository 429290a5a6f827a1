/** What is left of one column without another: differences, margins, profits. The format is read by `read-asked.ts`. */
export const MARGINS_TABLES = String.raw`
@ plants beds
# plants
[["plant_id","integer"],["plant_name","text"],["bed_id","text"],["price","integer"],["cost","integer"]]
[1,"Fern","B1",12,5]
[2,"Moss","B1",4,3]
[3,"Rose","B2",20,6]
[4,"Lily","B2",9,4]
# beds
[["bed_id","text"],["bed_name","text"]]
["B1","Shade"]
["B2","Sun"]
? difference between price and cost for each plant, largest first
= in order [["Rose",14],["Fern",7],["Lily",5],["Moss",1]]
? price minus cost per plant
= [["Rose",14],["Fern",7],["Lily",5],["Moss",1]]
? margin by bed
= [["Shade",4],["Sun",9.5]]
? average margin by bed
= [["Shade",4],["Sun",9.5]]
? which bed has the highest average margin?
= [["Sun"]]
? top 2 plants by margin
= in order [["Rose",14],["Fern",7]]
@ branches
# branch_years
[["entry","integer"],["branch","text"],["fiscal_year","integer"],["revenue","integer"],["costs","integer"]]
[1,"North",2022,500,420]
[2,"North",2023,650,500]
[3,"South",2022,300,310]
[4,"South",2023,410,350]
[5,"East",2023,90,40]
? profit by branch
= [["North",230],["South",50],["East",50]]
? difference between revenue and costs per branch
= [["North",230],["South",50],["East",50]]
? average profit by branch
= [["North",115],["South",25],["East",50]]
? revenue by branch, highest first
= in order [["North",1150],["South",710],["East",90]]
? which branch has the highest profit?
= [["North"]]
@ crates
# crates
[["crate_no","integer"],["stall","text"],["unit_price","integer"],["unit_cost","integer"],["quantity","integer"]]
[1,"Dock",10,6,3]
[2,"Dock",8,7,10]
[3,"Gate",5,1,2]
? profit by stall
= [["Dock",22],["Gate",8]]
? total margin by stall
= [["Dock",22],["Gate",8]]
? which stall has the highest margin?
= [["Dock"]]
`
