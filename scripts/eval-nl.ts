import { readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { closeEngine } from '@plainflow/engine'
import type { LanguageModel } from '../packages/server/src/models/language-model.ts'
import { openModel } from '../packages/server/src/models/open-model.ts'
import { readSettings } from '../packages/server/src/settings.ts'
import { Answerer } from './eval-nl/answer-question.ts'
import type { Answered } from './eval-nl/answer-question.ts'
import { report } from './eval-nl/report.ts'
import type { Scored } from './eval-nl/report.ts'
import { sameTable } from './eval-nl/same-table.ts'
import type { Expected } from './eval-nl/same-table.ts'

/**
 * How often a question is answered right: `npm run eval:nl -- questions.jsonl [--out results.jsonl] [--wrong]`.
 * With `--model` the model that the environment names is asked beside the planner.
 * A line is {id, source, difficulty, question, tables, expected: {rows, …}, ordered}; tables are found
 * beside the file. The planner sees the question and the tables, nothing else.
 */
interface Question {
  readonly id: string
  readonly source?: string
  readonly difficulty?: string
  readonly question: string
  readonly tables: readonly string[]
  readonly expected: Expected
  readonly ordered?: boolean
}

const USAGE =
  'usage: npm run eval:nl -- questions.jsonl [--out results.jsonl] [--wrong] [--model, with AI_PROVIDER and the like set]'
const [path, ...options] = process.argv.slice(2)
if (path === undefined) {
  console.error(USAGE)
  process.exit(2)
}
await evaluate(path, options, options.includes('--model') ? configuredModel() : null)
await closeEngine()

/** The model that the environment names, as the server reads it. */
function configuredModel(): LanguageModel {
  const { ai } = readSettings(process.env)
  if (ai) return openModel(ai)
  console.error(`No model is configured. ${USAGE}`)
  process.exit(2)
}

async function readQuestions(file: string): Promise<Question[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    console.error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
    process.exit(2)
  })
  // The format stated above; a line that is not of it fails where it is read.
  return text
    .split('\n')
    .flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as Question]))
}

async function evaluate(
  file: string,
  given: readonly string[],
  model: LanguageModel | null,
): Promise<void> {
  const questions = await readQuestions(file)
  const folder = dirname(resolve(file))
  const paths = questions.flatMap(({ tables }) => tables.map((table) => resolve(folder, table)))
  const answerer = await Answerer.open(paths, model)
  const scored: Scored[] = []
  const results: string[] = []
  try {
    for (const one of questions) {
      const got = await answerer.answer(
        one.question,
        one.tables.map((table) => resolve(folder, table)),
      )
      const right = got.rows !== null && sameTable(one.expected, got.rows, one.ordered ?? false)
      const cause = right ? null : causeOf(one, got)
      const { source = 'questions', difficulty = 'any' } = one
      scored.push({ source, difficulty, right, planned: got.planned, cause })
      results.push(
        JSON.stringify(got.rows ? { id: one.id, rows: got.rows } : { id: one.id, abstain: true }),
      )
      if (!right && given.includes('--wrong'))
        console.log(`${one.id}: ${one.question}\n  ${cause}: ${got.said}`)
    }
  } finally {
    await answerer.close()
  }
  const out = given[given.indexOf('--out') + 1]
  if (given.includes('--out') && out !== undefined) await writeFile(out, `${results.join('\n')}\n`)
  console.log(report(scored))
}

/** What tells most about a wrong answer without looking at how it should have been computed. */
function causeOf({ expected }: Question, { rows, trouble }: Answered): string {
  if (trouble) return trouble
  if (!rows || rows.length === 0) return 'no rows'
  if (rows[0]?.length !== expected.rows[0]?.length) return 'other columns'
  if (rows.length !== expected.rows.length)
    return rows.length > expected.rows.length ? 'too many rows' : 'too few rows'
  return 'other values'
}
