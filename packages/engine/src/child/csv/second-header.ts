import { looksLikeData } from './looks-like-data.ts'

/**
 * What columns are called where a header takes two rows, as under merged cells: `Year, Chart, Chart` above
 * `Year, UK, US` or above `, UK, US` makes `Year, Chart UK, Chart US`. Null where the second row is data.
 */
export function joinHeaders(
  upper: readonly string[],
  lower: readonly string[],
  rest: readonly (readonly string[])[],
): string[] | null {
  const width = Math.max(upper.length, lower.length)
  const above = Array.from({ length: width }, (_, index) => (upper[index] ?? '').trim())
  const below = Array.from({ length: width }, (_, index) => (lower[index] ?? '').trim())
  if (rest.length === 0 || below.some((cell) => looksLikeData(cell) && !YEAR.test(cell)))
    return null
  const isDouble =
    repeats(above, below, rest) || isUnderMerged(above, below) || isUnderTwice(above, below, rest)
  if (!isDouble) return null
  const groups = groupNames(above)
  return below.map((name, index) => {
    const group = (name === '' ? above[index] : groups[index]) ?? ''
    if (name === '' || group.toLowerCase().includes(name.toLowerCase())) return group
    return name.toLowerCase().includes(group.toLowerCase()) ? name : `${group} ${name}`
  })
}

/** Columns are called after years, too. */
const YEAR = /^\d{4}$/

const FEWEST_REPEATED = 2

/** Names that stand over two rows are repeated in the second, and never again: a cell may be a name too. */
function repeats(
  above: readonly string[],
  below: readonly string[],
  rest: readonly (readonly string[])[],
): boolean {
  const repeated = above.filter(
    (name, index) =>
      name !== '' &&
      name === below[index] &&
      !rest.some((row) => (row[index] ?? '').trim() === name),
  )
  return repeated.length >= FEWEST_REPEATED
}

/** `Party, Seats, Seats` above `Party, 2001, at the end`: names under one that is written twice, over figures. */
function isUnderTwice(
  above: readonly string[],
  below: readonly string[],
  rest: readonly (readonly string[])[],
): boolean {
  const isTwice = above.map(
    (name, index) => name !== '' && (name === above[index - 1] || name === above[index + 1]),
  )
  const isOverFigures = isTwice.some((twice, index) => {
    const cells = rest.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== '')
    const figures = cells.filter(looksLikeData)
    return twice && figures.length > 0 && figures.length >= MOSTLY * cells.length
  })
  return (
    isOverFigures &&
    below.every((name, index) => (isTwice[index] ? name !== '' : ['', above[index]].includes(name)))
  )
}

const MOSTLY = 0.6

/** Filled just where a name above goes on over columns without one, and empty under all the others. */
function isUnderMerged(above: readonly string[], below: readonly string[]): boolean {
  const isMerged = above.map((name, index) =>
    name === '' ? index > 0 : (above[index + 1] ?? 'none') === '',
  )
  const isAlone = above.some((name, index) => name !== '' && !isMerged[index])
  return (
    isAlone &&
    isMerged.includes(true) &&
    below.every((name, index) => (name !== '') === isMerged[index])
  )
}

/** The name over each column; one that goes on is left out, or numbered so that it differs. */
function groupNames(above: readonly string[]): string[] {
  const groups: string[] = []
  for (const name of above) {
    const [, base = name] = /^(.+?)[ _]\d+$/.exec(name) ?? []
    const before = groups.at(-1) ?? ''
    groups.push(name === '' || base === before ? before : name)
  }
  return groups
}
