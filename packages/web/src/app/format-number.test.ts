import { expect, it } from 'vitest'
import { formatNumber } from './format-number.ts'

it('sets thousands apart', () => {
  expect([0, 999, 9_320, 12_401, 1_000_000].map(formatNumber)).toEqual([
    '0',
    '999',
    '9,320',
    '12,401',
    '1,000,000',
  ])
})

it('is the only way in which numbers are written: none is left to the language of the browser', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const left = Object.entries(sources).flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => /toLocaleString\((?:undefined|\))|NumberFormat\(undefined/.test(line))
      .filter((line) => !line.includes('new Date('))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(left).toEqual([])
})
