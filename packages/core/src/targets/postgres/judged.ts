import type { Bound, Check } from '../../relation/program.ts'
import { code, join } from '../code.ts'
import type { Code } from '../code.ts'
import type { Use } from './helpers.ts'
import { text } from './postgres-text.ts'
import { identifier, whole } from './query.ts'

/** Statements over a table of counts: one that fails where the run has to stop, one for each warning. */
export function judged({ bounds }: Check, counts: Code, use: Use): readonly Code[] {
  const stops = bounds.filter(({ severity }) => severity === 'stop')
  const warns = bounds.filter(({ severity }) => severity === 'warn')
  const branches = stops.map(
    (bound) => code`WHEN ${isBroken(bound)} THEN ${use('stop')}(${said(bound)})`,
  )
  return [
    ...(stops.length === 0
      ? []
      : [code`SELECT CASE ${join(branches, code` `)} END AS stopped FROM ${counts};`]),
    ...warns.map(
      (bound) =>
        code`SELECT ${use('warn')}(${said(bound)}) AS warning FROM ${counts} WHERE ${isBroken(bound)};`,
    ),
  ]
}

function isBroken({ column, least, most }: Bound): Code {
  const count = identifier(column)
  const sides = [
    ...(least === undefined ? [] : [code`${count} < ${whole(least)}`]),
    ...(most === undefined ? [] : [code`${count} > ${whole(most)}`]),
  ]
  return sides.length === 0 ? code`false` : join(sides, code` OR `)
}

function said({ column, counted }: Bound): Code {
  return code`concat(${text(`${counted}: `)}, ${identifier(column)})`
}
