/** Figures that a request defines, or that have a name of their own. The format is read by `read-asked.ts`. */
export const DEFINED_FIGURES_TABLES = String.raw`
@ stock
# stock_list
[["Item No","integer"],["Description","text"],["Category","text"],["Warehouse","text"],["qty_on_hand","integer"],["qty_reserved","integer"],["Unit Cost (EUR)","integer"],["Sales Price (EUR)","integer"]]
[70005,"Epoxy","Adhesives","Lyon",10,4,8,13]
[70006,"Glue stick","Adhesives","Linz",20,0,2,5]
[70007,"Chisel","Tools","Lyon",5,5,9,20]
[70008,"Hammer","Tools","Linz",0,0,11,25]
[70009,"Saw","Tools","Lyon",2,1,15,30]
? stock value per warehouse (qty on hand x unit cost)
= [["Lyon",155],["Linz",40]]
? average unit margin per category (sales price minus unit cost, in EUR)
= [["Adhesives",4],["Tools",13.333333]]
? available quantity (on hand less reserved) by category for Lyon
= [["Adhesives",6],["Tools",1]]
? qty on hand x unit cost by category
= [["Adhesives",120],["Tools",75]]
? unit cost times qty on hand per warehouse, highest first
= in order [["Lyon",155],["Linz",40]]
? which warehouse has the highest stock value (qty on hand x unit cost)?
= [["Lyon"]]
@ campaigns
# campaigns
[["campaign_id","text"],["Channel","text"],["owner","text"],["status","text"],["Budget (EUR)","integer"],["Spend (EUR)","integer"],["Impressions","integer"],["Clicks","integer"],["Leads","integer"],["Conversions","integer"],["Revenue (EUR)","integer"]]
["C1","Newsletter","Ida Holm","Finished",100,80,1000,100,10,5,400]
["C2","Newsletter","Per Lund","Active",200,240,3000,100,30,15,600]
["C3","Search","Ida Holm","Finished",300,300,2000,400,50,40,900]
["C4","Search","Per Lund","Finished",50,20,500,100,10,10,100]
? CTR per channel in percent (total clicks / total impressions)
= [["Newsletter",5],["Search",20]]
? CTR by channel
= [["Newsletter",5],["Search",20]]
? which channel has the best conversion rate, total conversions divided by total clicks?
= [["Newsletter"]]
? conversion rate per owner
= [["Ida Holm",9],["Per Lund",12.5]]
? ROAS by channel (revenue / spend, totals)
= [["Newsletter",3.125],["Search",3.125]]
? ROAS of Per Lund
= [[2.692308]]
? cost per lead for search overall
= [[5.333333]]
? cost per click by channel
= [["Newsletter",1.6],["Search",0.64]]
? which channel has the lowest cost per conversion (total spend / total conversions)?
= [["Search"]]
? spend per lead by owner, lowest first
= in order [["Ida Holm",6.333333],["Per Lund",6.5]]
? budget minus spend by channel
= [["Newsletter",-20],["Search",30]]
? share of finished campaigns in percent per owner
= [["Ida Holm",100],["Per Lund",50]]
@ clinic
# treatments
[["treatment_no","text"],["treatment_name","text"],["Material Cost (USD)","integer"]]
["T1","Crown",40]
["T2","Filling",10]
# visits
[["visit_no","integer"],["treatment_no","text"],["dentist","text"],["minutes","integer"],["teeth","integer"],["fee","integer"],["payment_type","text"]]
[1,"T1","Dr Okoye",60,1,200,"card"]
[2,"T2","Dr Okoye",30,2,90,"invoice"]
[3,"T2","Dr Sandal",20,1,50,"invoice"]
[4,"T1","Dr Sandal",90,2,380,"cash"]
? gross margin per dentist (fee minus material cost x teeth)
= [["Dr Okoye",230],["Dr Sandal",340]]
? margin in USD by treatment (fee minus material cost times teeth)
= [["Crown",460],["Filling",110]]
? share of visits settled by invoice, in percent, per dentist
= [["Dr Okoye",50],["Dr Sandal",50]]
? visits settled by invoice per dentist
= [["Dr Okoye",1],["Dr Sandal",1]]
`
