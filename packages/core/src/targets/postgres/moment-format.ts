/** A format to write with, as `to_char` has it: all that is no part stands in quotes. */
export function postgresFormat(format: string): string {
  return partsOf(format)
    .map((part) =>
      part.startsWith('%')
        ? (WRITTEN[part.slice(1)] ?? '')
        : `"${part.replaceAll(/["\\]/g, String.raw`\$&`)}"`,
    )
    .join('')
}

const WRITTEN: Readonly<Record<string, string>> = {
  Y: 'YYYY',
  m: 'MM',
  d: 'DD',
  H: 'HH24',
  M: 'MI',
  S: 'SS',
  y: 'YY',
  j: 'DDD',
  a: 'Dy',
  A: 'FMDay',
  b: 'Mon',
  B: 'FMMonth',
}

/** The texts a format reads, a group for each part, and which parts these are in their order: `dmY`. */
export function readPattern(format: string): { readonly pattern: string; readonly places: string } {
  const parts = partsOf(format)
  const pattern = parts.map((part) => {
    if (part === '%Y') return '([0-9]{4})'
    if (part.startsWith('%')) return '([0-9]{1,2})'
    return part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
  })
  const places = parts.filter((part) => part.startsWith('%')).map((part) => part.slice(1))
  return { pattern: `^${pattern.join('')}$`, places: places.join('') }
}

function partsOf(format: string): string[] {
  return format.match(/%[\s\S]?|[^%]+/g) ?? []
}
