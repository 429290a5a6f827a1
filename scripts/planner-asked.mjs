import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { ROOT } from './root.mjs'

/** What the planner was when everything it is asked in the tests was asked and answered right. */
const RECORD = join(ROOT, 'scripts/planner-asked.txt')

const CORE = join(ROOT, 'packages/core')
/** The planner, and what it is asked. */
const PLANNER =
  /^corpus\/.+\.(txt|jsonl|ts)$|^src\/(words|tables|sentence-to-plan|plan-to-pipeline|judge|conditions)\/|^src\/blocks\/(take-other|\w+\/(describe|understand|revise))\.ts$/

/** Asked in full where it changed since; of one that stands as it did, a tenth tells enough. */
export async function isPlannerAsItWas() {
  const recorded = await readFile(RECORD, 'utf8').catch(() => '')
  return recorded.trim() === (await fingerprint())
}

/** To be called when everything was asked and answered right. */
export async function recordPlanner() {
  await writeFile(RECORD, `${await fingerprint()}\n`)
}

async function fingerprint() {
  const hash = createHash('sha256')
  const folders = ['src', 'corpus'].map((folder) =>
    readdir(join(CORE, folder), { recursive: true, withFileTypes: true }),
  )
  const files = (await Promise.all(folders))
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => relative(CORE, join(entry.parentPath, entry.name)))
    .filter((file) => PLANNER.test(file))
  for (const file of files.toSorted())
    hash.update(`${file}\0${await readFile(join(CORE, file), 'utf8')}\0`)
  return hash.digest('hex')
}
