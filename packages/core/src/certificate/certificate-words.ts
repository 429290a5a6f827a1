import { TARGET_WORDS } from '../targets/target.ts'
import type { TargetId } from '../targets/target.ts'
import { againWords } from './again-words.ts'
import type { Certificate, Difference, TargetVerdict } from './certificate.ts'

export interface CertificateWordsOptions {
  /** Only these languages, in their order; all that were judged unless given. */
  readonly targets?: readonly TargetId[]
  /** The hash of the pipeline as it is now: another one makes the certificate out of date. */
  readonly pipeline?: string
}

/**
 * A certificate as Markdown for a README, from its heading on; null where nothing was verified. Names and
 * cells of users stand in it as text: no sign of theirs is read as markup.
 */
export function certificateWords(
  certificate: Certificate | null,
  { targets, pipeline }: CertificateWordsOptions = {},
): string {
  if (!certificate) return `${HEADING}\n\n${UNVERIFIED}\n`
  const { targets: judged } = certificate
  const shown = targets
    ? targets.flatMap((id) => judged.find(({ target }) => target === id) ?? { target: id })
    : judged
  const isStale = pipeline !== undefined && pipeline !== certificate.pipeline
  const paragraphs = [
    HEADING,
    ...(isStale ? [STALE] : []),
    ground(certificate),
    ...shown.flatMap((one) => ('verdict' in one ? verdictWords(one) : [unjudged(one.target)])),
    `Pipeline: SHA-256 \`${certificate.pipeline}\`.`,
  ]
  return `${paragraphs.join('\n\n')}\n`
}

const HEADING = '## Equality certificate'
const UNVERIFIED =
  'Nothing was verified yet. `plainflow verify pipeline.json` runs the exported code of every language ' +
  'that is installed and compares its results with those of Plainflow.'
const STALE =
  '**Out of date.** The pipeline was changed after this was found out; `plainflow verify` finds out anew.'

function ground({ date, engine, data, results }: Certificate): string {
  const read = data.map(
    ({ name, rows, sha256 }) =>
      `${plain(name)} (${counted(rows, 'row')}, SHA-256 \`${sha256.slice(0, 12)}…\`)`,
  )
  const gave = results.map(
    ({ name, rows, columns }) =>
      `${plain(name)} (${counted(rows, 'row')}, ${counted(columns, 'column')})`,
  )
  const from = read.length === 0 ? '' : ` from ${read.join(', ')}`
  return (
    `On ${day(date)} the exported code was run and compared with what ${plain(engine.name)} ` +
    `${plain(engine.version)}, the engine of Plainflow, computed${from}: ${gave.join(', ')}. ` +
    'Compared were columns, types, the number of rows and every value; the order where the pipeline ' +
    'sorts; numbers to nine digits.'
  )
}

function verdictWords(one: TargetVerdict): string[] {
  const { target, verdict, reason, runtime, code, differences, again = [] } = one
  const by = runtime.map(({ name, version }) => `${plain(name)} ${plain(version)}`).join(', ')
  const hash = code === null ? '' : ` Code: SHA-256 \`${code}\`.`
  const why = verdict === 'PASS' ? 'The results are equal.' : plain(reason ?? '')
  const judged = `- **${TARGET_WORDS[target].label}: ${verdict}**${by === '' ? '' : ` (${by})`}. ${why}${hash}`
  const first = [judged, ...again.map((each) => `  - ${plain(againWords(each))}`)].join('\n')
  return differences.length === 0 ? [first] : [first, differenceTable(differences)]
}

function unjudged(target: TargetId): string {
  return `- **${TARGET_WORDS[target].label}**: not verified.`
}

function differenceTable(differences: readonly Difference[]): string {
  const rows = differences.map(({ result, row, column, expected, found, what }) => [
    plain(result),
    row === null ? '' : String(row),
    plain(column ?? ''),
    plain(what),
    cell(expected),
    cell(found),
  ])
  const head = ['result', 'row', 'column', 'what differs', 'Plainflow', 'this code']
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function cell(value: string | null): string {
  return value === null ? '*empty*' : plain(value)
}

function counted(count: number, word: string): string {
  return `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`
}

function day(date: string): string {
  return date.slice(0, 10)
}

/** On one line, and with every sign that means something in Markdown or HTML taken literally. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\\`*_{}[\]()#!|~]/g, (sign) => `\\${sign}`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
