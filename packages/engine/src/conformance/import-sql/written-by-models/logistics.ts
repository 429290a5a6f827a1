import { made } from './made-up.ts'

export const logistics = [
  made('warehouses', 'code text, city text, capacity integer, opened date', 5, (some, at) => [
    ['W1', 'W2', 'W3', 'W4', 'W5'][at] ?? '',
    some.of(['Hamburg', 'Lille', 'Porto']),
    some.gap(20, some.between(10, 90) * 100),
    some.date('2010-01-01', 4000),
  ]),
  made(
    'shipments',
    'shipment_id integer, warehouse text, carrier text, shipped_on date, delivered_on date, promised_on date, weight_kg number, cost number, fragile boolean, destination text',
    120,
    (some, at) => {
      const day = some.between(1, 20)
      const month = String(some.between(1, 9)).padStart(2, '0')
      const date = (one: number) => `2024-${month}-${String(one).padStart(2, '0')}`
      return [
        at + 1,
        some.of(['W1', 'W2', 'W3', 'W4', 'W9']),
        some.gap(5, some.of(['DHL', 'UPS', 'GLS', 'dpd'])),
        date(day),
        some.gap(15, date(day + some.below(8))),
        date(day + some.between(2, 5)),
        some.gap(5, some.money(0, 40)),
        some.money(3, 90),
        some.chance(25),
        some.of(['AT', 'PL', 'IT', 'ES', 'DK']),
      ]
    },
  ),
  made(
    'stock',
    'warehouse text, sku text, on_hand integer, reorder_at integer, counted_on date',
    60,
    (some) => [
      some.of(['W1', 'W2', 'W3', 'W4', 'W5']),
      `SKU-${some.between(1, 15)}`,
      some.gap(5, some.between(0, 120)),
      some.of([10, 20, 40]),
      some.date('2024-06-01', 60),
    ],
  ),
]
