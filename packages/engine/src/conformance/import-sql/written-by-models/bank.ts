import { made } from './made-up.ts'

export const bank = [
  made(
    'clients',
    'client_id integer, full_name text, birth_year integer, city text, risk text',
    18,
    (some, at) => [
      at + 1,
      `${some.of(['Kim', 'Lee', 'Ng', 'Ruiz'])}, ${some.of(['A.', 'B.', 'C.', 'D.'])}`,
      some.gap(10, some.between(1945, 2004)),
      some.of(['Oslo', 'Rome', 'Lima']),
      some.gap(20, some.of(['low', 'medium', 'high'])),
    ],
  ),
  made(
    'accounts',
    'account_no text, client_id integer, type text, opened date, closed date, currency text',
    30,
    (some, at) => [
      `AC-${100 + at}`,
      some.between(1, 22),
      some.of(['checking', 'savings', 'loan']),
      some.date('2019-01-01', 1500),
      some.chance(15) ? some.date('2024-01-01', 100) : null,
      some.of(['EUR', 'USD']),
    ],
  ),
  made(
    'transactions',
    'tx_id integer, account_no text, booked_on date, amount number, kind text, memo text, counterparty text',
    200,
    (some, at) => [
      at + 1,
      `AC-${some.between(100, 131)}`,
      some.date('2023-01-01', 500),
      some.gap(2, some.money(-900, 1200)),
      some.of(['card', 'transfer', 'fee', 'cash']),
      some.gap(30, some.of(['Rent March', 'GROCERIES', 'salary', 'refund #12', 'n/a', ''])),
      some.gap(25, some.of(['ACME', 'City Power', 'Landlord', 'Shop 24'])),
    ],
  ),
]
