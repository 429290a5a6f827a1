/** Columns that are called otherwise than people call them: shortened, turned round, of another form. Read by `read-asked.ts`. */
export const SPOKEN_NAMES_TABLES = String.raw`
@ sailors voyages
# sailors
[["sailor_id","integer"],["given_name","text"],["last_name","text"],["born","integer"],["pension_year","integer"],["retired","integer"]]
[1,"Ada","Brook",1901,1970,1950]
[2,"Bert","Crane",1925,null,1980]
[3,"Cora","Drake",1911,1999,null]
[4,"Dov","Eider",1940,null,null]
# voyages
[["id","integer"],["sailor_id","integer"],["year","integer"],["leaving_port_name","text"],["leaving_port_id","integer"],["landing_port_name","text"],["landing_port_id","integer"],["freight_charge","number"]]
[101,1,1930,"Oban",7,"Wick",9,40]
[102,1,1931,"Oban",7,"Mallaig",8,25]
[103,2,1950,"Wick",9,"Oban",7,60]
[104,3,1936,"Mallaig",8,"Wick",9,35]
? Find the sailors' given name and last name.
= [["Ada","Brook"],["Bert","Crane"],["Cora","Drake"],["Dov","Eider"]]
? What are the sailors' last names?
= [["Brook"],["Crane"],["Drake"],["Eider"]]
? Find all the sailors' last names who have an empty pension record.
= [["Crane"],["Eider"]]
? What are the given names of sailors with no pension record?
= [["Bert"],["Dov"]]
? List the last names of sailors whose pension year is blank.
= [["Crane"],["Eider"]]
? How many sailors have an empty retired field?
= [[2]]
? What are the leaving port's name and id of the voyage with the highest freight charge?
= [["Wick",9]]
? Give the landing port's id and name for voyage 102.
= [[8,"Mallaig"]]
? What is the leaving port's name and id that has the most voyages?
= [["Oban",7]]
? Which voyage has the least freight charge? List the voyage id and charge.
= [[102,25]]
? Which voyage has the highest freight charge? Show the year and the charge.
= [[1950,60]]
? List the given names of sailors with a missing retired year.
= [["Cora"],["Dov"]]
@ choirs singers
# singers
[["singer_id","integer"],["singer_name","text"],["is_female","text"],["paid","boolean"],["age","integer"],["joined","integer"]]
[1,"Ulla","T",true,41,2001]
[2,"Vito","F",false,29,2004]
[3,"Wes","F",true,52,2001]
[4,"Xenia","T",false,33,2010]
# duets
[["duet_id","integer"],["male_id","integer"],["female_id","integer"],["year","integer"]]
[1,2,1,2011]
[2,3,1,2012]
[3,3,4,2011]
? How many male singers are older than 30?
= [[1]]
? List the names of unpaid singers.
= [["Vito"],["Xenia"]]
? What is the average age of the female singers?
= [[37]]
? How many singers are men?
= [[2]]
? Show all joining years and the number of singers that joined in that year.
= [[2001,2],[2004,1],[2010,1]]
? What is the joining year of Xenia?
= [[2010]]
? Show the smalest age of singers.
= [[29]]
? List the names of singers in desending order of age.
= in order [["Wes"],["Ulla"],["Xenia"],["Vito"]]
@ rangers parks
# RANGER
[["Rno","integer"],["Fname","text"],["Minit","text"],["Lname","text"],["Bdate","date"],["Addr","text"],["Tel","text"],["Sal","integer"],["Pno","integer"]]
[1,"Ivo","K","Marsh","1980-04-02","4 Fell Lane","555-01",300,10]
[2,"Jane","L","Nettle","1975-09-12","9 Tarn Street","555-02",420,20]
[3,"Kit","M","Orchard","1991-01-30","1 Beck Row","555-03",280,10]
# PARK
[["Pno","integer"],["Pname","text"],["Odate","date"],["Qty_trees","integer"]]
[10,"Fellside","1950-05-01",400]
[20,"Tarnwood","1931-06-15",900]
? List the first names of all rangers in the ascending order of their birth date.
= in order [["Jane"],["Ivo"],["Kit"]]
? What is the birth date of the ranger Kit?
= [["1991-01-30"]]
? Show the last name and middle initial of each ranger.
= [["Marsh","K"],["Nettle","L"],["Orchard","M"]]
? List the first and last names, and the addresses of the rangers sorted by date of birth.
= in order [["Jane","Nettle","9 Tarn Street"],["Ivo","Marsh","4 Fell Lane"],["Kit","Orchard","1 Beck Row"]]
? What is the park number of the park named Tarnwood?
= [[20]]
? Show the names of all parks.
= [["Fellside"],["Tarnwood"]]
? What are the telephone numbers of rangers with a salary over 290?
= [["555-01"],["555-02"]]
@ staff of mills
# workers
[["empno","integer"],["empname","text"],["retire_age","integer"],["deptno","integer"],["hiredate","date"],["dob","date"],["phoneno","text"]]
[1,"Abel",61,1,"2001-03-01","1970-07-07","33"]
[2,"Beth",58,2,"1999-08-01","1981-02-03","44"]
[3,"Carl",70,1,"2010-05-01","1965-12-24","55"]
# mills
[["deptno","integer"],["deptname","text"],["headcount","integer"],["area_postcode","integer"]]
[1,"Carding",12,4411]
[2,"Spinning",30,5522]
? What are the employee names hired after 2000?
= [["Abel"],["Carl"]]
? What is the department name of the employee named Beth?
= [["Spinning"]]
? Show the hire dates and phone numbers of the workers in department number 1.
= [["2001-03-01","33"],["2010-05-01","55"]]
? What are the department names of mills with post codes starting with 5?
= [["Spinning"]]
? Show the area post codes of all mills.
= [[4411],[5522]]
? Which employee name has the highest age of retirement?
= [["Carl"]]
? What is the average age at retirement of the workers?
= [[63]]
? What is the date of birth of Carl?
= [["1965-12-24"]]
? List the employee names ordered by hire date.
= in order [["Beth"],["Abel"],["Carl"]]
@ patrons loans
# Patrons
[["patron_id","integer"],["patron_first_name","text"],["patron_last_name","text"],["home_postcode","text"],["home_village","text"],["is_man","text"],["active","text"]]
[1,"Nora","Ash","4410","Lower Combe, Dorset","F","yes"]
[2,"Otto","Birch","5120","Upper Combe, Devon","T","no"]
[3,"Pia","Cedar","4099","Stoke, Dorset","F","no"]
[4,"Quin","Dogwood","7001","Nether Stowey, Somerset","T","yes"]
# Loans
[["loan_id","integer"],["patron_id","integer"],["loan_name","text"],["status","text"]]
[1,1,"201","out"]
[2,1,"305","back"]
[3,2,"111","out"]
[4,3,"420","out"]
[5,3,"090","back"]
[6,4,"777","back"]
[7,4,"778","out"]
[8,4,"779","out"]
# Branches
[["branch_id","integer"],["branch_name","text"],["address_road","text"],["opening_date","integer"],["admit_year","integer"]]
[1,"North","Dorset Road",1901,1903]
[2,"South","High Street",1950,1951]
[3,"West","Mill Lane",1950,1949]
? Which patron has the fewest loans? Show the first name.
= [["Otto"]]
? Give the full name and patron id of the patron with the most loans.
= [["Quin","Dogwood",4]]
? Return the id and full name of the patron who has the fewest loans.
= [[2,"Otto","Birch"]]
? Show the full name and post code of every patron.
= [["Nora","Ash","4410"],["Otto","Birch","5120"],["Pia","Cedar","4099"],["Quin","Dogwood","7001"]]
? What are the last names of patrons that have post codes starting with 4.\
= [["Ash"],["Cedar"]]
? Show the post codes of patrons called Birch.
= [["5120"]]
? List the last names of patrons whose home village address includes the word "Dorset".
= [["Ash"],["Cedar"]]
? How many female patrons are there?
= [[2]]
? Show the first names of male patrons.
= [["Otto"],["Quin"]]
? How many inactive patrons are there?
= [[2]]
? Show the last names of active patrons.
= [["Ash"],["Dogwood"]]
? Show all opening years and the number of branches that opened in that year.
= [[1901,1],[1950,2]]
? What is the opening year of the branch North?
= [[1901]]
? List the branch names sorted by year of admission.
= in order [["North"],["West"],["South"]]
? What is the admission year of the branch West?
= [[1949]]
? List the diffrent opening years of the branches.
= [[1901],[1950]]
? What is the avarage admit year of the branches opened before 1960?
= [[1934.3333333333333]]
? Show the first names of patrons and thier coresponding loan names for loans that are out.
= [["Nora","201"],["Otto","111"],["Pia","420"],["Quin","778"],["Quin","779"]]
`
