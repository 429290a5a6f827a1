import { made } from './made-up.ts'

export const school = [
  made(
    'students',
    'id integer, name text, grade_level integer, house text, enrolled date',
    24,
    (some, at) => [
      at + 1,
      `${some.of(['Lu', 'Max', 'Nia', 'Omar', 'Pia'])} ${some.of(['Berg', 'Stone', 'Rossi'])}`,
      some.between(9, 12),
      some.gap(10, some.of(['red', 'green', 'blue'])),
      some.date('2020-08-01', 1200),
    ],
  ),
  made(
    'courses',
    'id integer, title text, teacher text, credits integer, subject text',
    9,
    (some, at) => [
      at + 1,
      `${some.of(['Intro to', 'Advanced', 'Applied'])} ${some.of(['Algebra', 'Biology', 'History', 'Music'])}`,
      some.gap(10, some.of(['Ms. Ray', 'Mr. Sun', 'Dr. Tau'])),
      some.between(1, 4),
      some.of(['maths', 'science', 'arts']),
    ],
  ),
  made(
    'enrollments',
    'student_id integer, course_id integer, term text, score number, passed boolean, submitted_on date',
    130,
    (some) => {
      const score = some.gap(12, some.between(20, 100))
      return [
        some.between(1, 24),
        some.between(1, 10),
        some.of(['2022-1', '2022-2', '2023-1', '2023-2']),
        score,
        score === null ? null : Number(score) >= 50,
        some.gap(10, some.date('2022-02-01', 640)),
      ]
    },
  ),
]
