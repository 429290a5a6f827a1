import type { Pipeline } from '../../../../pipeline/pipeline.ts'
import type { Cell } from '../../../../relation/column.ts'
import { answerOver } from '../answer.ts'
import { isRight, rowKey } from '../is-right.ts'
import type { Asked } from '../read-asked.ts'
import { GRID } from './grid.ts'
import { BASES, fill } from './meaning.ts'
import type { Meaning, Place } from './meaning.ts'
import { NOT_YET } from './not-yet.ts'

/** One wording of one meaning over one set of tables. */
export interface GridQuestion {
  readonly meaning: Meaning
  readonly wording: string
  readonly place: Place
}

/**
 * Every wording over every table it fits, or each over one of them, in turn: so all wordings and all tables
 * are asked in seconds.
 */
export function gridQuestions(
  meaning: Meaning,
  how: 'everywhere' | 'in turn',
): readonly GridQuestion[] {
  const { places, wordings } = meaning
  const first = GRID.indexOf(meaning)
  return wordings.flatMap((wording, at) => {
    const asked = how === 'everywhere' ? places : places.slice((first + at) % places.length)
    return asked
      .slice(0, how === 'everywhere' ? places.length : 1)
      .map((place) => ({ meaning, wording, place }))
  })
}

export interface Judged {
  readonly isRight: boolean
  readonly isListed: boolean
  readonly asks: string
  readonly own: Asked
  readonly pipeline: Pipeline | null
  readonly told: string
}

export function judge({ meaning, wording, place }: GridQuestion): Judged {
  const asks = fill(wording, place)
  const own = BASES.get(place.base)
  if (!own) throw new Error(`no tables are called ${place.base}`)
  const got = answerOver(asks, own)
  const shown = place.asSet && got.rows ? once(got.rows) : got.rows
  const answers = [place.rows, ...(place.or ? [place.or] : [])]
  return {
    isRight: answers.some((rows) =>
      isRight({ rows: place.asSet ? once(rows) : rows, ordered: place.ordered ?? false }, shown),
    ),
    isListed: isListed(meaning, wording, place),
    asks,
    own,
    pipeline: got.pipeline,
    told: `${meaning.id} | ${wording} | ${place.name}\n  ${asks}\n  → ${got.said} ${JSON.stringify(got.rows)}\n  = ${JSON.stringify(place.rows)}`,
  }
}

function isListed({ id }: Meaning, wording: string, { name }: Place): boolean {
  const listed = NOT_YET.find((one) => one.meaning === id && one.wording === wording)?.tables
  return listed === 'everywhere' || (listed ?? '').split(', ').includes(name)
}

function once(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  return [...new Map(rows.map((row) => [rowKey(row), row])).values()]
}
