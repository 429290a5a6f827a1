import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Sheet } from '../../inspected-file.ts'
import { UnreadableFile } from '../../unreadable-file.ts'
import type { Database } from '../database.ts'
import type { Staged, StagingOptions } from '../reading/staged.ts'
import { chooseSheet, type SheetRow, stageSheet } from '../sheet/stage-sheet.ts'
import type { XlsMessage } from './xls-worker.ts'

/** A sheet of the format holds 65,536 rows of 256 columns; larger files have pictures in them. */
const MOST_BYTES = 100_000_000
/** Megabytes of heap: a full sheet of ten columns takes 350. */
const HEAP = 700

/** One sheet of an old Excel file (.xls) as a table of texts. */
export async function stageXls(database: Database, options: StagingOptions): Promise<Staged> {
  if ((await stat(options.path)).size > MOST_BYTES) throw tooLarge()
  const bytes = await readFile(options.path)
  // The limit the child was started with would hold for its threads too, whatever they ask for.
  setFlagsFromString(`--max-old-space-size=${HEAP}`)
  // The child's own script: a thread of it reads .xls files and nothing else, see main.ts.
  const worker = new Worker(process.argv[1] ?? '', {
    workerData: { bytes: new Uint8Array(bytes) },
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
  })
  try {
    const first = await hear(worker)
    const sheets = first.kind === 'sheets' ? first.sheets : []
    const { name } = chooseSheet(sheets, options.overrides.sheet)
    answer(worker, name)
    return await stageSheet(
      database,
      options,
      rowsOf(worker),
      name,
      sheets satisfies readonly Sheet[],
    )
  } finally {
    await worker.terminate()
  }
}

async function* rowsOf(worker: Worker): AsyncGenerator<readonly SheetRow[]> {
  for (;;) {
    const said = await hear(worker)
    if (said.kind !== 'rows') return
    yield said.rows
    answer(worker, 'more')
  }
}

function answer(worker: Worker, text: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(text)
}

/** The next message; whatever ends the thread before it comes is about the file. */
async function hear(worker: Worker): Promise<XlsMessage> {
  const [said] = (await once(worker, 'message').catch((error: unknown) => {
    const isFull =
      error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isFull ? tooLarge() : error
    // xls-worker.ts says nothing else.
  })) as [XlsMessage]
  if (said.kind !== 'unreadable') return said
  throw new UnreadableFile(
    said.isProtected
      ? 'The workbook is protected by a password. Saving it without one might help.'
      : 'The file is no Excel workbook, or broken. Saving it again as .xlsx might help.',
  )
}

function tooLarge(): UnreadableFile {
  return new UnreadableFile(
    'The .xls file is too large to be read whole. Saving it as .xlsx or CSV might help.',
  )
}
