import { FUNCTION_GROUPS } from '../relation/functions.ts'
import { FILE_FORMATS } from '../relation/program.ts'
import { OPERATIONS } from './gaps.ts'
import { TARGET_WORDS, TARGETS } from './target.ts'
import type { TargetId } from './target.ts'
import { targets } from './targets.ts'

/** The page of what each language says, and of what it does not, from the targets themselves. */
export function targetReference(): string {
  const notes: string[] = []
  const cell = (why: string | undefined) => {
    if (why === undefined) return '✓'
    if (!notes.includes(why)) notes.push(why)
    return `gap ${notes.indexOf(why) + 1}`
  }
  const groups = FUNCTION_GROUPS.flatMap(({ title, functions }) => [
    `## ${title}`,
    table(
      'function',
      functions.map(({ name }) => [
        `\`${name}\``,
        ...TARGETS.map((id) => cell(targets[id].gaps.functions?.[name])),
      ]),
    ),
  ])
  const operations = table(
    'operation',
    OPERATIONS.map((name) => [
      name,
      ...TARGETS.map((id) => cell(targets[id].gaps.operations?.[name])),
    ]),
  )
  const formats = table(
    'file',
    FILE_FORMATS.map((format) => [
      format,
      ...TARGETS.map((id) => {
        const gap = targets[id].gaps.formats?.[format]
        return gap ? `${gap.instead} (${cell(gap.why)})` : '✓'
      }),
    ]),
  )
  const parts = [
    '<!-- Written by `npm run gen` from the targets. Edits here are lost. -->',
    '# What each language says',
    'A pipeline is printed in each of these languages and means the same in all of them ([semantics.md](semantics.md)). ✓: every case is run in that language by `npm run test:targets`. A gap is told before the code is taken away, and a program that needs it is not printed.',
    shares(),
    '## Operations',
    operations,
    ...groups,
    '## Files written',
    'A language that cannot write a file writes the same rows in another format, and says so.',
    formats,
    ...values(),
    ...(notes.length === 0
      ? []
      : ['## Gaps', notes.map((why, index) => `${index + 1}. ${why}`).join('\n')]),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Cells at which a language stops. */
function values(): readonly string[] {
  const lines = TARGETS.flatMap((id) =>
    (targets[id].gaps.values ?? []).map(
      ({ type, value, why }) => `- ${TARGET_WORDS[id].label}: the ${type} ${value}. ${why}`,
    ),
  )
  if (lines.length === 0) return []
  const told = 'The printed code stops with these words where a file has such a cell.'
  return ['## Values that cannot be held', told, lines.join('\n')]
}

/** The part of the functions and operations that a language does not say. */
export function gapShare(id: TargetId): number {
  const { functions = {}, operations = {} } = targets[id].gaps
  const all = FUNCTION_GROUPS.reduce((sum, { functions: some }) => sum + some.length, 0)
  const gaps = Object.keys(functions).length + Object.keys(operations).length
  return gaps / (all + OPERATIONS.length)
}

function shares(): string {
  const lines = TARGETS.map((id) => {
    const gaps = (gapShare(id) * 100).toFixed(1)
    return `- ${TARGET_WORDS[id].label}: ${gapShare(id) === 0 ? 'no gaps' : `${gaps} % gaps`}`
  })
  return lines.join('\n')
}

function table(first: string, rows: readonly (readonly string[])[]): string {
  const head = [first, ...TARGETS.map((id) => TARGET_WORDS[id].label)]
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
