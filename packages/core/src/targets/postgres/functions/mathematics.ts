import { code, join } from '../../code.ts'
import type { Code } from '../../code.ts'
import { cast } from '../literal.ts'
import type { PostgresSpelling, PostgresSpellings } from '../spelling.ts'

export const MATHEMATICS_SPELLINGS = {
  sign: (args) => cast(code`sign(${args.at(0)})`, 'integer'),
  trunc: (args) =>
    args.typeAt(0) === 'integer' ? code`(${args.at(0)})` : code`trunc(${args.at(0)})`,
  mod: (args) =>
    args.type === 'integer'
      ? code`mod(${args.at(0)}, nullif(${args.at(1)}, 0))`
      : code`${args.use('remainder')}(${args.at(0)}, ${args.at(1)})`,
  power: (args) => code`${args.use('raised')}(${args.at(0)}, ${args.at(1)})`,
  exp: (args) => code`${args.use('exponential')}(${args.at(0)})`,
  sqrt: floating(code`sqrt`, code`>= 0`),
  cbrt: floating(code`cbrt`),
  ln: floating(code`ln`, code`> 0`),
  log10: floating(code`log10`, code`> 0`),
  log2: (args) => {
    const number = double(args.at(0))
    // Decimals, as the quotient of two logarithms is a little beside: log2(8) is 3.
    return cast(code`log(2, CASE WHEN ${number} > 0 THEN CAST(${number} AS numeric) END)`, 'number')
  },
  sin: floating(code`sin`),
  cos: floating(code`cos`),
  tan: floating(code`tan`),
  atan: floating(code`atan`),
  radians: floating(code`radians`),
  degrees: floating(code`degrees`),
  greatest: extreme(code`greatest`),
  least: extreme(code`least`),
} satisfies PostgresSpellings

/** A function of one floating-point number; outside its domain it is null. */
function floating(name: Code, domain?: Code): PostgresSpelling {
  return (args) => {
    const number = double(args.at(0))
    return domain
      ? code`${name}(CASE WHEN ${number} ${domain} THEN ${number} END)`
      : code`${name}(${number})`
  }
}

/** Texts are compared by code point. */
function extreme(name: Code): PostgresSpelling {
  return (args) =>
    args.type === 'text'
      ? code`${name}(${join(
          args.items.map((item) => code`(${item}) COLLATE "C"`),
          code`, `,
        )})`
      : code`${name}(${args.all})`
}

function double(argument: Code): Code {
  return cast(argument, 'number')
}
