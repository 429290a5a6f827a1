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
  ['packages/web/src/planted.ts', '@plainflow/server'],
  ['packages/web/src/planted.ts', '../../server/src/index.ts'],
  ['packages/web/src/planted.ts', '@plainflow/engine'],
  ['packages/web/src/planted.tsx', 'node:fs'],
  ['packages/server/src/planted.ts', '@plainflow/web'],
  ['packages/server/src/planted.ts', 'react'],
] as const

const ALLOWED = [
  ['packages/core/src/fine.ts', 'zod'],
  ['packages/core/src/fine.ts', '../relation/column.ts'],
  ['packages/contract/src/fine.ts', '@plainflow/core'],
  ['packages/engine/src/fine.ts', 'node:fs'],
  ['packages/web/src/fine.ts', '@plainflow/contract'],
  ['packages/server/src/fine.ts', '@plainflow/engine'],
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
