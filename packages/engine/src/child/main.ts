import { rmSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import type { ChildMessage, Job, JobKind, Jobs, ParentMessage } from '../job.ts'
import { adopt } from './adopt.ts'
import { answerRequests } from './answer-requests.ts'
import { browse } from './browse.ts'
import { checkDatabase } from './check-database.ts'
import { compareTables } from './compare-tables.ts'
import { confine, type Database, openDatabase } from './database.ts'
import { exportTable } from './export-table.ts'
import { handOut } from './hand-out.ts'
import { inspect } from './inspect.ts'
import { failureOf } from './failure-of.ts'
import { forgetTables } from './forget-tables.ts'
import { peek } from './peek.ts'
import { preview } from './preview.ts'
import { profile } from './profile.ts'
import { readPage } from './read-page.ts'
import { run } from './run.ts'
import { runScript } from './script.ts'
import { takeIn } from './take-in.ts'
import { serveXls } from './xls/xls-worker.ts'

/** The child: waits with an open database for one job, does it, and ends. */
type Doers = {
  [K in JobKind]: (
    database: Database,
    given: Jobs[K]['given'],
    tell: (event: Jobs[K]['event']) => void,
  ) => Promise<Jobs[K]['answer']>
}

const DOERS: Doers = {
  check: checkDatabase,
  inspect,
  peek,
  run,
  preview,
  profile,
  page: readPage,
  browse,
  export: exportTable,
  script: runScript,
  compare: compareTables,
  adopt,
  'take-in': takeIn,
  'hand-out': handOut,
  // Few jobs train, and every child would read what prints and trains.
  train: async (...given) => (await import('./train.ts')).train(...given),
  // One job after the other; what they would tell meanwhile is not passed on.
  serve: (database, _, tell) =>
    answerRequests<'serve', unknown>(database, tell, (job) =>
      doJob(database, job, () => {}).finally(() => forgetTables(database.connection)),
    ),
}

if (isMainThread) serveJob()
else void serveXls()

function serveJob(): void {
  process.once('disconnect', dieWithParent)
  // Opening takes most of the start-up; doing it before a job arrives is what makes a spare worth keeping.
  const opening = openDatabase()
  opening.then(() => say({ kind: 'ready' }), tellMissing)
  process.once('message', (message) => {
    // Only process/run-job.ts writes to this channel.
    void work(opening, message as ParentMessage)
  })
}

async function work(
  opening: ReturnType<typeof openDatabase>,
  { job, confinement }: ParentMessage,
): Promise<void> {
  const opened = await opening.catch(tellMissing)
  if (!opened) return
  try {
    const database = await confine(opened, confinement)
    const tell = (event: Jobs[JobKind]['event']) => say({ kind: 'event', event })
    say({ kind: 'done', answer: await doJob(database, job, tell) })
  } catch (error) {
    say({ kind: 'failed', failure: failureOf(error, confinement.limits) })
  }
}

function doJob<K extends JobKind>(
  database: Database,
  job: Job<K>,
  tell: (event: Jobs[JobKind]['event']) => void,
): Promise<Jobs[K]['answer']> {
  return DOERS[job.kind](database, job.given, tell)
}

function tellMissing(error: unknown): void {
  say({ kind: 'missing', message: error instanceof Error ? error.message : String(error) })
}

function say(message: ChildMessage): void {
  process.send?.(message)
}

/** SIGKILL, because an ordinary exit would wait for a query that nobody wants any more. */
function dieWithParent(): void {
  rmSync(process.env['HOME'] ?? '', { recursive: true, force: true })
  process.kill(process.pid, 'SIGKILL')
}
