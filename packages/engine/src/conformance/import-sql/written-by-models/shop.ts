import { made } from './made-up.ts'

const NAMES = ['Ada', 'Ben', 'Chloé', 'Dmitri', 'Eve', 'Farid', 'Grace', "O'Neill", 'ida', 'Jo']

export const shop = [
  made(
    'customers',
    'id integer, name text, email text, country text, segment text, created_at date, is_vip boolean',
    24,
    (some, at) => [
      at + 1,
      `${some.of(NAMES)} ${at + 1}`,
      some.gap(15, `${some.of(NAMES).toLowerCase()}${at}@${some.of(['mail.com', 'shop.org'])}`),
      some.gap(10, some.of(['DE', 'FR', 'US', 'BR'])),
      some.of(['consumer', 'business', 'public']),
      some.date('2022-01-01', 700),
      some.gap(20, some.chance(30)),
    ],
  ),
  made(
    'orders',
    'id integer, customer_id integer, ordered_at timestamp, status text, channel text, discount number',
    70,
    (some, at) => [
      1000 + at,
      some.gap(5, some.between(1, 20)),
      some.moment('2023-01-01', 540),
      some.of(['paid', 'paid', 'shipped', 'cancelled', 'returned']),
      some.gap(10, some.of(['web', 'store', 'phone'])),
      some.gap(40, some.between(0, 6) / 20),
    ],
  ),
  made(
    'order_items',
    'order_id integer, product_id integer, quantity integer, unit_price number',
    150,
    (some) => [
      some.between(1000, 1069),
      some.between(1, 13),
      some.between(1, 6),
      some.money(2, 80),
    ],
  ),
  made(
    'products',
    'id integer, title text, category text, price number, cost number, discontinued boolean',
    14,
    (some, at) => [
      at + 1,
      `${some.of(['Blue', 'Red', 'Large', 'Small'])} ${some.of(['Lamp', 'Desk', 'Mug', 'Pen'])} ${at + 1}`,
      some.gap(8, some.of(['Home', 'Office', 'Kitchen'])),
      some.money(5, 120),
      some.gap(15, some.money(1, 60)),
      some.chance(20),
    ],
  ),
]
