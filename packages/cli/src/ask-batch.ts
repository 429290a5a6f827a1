import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type AskOptions, askSentence } from './ask-sentence.ts'
import { CommandFailed } from './command.ts'
import { openData } from './open-data.ts'
import { readAll } from './print-result.ts'
import { runPipeline } from './run-pipeline.ts'

interface Question {
  readonly id: string
  readonly question: string
  readonly tables: readonly string[]
}

/** One answer a line, in the order of the questions; a question that fails does not stop the rest. */
export async function askBatch(path: string, options: AskOptions): Promise<number> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandFailed(`There is no file ${path}.`)
  })
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  for (const [index, line] of lines.entries()) {
    const question = readQuestion(line, `${path}, line ${index + 1}`)
    process.stdout.write(
      `${JSON.stringify(await answer(question, dirname(resolve(path)), options))}\n`,
    )
  }
  return 0
}

async function answer(
  { id, question, tables }: Question,
  folder: string,
  options: AskOptions,
): Promise<object> {
  try {
    const beside = (table: string) => existsSync(resolve(folder, table))
    const data = await openData(tables.map((table) => resolve(beside(table) ? folder : '.', table)))
    // Whatever a question exports is not kept: only its rows are asked for.
    const out = await mkdtemp(join(tmpdir(), 'plainflow-batch-'))
    try {
      const { asked } = await askSentence(question, data, options)
      if (!asked.pipeline || asked.open?.length) return { id, error: asked.response }
      const finished = await runPipeline(asked.pipeline, data, { out, replace: true })
      try {
        const table = finished.result ? await readAll(finished.result) : { columns: [], rows: [] }
        const { warnings } = finished
        return {
          id,
          ...table,
          ...(warnings.length > 0 ? { warnings } : {}),
          pipeline: asked.pipeline,
        }
      } finally {
        await finished.close()
      }
    } finally {
      await rm(out, { recursive: true, force: true })
      await data.close()
    }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

function readQuestion(line: string, where: string): Question {
  try {
    // Checked below, field by field.
    const { id, question, tables } = JSON.parse(line) as Partial<Question>
    if (id !== undefined && typeof question === 'string' && Array.isArray(tables)) {
      return { id, question, tables: tables.map(String) }
    }
  } catch {
    // Told apart from a wrong shape by nothing a reader could use.
  }
  throw new CommandFailed(`${where} is not {"id": …, "question": …, "tables": […]}.`)
}
