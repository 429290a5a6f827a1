import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { closeEngine, startApart } from '@plainflow/engine'
import type { LanguageModel } from '../packages/models/src/language-model.ts'
import { chooseModel } from '../packages/models/src/local/choose-model.ts'
import { recordAnswers } from '../packages/models/src/recording/recording.ts'
import { readSettings } from '../packages/server/src/settings.ts'
import { Answerer } from './eval-nl/answer-question.ts'
import type { Answered } from './eval-nl/answer-question.ts'
import { atOnce } from './eval-nl/at-once.ts'
import { report } from './eval-nl/report.ts'
import type { Scored } from './eval-nl/report.ts'
import { sameTable } from './eval-nl/same-table.ts'
import type { Expected } from './eval-nl/same-table.ts'

/**
 * How often a question is answered right: `npm run eval:nl -- questions.jsonl [--out results.jsonl] [--wrong]`.
 * With `--model` the model of this installation is asked beside the planner; with `--keep` its answers are
 * kept by what it was told, so that a run can be repeated without asking.
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
  'usage: npm run eval:nl -- questions.jsonl [--out results.jsonl] [--wrong] [--at-once 8] [--model [--keep folder]], a model being named by AI_PROVIDER and the like, or by "plainflow model use"'

interface Options {
  readonly file: string
  readonly out: string | undefined
  readonly showsWrong: boolean
  readonly atOnce: number
  readonly asksModel: boolean
  readonly keep: string | undefined
}

await evaluate(readOptions())
await closeEngine()

function readOptions(): Options {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        wrong: { type: 'boolean', default: false },
        'at-once': { type: 'string', default: '1' },
        model: { type: 'boolean', default: false },
        keep: { type: 'string' },
      },
    })
    const [file] = positionals
    const count = Number(values['at-once'])
    if (file === undefined || !Number.isInteger(count) || count < 1) throw new Error('see below')
    const { out, wrong, model, keep } = values
    return { file, out, showsWrong: wrong, atOnce: count, asksModel: model, keep }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
    process.exit(2)
  }
}

/** The model that is asked in this installation, as the server finds it. */
async function configuredModel(): Promise<LanguageModel> {
  const { ai, dataFolder } = readSettings(process.env)
  const chosen = await chooseModel(ai, { dataFolder, start: startApart })
  if (chosen) return chosen
  console.error(`No model is configured. ${USAGE}`)
  process.exit(2)
}

/** The day of the first run into a folder is that of all: a model is told the day it is asked. */
async function firstAsked(folder: string): Promise<number> {
  const path = join(folder, 'asked-on.txt')
  await mkdir(folder, { recursive: true })
  await writeFile(path, new Date().toISOString(), { flag: 'wx' }).catch(() => {})
  return Date.parse(await readFile(path, 'utf8'))
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

async function evaluate(options: Options): Promise<void> {
  const { file, keep, showsWrong } = options
  const questions = await readQuestions(file)
  const folder = dirname(resolve(file))
  const paths = questions.flatMap(({ tables }) => tables.map((table) => resolve(folder, table)))
  const asked = options.asksModel ? await configuredModel() : null
  const model = asked && keep !== undefined ? recordAnswers(asked, keep) : asked
  const now = keep === undefined ? Date.now() : await firstAsked(keep)
  const answerer = await Answerer.open(paths, model, now)
  const results: string[] = []
  try {
    const scored = await atOnce(questions, options.atOnce, async (one): Promise<Scored> => {
      const tables = one.tables.map((table) => resolve(folder, table))
      const got = await answerer.answer(one.question, tables)
      const right = got.rows !== null && sameTable(one.expected, got.rows, one.ordered ?? false)
      const cause = right ? null : causeOf(one, got)
      if (!right && showsWrong) console.log(`${one.id}: ${one.question}\n  ${cause}: ${got.said}`)
      results[questions.indexOf(one)] = JSON.stringify(
        got.rows ? { id: one.id, rows: got.rows } : { id: one.id, abstain: true },
      )
      const { source = 'questions', difficulty = 'any' } = one
      const { planned, metered } = got
      return { source, difficulty, right, planned, cause, metered }
    })
    if (options.out !== undefined) await writeFile(options.out, `${results.join('\n')}\n`)
    console.log(report(scored))
  } finally {
    await answerer.close()
    await asked?.close?.()
  }
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
