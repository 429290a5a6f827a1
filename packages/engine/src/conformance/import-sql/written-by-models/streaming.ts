import { made } from './made-up.ts'

export const streaming = [
  made(
    'titles',
    'title_id integer, title text, genre text, release_year integer, minutes integer, is_series boolean',
    20,
    (some, at) => [
      at + 1,
      `${some.of(['The', 'A', 'My'])} ${some.of(['Last', 'Quiet', 'Golden'])} ${some.of(['Sea', 'House', 'Night'])} ${at}`,
      some.gap(8, some.of(['drama', 'comedy', 'documentary', 'Drama'])),
      some.between(1995, 2024),
      some.gap(10, some.between(22, 180)),
      some.chance(30),
    ],
  ),
  made(
    'viewers',
    'viewer_id integer, nickname text, plan text, joined date, country text',
    22,
    (some, at) => [
      at + 1,
      `user_${some.between(100, 999)}`,
      some.of(['basic', 'standard', 'premium']),
      some.date('2022-06-01', 600),
      some.gap(10, some.of(['CA', 'MX', 'ES'])),
    ],
  ),
  made(
    'views',
    'view_id integer, viewer_id integer, title_id integer, started_at timestamp, watched_minutes integer, device text, rating integer',
    190,
    (some, at) => [
      at + 1,
      some.between(1, 24),
      some.between(1, 20),
      some.moment('2023-11-01', 180),
      some.gap(5, some.between(1, 150)),
      some.of(['tv', 'phone', 'tablet', 'web']),
      some.gap(50, some.between(1, 5)),
    ],
  ),
]
