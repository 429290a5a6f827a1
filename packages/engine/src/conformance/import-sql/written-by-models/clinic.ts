import { made } from './made-up.ts'

export const clinic = [
  made(
    'patients',
    'patient_id integer, full_name text, birth_date date, sex text, city text, insurer text',
    22,
    (some, at) => [
      at + 1,
      `${some.of(['Mia', 'Noah', 'Lea', 'Paul'])} ${some.of(['Kurz', 'Lang', 'van Dam', 'Meyer'])}`,
      some.gap(6, some.date('1940-01-01', 28_000)),
      some.of(['F', 'M']),
      some.gap(12, some.of(['Ulm', 'Bonn', 'Jena'])),
      some.gap(15, some.of(['AOK', 'TK', 'private'])),
    ],
  ),
  made(
    'visits',
    'visit_id integer, patient_id integer, doctor text, visited_at timestamp, diagnosis text, cost number, follow_up boolean',
    110,
    (some, at) => [
      at + 1,
      some.between(1, 22),
      some.of(['Dr. Hahn', 'Dr. Igel', 'Dr. Jung']),
      some.moment('2023-06-01', 400),
      some.gap(10, some.of(['J06.9', 'I10', 'E11', 'M54.5', 'J45'])),
      some.gap(8, some.money(20, 300)),
      some.gap(10, some.chance(40)),
    ],
  ),
  made('prescriptions', 'visit_id integer, drug text, dose_mg number, days integer', 90, (some) => [
    some.between(1, 115),
    some.of(['Ibuprofen', 'Metformin', 'Ramipril', 'Salbutamol', 'ibuprofen']),
    some.gap(10, some.of([5, 100, 200, 400, 500, 850])),
    some.between(3, 30),
  ]),
]
