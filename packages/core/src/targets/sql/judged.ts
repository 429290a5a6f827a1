import type { Bound, Check } from '../../relation/program.ts'
import { code, join } from '../code.ts'
import type { Code } from '../code.ts'
import { whole } from './query.ts'

/** What a dialect says where a check is broken. */
export interface JudgeWords {
  identifier(name: string): Code
  text(value: string): Code
  /** Ends the script with these words. */
  stop(said: Code): Code
  /** Shows these words and goes on. */
  warn(said: Code): Code
}

/** Statements over a table of counts: one that fails where the run has to stop, one for each warning. */
export function judged({ bounds }: Check, counts: Code, words: JudgeWords): readonly Code[] {
  const stops = bounds.filter(({ severity }) => severity === 'stop')
  const warns = bounds.filter(({ severity }) => severity === 'warn')
  const branches = stops.map(
    (bound) => code`WHEN ${isBroken(bound)} THEN ${words.stop(said(bound))}`,
  )
  return [
    ...(stops.length === 0
      ? []
      : [code`SELECT CASE ${join(branches, code` `)} END AS stopped FROM ${counts};`]),
    ...warns.map(
      (bound) =>
        code`SELECT ${words.warn(said(bound))} AS warning FROM ${counts} WHERE ${isBroken(bound)};`,
    ),
  ]

  function isBroken({ column, least, most }: Bound): Code {
    const count = words.identifier(column)
    const sides = [
      ...(least === undefined ? [] : [code`${count} < ${whole(least)}`]),
      ...(most === undefined ? [] : [code`${count} > ${whole(most)}`]),
    ]
    return sides.length === 0 ? code`false` : join(sides, code` OR `)
  }

  function said({ column, counted }: Bound): Code {
    return code`concat(${words.text(`${counted}: `)}, ${words.identifier(column)})`
  }
}
