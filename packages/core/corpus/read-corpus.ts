import { readdirSync, readFileSync } from 'node:fs'

/**
 * Beside `src`, whose walls keep files out: nothing here is built or published, only tests and scripts
 * read it. Names are paths in this folder.
 */
export function corpusText(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
}

/** Every line as a value of its own. */
export function corpusLines<T>(name: string): readonly T[] {
  return (
    corpusText(name)
      .split('\n')
      .filter((line) => line !== '')
      // Written by us in this form; one that is not fails the test that reads it.
      .map((line) => JSON.parse(line) as T)
  )
}

/** The texts in a folder, by their names in alphabetical order: seeds draw by it. */
export function corpusTexts(folder: string): readonly string[] {
  return readdirSync(new URL(`${folder}/`, import.meta.url))
    .toSorted()
    .map((file) => corpusText(`${folder}/${file}`))
}

/** The folders in a folder, by their names in alphabetical order. */
export function corpusFolders(folder: string): readonly string[] {
  return readdirSync(new URL(`${folder}/`, import.meta.url), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .toSorted()
}

/** All code that is kept to be compared with what is printed, by path. */
export function goldenCode(): ReadonlyMap<string, string> {
  const folder = new URL('../src/targets/golden/', import.meta.url)
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Map(
    paths
      .filter((path) => /\.(?:sql|py|R|scala)$/.test(path))
      .map((path) => [path, readFileSync(new URL(path, folder), 'utf8')]),
  )
}
