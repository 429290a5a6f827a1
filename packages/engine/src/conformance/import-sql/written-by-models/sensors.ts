import { later, made } from './made-up.ts'

export const sensors = [
  made(
    'devices',
    'device_id text, site text, model text, installed date, max_temp number, active boolean',
    8,
    (some, at) => [
      `dev-${at + 1}`,
      some.of(['north', 'south', 'roof']),
      some.of(['T100', 'T200', 't100']),
      some.date('2021-01-01', 900),
      some.gap(20, some.between(28, 36)),
      some.chance(80),
    ],
  ),
  made(
    'readings',
    'reading_id integer, device_id text, measured_at timestamp, temperature number, humidity integer, status text',
    200,
    (some, at) => [
      at + 1,
      `dev-${some.between(1, 9)}`,
      later('2024-05-01', at * 47 + some.below(40)),
      some.gap(8, some.between(120, 380) / 10),
      some.gap(10, some.between(20, 90)),
      some.of(['ok', 'ok', 'ok', 'warn', 'error']),
    ],
  ),
  made(
    'alarms',
    'alarm_id integer, device_id text, raised timestamp, cleared timestamp, level integer',
    30,
    (some, at) => {
      const raised = some.moment('2024-05-01', 3)
      return [
        at + 1,
        `dev-${some.between(1, 8)}`,
        raised,
        some.gap(20, later(raised, some.between(1, 600))),
        some.between(1, 3),
      ]
    },
  ),
]
