import { made } from './made-up.ts'

export const hr = [
  made(
    'departments',
    'dept_id integer, dept_name text, location text, budget number',
    6,
    (some, at) => [
      at + 1,
      ['Sales', 'Engineering', 'Finance', 'Support', 'Legal', 'Research'][at] ?? '',
      some.gap(15, some.of(['Berlin', 'Lyon', 'Austin'])),
      some.gap(15, some.between(100, 900) * 1000),
    ],
  ),
  made(
    'employees',
    'emp_id integer, first_name text, last_name text, dept_id integer, manager_id integer, job_title text, salary number, hire_date date, left_on date, gender text',
    40,
    (some, at) => [
      at + 1,
      some.of(['Anna', 'Bob', 'Cem', 'Dora', 'Emil', 'Fay', 'Gus']),
      some.of(['Adler', 'Brown', 'Costa', 'Diaz', 'Evans', 'Fischer', "D'Arc"]),
      some.gap(6, some.between(1, 5)),
      at < 3 ? null : some.between(1, 8),
      some.of(['Analyst', 'Engineer', 'Manager', 'Clerk']),
      some.gap(4, some.between(30, 95) * 1000),
      some.date('2015-01-01', 3200),
      some.chance(20) ? some.date('2023-10-01', 400) : null,
      some.gap(8, some.of(['f', 'm', 'x'])),
    ],
  ),
  made(
    'salary_history',
    'emp_id integer, valid_from date, salary number, reason text',
    90,
    (some, at) => [
      some.between(1, 40),
      `${2018 + (at % 6)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 27)).padStart(2, '0')}`,
      some.between(28, 99) * 1000,
      some.gap(20, some.of(['hired', 'raise', 'promotion'])),
    ],
  ),
  made(
    'absences',
    'absence_id integer, emp_id integer, kind text, starts date, ends date',
    60,
    (some, at) => {
      const month = String(some.between(1, 12)).padStart(2, '0')
      const first = some.between(1, 20)
      const day = (one: number) => `2024-${month}-${String(one).padStart(2, '0')}`
      return [
        at + 1,
        some.between(1, 40),
        some.of(['sick', 'vacation', 'training']),
        day(first),
        some.gap(8, day(first + some.below(8))),
      ]
    },
  ),
]
