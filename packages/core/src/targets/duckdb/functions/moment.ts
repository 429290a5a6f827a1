import { code } from '../../code.ts'
import type { DuckdbSpellings } from '../spelling.ts'

export const MOMENT_SPELLINGS = {
  year: (args) => code`year(${args.at(0)})`,
  month: (args) => code`month(${args.at(0)})`,
  day: (args) => code`day(${args.at(0)})`,
  date_trunc: (args) => {
    const type = args.typeAt(1) === 'date' ? code`DATE` : code`TIMESTAMP`
    return code`CAST(date_trunc(${args.all}) AS ${type})`
  },
} satisfies DuckdbSpellings
