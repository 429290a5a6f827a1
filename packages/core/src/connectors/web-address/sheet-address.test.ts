import { expect, test } from 'vitest'
import { connector } from './connector.ts'
import { sheetAddress } from './sheet-address.ts'

const HOST = 'https://docs.google.com/spreadsheets'
const ID = '1AbC_d-EfGhIjKlMnOpQrStUvWxYz0123456789abcdE'
const PUBLISHED = '2PACX-1vQabcdefghijklmnop_QRSTUV'

test.each([
  [`${HOST}/d/${ID}`, `${HOST}/d/${ID}/export?format=csv`],
  [`${HOST}/d/${ID}/`, `${HOST}/d/${ID}/export?format=csv`],
  [`  ${HOST}/d/${ID}/edit?usp=sharing `, `${HOST}/d/${ID}/export?format=csv`],
  [`${HOST}/d/${ID}/edit#gid=42`, `${HOST}/d/${ID}/export?format=csv&gid=42`],
  [`${HOST}/d/${ID}/edit?gid=7#gid=42`, `${HOST}/d/${ID}/export?format=csv&gid=42`],
  [`${HOST}/d/${ID}/edit?gid=7&usp=sharing`, `${HOST}/d/${ID}/export?format=csv&gid=7`],
  [`${HOST}/u/0/d/${ID}/view`, `${HOST}/d/${ID}/export?format=csv`],
  [`${HOST}/d/${ID}/edit#gid=4&range=A1:B2`, `${HOST}/d/${ID}/export?format=csv&gid=4`],
  [`${HOST}/d/${ID}/edit#gid=4%26x`, `${HOST}/d/${ID}/export?format=csv`],
  [`${HOST}/d/e/${PUBLISHED}/pubhtml`, `${HOST}/d/e/${PUBLISHED}/pub?output=csv`],
  [
    `${HOST}/d/e/${PUBLISHED}/pubhtml?gid=3&single=true`,
    `${HOST}/d/e/${PUBLISHED}/pub?output=csv&single=true&gid=3`,
  ],
])('%s becomes the address of its rows', (link, rows) => {
  expect(sheetAddress(link)).toBe(rows)
  // What it becomes stays as it is.
  expect(sheetAddress(rows)).toBeNull()
})

test.each([
  `${HOST}/d/${ID}/export?format=xlsx`,
  `${HOST}/d/${ID}/gviz/tq?tqx=out:csv`,
  `${HOST}/create`,
  `https://docs.google.com/document/d/${ID}/edit`,
  `https://docs.google.com.example.org/spreadsheets/d/${ID}/edit`,
  `https://example.org/?next=${HOST}/d/${ID}/edit`,
  'https://api.example.com/orders.csv',
  '/spreadsheets',
  '',
])('%s is left as it is', (address) => {
  expect(sheetAddress(address)).toBeNull()
})

test('a request that holds the link of a sheet asks for its rows', () => {
  const request = { url: `${HOST}/d/${ID}/edit#gid=1`, headers: '', parameters: [] }
  const parts = connector.takeApart?.(request)
  expect(parts?.request.url).toBe(`${HOST}/d/${ID}/export?format=csv&gid=1`)
  expect(parts?.settings).toMatchObject({ scheme: 'https', host: 'docs.google.com', port: 443 })
})
