import { made } from './made-up.ts'

export const budget = [
  made(
    'Budget Plan',
    'Cost Center text, Region text, Year integer, Q1 number, Q2 number, Q3 number, Q4 number',
    30,
    (some, at) => [
      some.of(['Marketing', 'IT', 'HR & Legal', 'Ops']),
      some.gap(8, some.of(['EMEA', 'APAC', 'AMER'])),
      2022 + (at % 3),
      some.between(10, 90) * 100,
      some.gap(15, some.between(10, 90) * 100),
      some.gap(15, some.between(10, 90) * 100),
      some.gap(25, some.between(10, 90) * 100),
    ],
  ),
  made(
    'spend',
    'id integer, cost_center text, region text, spent_on date, amount number, category text, approved boolean',
    150,
    (some, at) => [
      at + 1,
      some.of(['Marketing', 'IT', 'HR & Legal', 'Ops', 'marketing ']),
      some.gap(8, some.of(['EMEA', 'APAC', 'AMER'])),
      some.date('2022-01-01', 1000),
      some.gap(4, some.money(20, 3000)),
      some.of(['travel', 'software', 'people', 'other']),
      some.gap(10, some.chance(70)),
    ],
  ),
  made('rates', 'currency text, month date, rate number', 24, (some, at) => [
    at % 2 === 0 ? 'USD' : 'GBP',
    `2023-${String(1 + Math.floor(at / 2)).padStart(2, '0')}-01`,
    some.between(800, 1300) / 1000,
  ]),
]
