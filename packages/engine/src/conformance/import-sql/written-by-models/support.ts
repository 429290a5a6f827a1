import { later, made } from './made-up.ts'

export const support = [
  made('agents', 'agent_id integer, agent_name text, team text, started date', 7, (some, at) => [
    at < 6 ? at + 1 : 9,
    ['Ivy', 'Jack', 'Kofi', 'Lars', 'Mona', 'Nils', 'Olga'][at] ?? '',
    some.of(['tier1', 'tier2']),
    some.date('2020-01-01', 1200),
  ]),
  made(
    'tickets',
    'ticket_id integer, customer text, agent_id integer, priority text, category text, opened_at timestamp, closed_at timestamp, satisfaction integer, subject text',
    110,
    (some, at) => {
      const opened = some.moment('2024-01-01', 150)
      return [
        at + 1,
        `cust-${some.between(1, 18)}`,
        some.gap(10, some.between(1, 8)),
        some.of(['low', 'normal', 'high', 'urgent']),
        some.gap(10, some.of(['billing', 'bug', 'question'])),
        opened,
        some.gap(20, later(opened, some.between(5, 9000))),
        some.gap(35, some.between(1, 5)),
        some.of([
          'Refund please',
          'App crashes on login',
          'How to export?',
          'invoice 2024-03',
          'LOGIN FAILS',
        ]),
      ]
    },
  ),
  made(
    'comments',
    'ticket_id integer, written_at timestamp, author text, internal boolean, words integer',
    180,
    (some) => [
      some.between(1, 115),
      some.moment('2024-01-05', 150),
      some.of(['agent', 'customer']),
      some.chance(30),
      some.gap(5, some.between(3, 200)),
    ],
  ),
]
