/** The parts a date or time may be read from: their digits as a regular expression. */
const READ: Readonly<Record<string, string>> = {
  Y: '[0-9]{4}',
  m: '[0-9]{1,2}',
  d: '[0-9]{1,2}',
  H: '[0-9]{1,2}',
  M: '[0-9]{1,2}',
  S: '[0-9]{1,2}',
}
const WRITTEN = 'YmdHMSyjaAbB'

/** What is wrong with a format to read with, or null. */
export function checkReadFormat(format: string): string | null {
  const parts = partsOf(format)
  const unknown = parts.find((part) => part.startsWith('%') && !(part.slice(1) in READ))
  if (unknown !== undefined) return `has ${unknown}; known are %Y, %m, %d, %H, %M and %S`
  const names = parts.filter((part) => part.startsWith('%'))
  if (new Set(names).size < names.length) return 'has a part twice'
  if (parts.some((part, index) => part.startsWith('%') && parts[index + 1]?.startsWith('%'))) {
    return 'needs something between its parts'
  }
  return ['%Y', '%m', '%d'].every((part) => names.includes(part)) ? null : 'needs %Y, %m and %d'
}

/** What is wrong with a format to write with, or null. */
export function checkWriteFormat(format: string): string | null {
  const unknown = partsOf(format).find(
    (part) => part.startsWith('%') && !WRITTEN.includes(part.slice(1)),
  )
  if (unknown === undefined) return null
  return `has ${unknown === '%' ? 'a lone %' : unknown}; known are ${Array.from(WRITTEN, (part) => `%${part}`).join(', ')}`
}

/** The texts a format reads, as a regular expression every engine reads alike. */
export function formatPattern(format: string): string {
  return partsOf(format)
    .map((part) =>
      part.startsWith('%')
        ? (READ[part.slice(1)] ?? '')
        : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`),
    )
    .join('')
}

function partsOf(format: string): string[] {
  return format.match(/%[\s\S]?|[^%]+/g) ?? []
}
