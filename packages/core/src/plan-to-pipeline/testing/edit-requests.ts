import type { Catalogue } from '../../pipeline/catalogue.ts'

/** Two tables of our own, for edits in conversation. */
export const EDIT_CATALOGUE: Catalogue = {
  datasets: [
    {
      id: 'o',
      name: 'orders',
      filename: 'orders.csv',
      rowCount: 400,
      columns: [
        { name: 'order_id', type: 'integer' },
        { name: 'customer_id', type: 'integer' },
        { name: 'city', type: 'text' },
        { name: 'price', type: 'number' },
        { name: 'quantity', type: 'integer' },
        { name: 'ordered_on', type: 'date' },
        { name: 'state', type: 'text' },
      ],
      samples: { city: ['Bern', 'Lyon', 'Turin'], state: ['open', 'paid', 'cancelled'] },
    },
    {
      id: 'c',
      name: 'clients',
      filename: 'clients.csv',
      rowCount: 40,
      columns: [
        { name: 'customer_id', type: 'integer' },
        { name: 'segment', type: 'text' },
        { name: 'country', type: 'text' },
      ],
      samples: { segment: ['small', 'large'], country: ['Italy', 'France'] },
    },
  ],
}

/** What stands on the canvas before, by the sentence that builds it. */
export const CANVASES = {
  loaded: 'load orders',
  filtered: 'load orders, keep rows where city is Bern and price is over 100',
  dated:
    'load orders, keep rows where ordered_on is between 2024-01-01 and 2024-12-31, group by city with sum of price as total',
  grouped: 'load orders, group by city with sum of price as total, sort by total descending',
  joined: 'load orders, join with clients on customer_id',
  summed:
    'load orders, join with clients on customer_id, group by segment with sum of price as total',
  topped: 'load orders, sort by price descending, take the first 5 rows',
  exported: 'load orders, keep rows where state is paid, export as csv',
} as const

export type CanvasName = keyof typeof CANVASES

/** The same edit in several wordings; `after` is what the pipeline says of itself then. */
export interface EditRequests {
  readonly canvas: CanvasName
  readonly says: readonly string[]
  readonly after: string
  /** Messages of the user before this one, oldest first. */
  readonly history?: readonly string[]
}

const GROUPED = 'group by city to get total price as total'
const YEAR_2024 = 'keep rows where ordered_on is between 2024-01-01 and 2024-12-31'
const JOINED = 'Load orders.csv. Load clients.csv. Back to step 1,'

export const EDITS: readonly EditRequests[] = [
  {
    canvas: 'grouped',
    says: [
      'only 2024',
      'just 2024',
      '2024 only',
      'only for 2024',
      'only those in 2024',
      'in 2024 only please',
      'keep 2024',
      'limit it to 2024',
      'restrict this to 2024',
    ],
    after: `Load orders.csv, ${YEAR_2024}, ${GROUPED}, sort by total descending`,
  },
  {
    canvas: 'grouped',
    says: ['since June 2024', 'only since June 2024'],
    after: `Load orders.csv, keep rows where ordered_on is on or after 2024-06-01, ${GROUPED}, sort by total descending`,
  },
  {
    canvas: 'grouped',
    says: ['before 2023', 'only before 2023'],
    after: `Load orders.csv, keep rows where ordered_on is before 2023-01-01, ${GROUPED}, sort by total descending`,
  },
  {
    canvas: 'grouped',
    says: ['only the first quarter of 2024', 'only Q1 2024', 'just Q1 2024'],
    after: `Load orders.csv, keep rows where ordered_on is between 2024-01-01 and 2024-03-31, ${GROUPED}, sort by total descending`,
  },
  {
    canvas: 'dated',
    says: [
      '2023 instead',
      'what about 2023?',
      'make it 2023',
      'and for 2023?',
      'change 2024 to 2023',
      'only 2023',
    ],
    after: `Load orders.csv, keep rows where ordered_on is between 2023-01-01 and 2023-12-31, ${GROUPED}`,
  },
  {
    canvas: 'dated',
    says: ['all years', 'any date', 'remove the date condition', 'remove the filter'],
    after: `Load orders.csv, ${GROUPED}`,
  },
  {
    canvas: 'loaded',
    says: ['only Bern', 'just Bern', 'show only Bern', 'only those from Bern', 'these in Bern'],
    after: 'Load orders.csv, keep rows where city is Bern',
  },
  {
    canvas: 'loaded',
    says: ['not Bern', 'without Bern', 'everything except Bern'],
    after: 'Load orders.csv, keep rows where city is not Bern',
  },
  {
    canvas: 'loaded',
    says: ['drop cancelled orders', 'remove the cancelled ones'],
    after: 'Load orders.csv, drop rows where state is cancelled',
  },
  {
    canvas: 'filtered',
    says: [
      'what about Lyon?',
      'Lyon instead',
      'use Lyon instead of Bern',
      'change Bern to Lyon',
      'only Lyon',
    ],
    after: 'Load orders.csv, keep rows where city is Lyon and price is over 100',
  },
  {
    canvas: 'filtered',
    says: ['also Lyon', 'Lyon too', 'and Lyon as well', 'or Lyon'],
    after: 'Load orders.csv, keep rows where city is one of Bern, Lyon and price is over 100',
  },
  {
    canvas: 'filtered',
    says: ['make that 250', 'over 250 instead', 'change over 100 to over 250', 'change 100 to 250'],
    after: 'Load orders.csv, keep rows where city is Bern and price is over 250',
  },
  {
    canvas: 'filtered',
    says: ['make it at least 50', 'at least 50 instead'],
    after: 'Load orders.csv, keep rows where city is Bern and price is at least 50',
  },
  {
    canvas: 'filtered',
    says: [
      'remove the city condition',
      'forget the city',
      'any city',
      'all cities',
      "the city doesn't matter",
      'without the condition on city',
    ],
    after: 'Load orders.csv, keep rows where price is over 100',
  },
  {
    canvas: 'filtered',
    says: [
      'remove the filter',
      'without the filter',
      'delete that',
      'get rid of it',
      'remove the last step',
      'drop those conditions',
    ],
    after: 'Load orders.csv',
  },
  {
    canvas: 'grouped',
    says: [
      'also by month',
      'by month too',
      'and by month',
      'break it down by month',
      'monthly',
      'split that by month as well',
    ],
    after:
      "Load orders.csv, compute month as `date_trunc('month', ordered_on)`, group by city, month to get total price as total, sort by total descending",
  },
  {
    canvas: 'grouped',
    says: [
      'by state instead',
      'by state instead of city',
      'group them by state instead',
      'per state rather than per city',
    ],
    after: 'Load orders.csv, group by state to get total price as total, sort by total descending',
  },
  {
    canvas: 'grouped',
    says: ["don't group by city", 'no longer by city', 'remove city from the groups'],
    after:
      'Load orders.csv, summarize all rows to get total price as total, sort by total descending',
  },
  {
    canvas: 'grouped',
    says: ['use the average instead', 'average instead of sum', 'make it the average'],
    after: 'Load orders.csv, group by city to get average price as total, sort by total descending',
  },
  {
    canvas: 'grouped',
    says: ['also the average price', 'and the average price too', 'add the average price'],
    after: `Load orders.csv, ${GROUPED}, average price, sort by total descending`,
  },
  {
    canvas: 'grouped',
    says: ['also count the orders', 'add the number of orders'],
    after: `Load orders.csv, ${GROUPED}, number of rows, sort by total descending`,
  },
  {
    canvas: 'grouped',
    says: [
      'sort the other way',
      'other way round',
      'reverse it',
      'reverse the order',
      'lowest first',
      'ascending please',
      'sort them ascending',
    ],
    after: `Load orders.csv, ${GROUPED}, sort by total`,
  },
  {
    canvas: 'grouped',
    says: ['sort them by city', 'sort those by city instead', 'order by city'],
    after: `Load orders.csv, ${GROUPED}, sort by city`,
  },
  {
    canvas: 'grouped',
    says: ['then by city'],
    after: `Load orders.csv, ${GROUPED}, sort by total descending, city`,
  },
  {
    canvas: 'grouped',
    says: ['remove the sort', 'drop the sorting', "don't sort", 'no sorting'],
    after: `Load orders.csv, ${GROUPED}`,
  },
  {
    canvas: 'grouped',
    says: ['limit it to 3', 'only the first 3 rows', 'limit that to the first 3 rows'],
    after: `Load orders.csv, ${GROUPED}, sort by total descending, take the first 3 rows`,
  },
  {
    canvas: 'topped',
    says: ['make it 10', 'top 10 instead', 'show 10 instead', 'only 10'],
    after: 'Load orders.csv, sort by price descending, take the first 10 rows',
  },
  {
    canvas: 'topped',
    says: ['sort the other way', 'reverse the order'],
    after: 'Load orders.csv, sort by price descending, take the first 5 rows, sort by price',
  },
  {
    canvas: 'grouped',
    history: ['total price by city', 'also by state'],
    says: ['rename it to turnover', 'call it turnover'],
    after: `Load orders.csv, ${GROUPED}, sort by total descending, rename total to turnover`,
  },
  {
    canvas: 'topped',
    says: ['remove the limit', 'no limit', 'show all of them'],
    after: 'Load orders.csv, sort by price descending',
  },
  {
    canvas: 'topped',
    says: ['sort by quantity instead', 'order them by quantity'],
    after: 'Load orders.csv, sort by quantity, take the first 5 rows',
  },
  {
    canvas: 'grouped',
    says: [
      'rename total to revenue',
      'rename the total column to revenue',
      'call total revenue',
      'call it revenue',
      'rename it revenue',
      'rename that to revenue',
      'change the name of total to revenue',
      'the total should be called revenue',
    ],
    after: `Load orders.csv, ${GROUPED}, sort by total descending, rename total to revenue`,
  },
  {
    canvas: 'joined',
    says: [
      'remove the join',
      'drop the join',
      'undo the join',
      "don't join them",
      'without the join',
    ],
    after: 'Load orders.csv',
  },
  {
    canvas: 'joined',
    says: [
      'use a left join',
      'make it a left join',
      'left join instead',
      'change the join to left',
      'keep all orders',
      'keep orders without a client too',
    ],
    after: `${JOINED} left join with step 2 on customer_id`,
  },
  {
    canvas: 'summed',
    says: ['make that a full join', 'use an outer join'],
    after: `${JOINED} full join with step 2 on customer_id, group by segment to get total price as total`,
  },
  {
    canvas: 'summed',
    says: ['only Italy', 'just Italy', 'only those in Italy'],
    after: `${JOINED} join with step 2 on customer_id, keep rows where country is Italy, group by segment to get total price as total`,
  },
  {
    canvas: 'loaded',
    says: ['sort by it descending', 'sort them by that descending'],
    history: ['how about the city?', 'show me the price in each city'],
    after: 'Load orders.csv, sort by price descending',
  },
  {
    canvas: 'loaded',
    says: ['only those over 100', 'keep those above 100', 'only where it is over 100'],
    history: ['show me the price', 'thanks'],
    after: 'Load orders.csv, keep rows where price is over 100',
  },
  {
    canvas: 'loaded',
    says: ['average of it by city', 'average it by city'],
    history: ['show me the price'],
    after: 'Load orders.csv, group by city to get average price',
  },
  {
    canvas: 'filtered',
    says: ['how many per city', 'count them by city'],
    after:
      'Load orders.csv, keep rows where city is Bern and price is over 100, group by city to get number of rows',
  },
  {
    canvas: 'exported',
    says: ['make it parquet', 'as parquet instead', 'change the export to parquet'],
    after: 'Load orders.csv, keep rows where state is paid, export as Parquet',
  },
  {
    canvas: 'exported',
    says: ['remove the export', 'drop the export again', "don't export it"],
    after: 'Load orders.csv, keep rows where state is paid',
  },
]

/** What changes nothing: the caller is asked to do or to find out something. */
export interface AskedOfCaller {
  readonly does: 'run' | 'undo' | 'why-empty' | 'count' | 'explain'
  readonly says: readonly string[]
}

export const ASKED: readonly AskedOfCaller[] = [
  {
    does: 'run',
    says: [
      'run it',
      'run',
      'run this now',
      'please run it',
      'can you run it?',
      'go ahead and run it',
      'execute the pipeline',
      'run the pipeline again',
      'show me the results',
    ],
  },
  {
    does: 'undo',
    says: [
      'undo',
      'undo that',
      'undo the last change',
      'no, undo that',
      'revert it',
      'take that back',
      'never mind',
      'cancel that',
      'go back',
    ],
  },
  {
    does: 'why-empty',
    says: [
      'why is this empty?',
      'why are there no rows?',
      'why is there nothing?',
      "why don't I see anything?",
      'where did the rows go?',
      'why do I get no results?',
    ],
  },
  { does: 'count', says: ['how many rows are left?', 'how many are there?', 'how many rows?'] },
  {
    does: 'explain',
    says: [
      'what does this pipeline do?',
      'what does it do?',
      'explain this',
      'explain that to me',
      'tell me what it does',
      'what happens here?',
      'walk me through it',
    ],
  },
]
