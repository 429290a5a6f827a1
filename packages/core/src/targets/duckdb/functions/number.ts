import { code } from '../../code.ts'
import type { DuckdbSpellings } from '../spelling.ts'

export const NUMBER_SPELLINGS = {
  abs: (args) => code`abs(${args.at(0)})`,
  // An integer has no digits after the point to round.
  round: (args) =>
    args.typeAt(0) === 'integer'
      ? code`(${args.at(0)})`
      : code`round(${args.at(0)}, ${args.count > 1 ? args.at(1) : code`0`})`,
  floor: (args) =>
    args.typeAt(0) === 'integer' ? code`(${args.at(0)})` : code`floor(${args.at(0)})`,
  ceil: (args) =>
    args.typeAt(0) === 'integer' ? code`(${args.at(0)})` : code`ceil(${args.at(0)})`,
} satisfies DuckdbSpellings
