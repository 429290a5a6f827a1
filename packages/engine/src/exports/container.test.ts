import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EXPORT_TARGETS } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepare as prepareR } from '../../../../scripts/runtimes/dplyr.mjs'
import { prepare } from '../../../../scripts/runtimes/notebook.mjs'
import { askedFor } from './testing/asked-for.ts'
import { differences } from './testing/differences.ts'
import { type ExportCase, exportCases } from './testing/export-cases.ts'
import { type RunFile, runFile } from './testing/run-file.ts'
import { triedWith } from './testing/tried-with.ts'
import { writeExport } from './testing/write-export.ts'

const isAsked = askedFor('notebook')
let root = ''
const interpreters: Record<string, string> = {}
let cases: readonly ExportCase[] = []

beforeAll(async () => {
  if (!isAsked) return
  root = await mkdtemp(join(tmpdir(), 'plainflow-container-'))
  interpreters['python'] = await prepare()
  interpreters['Rscript'] = await prepareR()
  cases = await exportCases(root)
}, 600_000)
afterAll(() => rm(root, { recursive: true, force: true }))

describe.skipIf(!isAsked)('the entry command, outside a container', () => {
  test.each(EXPORT_TARGETS)(
    '$label',
    async (target) => {
      for (const [index, given] of triedWith(target, cases, cases.slice(0, 1)).entries()) {
        const folder = join(root, `${target.id}-${index}`)
        const output = join(folder, 'output')
        await writeExport('container', given, target, folder)
        const words = await entryOf(folder)
        const entry = (command: string, inputs = given.inputs): Promise<RunFile> =>
          runFile([...words, command], folder, {
            PIPELINE_INPUT_DIR: inputs,
            PIPELINE_OUTPUT_DIR: output,
          })

        expect((await entry('run', root)).code).toBe(1)
        const sick = await entry('health', root)
        expect(sick.code).toBe(1)
        expect(sick.output).toContain('is missing')
        expect(sick.output).toContain('The last run failed')

        const { code, output: said } = await entry('run')
        expect(code, said).toBe(0)
        expect(await differences(given, output, target)).toEqual([])
        expect(await entry('health')).toMatchObject({ code: 0 })
        expect(await readdir(folder)).not.toContain('canary')
      }
    },
    300_000,
  )

  test('the compose file is YAML that says what it should', async () => {
    const given = cases[2]
    const [target] = EXPORT_TARGETS
    if (!given || !target) throw new Error('no case')
    const folder = join(root, 'compose')
    await writeExport('container', given, target, folder)
    const print = 'import json, yaml; print(json.dumps(yaml.safe_load(open("compose.yaml"))))'
    const { output } = await runFile([interpreters['python'] ?? '', '-c', print], folder)
    expect(JSON.parse(output)).toMatchObject({
      services: {
        pipeline: {
          build: { context: '.' },
          read_only: true,
          network_mode: 'none',
          cap_drop: ['ALL'],
          volumes: ['./input:/data/input:ro', './output:/data/output'],
        },
      },
    })
  })
})

/** What the image would start, read from the Dockerfile itself. */
async function entryOf(folder: string): Promise<string[]> {
  const dockerfile = await readFile(join(folder, 'Dockerfile'), 'utf8')
  const [, words = '[]'] = /^ENTRYPOINT (\[.*\])$/m.exec(dockerfile) ?? []
  const [command, ...rest]: unknown[] = JSON.parse(words) as unknown[] // the exec form is JSON
  const interpreter = interpreters[String(command)]
  if (interpreter === undefined) throw new Error(`The image starts ${String(command)}`)
  return [interpreter, ...rest.map(String)]
}
