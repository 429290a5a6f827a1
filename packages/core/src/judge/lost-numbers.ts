import type { ProgramFacts } from './program-facts.ts'

/**
 * Numbers and years of a request that the pipeline goes by nowhere. Left alone are those that are computed
 * into others: times of day, figures with a unit of time, the size of "all 4 docks".
 */
export function lostNumbers(
  request: string,
  { values, names }: ProgramFacts,
  /** Where blocks keep what is no relation: how many rows are drawn, when to alert. */
  settings: string,
): readonly string[] {
  const digits = [...values, ...names, settings].map((value) => value.replaceAll(/[\s,.]/g, ''))
  const numbers = new Set(
    values.flatMap((value) => value.match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
  )
  return [...request.matchAll(NUMBER)]
    .map(([text]) => text)
    .filter((text) => {
      const plain = text.replaceAll(',', '')
      const near = [-1, 0, 1].map((step) => Number(plain) + step)
      const isWithin = digits.some((value) => value.includes(plain.replace('.', '')))
      return !isWithin && !near.some((number) => numbers.has(number))
    })
}

const NUMBER =
  /(?<![\p{L}\p{N}_.,:/–-]|\b(?:all|the|these|those|steps?) )\d+(?:,\d{3})*(?:\.\d+)?(?![\p{L}\p{N}_:/–-]|[.,]\d| ?(?:second|minute|hour|day|week|month|quarter|year|decade|%|[ap]m\b|ft\b|feet|foot))/gu
