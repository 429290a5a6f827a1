/**
 * Every question of the corpora that is answered right, with its tables, its pipeline and its SQL:
 *
 *   npm run corpus:export [-- folder]
 *
 * Writes a file of JSON lines for each corpus, into .cache/corpus unless another folder is named. What is
 * said of a canvas, and of systems without data, is not among them: there are no rows to judge it by.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { CORPORA } from './export-corpus/right-answers.ts'
import { writeAnswers } from './export-corpus/write-answers.ts'
import { ROOT } from './root.mjs'

const folder = process.argv[2] ?? join(ROOT, '.cache/corpus')
await mkdir(folder, { recursive: true })
for (const [name, answerings] of Object.entries(CORPORA)) {
  const path = join(folder, `${name}.jsonl`)
  const written = await writeAnswers(answerings, path)
  process.stdout.write(`${path}: ${written} of ${answerings.length} are answered right\n`)
}
