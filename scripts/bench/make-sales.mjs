import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { finished } from 'node:stream/promises'

const CUSTOMERS = 100_000
const SEGMENTS = ['Retail', 'Trade', 'Online', 'Public']
const COUNTRIES = ['DE', 'ES', 'FR', 'GR', 'IT', 'PT']
const REGIONS = ['West', 'East', 'North', 'South']
const PRODUCTS = ['Desk', 'Chair, oak', 'Lamp', 'Shelf "Nora"', 'Table']

/** The same rows every time, for the same number of them. @param {string} path @param {number} rows */
export async function makeSales(path, rows) {
  const random = seeded(20_240_131)
  const out = createWriteStream(path)
  out.write('id,ordered,region,product,quantity,price,customer_id\n')
  let text = ''
  for (let id = 1; id <= rows; id += 1) {
    const day = new Date(Date.UTC(2022, 0, 1 + Math.floor(random() * 1000)))
      .toISOString()
      .slice(0, 10)
    const product = pick(PRODUCTS, random()).replaceAll('"', '""')
    const price = (random() * 500).toFixed(2)
    const cells = [
      id,
      day,
      pick(REGIONS, random()),
      `"${product}"`,
      Math.ceil(random() * 20),
      price,
    ]
    text += `${cells.join(',')},${customer(Math.floor(random() * CUSTOMERS))}\n`
    if (text.length < 1 << 16) continue
    if (!out.write(text)) await once(out, 'drain')
    text = ''
  }
  out.end(text)
  await finished(out)
}

/** Everybody who may have bought, once each. @param {string} path */
export async function makeCustomers(path) {
  const random = seeded(19_991_231)
  const lines = Array.from(
    { length: CUSTOMERS },
    (_, number) => `${customer(number)},${pick(SEGMENTS, random())},${pick(COUNTRIES, random())}\n`,
  )
  await writeFile(path, `customer_id,segment,country\n${lines.join('')}`)
}

/** @param {number} number */
function customer(number) {
  return `C${String(number).padStart(6, '0')}`
}

/** @param {readonly string[]} values @param {number} at */
function pick(values, at) {
  return values[Math.floor(at * values.length)] ?? ''
}

/** Mulberry32. @param {number} seed */
function seeded(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
