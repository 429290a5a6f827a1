/** Things that are listed with the one whose they are, where other tables have the like. The format is read by `read-asked.ts`. */
export const WHOSE_COLUMNS_TABLES = String.raw`
@ boat yard
# Vessels
[["Vessel_ID","integer"],["Vessel_Kind_Code","text"],["Vessel_Name","text"],["Vessel_Notes","text"],["Fee_Band_Code","text"]]
[1,"KT","Ketch One","leaks","A"]
[2,"KT","Old Ketch","sold","B"]
[3,"YW","Yellow Yawl","fast","A"]
# Ref_Vessel_Kinds
[["Vessel_Kind_Code","text"],["Vessel_Kind_Name","text"],["Vessel_Kind_Notes","text"]]
["KT","Ketch","two masts"]
["YW","Yawl","small aft mast"]
["SL","Sloop","one mast"]
# Ref_Fee_Codes
[["Fee_Band_Code","text"],["Fee_Band_Notes","text"]]
["A","cheap"]
["B","dear"]
? What are the codes, names, and notes of the different vessel kinds?
= [["KT","Ketch","two masts"],["YW","Yawl","small aft mast"],["SL","Sloop","one mast"]]
? Show the codes and notes of all vessel kinds.
= [["KT","two masts"],["YW","small aft mast"],["SL","one mast"]]
? List the names and codes of the vessel kinds.
= [["Ketch","KT"],["Yawl","YW"],["Sloop","SL"]]
? What are the names and notes of the vessels?
= [["Ketch One","leaks"],["Old Ketch","sold"],["Yellow Yawl","fast"]]
? Give the code and name of every vessel kind.
= [["KT","Ketch"],["YW","Yawl"],["SL","Sloop"]]
? What are the notes for each of the different vessel kinds?
= [["two masts"],["small aft mast"],["one mast"]]
@ tram lines
# companies
[["coid","integer"],["name","text"],["code","text"],["country","text"]]
[11,"Blue Tram","BT","Norway"]
[12,"City Rail","CR","Sweden"]
[13,"Old Tram","OT","Norway"]
# stops
[["stid","integer"],["name","text"],["town","text"],["country","text"]]
[501,"Bridge","Bergen","Norway"]
[502,"Market","Lund","Sweden"]
[503,"Castle","Lund","Sweden"]
[504,"Harbour","Oslo","Norway"]
# rides
[["rid","integer"],["dst_stid","integer"],["dst_stop","text"],["src_stid","integer"],["src_stop","text"],["coid","integer"],["company","text"]]
[1,502,"MA",501,"BR",11,"BT"]
[2,501,"BR",502,"MA",11,"BT"]
[3,504,"HA",501,"BR",12,"CR"]
[4,502,"MA",501,"BR",12,"CR"]
[5,503,"CA",504,"HA",13,"OT"]
[6,502,"MA",504,"HA",12,"CR"]
? For each country and company name, how many rides are there?
= [["Norway","Blue Tram",2],["Sweden","City Rail",3],["Norway","Old Tram",1]]
? How many rides are there for each company name and country?
= [["Blue Tram","Norway",2],["City Rail","Sweden",3],["Old Tram","Norway",1]]
? For each stop name, how many rides start at that stop, from most to least?
= in order [["Bridge",3],["Harbour",2],["Market",1]]
? How many rides start at each stop?
= [["Bridge",3],["Harbour",2],["Market",1]]
? How many rides end at each stop?
= [["Market",3],["Bridge",1],["Harbour",1],["Castle",1]]
? What is the number of rides whose destinations are in Sweden?
= [[4]]
? How many rides of the company City Rail have a destination in Sweden?
= [[2]]
? Count the rides whose source is in Norway.
= [[5]]
? What is the number of rides whose destination is a stop in Norway?
= [[2]]
? How many rides depart from Bergen?
= [[3]]
? How many rides arrive in Lund?
= [[4]]
@ depot warehouse
# dim_depots
[["depot_id","integer"],["depot_name","text"],["town","text"]]
[1,"Quarry Depot","Hull"]
[2,"Canal Depot","Leeds"]
# dim_load_kinds
[["load_kind_id","integer"],["load_kind_name","text"],["unit","text"]]
[1,"Gravel","t"]
[2,"Sand","t"]
[3,"Planks","piece"]
# fact_loads
[["load_id","integer"],["depot_id","integer"],["load_kind_id","integer"],["amount","integer"]]
[1,1,1,40]
[2,1,2,25]
[3,2,2,10]
[4,2,2,15]
? What are the names and units of the different load kinds?
= [["Gravel","t"],["Sand","t"],["Planks","piece"]]
? How many loads are there for each depot name?
= [["Quarry Depot",2],["Canal Depot",2]]
? Which load kinds have no loads?
= [["Planks"]]
? What is the total amount of loads for each load kind name?
= [["Gravel",40],["Sand",50]]
`
