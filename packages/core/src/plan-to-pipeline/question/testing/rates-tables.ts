/** How large a part of the rows something is true of, kind by kind; the noun is tied to a cell or to a column of yes and no. The format is read by `read-asked.ts`. */
export const RATES_TABLES = String.raw`
@ visits dentists
# visits
[["visit_id","integer"],["dentist_id","text"],["visit_date","date"],["branch","text"],["status","text"],["fee","integer"]]
[1,"D1","2024-01-08","Harbour","kept",60]
[2,"D2","2024-01-09","Hill","cancelled",0]
[3,"D1","2024-01-22","Harbour","missed",0]
[4,"D2","2024-02-05","Hill","kept",45]
[5,"D1","2024-02-06","Harbour","cancelled",0]
[6,"D3","2024-02-19","Mill","kept",80]
[7,"D3","2024-03-04","Mill","kept",80]
[8,"D2","2024-03-05","Hill","cancelled",0]
[9,"D1","2024-03-18","Harbour","kept",60]
[10,"D3","2024-03-25","Mill","missed",0]
# dentists
[["dentist_id","text"],["dentist_name","text"]]
["D1","Ines Rook"]
["D2","Otto Hale"]
["D3","Pia Wren"]
? cancellation rate by branch
= [["Harbour", 25.0], ["Hill", 66.66666666666666], ["Mill", 0.0]]
? what is the cancellation rate per dentist?
= [["Ines Rook", 25.0], ["Otto Hale", 66.66666666666666], ["Pia Wren", 0.0]]
? which branch has the highest cancellation rate?
= [["Hill"]]
? which dentist has the lowest cancellation rate?
= [["Pia Wren"]]
? overall cancellation rate
= [[30]]
? share of missed visits per month
= in order [["2024-01-01", 33.333333333333336], ["2024-02-01", 0], ["2024-03-01", 25]]
? percentage of visits with status kept per branch
= [["Harbour", 50.0], ["Hill", 33.33333333333333], ["Mill", 66.66666666666666]]
? share of visits whose status is not kept by dentist
= [["Ines Rook", 50.0], ["Otto Hale", 66.66666666666666], ["Pia Wren", 33.33333333333333]]
? percentage of visits in Harbour that were cancelled
= [[25]]
? top 2 branches by cancellation rate
= in order [["Hill", 66.66666666666666], ["Harbour", 25]]
@ checks
# checks
[["check_id","text"],["machine","text"],["shift","text"],["outcome","text"],["is_repaired","text"],["remarks","integer"]]
["T01","Press 1","night","fail","No",3]
["T02","Press 1","day","pass","No",0]
["T03","Press 2","night","pass","Yes",0]
["T04","Press 2","day","pass","No",1]
["T05","Press 2","night","fail","Yes",7]
["T06","Oven","day","pass","No",0]
["T07","Oven","night","pass","No",0]
["T08","Press 1","night","fail","Yes",2]
? failure rate by machine
= [["Press 1", 66.66666666666666], ["Press 2", 33.33333333333333], ["Oven", 0.0]]
? which shift has the highest failure rate?
= [["night"]]
? repair rate by shift
= [["night", 60.0], ["day", 0.0]]
? pass rate per machine
= [["Press 1", 33.33333333333333], ["Press 2", 66.66666666666666], ["Oven", 100.0]]
? percentage of repaired checks by machine
= [["Press 1", 33.33333333333333], ["Press 2", 66.66666666666666], ["Oven", 0.0]]
? what is the overall repair rate?
= [[37.5]]
@ memberships
# memberships
[["member_id","text"],["plan","text"],["churned","integer"],["upgraded","integer"]]
["K1","basic",1,0]
["K2","basic",0,1]
["K3","family",0,0]
["K4","family",0,1]
["K5","basic",1,0]
["K6","family",1,0]
? churn rate by plan
= [["basic", 66.66666666666666], ["family", 33.33333333333333]]
? percentage of churned members per plan
= [["basic", 66.66666666666666], ["family", 33.33333333333333]]
? which plan has the highest churn rate?
= [["basic"]]
? upgrade rate by plan
= [["basic", 33.33333333333333], ["family", 33.33333333333333]]
@ parcels of bookings
# bookings
[["booking_id","integer"],["harbour","text"],["status","text"]]
[1,"Wick","cancelled"]
[2,"Wick","sailed"]
[3,"Moss","sailed"]
# goods
[["good_id","integer"],["good_name","text"],["class","text"]]
[1,"Salt","dry"]
[2,"Wine","wet"]
[3,"Oil","wet"]
# booking_lines
[["line_id","integer"],["booking_id","integer"],["good_id","integer"],["tons","integer"]]
[1,1,1,5]
[2,1,2,2]
[3,2,1,4]
[4,3,3,9]
[5,3,2,1]
[6,2,2,3]
? cancellation rate by harbour
= [["Wick",50],["Moss",0]]
? cancellation rate by class
= [["dry",50],["wet",25]]
? which class has the highest cancellation rate?
= [["dry"]]
`
