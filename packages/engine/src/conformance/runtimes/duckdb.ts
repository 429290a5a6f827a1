import { tmpdir } from 'node:os'
import { runRaw } from '../../testing/run-raw.ts'
import type { Answer, Job, Runtime } from './runtime.ts'

/** The DuckDB that is a dependency of ours. */
export const duckdbRuntime: Runtime = {
  prepare: async () => {},
  async run(jobs) {
    const runnable = jobs.filter((job) => !needsDownload(job))
    const answers = await runRaw(
      runnable.map(({ code, folder }) => ({ sql: code, folder })),
      tmpdir(),
    )
    const said = await warnings(runnable)
    return jobs.map((job): Answer => {
      if (needsDownload(job))
        return {
          failed: null,
          warnings: [],
          notRun: "needs DuckDB's excel extension, which is a download",
        }
      const answer = answers[runnable.indexOf(job)] ?? 'no answer'
      const failed = answer.startsWith('ok') ? null : answer
      return { failed, warnings: said.get(job) ?? [] }
    })
  },
}

function needsDownload({ code }: Job): boolean {
  return code.includes('INSTALL excel;')
}

/** A file of statements answers with its last alone, so the warning ones are asked again by themselves. */
async function warnings(jobs: readonly Job[]): Promise<ReadonlyMap<Job, readonly string[]>> {
  const asked = jobs.flatMap((job) => {
    if (!job.code.includes(' AS warning FROM')) return []
    const statements = job.code.split(/;\n\n/)
    const last = statements.findLastIndex((each) => each.includes(' AS warning FROM'))
    return statements.slice(0, last + 1).map((sql) => ({ sql, folder: job.folder, job }))
  })
  const answers = await runRaw(
    asked.map(({ sql, folder }) => ({ sql, folder })),
    tmpdir(),
  )
  const said = new Map<Job, string[]>()
  for (const [index, { sql, job }] of asked.entries()) {
    if (!sql.includes(' AS warning FROM')) continue
    // The rows of a SELECT of one text.
    const rows = JSON.parse(answers[index]?.replace(/^ok /, '') ?? '[]') as string[][]
    said.set(job, [...(said.get(job) ?? []), ...rows.flat()])
  }
  return said
}
