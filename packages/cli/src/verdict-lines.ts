import { againWords, type Certificate, TARGET_WORDS } from '@plainflow/core'
import { tableLines } from './table-lines.ts'

/** A certificate for people: a line for each language, then why, then where the first differences are. */
export function verdictLines({ targets, engine, data, results, sandbox }: Certificate): string[] {
  const table = tableLines({
    columns: [column('language'), column('verdict'), column('run by')],
    rows: targets.map(({ target, verdict, runtime }) => [
      TARGET_WORDS[target].label,
      verdict,
      runtime.map(({ name, version }) => `${name} ${version}`).join(', '),
    ]),
  })
  const reasons = targets.flatMap(({ target, reason, verdict, differences }) => {
    if (reason === null) return []
    const head = ['', `${TARGET_WORDS[target].label}: ${verdict}. ${reason}`]
    if (differences.length === 0) return head
    const columns = ['result', 'row', 'column', 'what differs', 'engine', 'code'].map(column)
    const rows = differences.map((each) => {
      const { result, row, what, expected, found } = each
      return [result, row, each.column, what, expected ?? '(empty)', found ?? '(empty)']
    })
    return [...head, ...tableLines({ columns, rows })]
  })
  const trainings = targets.flatMap(({ target, again = [] }) =>
    again.map((each) => `${TARGET_WORDS[target].label}: ${againWords(each)}`),
  )
  const rows = results.map(({ name, rows: count }) => `${name} (${count})`).join(', ')
  const from = data.map(({ name, rows: count }) => `${name} (${count})`).join(', ')
  return [
    ...table,
    ...reasons,
    ...(trainings.length > 0 ? ['', ...trainings] : []),
    '',
    `Compared with ${engine.name} ${engine.version}: rows of ${rows}, read from ${from || 'no files'}.`,
    ...(sandbox === 'folder' ? [] : [HELD[sandbox]]),
  ]
}

const HELD = {
  network:
    'The code ran without network and within limits; this system cannot keep it to its folder.',
  limits:
    'The code ran within limits alone; this system can keep it neither off the network nor to its folder.',
} as const

function column(name: string) {
  return { name, type: 'text' } as const
}
