import type { Cell } from '../../../relation/column.ts'
import type { SchemaColumn } from '../../../tables/schema.ts'

/** What people say for the letters tables of results are kept in: "disqualified" for DSQ, "overtime" for OT. */
export function codeAliases({ type, cells }: SchemaColumn): readonly (readonly [string, Cell])[] {
  if (type !== 'text') return []
  const texts = cells.filter((cell) => typeof cell === 'string' && isCoded(cell))
  return CODES.flatMap(({ code, said }) =>
    texts
      .filter((cell) => code.test(String(cell)))
      .flatMap((cell) => said.map((word) => [word, cell] as const)),
  )
}

/** Figures and a few letters: "Q, NR", "1–1 (5–4 p)", and no word that could be a name. */
function isCoded(cell: string): boolean {
  return cell.length <= LONGEST && !/\p{L}{5}|\p{Lu}\p{Ll}{2}/u.test(cell)
}

const LONGEST = 24

const CODES: readonly { readonly code: RegExp; readonly said: readonly string[] }[] = [
  { code: /^q\b/i, said: ['qualified', 'qualify', 'qualifies'] },
  { code: /\b(?:DSQ|DQ)\b/, said: ['disqualified', 'disqualification'] },
  { code: /\bDNF\b/, said: ['did not finish', "didn't finish", 'failed to finish'] },
  { code: /\bDNS\b/, said: ['did not start', "didn't start", 'failed to start'] },
  { code: /\b(?:WD|W\/D)\b/, said: ['withdrew', 'withdrawn'] },
  { code: /\b\d?OT\b/, said: ['overtime'] },
  { code: /\ba\.?e\.?t\b/i, said: ['extra time', 'overtime'] },
  {
    code: /\d\s?p(?:ens?|so)?\b|\bp(?:ens?|so)?\b\.?\s?\d/i,
    said: ['penalties', 'penalty shootout', 'penalty shoot-out', 'penalty kicks'],
  },
  { code: /\bNR\b/, said: ['national record', 'national records'] },
  { code: /\bWR\b/, said: ['world record', 'world records'] },
  { code: /\bOR\b/, said: ['olympic record', 'olympic records'] },
  { code: /\bPB\b/, said: ['personal best', 'personal bests'] },
  { code: /\bSB\b/, said: ['season best', 'seasonal best'] },
]
