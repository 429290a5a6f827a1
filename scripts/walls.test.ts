import { execFile } from 'node:child_process'
import { cp, mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from './root.mjs'

/** A wall only counts if it falls on a planted brick: each line is an import that must be refused. */
const PLANTED = [
  ['packages/core/src/planted.ts', 'react'],
  ['packages/core/src/planted.ts', 'node:fs'],
  ['packages/core/src/planted.ts', '@plainflow/contract'],
  ['packages/core/src/deep/planted.test.ts', 'node:fs'],
  ['packages/contract/src/planted.ts', 'fastify'],
  ['packages/contract/src/planted.ts', '@plainflow/server'],
  ['packages/engine/src/planted.ts', '@plainflow/contract'],
  ['packages/engine/src/planted.ts', '@plainflow/server'],
  ['packages/models/src/planted.ts', '@plainflow/server'],
  ['packages/models/src/planted.ts', '@plainflow/engine'],
  ['packages/web/src/planted.ts', '@plainflow/models'],
  ['packages/web/src/planted.ts', '@plainflow/server'],
  ['packages/web/src/planted.ts', '../../server/src/index.ts'],
  ['packages/web/src/planted.ts', '@plainflow/engine'],
  ['packages/web/src/planted.tsx', 'node:fs'],
  ['packages/server/src/planted.ts', '@plainflow/web'],
  ['packages/server/src/planted.ts', 'react'],
  ['packages/cli/src/planted.ts', '@plainflow/web'],
  ['packages/cli/src/planted.ts', 'fastify'],
  ['e2e/planted.test.ts', '@plainflow/core'],
  ['e2e/harness/planted.ts', '../../packages/server/src/index.ts'],
  // A path into another package goes round what that package exports, from a test as well.
  ['packages/core/src/deep/planted.ts', '../../../contract/src/index.ts'],
  ['packages/contract/src/planted.ts', '../../core/src/index.ts'],
  ['packages/contract/src/planted.test.ts', '../../core/src/index.ts'],
  ['packages/engine/src/planted.ts', '../../core/src/index.ts'],
  ['packages/engine/src/planted.test.ts', '../../server/src/index.ts'],
  ['packages/engine/src/conformance/planted.ts', '../../../models/src/index.ts'],
  ['packages/models/src/local/planted.test.ts', '../../../engine/src/index.ts'],
  ['packages/models/src/planted.test.ts', '@plainflow/engine'],
  ['packages/web/src/planted.test.tsx', '../../core/src/index.ts'],
  ['packages/server/src/planted.ts', '../../engine/src/index.ts'],
  ['packages/server/src/testing/planted.ts', '../../../web/src/main.tsx'],
  ['packages/cli/src/planted.ts', '../../server/src/index.ts'],
  ['packages/cli/src/commands/planted.test.ts', '../../../models/src/index.ts'],
  // What ships needs no script; of the scripts, tests take what installs the languages they run.
  ['packages/engine/src/planted.ts', '../../../scripts/runtimes/pandas.mjs'],
  ['packages/server/src/planted.ts', '../../../scripts/root.mjs'],
  ['packages/cli/src/planted.ts', '../../../scripts/find-python.mjs'],
  ['packages/models/src/planted.ts', '../../../scripts/small-model.mjs'],
  ['packages/web/src/planted.ts', '../../../scripts/root.mjs'],
  ['packages/core/src/planted.test.ts', '../../../scripts/root.mjs'],
  ['packages/contract/src/planted.test.ts', '../../../scripts/root.mjs'],
  ['packages/engine/src/planted.test.ts', '../../../scripts/root.mjs'],
  ['packages/models/src/planted.test.ts', '../../../scripts/suites.mjs'],
  ['packages/server/src/planted.test.ts', '../../../scripts/ensure-built.mjs'],
  ['packages/cli/src/testing/planted.ts', '../../../../scripts/bundle.mjs'],
  ['e2e/planted.test.ts', '../scripts/root.mjs'],
] as const

const ALLOWED = [
  ['packages/core/src/fine.ts', 'zod'],
  ['packages/core/src/fine.ts', '../relation/column.ts'],
  ['packages/contract/src/fine.ts', '@plainflow/core'],
  ['packages/engine/src/fine.ts', 'node:fs'],
  ['packages/models/src/fine.ts', 'ai'],
  ['packages/web/src/fine.ts', '@plainflow/contract'],
  ['packages/server/src/fine.ts', '@plainflow/engine'],
  ['packages/cli/src/fine.ts', '@plainflow/server'],
  ['packages/engine/src/process/fine.ts', '../child/start.ts'],
  ['packages/engine/src/fine.test.ts', '../../../scripts/runtimes/pandas.mjs'],
  ['packages/engine/src/conformance/runtimes/fine.ts', '../../../../../scripts/runtimes/scala.mjs'],
  ['packages/server/src/runs/fine.test.ts', '../../../../scripts/runtimes/pandas.mjs'],
  ['packages/cli/src/fine.long.test.ts', '../../../scripts/small-model.mjs'],
  ['e2e/fine.test.ts', '../scripts/find-python.mjs'],
] as const

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plainflow-walls-'))
  await cp(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('walls between the packages', () => {
  it.each(PLANTED)('%s may not import %s', async (file, specifier) => {
    expect(await lint(file, specifier)).toContain('no-restricted-imports')
  })

  it.each(ALLOWED)('%s may import %s', async (file, specifier) => {
    expect(await lint(file, specifier)).not.toContain('no-restricted-imports')
  })
})

async function lint(file: string, specifier: string): Promise<string> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `import * as thing from '${specifier}'\nexport const used = thing\n`)
  try {
    return await new Promise((resolve) => {
      const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint')
      execFile(process.execPath, [oxlint, file], { cwd: folder }, (_, out, err) =>
        resolve(out + err),
      )
    })
  } finally {
    await rm(path)
  }
}
