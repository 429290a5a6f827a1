import type { CatalogueDataset } from '../../pipeline/catalogue.ts'

const ORDERS: CatalogueDataset = {
  id: 'o',
  name: 'orders',
  filename: 'orders.csv',
  rowCount: 400,
  columns: [
    { name: 'order_id', type: 'integer' },
    { name: 'billing_city', type: 'text' },
    { name: 'shipping_city', type: 'text' },
    { name: 'price', type: 'number' },
    { name: 'cost', type: 'number' },
    { name: 'ordered_on', type: 'date' },
    { name: 'shipped_on', type: 'date' },
    { name: 'state', type: 'text' },
  ],
  samples: {
    billing_city: ['Bern', 'Lyon', 'Turin'],
    shipping_city: ['Bern', 'Lyon', 'Oslo'],
    state: ['open', 'paid'],
  },
}

const RETURNS: CatalogueDataset = {
  id: 'r',
  name: 'returns',
  filename: 'returns.csv',
  rowCount: 40,
  columns: [
    { name: 'order_id', type: 'integer' },
    { name: 'price', type: 'number' },
    { name: 'state', type: 'text' },
  ],
  samples: { state: ['open', 'closed'] },
}

const MATCHES: CatalogueDataset = {
  id: 'm',
  name: 'matches',
  filename: 'matches.csv',
  rowCount: 4,
  columns: [
    { name: 'Home', type: 'text' },
    { name: 'Away', type: 'text' },
    { name: 'Ground', type: 'text' },
    { name: 'Crowd', type: 'integer' },
  ],
  samples: {
    Home: ['Eastgate', 'Hillview', 'Southport', 'Lakeside'],
    Away: ['Southport', 'Eastgate', 'Lakeside', 'Hillview'],
    Ground: ['Mill Lane', 'Crown Oval', 'Pier Road', 'Lake Park'],
    Crowd: [14_500, 9_200, 12_750, 18_000],
  },
}

export const AMBIGUOUS_DATA = {
  orders: [ORDERS],
  both: [ORDERS, RETURNS],
  matches: [MATCHES],
} as const satisfies Readonly<Record<string, readonly CatalogueDataset[]>>

/** What can be meant in two ways: either it is taken in one and says so, or one short question is asked. */
export interface AmbiguousRequest {
  readonly data: keyof typeof AMBIGUOUS_DATA
  readonly says: string
  /** What was taken for granted, in part, or what is asked back. */
  readonly assumes?: string
  readonly asks?: string
  /** A part of each of the sentences offered, in order. */
  readonly offers: readonly string[]
}

export const AMBIGUOUS: readonly AmbiguousRequest[] = [
  {
    data: 'orders',
    says: 'How many orders from Bern?',
    assumes: '"Bern" as billing_city; shipping_city would fit',
    offers: ['shipping_city is Bern'],
  },
  {
    data: 'orders',
    says: 'Which city has the most orders?',
    assumes: '"city" as billing_city; shipping_city would fit',
    offers: ['group by shipping_city'],
  },
  {
    data: 'orders',
    says: 'How many orders in 2024?',
    assumes: '"2024" as ordered_on; shipped_on would fit',
    offers: ['shipped_on is between 2024-01-01'],
  },
  {
    data: 'orders',
    says: 'orders over 100',
    assumes: '"100" as price; cost would fit',
    offers: ['cost is over 100'],
  },
  {
    data: 'orders',
    says: 'How many orders are above 50?',
    assumes: '"50" as price; cost would fit',
    offers: ['cost is over 50'],
  },
  {
    data: 'orders',
    says: 'keep rows over 100',
    asks: 'Which column should be compared?',
    offers: ['price is over 100', 'cost is over 100'],
  },
  {
    data: 'orders',
    says: 'keep rows below 20',
    asks: 'Which column should be compared?',
    offers: ['price is below 20', 'cost is below 20'],
  },
  {
    data: 'orders',
    says: 'sort descending',
    asks: 'Which column should the rows be sorted by?',
    offers: ['by price', 'by cost'],
  },
  {
    data: 'orders',
    says: 'top 5',
    asks: 'Which column is meant?',
    offers: ['by price', 'by cost'],
  },
  {
    data: 'orders',
    says: 'What is the average?',
    asks: 'The average of which column? There are: price, cost.',
    offers: ['average price', 'average cost'],
  },
  {
    data: 'orders',
    says: 'total by state',
    asks: 'The total of which column?',
    offers: ['total price by state', 'total cost by state'],
  },
  {
    data: 'orders',
    says: 'median per state',
    asks: 'The median of which column?',
    offers: ['median price per state', 'median cost per state'],
  },
  {
    data: 'orders',
    says: 'What is the biggest order?',
    asks: 'The biggest order by which column?',
    offers: ['highest price', 'highest cost'],
  },
  {
    data: 'orders',
    says: 'sort by city',
    asks: 'There is no column called "city".',
    offers: ['sort by billing_city', 'sort by shipping_city'],
  },
  {
    data: 'orders',
    says: 'group by city',
    asks: 'There is no column called "city".',
    offers: ['group by billing_city', 'group by shipping_city'],
  },
  {
    data: 'orders',
    says: 'only Bern',
    assumes: '"Bern" as billing_city; shipping_city would fit',
    offers: ['keep rows where shipping_city is Bern'],
  },
  {
    data: 'orders',
    says: 'not Bern or Lyon',
    assumes: '"Bern" as billing_city; shipping_city would fit',
    offers: ['shipping_city is not one of'],
  },
  {
    data: 'orders',
    says: 'drop Lyon',
    assumes: '"Lyon" as billing_city; shipping_city would fit',
    offers: ['drop rows where shipping_city is Lyon'],
  },
  {
    data: 'orders',
    says: 'only 2024',
    assumes: 'Took ordered_on as the date, not shipped_on.',
    offers: ['shipped_on is between 2024-01-01 and 2024-12-31'],
  },
  {
    data: 'orders',
    says: 'sort by date',
    assumes: 'Took ordered_on as the date; shipped_on would fit',
    offers: ['sort by shipped_on'],
  },
  {
    data: 'orders',
    says: 'sort by the date, newest first',
    assumes: 'Took ordered_on as the date; shipped_on would fit',
    offers: ['sort by shipped_on descending'],
  },
  {
    data: 'orders',
    says: 'newest first',
    assumes: 'Took ordered_on as the date; shipped_on would fit',
    offers: ['sort by shipped_on descending'],
  },
  {
    data: 'orders',
    says: 'top 3',
    asks: 'Which column is meant? The number columns are: price, cost.',
    offers: ['top 3 by price', 'top 3 by cost'],
  },
  {
    data: 'both',
    says: 'keep rows where price is over 100',
    assumes: 'returns.csv would fit as well',
    offers: ['load "returns.csv", keep rows'],
  },
  {
    data: 'both',
    says: 'average price',
    assumes: 'returns.csv would fit as well',
    offers: ['load "returns.csv", average price'],
  },
  {
    data: 'both',
    says: 'only open',
    assumes: 'returns.csv would fit as well',
    offers: ['load "returns.csv", only open'],
  },
  {
    data: 'both',
    says: 'sort by price',
    assumes: 'returns.csv would fit as well',
    offers: ['load "returns.csv", sort by price'],
  },
  {
    data: 'both',
    says: 'How many are open?',
    assumes: 'the table orders; returns would fit',
    offers: ['Load returns.csv'],
  },
  {
    data: 'matches',
    says: 'Which ground did Lakeside play at?',
    assumes: '"Lakeside" as Home; Away would fit',
    offers: ['Away is Lakeside'],
  },
  {
    data: 'matches',
    says: 'How many matches did Southport play?',
    assumes: '"Southport" as Home; Away would fit',
    offers: ['Away is Southport'],
  },
  {
    data: 'matches',
    says: 'What was the crowd of Hillview?',
    assumes: '"Hillview" as Home; Away would fit',
    offers: ['Away is Hillview'],
  },
]
