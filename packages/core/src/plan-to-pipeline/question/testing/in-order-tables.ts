/** Several keys to sort by, each with its own way, and figures in the order of their groups. The format is read by `read-asked.ts`. */
export const IN_ORDER_TABLES = String.raw`
@ berths of a harbour
# stays
[["stay_id","integer"],["skipper","text"],["pier","text"],["arrived","date"],["nights","integer"],["fee","number"]]
[1,"Oda","West","2024-05-02",3,60]
[2,"Bram","East","2024-05-09",1,25]
[3,"Cyra","West","2024-06-01",2,90]
[4,"Oda","North","2024-06-03",5,80]
[5,"Bram","North","2024-06-20",2,95]
[6,"Cyra","East","2024-06-20",7,40]
? show skipper and fee sorted by skipper then by fee descending
= in order [["Bram",95],["Bram",25],["Cyra",90],["Cyra",40],["Oda",80],["Oda",60]]
? list pier and nights, sorted by pier descending, then by nights
= in order [["West",2],["West",3],["North",2],["North",5],["East",1],["East",7]]
? list skipper and nights sorted by pier, then by descending nights
= in order [["Cyra",7],["Bram",1],["Oda",5],["Bram",2],["Oda",3],["Cyra",2]]
? list skipper and fee in descending order of skipper, then by fee
= in order [["Oda",60],["Oda",80],["Cyra",40],["Cyra",90],["Bram",25],["Bram",95]]
? stays with fee over 50 sorted by pier, then by fee descending
= in order [[5,"Bram","North","2024-06-20",2,95],[4,"Oda","North","2024-06-03",5,80],[3,"Cyra","West","2024-06-01",2,90],[1,"Oda","West","2024-05-02",3,60]]
? stays with nights over 2 sorted by pier, fee
= in order [[6,"Cyra","East","2024-06-20",7,40],[4,"Oda","North","2024-06-03",5,80],[1,"Oda","West","2024-05-02",3,60]]
? total fee and number of stays per pier, sorted by pier
= in order [["East",65,2],["North",175,2],["West",150,2]]
? total fee and average nights per pier alphabetically
= in order [["East",65,4],["North",175,3.5],["West",150,2.5]]
? total fee and number of stays per skipper, sorted by number of stays, then by skipper descending
= in order [["Oda",140,2],["Cyra",130,2],["Bram",120,2]]
? total fee and number of stays per month, newest first
= in order [["2024-06-01",305,4],["2024-05-01",85,2]]
? total fee per pier, alphabetically
= in order [["East",65],["North",175],["West",150]]
`
