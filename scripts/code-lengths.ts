import { corpusText } from '../packages/core/corpus/read-corpus.ts'
import { inputDatasets } from '../packages/core/src/targets/program-shape.ts'
import type { TargetId } from '../packages/core/src/targets/target.ts'
import { targets } from '../packages/core/src/targets/targets.ts'
import {
  EVERYDAY,
  everydayProgram,
  SHOP_FILES,
} from '../packages/core/src/targets/testing/by-hand.ts'

/** Languages with a careful person's code beside ours: `corpus/by-hand`. */
const LANGUAGES = [
  { id: 'duckdb', tables: 'sql', file: 'query.sql', comment: /^\s*--/ },
  { id: 'pandas', tables: 'pandas.py', file: 'pandas.py', comment: /^\s*#/ },
  { id: 'polars', tables: 'polars.py', file: 'polars.py', comment: /^\s*#/ },
  { id: 'dplyr', tables: 'R', file: 'dplyr.R', comment: /^\s*#/ },
] as const

interface Length {
  readonly lines: number
  readonly characters: number
}

/** A table of how long exported code is beside that written by hand, for docs/targets.md. */
export function codeLengths(): string {
  const ratios = EVERYDAY.map((name) => ({
    name,
    shares: LANGUAGES.map((language) => {
      const [ours, theirs] = [lengthOf(exported(name, language)), lengthOf(byHand(name, language))]
      return {
        lines: ours.lines / theirs.lines,
        characters: ours.characters / theirs.characters,
      }
    }),
  }))
  const rows = ratios.map(({ name, shares }) => [name.replaceAll('-', ' '), ...shares.map(said)])
  const summed = (title: string, sum: (values: readonly number[]) => number) => [
    `**${title}**`,
    ...LANGUAGES.map((_, at) => {
      const all = ratios.map(({ shares }) => shares[at] ?? { lines: 0, characters: 0 })
      const of = (part: keyof Length) => sum(all.map((share) => share[part]))
      return `**${said({ lines: of('lines'), characters: of('characters') })}**`
    }),
  ]
  const table = [
    ['pipeline', ...LANGUAGES.map(({ id }) => targets[id].label)],
    ['---', ...LANGUAGES.map(() => '---')],
    ...rows,
    summed('median', median),
    summed('longest', (values) => Math.max(...values)),
  ]
  return `## Beside code written by hand

Lines and characters of exported code over those a careful person writes for the same rows (\`packages/core/corpus/by-hand\`). Reading and writing of files and every helper count, comments, empty lines and the frame of a file (imports, arguments, logging) do not.

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`
}

type Language = (typeof LANGUAGES)[number]

function exported(name: string, { id, comment }: Language): readonly string[] {
  const lines = targets[id].print(everydayProgram(name), SHOP_FILES).split('\n')
  return withoutFrame(lines, id).filter((line) => line.trim() !== '' && !comment.test(line))
}

function byHand(name: string, { id, tables, file, comment }: Language): readonly string[] {
  const read = new Set(
    everydayProgram(name).steps.flatMap(({ relation }) =>
      inputDatasets(relation).flatMap((from) => ('dataset' in from ? [from.dataset] : [])),
    ),
  )
  const body = [
    ...[...read].map((table) => corpusText(`by-hand/tables/${table}.${tables}`)),
    corpusText(`by-hand/${name}/${file}`),
  ].join('\n')
  return [...FRAMES[id], ...body.split('\n')].filter(
    (line) => line.trim() !== '' && !comment.test(line),
  )
}

/** What stands around the body of a person's code and counts in ours too. */
const FRAMES: Readonly<Record<Language['id'], readonly string[]>> = {
  duckdb: [],
  pandas: ['def run(input_dir, output_dir):'],
  polars: ['def run(input_dir: Path, output_dir: Path) -> None:'],
  dplyr: ['run <- function(input_dir, output_dir) {', '}'],
}

function withoutFrame(lines: readonly string[], id: TargetId): readonly string[] {
  if (id === 'duckdb') return lines
  if (id === 'dplyr') {
    const end = lines.findIndex((line) => line.startsWith('prepare_session <-'))
    const begin = lines.indexOf('})') + 1
    return lines.slice(begin, end).filter((line) => !/^\s*message\(/.test(line))
  }
  const begin = lines.findIndex((line) => line.startsWith('LOG = ')) + 1
  const end = lines.findIndex((line) => line.startsWith('def main('))
  return lines.slice(begin, end).filter((line) => !/^\s*LOG\./.test(line))
}

function lengthOf(lines: readonly string[]): Length {
  const characters = lines.reduce((sum, line) => sum + line.trim().length, 0)
  return { lines: lines.length, characters }
}

function said({ lines, characters }: Length): string {
  return `${lines.toFixed(1)} / ${characters.toFixed(1)}`
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
