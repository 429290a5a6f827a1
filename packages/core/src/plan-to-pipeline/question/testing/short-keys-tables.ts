/** Tables whose keys and references are named in short, or only by what somebody did. */
export const SHORT_KEYS_TABLES = `
@ works of art, who made, owns and borrows them
# Artist
[["ArtistID","integer"],["ArtistName","text"],["BornYear","integer"]]
[1,"Elsbeth Krone",1852]
[2,"Guido Laner",1901]
[3,"Ragna Vik",1874]
[4,"Arturo Bess",1949]
# Institution
[["InstID","integer"],["InstName","text"],["InstCountry","text"]]
[1,"Kunsthaus Lindau","Germany"]
[2,"Galleria Boreale","Italy"]
[3,"Museum of the Fjord","Norway"]
[4,"Harcourt Collection","UK"]
# Courier
[["CourierID","integer"],["CompanyName","text"],["ClimateVans","integer"]]
[1,"Artrans",2]
[2,"SafeCrate",1]
[3,"Polar Movers",2]
[4,"Trasporti Blu",3]
# Artwork
[["ArtworkNo","text"],["Title","text"],["MadeBy","integer"],["OwnerInst","integer"],["Medium","text"],["InsuredValue","integer"]]
["A1","Harbour at Dusk",3,3,"oil",450000]
["A2","Two Herring Boats",3,3,"oil",380000]
["A3","Torso III",2,2,"bronze",240000]
["A4","Red Piazza",2,4,"oil",310000]
["A5","Seated Girl",1,1,"drawing",90000]
["A6","Glass Column",4,4,"glass",60000]
# Exhibition
[["ExhID","integer"],["ExhTitle","text"],["HostInst","integer"]]
[101,"Northern Waters",4]
[102,"Bronze Age, Modern Age",1]
[103,"The Long Century",4]
# LoanAgreement
[["LoanNo","integer"],["ArtworkNo","text"],["LenderInst","integer"],["BorrowerInst","integer"],["ExhID","integer"],["CourierID","integer"]]
[1,"A1",3,4,101,3]
[2,"A2",3,4,101,3]
[3,"A3",2,1,102,1]
[4,"A5",1,4,103,2]
? What are the titles of artworks created by Ragna Vik?
= [["Harbour at Dusk"],["Two Herring Boats"]]
? For each artist, show the name and the total insured value of his or her artworks.
= [["Elsbeth Krone",90000],["Guido Laner",550000],["Ragna Vik",830000],["Arturo Bess",60000]]
? Show the exhibition titles hosted by institutions in the UK.
= [["Northern Waters"],["The Long Century"]]
? Which artists have works both in oil and in bronze? Give the names.
= [["Guido Laner"]]

@ cafes and who looks after them
# STAFF
[["STAFF_NO","integer"],["STAFF_NAME","text"],["JOB","text"]]
[1,"Noel Adair","sales"]
[2,"Bea Castellano","sales"]
[3,"Tim Okonjo","sales"]
[4,"Ines Prado","roasting"]
[5,"Hugh Vance","roasting"]
[6,"Marion Bligh","office"]
# BLEND
[["BLEND_ID","integer"],["BLEND_NAME","text"]]
[1,"Morning Tram"]
[2,"Night Shift"]
[3,"Old Harbour"]
# CAFE
[["CAFE_NO","integer"],["CAFE_NAME","text"],["ACCT_MGR","integer"]]
[1,"The Copper Pot",2]
[2,"Milk & Rye",2]
[3,"Station Kiosk",1]
[4,"Granary",2]
# CAFE_ORDER
[["ORDER_NO","integer"],["CAFE_NO","integer"],["BLEND_ID","integer"],["BAGS","integer"]]
[1,1,1,20]
[2,3,2,10]
[3,4,3,5]
? Show the names of the staff who are the account manager of 3 or more cafes.
= [["Bea Castellano"]]

@ sailings, their crew and what was reported
# CrewMembers
[["CrewID","integer"],["GivenName","text"],["Surname","text"]]
[11,"Magnus","Flett"]
[12,"Ailsa","Rendall"]
[13,"Solveig","Aas"]
# Sailings
[["SailingID","integer"],["SailDate","date"]]
[1,"2023-06-01"]
[2,"2023-06-02"]
[3,"2023-06-03"]
# Duties
[["SailingID","integer"],["CrewID","integer"]]
[1,11]
[2,11]
[2,13]
[3,12]
# Incidents
[["IncidentNo","integer"],["SailingID","integer"],["Severity","integer"],["ReportedBy","integer"]]
[1,2,3,11]
[2,3,1,12]
[3,3,2,12]
? What are the surnames of the people who reported an incident of severity 3?
= [["Flett"]]
`
