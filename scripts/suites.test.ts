import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './root.mjs'
import { drawn, PACKAGES, restingFiles, SUITES, testsLeftOut } from './suites.mjs'

/** Files of each that must not change unnoticed, and one that has nothing to do with it. */
const RESTING = {
  core: {
    own: ['packages/core/src/targets/target.ts', 'packages/core/src/targets/pipelines.test.ts'],
    other: 'packages/engine/src/index.ts',
  },
  engine: { own: ['packages/core/src/index.ts'], other: 'packages/contract/src/index.ts' },
  models: { own: ['packages/core/src/index.ts'], other: 'packages/engine/src/index.ts' },
  server: {
    own: ['packages/engine/src/index.ts', 'packages/server/migrations/0014_artifacts.sql'],
    other: 'packages/web/src/main.tsx',
  },
  cli: { own: ['packages/server/src/main.ts'], other: 'packages/web/src/main.tsx' },
  web: { own: ['packages/contract/src/index.ts'], other: 'packages/server/src/main.ts' },
  journeys: {
    own: ['packages/web/src/main.tsx', 'packages/server/src/main.ts', 'e2e/walk.test.ts'],
    other: 'packages/cli/src/main.ts',
  },
  long: { own: ['packages/engine/src/index.ts'], other: 'packages/web/src/main.tsx' },
  planner: {
    own: [
      'packages/core/src/judge/judge-answer.ts',
      'packages/core/src/conditions/lower-conditions.ts',
      'packages/core/src/blocks/export/said-table.ts',
    ],
    other: 'packages/core/src/targets/target.ts',
  },
  outside: {
    own: ['packages/engine/src/connectors/registry.ts', 'packages/engine/src/child/take-in.ts'],
    other: 'packages/engine/src/index.ts',
  },
  servers: {
    own: ['scripts/servers/mariadb.mjs', 'packages/server/src/runs/cancel-mysql.outside.test.ts'],
    other: 'packages/server/src/index.ts',
  },
  screens: {
    own: [
      'packages/web/src/main.tsx',
      'packages/core/src/blocks/filter/form.ts',
      'e2e/states-dialogs.test.ts',
    ],
    other: 'packages/web/src/account/auth-form.test.tsx',
  },
  stores: {
    own: ['packages/server/src/store/schema.ts', 'packages/server/migrations/0014_artifacts.sql'],
    other: 'packages/web/src/main.tsx',
  },
  languages: {
    own: [
      'packages/core/src/targets/target.ts',
      'packages/core/src/conditions/lower-conditions.ts',
      'packages/core/src/blocks/filter/lower.ts',
      'packages/engine/src/sandbox/run-confined.ts',
    ],
    other: 'packages/core/src/judge/judge-answer.ts',
  },
} as const satisfies Record<keyof typeof SUITES, { own: readonly string[]; other: string }>

/** A new version of a library, or another way to run tests, is a change of all. */
const COMMON = ['package-lock.json', 'packages/engine/package.json', 'vitest.config.ts']

test.each(Object.entries(RESTING))('%s rests on what it tries', async (name, { own, other }) => {
  // The keys are those of SUITES.
  const files = await restingFiles(name as keyof typeof RESTING)
  expect(files).toEqual(expect.arrayContaining([...own, ...COMMON]))
  expect(files).not.toContain(other)
  expect(existsSync(join(ROOT, other))).toBe(true)
})

test('nothing that is built or installed is rested on', async () => {
  for (const name of names())
    expect((await restingFiles(name)).filter((file) => /node_modules|\/dist\//.test(file))).toEqual(
      [],
    )
})

test('seeds draw different parts, and each the same one again', async () => {
  const all = Array.from({ length: 30 }, (_, index) => `file ${index}`)
  expect(drawn(all, 10, '1')).toHaveLength(10)
  expect(drawn(all.toReversed(), 10, '1')).toEqual(drawn(all, 10, '1'))
  expect(drawn(all, 10, '2')).not.toEqual(drawn(all, 10, '1'))
  const seeds = Array.from({ length: 20 }, (_, index) => String(index))
  expect(new Set(seeds.flatMap((seed) => drawn(all, 10, seed)))).toEqual(new Set(all))
})

test.each(names().filter((name) => SUITES[name].tests))(
  'where %s is taken in part, two thirds of its files are left out',
  async (name) => {
    const left = await testsLeftOut(name, '1')
    const all = new Set([
      ...left,
      ...(await testsLeftOut(name, '2')),
      ...(await testsLeftOut(name, '3')),
    ])
    expect(left.length).toBeGreaterThan(all.size / 3)
    expect(left.length).toBeLessThan(all.size)
    expect(left.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  },
)

test('no unit test is long, or asks for a server that npm does not bring', async () => {
  const left = (await Promise.all(PACKAGES.map((name) => testsLeftOut(name, '1')))).flat()
  expect(left.length).toBeGreaterThan(200)
  expect(left.filter((file) => /\.(long|outside)\.test/.test(file))).toEqual([])
})

/** The keys are those of SUITES. */
function names() {
  return Object.keys(RESTING) as (keyof typeof RESTING)[]
}
