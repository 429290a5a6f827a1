/** A format such as `%d.%m.%Y` as Java has it: `dd.MM.yyyy`; read, parts that stand apart may be shorter. */
export function momentPattern(format: string, use: 'read' | 'write'): string {
  const letters = LETTERS[/%.%/.test(format) ? 'write' : use]
  const parts: readonly string[] = format.match(/%[\s\S]?|[^%]+/g) ?? []
  return parts
    .map((part) =>
      part.startsWith('%') ? (letters[part.slice(1)] ?? '') : `'${part.replaceAll("'", "''")}'`,
    )
    .map((part) => (/^'[ .,:/-]+'$/.test(part) ? part.slice(1, -1) : part))
    .join('')
}

const WRITTEN: Readonly<Record<string, string>> = {
  Y: 'yyyy',
  m: 'MM',
  d: 'dd',
  H: 'HH',
  M: 'mm',
  S: 'ss',
  y: 'yy',
  j: 'DDD',
  a: 'EEE',
  A: 'EEEE',
  b: 'MMM',
  B: 'MMMM',
}

const LETTERS: Readonly<Record<'read' | 'write', Readonly<Record<string, string>>>> = {
  write: WRITTEN,
  read: { ...WRITTEN, m: 'M', d: 'd', H: 'H', M: 'm', S: 's' },
}
