/**
 * Requests that read like the heading of a report: an amount or things, by a kind, with conditions before, within or
 * behind a comma, in which order, and what is to be seen. The format is read by `read-asked.ts`.
 */
export const REPORT_HEADINGS_TABLES = String.raw`
@ a climbing hall
# climbers
[["climber_id","text"],["Full Name","text"],["birth_date","date"],["hall","text"],["ticket","text"],["Monthly Dues (EUR)","number"],["joined_on","date"],["status","text"],["cancelled_on","date"],["cancel_reason","text"]]
["C-1","Ada Roth","1990-02-01","North","Plus",30,"2022-03-01","active",null,null]
["C-2","Ben Ohm","1985-07-11","North","Basic",20,"2022-08-15","cancelled","2023-05-01","Injury"]
["C-3","Cleo Maas","1990-05-05","South","Basic",20,"2023-01-10","cancelled","2023-09-30","Moved away"]
["C-4","Dan Iwu","2001-12-24","South","Plus",30,"2023-04-04","active",null,null]
["C-5","Eve Lund","1979-03-03","South","Basic",20,"2023-06-21","cancelled","2024-02-01","Injury"]
["C-6","Finn Aho","1968-10-30","North","Basic",25,"2024-02-02","active",null,null]
? new climbers per year
= [[2022,2],[2023,3],[2024,1]]
? new climbers by hall and year
= [["North",2022,2],["South",2023,3],["North",2024,1]]
? climbers per year
= [[2022,2],[2023,3],[2024,1]]
? monthly dues income from active climbers
= [[85]]
? monthly dues of all cancelled climbers
= [[60]]
? cancel reasons and how often, most common on top, cancelled climbers only
= in order [["Injury",2],["Moved away",1]]
? cancel reason breakdown, cancelled climbers only
= [["Injury",2],["Moved away",1]]
? distribution of tickets
= [["Plus",2],["Basic",4]]
? ticket distribution for North
= [["Plus",1],["Basic",2]]
? why do people quit? cancel reasons with number of climbers, ignore blanks
= [["Injury",2],["Moved away",1]]
? number of climbers by cancel reason, without blanks
= [["Injury",2],["Moved away",1]]
? average monthly dues per active climber
= [[28.333333333333332]]
? top 1 halls by average monthly dues. Hall and average
= [["North",25]]
? climbers by joining year
= [[2022,2],[2023,3],[2024,1]]
? climbers per hall and joining year
= [["North",2022,2],["South",2023,3],["North",2024,1]]
? cancelled climbers per cancellation year
= [[2023,2],[2024,1]]
? monthly dues amount of all cancelled climbers
= [[60]]
? climbers by hall, biggest first pls
= in order [["North",3],["South",3]]
? quitters (cancelled) per hall
= [["North",1],["South",2]]
@ a ferry line
# ports
[["port_code","text"],["Port","text"],["coast","text"],["opened","date"]]
["AB1","Abel Quay","East","1990-01-01"]
["BO1","Bolt Harbour","East","1995-01-01"]
["CY1","Cypress Pier","West","2001-01-01"]
# captains
[["captain_no","integer"],["full_name","text"],["home_port","text"]]
[11,"Ines Ode","AB1"]
[12,"Jon Petri","AB1"]
[13,"Kit Quay","CY1"]
# crossings
[["crossing_no","text"],["origin_port","text"],["dest_port","text"],["captain","integer"],["Freight Charge (EUR)","number"],["due_by","date"],["arrived_on","date"],["shipper_type","text"]]
["X1","AB1","BO1",11,100,"2024-05-01","2024-05-01","business"]
["X2","AB1","CY1",11,150,"2024-05-02","2024-05-04","private"]
["X3","BO1","CY1",12,120,"2024-05-03","2024-05-05","business"]
["X4","CY1","AB1",13,80,"2024-06-01","2024-06-02","business"]
["X5","CY1","BO1",13,90,"2024-06-03","2024-06-03","private"]
# checks
[["check_id","integer"],["crossing","text"],["port","text"],["check_type","text"],["checked_at","timestamp"]]
[1,"X1","AB1","Engine failed","2024-05-01T06:00:00"]
[2,"X1","BO1","Routine","2024-05-01T09:00:00"]
[3,"X2","AB1","Engine failed","2024-05-02T06:00:00"]
[4,"X3","CY1","Routine","2024-05-05T06:00:00"]
[5,"X4","CY1","Engine failed","2024-06-01T06:00:00"]
? failed engines per coast
= [["East",2],["West",1]]
? checks by check type pls
= [["Engine failed",3],["Routine",2]]
? captains per home port (port name)
= [["Abel Quay",2],["Cypress Pier",1]]
? captains per home port, port name and number
= [["Abel Quay",2],["Cypress Pier",1]]
? late arrivals by destination port name
= [["Cypress Pier",2],["Abel Quay",1]]
? number of late arrivals (arrived after the due date)
= [[3]]
? late crossings per captain
= [["Ines Ode",1],["Jon Petri",1],["Kit Quay",1]]
? I need the total freight charges per coast of the origin port, for business shippers only.
= [["East",220],["West",80]]
? total freight charges per coast of the destination port
= [["East",270],["West",270]]
? freight charge of all late crossings
= [[350]]
? captains per coast
= [["East",2],["West",1]]
@ a maker of tills
# customers
[["customer_id","integer"],["Firm Name","text"],["trade","text"],["country","text"]]
[901,"Alder Foods","Food","Norway"]
[902,"Birch Books","Books","Norway"]
[903,"Alder Foods","Food","Spain"]
[904,"Cedar Shoes","Shoes","Spain"]
# contracts
[["contract_id","text"],["cust","integer"],["tariff","text"],["MRR (USD)","number"],["start_date","date"],["end_date","date"],["status","text"]]
["K1",901,"S",10,"2023-01-01",null,"active"]
["K2",901,"L",50,"2023-02-01","2024-01-15","ended"]
["K3",902,"S",20,"2023-03-01","2024-01-20","ended"]
["K4",903,"L",60,"2023-04-01",null,"active"]
["K5",904,"S",30,"2023-05-01","2024-03-02","ended"]
# bills
[["bill_no","text"],["contract","text"],["issued_on","date"],["paid_on","date"],["Net Amount (USD)","number"],["state","text"]]
["B1","K1","2024-01-01","2024-01-09",10,"paid"]
["B2","K2","2024-01-01","2024-01-20",50,"paid"]
["B3","K3","2024-01-02",null,20,"open"]
["B4","K4","2024-01-03","2024-02-01",60,"paid"]
["B5","K5","2024-01-04",null,30,"overdue"]
["B6","K1","2024-02-01",null,10,"open"]
# visits
[["visit_id","integer"],["customer","integer"],["purpose","text"]]
[1,901,"repair"]
[2,901,"sale"]
[3,904,"repair"]
? customers per trade
= [["Food",2],["Books",1],["Shoes",1]]
? customers by country, largest first
= in order [["Norway",2],["Spain",2]]
? net amount of all open bills
= [[30]]
? overdue net amount by country
= [["Spain",30]]
? MRR by trade, active contracts only
= [["Food",70]]
? ended contracts per month of end date, 2024 only
= [["2024-01-01",2],["2024-03-01",1]]
? gone (ended) contracts per tariff
= [["L",1],["S",2]]
? top 2 firms by net amount of paid bills, show firm and amount, highest first
= in order [["Alder Foods",60],["Alder Foods",60]]
? visits by purpose
= [["repair",2],["sale",1]]
@ a bakery's stalls
# stalls
[["stall_code","text"],["Stall Name","text"],["town","text"]]
["S1","Harbour Stall","Aarup"]
["S2","Market Stall","Billund"]
# orders
[["order_no","text"],["stall","text"],["ordered_on","date"],["collected_on","date"],["Total (EUR)","number"],["status","text"]]
["O1","S1","2024-01-30","2024-02-01",12,"collected"]
["O2","S1","2024-02-03","2024-02-05",30,"collected"]
["O3","S2","2024-02-10",null,7,"open"]
["O4","S2","2024-02-11","2024-03-01",25,"collected"]
# order_lines
[["line_id","integer"],["order_no","text"],["item","text"],["qty","integer"]]
[1,"O1","Bun",4]
[2,"O2","Bun",10]
[3,"O2","Cake",1]
[4,"O3","Bun",2]
[5,"O4","Cake",2]
? number of buns by stall
= [["Harbour Stall",14],["Market Stall",2]]
? number of cakes per town
= [["Aarup",1],["Billund",2]]
? top 1 stalls by total of collected orders, with stall name
= [["Harbour Stall",42]]
? orders by collection month
= [["2024-02-01",2],["2024-03-01",1]]
? orders by stall and ordering month
= [["Harbour Stall","2024-01-01",1],["Harbour Stall","2024-02-01",1],["Market Stall","2024-02-01",2]]
? total of all open orders
= [[7]]
@ the account of a choir
# ledger
[["Booking Date","date"],["Value Date","date"],["Payee","text"],["Category","text"],["Money Out (EUR)","number"],["Money In (EUR)","number"]]
["2023-12-30","2024-01-02","Hall Ltd","Rent",100,null]
["2024-01-05","2024-01-05","Sheet Shop","Music",40,null]
["2024-01-31","2024-02-01","Hall Ltd","Rent",100,null]
["2024-02-10","2024-02-11","Choir Fund","Grant",null,500]
["2024-02-12","2024-02-12","Sheet Shop","Music",25,null]
? number of transactions per month in 2024 by booking date
= [["2024-01-01",2],["2024-02-01",2]]
? transactions per month in 2024, going by value date
= [["2024-01-01",2],["2024-02-01",3]]
? money out by category, only categories with money out
= [["Rent",200],["Music",65]]
? money out per month in 2024, by booking date
= [["2024-01-01",140],["2024-02-01",25]]
? average money out per music transaction
= [[32.5]]
? payees with more than 1 transactions
= [["Hall Ltd"],["Sheet Shop"]]
? top 2 payees by total money out, with the totals, largest first
= in order [["Hall Ltd",200],["Sheet Shop",65]]
? number of tranactions by category
= [["Rent",2],["Music",2],["Grant",1]]
@ swimming badges
# badge_list
[["swimmer","text"],["pool","text"],["season","text"],["Final Badge","text"],["seconds","number"]]
["Ola","East Pool","Spring 2024","Gold",61.5]
["Per","East Pool","Spring 2024","Gold",62.1]
["Una","West Pool","Spring 2024","Silver",70.4]
["Ola","East Pool","Autumn 2023","Silver",66.0]
? final badge distribution for spring 2024
= [["Gold",2],["Silver",1]]
? breakdown of final badges
= [["Gold",2],["Silver",2]]
`
