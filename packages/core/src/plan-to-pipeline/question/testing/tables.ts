import type { CatalogueDataset } from '../../../pipeline/catalogue.ts'
import type { Cell, Column, ColumnType, Table } from '../../../relation/column.ts'

/** Small worlds of our own making, for questions of our own writing. */
export const WORLDS = {
  clinic: {
    doctors: table('doctor_id:integer name:text specialty:text salary:integer hired:date', [
      [1, 'Ada Stone', 'Cardiology', 210, '2009-03-01'],
      [2, 'Ben Ortiz', 'Dermatology', 150, '2015-06-15'],
      [3, 'Cleo Park', 'Cardiology', 180, '2018-01-10'],
      [4, 'Dan Wood', 'Neurology', 195, '2012-09-30'],
      [5, 'Eve Lund', 'Pediatrics', 140, '2020-02-02'],
    ]),
    patients: table(
      'patient_id:integer first_name:text last_name:text city:text birth_year:integer',
      [
        [10, 'Gus', 'Hale', 'Oslo', 1950],
        [11, 'Ida', 'Moe', 'Bergen', 1988],
        [12, 'Jon', 'Dahl', 'Oslo', 2001],
        [13, 'Kari', 'Lie', 'Tromso', 1975],
        [14, 'Lars', 'Vik', 'Bergen', 1966],
        [15, 'Mia', 'Ness', 'Oslo', 1993],
      ],
    ),
    visits: table(
      'visit_id:integer patient_id:integer doctor_id:integer visited_on:date fee:number',
      [
        [100, 10, 1, '2023-01-05', 120],
        [101, 10, 1, '2023-02-11', 80],
        [102, 11, 2, '2023-02-20', 60],
        [103, 12, 4, '2023-03-03', 200],
        [104, 13, 1, '2024-01-15', 90],
        [105, 13, 3, '2024-02-01', 110],
        [106, 14, 2, '2024-02-10', 75],
        [107, 10, 4, '2024-03-12', 150],
      ],
    ),
  },
  shop: {
    customers: table('id:integer name:text country:text age:integer', [
      [1, 'Anna', 'Germany', 34],
      [2, 'Bruno', 'France', 52],
      [3, 'Carla', 'Germany', 27],
      [4, 'Dmitri', 'Latvia', 41],
      [5, 'Elsa', 'France', 63],
    ]),
    products: table('sku:text product_name:text category:text price:number', [
      ['P1', 'Desk', 'Furniture', 250],
      ['P2', 'Lamp', 'Lighting', 40],
      ['P3', 'Chair', 'Furniture', 120],
      ['P4', 'Rug', 'Textiles', 90],
    ]),
    orders: table(
      'order_id:integer customer_id:integer sku:text quantity:integer ordered:date status:text',
      [
        [1001, 1, 'P1', 1, '2024-01-03', 'shipped'],
        [1002, 1, 'P2', 4, '2024-01-20', 'shipped'],
        [1003, 2, 'P3', 2, '2024-02-14', 'cancelled'],
        [1004, 3, 'P2', 1, '2024-03-01', 'open'],
        [1005, 5, 'P4', 3, '2024-03-08', 'shipped'],
        [1006, 1, 'P3', 6, '2024-04-22', 'open'],
      ],
    ),
  },
  regatta: {
    regatta: table(
      'Year:integer|Winning boat:text|Skipper:text|Country:text|Crew size:integer|Prize money ($):text|Time:text|Venue:text',
      [
        [1998, 'Blue Heron', 'Tom Reyes', 'Spain', 12, '15,000', '4:12:09', 'Kiel'],
        [1999, 'Sea Lark', 'Nora Quist', 'Sweden', 10, '18,500', '4:02:44', 'Kiel'],
        [2000, 'Blue Heron', 'Tom Reyes', 'Spain', 14, '18,500', '3:58:10', 'Genoa'],
        [2001, 'Tern', 'Ilse Brandt', 'Germany', 11, '21,000', '4:20:31', 'Genoa'],
        [2002, 'North Wind', 'Pekka Salo', 'Finland', 12, '22,250', '4:09:00', 'Cowes'],
        [2003, 'Sea Lark', 'Nora Quist', 'Sweden', 9, '30,000', '4:01:57', 'Cowes'],
      ],
    ),
  },
  towers: {
    towers: table(
      'Rank:integer|Name:text|City:text|Height (m):number|Floors:integer|Completed:integer|Use:text',
      [
        [1, 'Harbour Spire', 'Rotterdam', 212.5, 54, 2019, 'Residential'],
        [2, 'Meridian', 'Antwerp', 190, 48, 2008, 'Office'],
        [3, 'Kestrel House', 'Rotterdam', 176, 44, 1996, 'Office'],
        [4, 'The Prism', 'Utrecht', 160.4, 40, 2011, 'Mixed'],
        [5, 'Weavers Court', 'Antwerp', 151, 39, 1987, 'Residential'],
        [6, 'Signal Tower', 'Utrecht', 149, 30, 1974, 'Communications'],
      ],
    ),
  },
  games: {
    games: table('Game:integer|Date:text|Opponent:text|Result:text|Attendance:text|Record:text', [
      [1, 'September 4', 'Ravens', 'W 24-10', '41,200', '1-0'],
      [2, 'September 11', 'Otters', 'L 7-21', '38,950', '1-1'],
      [3, 'September 18', 'Comets', 'W 30-28', '44,075', '2-1'],
      [4, 'October 2', 'Ravens', 'L 13-17', '40,100', '2-2'],
      [5, 'October 9', 'Bisons', 'W 20-3', '39,330', '3-2'],
    ]),
  },
  school: {
    students: table('student_id:integer|name:text|age:integer|home_country:text|gpa:number', [
      [1, 'Aiko', 19, 'Japan', 3.9],
      [2, 'Bram', 22, 'Netherlands', 2.8],
      [3, 'Chidi', 21, 'Nigeria', 3.4],
      [4, 'Dora', 24, 'Japan', 3.1],
      [5, 'Emil', 20, 'Denmark', 3.7],
    ]),
    teachers: table('teacher_id:integer|teacher_name:text|age:integer|hometown:text', [
      [1, 'Mr Fox', 45, 'Leeds'],
      [2, 'Ms Grey', 38, 'York'],
      [3, 'Mrs Hill', 51, 'Leeds'],
    ]),
    courses: table('course_id:text|title:text|credits:integer|teacher_id:integer', [
      ['C1', 'Algebra', 4, 1],
      ['C2', 'Botany', 3, 2],
      ['C3', 'Choir', 2, 2],
      ['C4', 'Drawing', 3, 1],
    ]),
    enrollments: table('student_id:integer|course_id:text|grade:integer|term:text', [
      [1, 'C1', 90, 'Fall'],
      [1, 'C2', 85, 'Spring'],
      [2, 'C1', 70, 'Fall'],
      [3, 'C3', 95, 'Fall'],
      [5, 'C1', 88, 'Spring'],
      [5, 'C4', 60, 'Fall'],
    ]),
  },
  albums: {
    albums: table(
      'No.:integer|Title:text|Artist:text|Release date:text|Label:text|Peak position US:integer|Peak position UK:text|Sales:text',
      [
        [1, 'Glass Harbor', 'The Lanterns', 'March 3, 1994', 'Oak Records', 12, '4', '250,000'],
        [2, 'Night Ferry', 'Mara Voss', 'June 20, 1996', 'Pine Street', 3, '1', '1,200,000'],
        [3, 'Paper Moons', 'The Lanterns', 'January 15, 1999', 'Oak Records', 27, '—', '90,000'],
        [4, 'Ember', 'Jules Adair', 'October 8, 2001', 'Redwood', 8, '10', '480,000'],
        [5, 'Low Tide', 'Mara Voss', 'May 30, 2004', 'Redwood', 1, '2', '2,050,000'],
      ],
    ),
  },
  medals: {
    medals: table(
      'Rank:integer|Nation:text|Gold:integer|Silver:integer|Bronze:integer|Total:integer',
      [
        [1, 'Norway', 9, 4, 6, 19],
        [2, 'Canada', 7, 8, 2, 17],
        [3, 'Austria', 5, 5, 5, 15],
        [4, 'Japan', 3, 6, 4, 13],
        [5, 'Italy', 3, 1, 7, 11],
        [6, 'Poland', 0, 2, 1, 3],
      ],
    ),
  },
  stations: {
    stations: table(
      'Call sign:text|Frequency (MHz):number|City of license:text|ERP (W):text|Class:text|Owner:text|First air date:integer',
      [
        ['KABC', 88.1, 'Dover', '3,000', 'A', 'Bay Media', 1971],
        ['KDEF', 91.5, 'Easton', '250', 'D', 'Hill College', 1980],
        ['KGHI', 94.7, 'Dover', '50,000', 'B', 'Bay Media', 1965],
        ['KJKL', 99.9, 'Milford', '6,000', 'A', 'Sun Radio', 1999],
        ['KMNO', 104.3, 'Easton', '25,000', 'B', 'Sun Radio', 2003],
      ],
    ),
  },
  episodes: {
    episodes: table(
      'No. in series:integer|No. in season:integer|Title:text|Directed by:text|Written by:text|Original air date:text|U.S. viewers (millions):number|Prod. code:text',
      [
        [14, 1, '"The Lighthouse"', 'Ruth Amos', 'Carl Benz', 'September 14, 2007', 9.31, '2T5001'],
        [
          15,
          2,
          '"Cold Harbor"',
          'Omar Diaz',
          'Lena Fitch & Carl Benz',
          'September 21, 2007',
          8.7,
          '2T5003',
        ],
        [16, 3, '"Second Wind"', 'Ruth Amos', 'Lena Fitch', 'September 28, 2007', 8.95, '2T5002'],
        [17, 4, '"The Ferryman"', 'Paula Roy', 'Greg Holt', 'October 5, 2007', 10.02, '2T5004'],
        [18, 5, '"Afterglow"', 'Omar Diaz', 'Carl Benz', 'October 12, 2007', 9.6, '2T5005'],
      ],
    ),
  },
  footy: {
    footy: table(
      'Home team:text|Home team score:text|Away team:text|Away team score:text|Ground:text|Crowd:text|Date:text',
      [
        ['Eastgate', '12.10 (82)', 'Southport', '9.8 (62)', 'Mill Lane', '14,500', '3 May 1952'],
        ['Hillview', '7.15 (57)', 'Eastgate', '11.9 (75)', 'Crown Oval', '9,200', '10 May 1952'],
        ['Southport', '15.6 (96)', 'Lakeside', '8.8 (56)', 'Pier Road', '12,750', '10 May 1952'],
        ['Lakeside', '10.10 (70)', 'Hillview', '10.9 (69)', 'Lake Park', '18,000', '17 May 1952'],
      ],
    ),
  },
  golf: {
    golf: table('Place:text|Player:text|Country:text|Score:text|To par:text|Money ($):integer', [
      ['1', 'Al Moss', 'United States', '68-70-69=207', '–9', 54000],
      ['T2', 'Ian Reed', 'Scotland', '70-70-70=210', '–6', 27000],
      ['T2', 'Kenji Ito', 'Japan', '69-72-69=210', '–6', 27000],
      ['4', 'Bob Tate', 'United States', '71-71-70=212', '–4', 15000],
      ['5', 'Luis Vega', 'Spain', '73-70-72=215', '–1', 12000],
    ]),
  },
  seats: {
    seats: table(
      'District:text|Incumbent:text|Party:text|First elected:integer|Result:text|Vote share:text',
      [
        ['North 1', 'Amy Cole', 'Labour', 1998, 'Re-elected', '54.2%'],
        ['North 2', 'Bill Dunn', 'Liberal', 2006, 'Lost re-election', '47.9%'],
        ['South 1', 'Cora Eads', 'Labour', 2002, 'Retired', '60.1%'],
        ['South 2', 'Dean Fry', 'Green', 2010, 'Re-elected', '51.0%'],
        ['West 1', 'Ella Goss', 'Liberal', 1994, 'Re-elected', '65.5%'],
      ],
    ),
  },
} as const

export type World = keyof typeof WORLDS

/** The tables of a world as a catalogue has them, every value of a column being a sample. */
export function datasetsOf(world: World): readonly CatalogueDataset[] {
  return Object.entries(WORLDS[world]).map(([name, own]: [string, Table]) => datasetOf(name, own))
}

/** One table as a catalogue has it. */
export function datasetOf(name: string, { columns, rows }: Table): CatalogueDataset {
  return {
    id: name,
    name,
    filename: `${name}.csv`,
    columns,
    rowCount: rows.length,
    samples: Object.fromEntries(
      columns.map((column, index) => [
        column.name,
        [...new Set(rows.map((row) => row[index] ?? null))].filter((cell) => cell !== null),
      ]),
    ),
  }
}

function table(head: string, rows: readonly (readonly Cell[])[]): Table {
  const parts = head.split(head.includes('|') ? '|' : ' ')
  const columns = parts.map((part): Column => {
    const [name = '', type] = part.split(':')
    // Written above, each with a type.
    return { name, type: type as ColumnType }
  })
  return { columns, rows }
}
