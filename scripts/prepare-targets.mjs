import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './root.mjs'

const FOLDER = join(ROOT, 'scripts/runtimes')

/** The runtimes that can be prepared, by the names of their files. */
export async function namesOfTargets() {
  return (await readdir(FOLDER)).map((file) => file.replace(/\.mjs$/, '')).toSorted()
}

/**
 * Downloads and installs what these run on, unless it is there. Two at a time: while one is downloaded,
 * another is unpacked.
 *
 * @param {string[]} names
 */
export async function prepareTargets(names) {
  const waiting = [...names]
  const prepareWaiting = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const started = Date.now()
      const { prepare } = await import(join(FOLDER, `${name}.mjs`))
      await prepare()
      console.log(`${name} is ready (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    }
  }
  await Promise.all([prepareWaiting(), prepareWaiting()])
}

// By itself it prepares all of them, for who has something else to do meanwhile.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await prepareTargets(await namesOfTargets())
