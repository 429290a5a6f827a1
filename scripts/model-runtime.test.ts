import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { RUNTIME_FOLDER } from '../packages/models/src/local/install-runtime.ts'
import { ROOT } from './root.mjs'

interface Locked {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly cpu?: readonly string[]
  readonly optionalDependencies?: object
}

const read = async (name: string) =>
  JSON.parse(await readFile(join(ROOT, 'packages/models/runtime', name), 'utf8')) as unknown
const { packages } = (await read('package-lock.json')) as { packages: Record<string, Locked> }
const manifest = (await read('package.json')) as Record<string, Record<string, string>>

it('what runs models is pinned, and fetched from nowhere in particular', () => {
  const fetched = Object.entries(packages).filter(([path]) => path !== '')
  expect(fetched.length).toBeGreaterThan(50)
  expect(fetched.filter(([, one]) => one.resolved ?? !one.integrity).map(([path]) => path)).toEqual(
    [],
  )
  expect(manifest['dependencies']).toEqual({
    'node-llama-cpp': RUNTIME_FOLDER.slice('runtime-'.length),
  })
})

it('a program for each processor, and none for graphics cards', () => {
  const natives = Object.keys(packages).filter((path) => path.includes('@node-llama-cpp/'))
  expect(natives).toEqual([
    'node_modules/@node-llama-cpp/linux-arm64',
    'node_modules/@node-llama-cpp/linux-x64',
  ])
  expect(natives.map((path) => packages[path]?.cpu)).toEqual([['arm64'], ['x64']])
  expect(packages['node_modules/node-llama-cpp']?.optionalDependencies).toBeUndefined()
})

it('is no dependency of the product', async () => {
  const lock = await readFile(join(ROOT, 'package-lock.json'), 'utf8')
  expect(lock).not.toContain('node-llama-cpp')
})
