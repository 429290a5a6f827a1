import type { Cell } from '../../../relation/column.ts'
import type { World } from './tables.ts'

type Rows = readonly (readonly Cell[])[]

/** Questions with the rows that answer them. `in order` where the order is asked for. */
export interface OwnQuestion {
  readonly asks: string
  readonly rows: Rows
  readonly ordered?: boolean
}

const one = (value: Cell): Rows => [[value]]
const list = (...values: readonly Cell[]): Rows => values.map((value) => [value])

export const QUESTIONS: Readonly<Record<World, readonly OwnQuestion[]>> = {
  clinic: [
    { asks: 'How many doctors are there?', rows: one(5) },
    { asks: 'Count the number of patients.', rows: one(6) },
    { asks: 'How many patients live in Oslo?', rows: one(3) },
    {
      asks: 'What are the names of all doctors?',
      rows: list('Ada Stone', 'Ben Ortiz', 'Cleo Park', 'Dan Wood', 'Eve Lund'),
    },
    {
      asks: 'List the first name and last name of patients born before 1970.',
      rows: [
        ['Gus', 'Hale'],
        ['Lars', 'Vik'],
      ],
    },
    { asks: 'What is the average salary of doctors?', rows: one(175) },
    { asks: 'What is the average salary of cardiology doctors?', rows: one(195) },
    { asks: 'Show the highest and lowest salary of doctors.', rows: [[210, 140]] },
    { asks: 'Which doctor has the highest salary?', rows: one('Ada Stone') },
    { asks: 'What is the name of the doctor with the lowest salary?', rows: one('Eve Lund') },
    {
      asks: 'Show the number of doctors for each specialty.',
      rows: [
        ['Cardiology', 2],
        ['Dermatology', 1],
        ['Neurology', 1],
        ['Pediatrics', 1],
      ],
    },
    {
      asks: 'How many patients are there in each city?',
      rows: [
        ['Oslo', 3],
        ['Bergen', 2],
        ['Tromso', 1],
      ],
    },
    { asks: 'Which city has the most patients?', rows: one('Oslo') },
    { asks: 'Which cities have at least two patients?', rows: list('Oslo', 'Bergen') },
    { asks: 'What are the names of doctors who have no visits?', rows: one('Eve Lund') },
    { asks: 'How many doctors did not have any visit?', rows: one(1) },
    {
      asks: 'List the names of doctors ordered by salary in descending order.',
      rows: list('Ada Stone', 'Dan Wood', 'Cleo Park', 'Ben Ortiz', 'Eve Lund'),
      ordered: true,
    },
    {
      asks: 'Give the names of the doctors, sorted alphabetically.',
      rows: list('Ada Stone', 'Ben Ortiz', 'Cleo Park', 'Dan Wood', 'Eve Lund'),
      ordered: true,
    },
    { asks: 'What is the total fee of the visits to doctor "Ada Stone"?', rows: one(290) },
    { asks: 'Which doctor has the most visits?', rows: one('Ada Stone') },
    { asks: 'Find the names of doctors who have more than 2 visits.', rows: one('Ada Stone') },
    {
      asks: 'What are the different specialties of the doctors?',
      rows: list('Cardiology', 'Dermatology', 'Neurology', 'Pediatrics'),
    },
    { asks: 'How many different cities do patients come from?', rows: one(3) },
    { asks: 'What is the maximum fee?', rows: one(200) },
    {
      asks: 'What are the names of doctors whose salary is above the average?',
      rows: list('Ada Stone', 'Cleo Park', 'Dan Wood'),
    },
    { asks: 'Which patients are from Bergen? Give me their last names.', rows: list('Moe', 'Vik') },
    { asks: 'When was Dan Wood hired?', rows: one('2012-09-30') },
    {
      asks: 'List the names of doctors hired after 2014.',
      rows: list('Ben Ortiz', 'Cleo Park', 'Eve Lund'),
    },
    {
      asks: 'What are the top 2 doctors by salary?',
      rows: list('Ada Stone', 'Dan Wood'),
      ordered: true,
    },
    {
      asks: 'Show the name of each doctor and the number of visits they have.',
      rows: [
        ['Ada Stone', 3],
        ['Ben Ortiz', 2],
        ['Cleo Park', 1],
        ['Dan Wood', 2],
      ],
    },
    { asks: 'Find the last name of the patient with the most visits.', rows: one('Hale') },
    {
      asks: 'What are the last names of patients who do not live in Oslo?',
      rows: list('Moe', 'Lie', 'Vik'),
    },
    { asks: 'What is the salary of Cleo Park?', rows: one(180) },
    { asks: 'Who earns more than 190?', rows: list('Ada Stone', 'Dan Wood') },
    {
      asks: 'total fee by doctor name',
      rows: [
        ['Ada Stone', 290],
        ['Ben Ortiz', 135],
        ['Cleo Park', 110],
        ['Dan Wood', 350],
      ],
    },
    { asks: 'What is the specialty of the doctor who was hired first?', rows: one('Cardiology') },
    { asks: 'What is the last name of the oldest patient?', rows: one('Hale') },
    { asks: 'What is the first name of the youngest patient?', rows: one('Jon') },
    { asks: 'How many visits cost more than 100?', rows: one(4) },
    {
      asks: 'List the last names of patients who visited a doctor with specialty Neurology.',
      rows: list('Dahl', 'Hale'),
    },
  ],
  shop: [
    { asks: 'How many customers are from Germany?', rows: one(2) },
    { asks: 'What is the average age of the customers?', rows: one(43.4) },
    { asks: 'What is the age of the oldest customer?', rows: one(63) },
    { asks: 'What is the name of the youngest customer?', rows: one('Carla') },
    { asks: 'Which product is the most expensive?', rows: one('Desk') },
    { asks: 'What is the cheapest product?', rows: one('Lamp') },
    { asks: 'List the product names with a price between 50 and 150.', rows: list('Chair', 'Rug') },
    { asks: 'What is the price of the lamp?', rows: one(40) },
    { asks: 'how much does the Desk cost?', rows: one(250) },
    { asks: 'Which customers have not ordered anything?', rows: one('Dmitri') },
    { asks: 'Names of customers without any order', rows: one('Dmitri') },
    { asks: 'Which customer has the most orders?', rows: one('Anna') },
    { asks: 'How many orders were shipped?', rows: one(3) },
    { asks: 'How many orders are either open or cancelled?', rows: one(3) },
    {
      asks: 'Show all countries and the number of customers in each country.',
      rows: [
        ['Germany', 2],
        ['France', 2],
        ['Latvia', 1],
      ],
    },
    { asks: 'Which countries have more than one customer?', rows: list('Germany', 'France') },
    { asks: 'What is the total quantity ordered by Anna?', rows: one(11) },
    {
      asks: 'What is the total quantity for each product name?',
      rows: [
        ['Desk', 1],
        ['Lamp', 5],
        ['Chair', 8],
        ['Rug', 3],
      ],
    },
    {
      asks: 'List the categories of products cheaper than 100.',
      rows: list('Lighting', 'Textiles'),
    },
    {
      asks: 'What is the average price per category?',
      rows: [
        ['Furniture', 185],
        ['Lighting', 40],
        ['Textiles', 90],
      ],
    },
    {
      asks: 'Show the names of customers older than 40 sorted by age.',
      rows: list('Dmitri', 'Bruno', 'Elsa'),
      ordered: true,
    },
    { asks: 'What are the names of customers who ordered the Lamp?', rows: list('Anna', 'Carla') },
    { asks: 'How many distinct countries are there?', rows: one(3) },
    { asks: 'Which customers are not from France?', rows: list('Anna', 'Carla', 'Dmitri') },
    {
      asks: 'Find the names of customers who are younger than the average age.',
      rows: list('Anna', 'Carla', 'Dmitri'),
    },
    { asks: 'How many orders were placed after February 2024?', rows: one(3) },
    { asks: 'What is the date of the latest order?', rows: one('2024-04-22') },
    { asks: 'List the order ids with a quantity of at least 3.', rows: list(1002, 1005, 1006) },
    { asks: 'Which product has never been ordered?', rows: [] },
  ],
  regatta: [
    { asks: 'Who was the skipper in 2001?', rows: one('Ilse Brandt') },
    {
      asks: 'What was the winning boat when the venue was Genoa and the crew size was 14?',
      rows: one('Blue Heron'),
    },
    { asks: 'Which country has a skipper of pekka salo?', rows: one('Finland') },
    { asks: 'What is the prize money for the year 2002?', rows: one('22,250') },
    { asks: 'What is the highest prize money with a crew size less than 12?', rows: one(30000) },
    { asks: 'Name the time for north wind', rows: one('4:09:00') },
    { asks: 'How many years did Sweden win?', rows: one(2) },
    { asks: 'How many times did Tom Reyes win?', rows: one(2) },
    { asks: 'What is the total number of winning boats in Kiel?', rows: one(2) },
    { asks: 'What is the average crew size at cowes?', rows: one(10.5) },
    { asks: 'In which year was the crew size the largest?', rows: one(2000) },
    { asks: 'Tell me the venue for nora quist with a crew size of 9', rows: one('Cowes') },
    { asks: 'Who won the year after Ilse Brandt?', rows: one('Pekka Salo') },
    { asks: 'What is the earliest year that had Sea Lark as the winning boat?', rows: one(1999) },
    { asks: 'What venue had a time of 3:58:10?', rows: one('Genoa') },
    { asks: 'Which skipper from Spain won before 1999?', rows: one('Tom Reyes') },
    { asks: 'If the country is germany what is the winning boat?', rows: one('Tern') },
    { asks: 'what is the difference in crew size between 1998 and 2003?', rows: one(3) },
    {
      asks: 'Country of Finland and Venue of Cowes has what winning boat?',
      rows: one('North Wind'),
    },
  ],
  towers: [
    { asks: 'What is the name of the tallest tower?', rows: one('Harbour Spire') },
    { asks: 'How many towers are in Antwerp?', rows: one(2) },
    { asks: 'Which tower in Utrecht has the fewest floors?', rows: one('Signal Tower') },
    { asks: 'When was the Meridian completed?', rows: one(2008) },
    { asks: 'How tall is The Prism?', rows: one(160.4) },
    { asks: 'How many floors does Kestrel House have?', rows: one(44) },
    { asks: 'Where is Weavers Court located?', rows: one('Antwerp') },
    {
      asks: 'Which towers were completed after 2000?',
      rows: list('Harbour Spire', 'Meridian', 'The Prism'),
    },
    { asks: 'What is the sum of floors for towers used as office?', rows: one(92) },
    { asks: 'what is the smallest rank for a residential tower?', rows: one(1) },
    { asks: 'How many towers have more than 40 floors?', rows: one(3) },
    { asks: 'Which city is Signal Tower in?', rows: one('Utrecht') },
    { asks: 'what tower ranks right after Meridian?', rows: one('Kestrel House') },
    { asks: 'How many more towers are there in Rotterdam than in Utrecht?', rows: one(0) },
    { asks: 'Besides Harbour Spire, which tower is the tallest?', rows: one('Meridian') },
    { asks: 'What is the height of the tower completed in 1974?', rows: one(149) },
    {
      asks: 'Which towers are not in Rotterdam?',
      rows: list('Meridian', 'The Prism', 'Weavers Court', 'Signal Tower'),
    },
  ],
  games: [
    { asks: 'Who was the opponent on September 11?', rows: one('Otters') },
    { asks: 'What was the record on October 2?', rows: one('2-2') },
    { asks: 'What was the attendance of game 3?', rows: one('44,075') },
    { asks: 'What was the largest attendance?', rows: one(44075) },
    { asks: 'Which game had the lowest attendance?', rows: one(2) },
    { asks: 'How many games were played against the Ravens?', rows: one(2) },
    { asks: 'What was the result against the Bisons?', rows: one('W 20-3') },
    { asks: 'When did they play the Comets?', rows: one('September 18') },
    { asks: 'What was the total attendance?', rows: one(203655) },
    { asks: 'Who was the opponent in the first game?', rows: one('Ravens') },
    { asks: 'Who was the last opponent?', rows: one('Bisons') },
    { asks: 'What is the average attendance in games against Ravens?', rows: one(40650) },
    { asks: 'What opponent had an attendance of 38,950?', rows: one('Otters') },
    { asks: 'which opponent was played the most?', rows: one('Ravens') },
  ],
}
