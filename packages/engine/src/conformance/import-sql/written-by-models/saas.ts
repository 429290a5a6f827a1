import { made } from './made-up.ts'

export const saas = [
  made(
    'accounts',
    'account_id text, company text, industry text, signed_up date, country text, trial boolean',
    25,
    (some, at) => [
      `A${String(at + 1).padStart(3, '0')}`,
      `${some.of(['Nord', 'Blue', 'Acme', 'Pixel'])} ${some.of(['Labs', 'GmbH', 'Inc', 'Studio'])}`,
      some.gap(12, some.of(['retail', 'health', 'media', 'finance'])),
      some.date('2023-01-01', 420),
      some.of(['US', 'DE', 'IN', 'GB']),
      some.gap(10, some.chance(40)),
    ],
  ),
  made(
    'subscriptions',
    'sub_id integer, account_id text, plan text, mrr number, started_on date, cancelled_on date',
    40,
    (some, at) => [
      at + 1,
      `A${String(some.between(1, 28)).padStart(3, '0')}`,
      some.of(['free', 'basic', 'pro', 'team']),
      some.gap(5, some.of([0, 19, 49, 49, 199])),
      some.date('2023-02-01', 300),
      some.chance(35) ? some.date('2024-01-01', 200) : null,
    ],
  ),
  made(
    'events',
    'event_id integer, account_id text, user_id integer, event text, happened_at timestamp, seconds number',
    160,
    (some, at) => [
      at + 1,
      `A${String(some.between(1, 22)).padStart(3, '0')}`,
      some.gap(4, some.between(1, 30)),
      some.of(['login', 'login', 'export', 'invite', 'upgrade']),
      some.moment('2024-01-01', 90),
      some.gap(30, some.money(0, 90)),
    ],
  ),
]
