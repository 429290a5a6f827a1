import { made } from './made-up.ts'

const CODES = ['FRA', 'JFK', 'CDG', 'LHR', 'NRT', 'GRU']

export const flights = [
  made(
    'airports',
    'code text, city text, country text, altitude integer, latitude number',
    6,
    (some, at) => [
      CODES[at] ?? '',
      ['Frankfurt', 'New York', 'Paris', 'London', 'Tokyo', 'São Paulo'][at] ?? '',
      ['Germany', 'USA', 'France', 'UK', 'Japan', 'Brazil'][at] ?? '',
      some.gap(15, some.between(0, 2500)),
      some.money(-50, 60),
    ],
  ),
  made('airlines', 'airline_id integer, airline text, alliance text', 5, (some, at) => [
    at + 1,
    ['Aero', 'BlueJet', 'Condor', 'Delta', 'Easy'][at] ?? '',
    some.gap(30, some.of(['Star', 'Sky'])),
  ]),
  made(
    'flights',
    'flight_id integer, airline_id integer, origin text, destination text, departs timestamp, dep_delay integer, arr_delay integer, distance number, cancelled boolean',
    120,
    (some, at) => {
      const cancelled = some.chance(10)
      return [
        at + 1,
        some.between(1, 6),
        some.of(CODES),
        some.of(CODES),
        some.moment('2024-03-01', 60),
        cancelled ? null : some.between(-10, 60),
        cancelled ? null : some.gap(5, some.between(-20, 90)),
        some.between(300, 9000),
        cancelled,
      ]
    },
  ),
]
