/**
 * Which rows are meant and what is shown of them, as people jot it down: columns that hold a stretch of time, what
 * is to be seen said behind, limits on counts, things that nothing happened to. The format is read by
 * `read-asked.ts`.
 */
export const ASKED_OF_WHOM_TABLES = String.raw`
@ players of a club
# players
[["player_id","text"],["Full Name","text"],["home_ground","text"],["card","text"],["joined_on","date"],["status","text"],["resigned_on","date"],["trainings_last_60d","integer"],["matches_l12m","integer"],["last_training","date"],["Owed (EUR)","number"]]
["P1","Ana Roth","North","Junior","2022-01-05","active",null,12,3,"2024-03-01",0]
["P2","Ben Oak","North","Senior","2021-02-05","active",null,2,9,"2024-02-11",40]
["P3","Cem Ulu","South","Junior","2023-03-05","resigned","2023-09-01",0,0,"2023-05-01",0]
["P4","Dot Hay","South","Senior","2020-04-05","active",null,8,5,"2024-03-02",0]
["P5","Eva Lim","South","Junior","2022-05-05","active",null,4,7,"2024-02-27",15]
["P6","Fay Orr","North","Junior","2022-06-05","resigned","2023-07-01",0,1,"2023-06-27",0]
["P7","Gus Eck","South","Senior","2019-05-05","active",null,9,6,"2024-02-27",0]
? average trainings in the last 60 days by card, active players
= [["Junior",8],["Senior",6.333333333333333]]
? active players with less than 5 trainings in the last 60 days - how many per ground
= [["North",1],["South",1]]
? name of the Junior card player with the most trainings in the last 60 days
= [["Ana Roth"]]
? total matches in the past 12 months per ground
= [["North",13],["South",18]]
? names of players with more than 5 matches over the last 12 months
= [["Ben Oak"],["Eva Lim"],["Gus Eck"]]
? number of active players with at least 8 trainings (last 60 days)
= [[3]]
? how many trainings did Dot Hay have in the last 60 days?
= [[8]]
? Hello! Could you show me which grounds have more than 2 active players? Only the ground names please.
= [["South"]]
? which grounds have fewer than 3 active players?
= [["North"]]
? how many players owe us money?
= [[2]]
? players in arrears per ground
= [["North",1],["South",1]]
? most frequent card for each ground: ground and card
= [["North","Junior"],["South","Junior"],["South","Senior"]]
? most common card per ground
= [["North","Junior"],["South","Junior"],["South","Senior"]]
? grounds whose average owed is above the overall average owed
= [["North"]]
? how many resigned players are there?
= [[2]]
? which cards have more than 1 resigned player?
= [["Junior"]]
@ huts, beds, walkers and stays
# huts
[["hut_code","text"],["Hut Name","text"],["valley","text"]]
["A1","Alder Hut","Upper"]
["B1","Birch Hut","Upper"]
["C1","Cairn Hut","Lower"]
# beds
[["bed_id","integer"],["hut","text"],["bed_no","integer"],["bed_type","text"],["price","number"]]
[1,"A1",1,"Bunk",20]
[2,"A1",2,"Single",30]
[3,"B1",1,"Bunk",18]
[4,"B1",2,"Bunk",18]
[5,"C1",1,"Single",50]
[6,"C1",2,"Bunk",40]
# walkers
[["walker_no","integer"],["walker_name","text"],["club","text"]]
[71,"Ida Holm","Ridge"]
[72,"Jon Fell","Ridge"]
[73,"Kai Moor",null]
[74,"Lea Tarn",null]
# stays
[["stay_ref","text"],["walker","integer"],["bed_id","integer"],["arrived_on","date"],["state","text"]]
["S1",71,1,"2024-05-01","Slept"]
["S2",71,2,"2024-05-09","Slept"]
["S3",72,1,"2024-06-01","No-show"]
["S4",72,3,"2024-06-02","Slept"]
["S5",72,1,"2024-06-05","Slept"]
["S6",73,6,"2024-07-01","No-show"]
# keys
[["key_id","integer"],["stay","text"],["door","text"],["issued_at","text"]]
[1,"S1","front","2024-05-01 16:00"]
[2,"S1","cellar","2024-05-01 16:01"]
[3,"S4","front","2024-06-02 17:00"]
? top 2 walkers by number of stays, name and number please
= in order [["Jon Fell",3],["Ida Holm",2]]
? top 2 walkers by slept stays, name + number of stays
= [["Jon Fell",2],["Ida Holm",2]]
? top 2 walkers by number of stays. Name and number
= in order [["Jon Fell",3],["Ida Holm",2]]
? beds without a stay: hut name, bed number
= [["Birch Hut",2],["Cairn Hut",1]]
? how many walkers never had a stay?
= [[1]]
? how many stays have no keys?
= [[4]]
? huts whose average price is above the average price of all beds in the valley
= [["Cairn Hut"]]
? which huts have an average price below the average?
= [["Alder Hut"],["Birch Hut"]]
? huts whose average price is above 20
= [["Alder Hut"],["Cairn Hut"]]
? stays per valley
= [["Upper",5],["Lower",1]]
? list the hut name and bed number of the beds that cost more than 30
= [["Cairn Hut",1],["Cairn Hut",2]]
? how many beds have at least 2 slept stays
= [[1]]
? I would like to see, for every hut, which bed type gets the most stays. Just the hut name and the bed type.
= [["Alder Hut","Bunk"],["Birch Hut","Bunk"],["Cairn Hut","Bunk"]]
? Hi, could you tell me how many different Ridge walkers have been a no-show at least once? Thank you!
= [[1]]
? walkers with no slept stay in June 2024
= [["Ida Holm"],["Kai Moor"],["Lea Tarn"]]
? walkers without any stay in June 2024
= [["Ida Holm"],["Kai Moor"],["Lea Tarn"]]
? How many walkers have at least one slept stay and at least one no-show stay?
= [[1]]
? How many walkers have a slept stay but also a no-show one?
= [[1]]
@ staff and departments
# staff
[["staff_id","integer"],["full_name","text"],["dept","integer"]]
[1,"Ola Berg",10]
[2,"Pia Rask",10]
[3,"Roy Sund",20]
# departments
[["department_id","integer"],["Department Name","text"],["floor","integer"]]
[10,"Sales",2]
[20,"Legal",3]
[30,"Audit",3]
? number of staff per department name
= [["Sales",2],["Legal",1]]
? which department has the most staff
= [["Sales"]]
? how many departments have no staff?
= [[1]]
@ events of an app
# app_events
[["event_id","integer"],["event_type","text"],["source","text"],["happened_on","date"]]
[1,"login","phone","2023-01-01"]
[2,"login","phone","2024-01-01"]
[3,"login","web","2024-02-01"]
[4,"export","phone","2024-02-02"]
[5,"login","phone","2024-02-03"]
[6,"invite",null,"2023-02-03"]
? logins by phone in 2024, just the number
= [[2]]
? how many sources are missing?
= [[1]]
? exports in 2024, only the count
= [[1]]
? logins from the phone - how many?
= [[3]]
@ weights of lambs
# weighings
[["lamb_no","integer"],["Lamb Name","text"],["shed","text"],["weighed_on","date"],["Weight (kg)","number"],["vet","text"]]
[1,"Flo","East","2024-03-01",12.5,"Dr Hay"]
[1,"Flo","East","2024-04-01",null,"Dr Hay"]
[2,"Gus","East","2024-03-01",11,null]
[3,"Ivy","West","2024-03-01",null,"Dr Lin"]
[3,"Ivy","West","2024-04-01",null,null]
? how many weights are missing?
= [[3]]
? number of missing weights
= [[3]]
? missing weights per shed
= [["East",1],["West",2]]
? how many missing weights are there in East?
= [[1]]
? how many vets are not recorded
= [[2]]
? how many rows are there?
= [[5]]
@ visitors of a portal
# visitors
[["visitor_id","integer"],["Visitor Name","text"],["joined_on","date"]]
[1,"Uma","2023-01-02"]
[2,"Vic","2024-01-03"]
[3,"Wes","2024-05-03"]
# acts
[["act_id","integer"],["visitor","integer"],["act_type","text"],["done_on","date"]]
[1,1,"login","2024-02-01"]
[2,2,"login","2023-12-30"]
[3,2,"export","2024-03-01"]
[4,3,"export","2024-06-01"]
? names of visitors that did not log in at all in 2024
= [["Vic"],["Wes"]]
? visitors with no login in 2024
= [["Vic"],["Wes"]]
? how many visitors have never logged in?
= [[1]]
? how many visitors had no login acts in 2024
= [[2]]
@ patients and doctors
# patients
[["patient_no","integer"],["patient_name","text"],["town","text"],["birth_date","date"],["insurer","text"],["Balance Due (EUR)","number"]]
[1,"Ann Ray","Moss","1950-01-01","Alba",0]
[2,"Bob Sand","Moss","1980-01-01","Alba",30]
[3,"Cal Tree","Hale","1990-01-01","Bona",0]
[4,"Dee Vane","Hale","2001-01-01","Bona",12]
# doctors
[["doctor_code","text"],["Doctor","text"],["ward","text"],["left_on","date"]]
["D1","Dr Uhl","Eyes",null]
["D2","Dr Vos","Skin",null]
["D3","Dr Wit","Skin","2023-01-01"]
# visits
[["visit_ref","text"],["patient","integer"],["doctor","text"],["seen_on","date"],["kind","text"],["outcome","text"],["Fee (EUR)","number"],["minutes","integer"]]
["V1",1,"D1","2023-02-01","Check-up","Cured",50,20]
["V2",1,"D1","2024-02-01","Emergency","Referred",90,40]
["V3",2,"D2","2024-03-01","Check-up","Cured",60,15]
["V4",2,"D1","2024-03-09","Check-up","No-show",0,null]
["V5",3,"D2","2024-04-01","Check-up","Cured",60,null]
["V6",3,"D2","2024-05-01","Emergency","Referred",80,30]
? top 2 doctors by number of visits, name and count please
= [["Dr Uhl",3],["Dr Vos",3]]
? how many patients have never been seen?
= [[1]]
? patients without a visit - name and town
= [["Dee Vane","Hale"]]
? how many visits have no minutes recorded?
= [[2]]
? how many minutes are missing?
= [[2]]
? most common outcome for each doctor: doctor and outcome
= [["Dr Uhl","Cured"],["Dr Uhl","No-show"],["Dr Uhl","Referred"],["Dr Vos","Cured"]]
? which doctors have more than 1 cured visit? just the names please
= [["Dr Vos"]]
? doctors whose average fee is above the average fee of all visits
= [["Dr Vos"]]
? how many different patients from Moss have been a no-show at least once?
= [[1]]
? how many patients owe us money
= [[2]]
? doctors with no visit in 2024
= [["Dr Wit"]]
? visits per town
= [["Moss",4],["Hale",2]]
? patients per town
= [["Moss",2],["Hale",2]]
? number of visits per doctor, doctor name + number
= [["Dr Uhl",3],["Dr Vos",3]]
? emergencies in 2024, just the number
= [[2]]
? Patients who have had both a check-up and an emergency. Only the names please.
= [["Ann Ray"],["Cal Tree"]]
? for each ward, which kind of visit is most frequent? Just the ward and the kind.
= [["Eyes","Check-up"],["Skin","Check-up"]]
? highest fee per doctor
= [["Dr Uhl",90],["Dr Vos",80]]
? names of patients who did not visit in 2024
= [["Dee Vane"]]
? which insurers have more than 1 patient?
= [["Alba"],["Bona"]]
? how many patients does each insurer have
= [["Alba",2],["Bona",2]]
`
