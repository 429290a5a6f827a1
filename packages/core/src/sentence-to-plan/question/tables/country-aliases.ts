import type { Cell } from '../../../relation/column.ts'
import type { SchemaColumn } from './schema.ts'
import { foldedWords } from '../words/tokens.ts'

/** What people say for a country that a table calls otherwise: "Great Britain" for UK, "the USA" for United States. */
export function countryAliases({
  type,
  cells,
}: SchemaColumn): readonly (readonly [string, Cell])[] {
  if (type !== 'text') return []
  const texts = cells.map((cell) => [foldedWords(String(cell)).join(' '), cell] as const)
  const written = new Set(texts.map(([text]) => text))
  return texts.flatMap(([text, cell]) =>
    (NAMES.get(text) ?? [])
      .filter((name) => !written.has(name) && name !== PRONOUN)
      .map((name) => [name, cell] as const),
  )
}

/** "Show us": the short form is told from it by its capitals, where initials are read. */
const PRONOUN = 'us'

const COUNTRIES: readonly string[] = [
  'usa|us|u s|u s a|united states|united states of america',
  'uk|u k|united kingdom|great britain|britain|gb|gbr',
  'uae|united arab emirates',
  'netherlands|the netherlands|holland',
  'czech republic|czechia',
  'south korea|republic of korea|korea republic',
  'north korea|korea dpr',
  'russia|russian federation',
  "ivory coast|cote d'ivoire",
  'myanmar|burma',
  'turkey|turkiye',
  'cape verde|cabo verde',
  'swaziland|eswatini',
  'china|prc|pr china|people s republic of china',
  'iran|ir iran|islamic republic of iran',
  'bosnia and herzegovina|bosnia',
  'macedonia|north macedonia',
]

const NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  COUNTRIES.map((names) => names.split('|')).flatMap((names) =>
    names.map((name) => [name, names.filter((other) => other !== name)] as const),
  ),
)
