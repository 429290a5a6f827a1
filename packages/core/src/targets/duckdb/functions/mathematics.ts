import { code } from '../../code.ts'
import type { Code } from '../../code.ts'
import type { DuckdbSpelling, DuckdbSpellings } from '../spelling.ts'

export const MATHEMATICS_SPELLINGS = {
  sign: (args) => code`CAST(sign(${args.at(0)}) AS BIGINT)`,
  trunc: (args) =>
    args.typeAt(0) === 'integer' ? code`(${args.at(0)})` : code`trunc(${args.at(0)})`,
  mod: (args) => code`mod(${args.at(0)}, nullif(${args.at(1)}, 0))`,
  power: (args) => code`nullif(power(${double(args.at(0))}, ${args.at(1)}), 'nan'::DOUBLE)`,
  exp: floating(code`exp`),
  sqrt: floating(code`sqrt`, code`>= 0`),
  cbrt: floating(code`cbrt`),
  ln: floating(code`ln`, code`> 0`),
  log10: floating(code`log10`, code`> 0`),
  log2: floating(code`log2`, code`> 0`),
  sin: floating(code`sin`),
  cos: floating(code`cos`),
  tan: floating(code`tan`),
  atan: floating(code`atan`),
  radians: floating(code`radians`),
  degrees: floating(code`degrees`),
  greatest: (args) => code`greatest(${args.all})`,
  least: (args) => code`least(${args.all})`,
} satisfies DuckdbSpellings

/** A function of one floating-point number; outside its domain it is null. */
function floating(name: Code, domain?: Code): DuckdbSpelling {
  return (args) => {
    const number = double(args.at(0))
    return domain
      ? code`${name}(CASE WHEN ${number} ${domain} THEN ${number} END)`
      : code`${name}(${number})`
  }
}

function double(argument: Code): Code {
  return code`CAST(${argument} AS DOUBLE)`
}
