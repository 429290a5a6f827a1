import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { tinyGguf } from '@plainflow/models/testing/tiny-gguf'
import { expect, onTestFinished, test } from 'vitest'
import { folderWith, plainflow } from '../testing/plainflow.ts'

/** An installation that has what runs models: fetching it is `npm run test:long`. */
async function installation(): Promise<string> {
  const folder = await folderWith({ 'notes.txt': 'no model' })
  const runtime = join(folder, 'data/models/runtime-3.22.1/node_modules/node-llama-cpp')
  await mkdir(runtime, { recursive: true })
  await writeFile(join(runtime, 'package.json'), '{}')
  await writeFile(join(folder, 'Tiny Model.gguf'), tinyGguf())
  return folder
}

const LINE =
  'tiny-model: Tiny of the tests, 0.0 GB on the disk, about 0.4 GB of memory while it is used'

test('a file is added, used and removed, and the own file stays', async () => {
  const folder = await installation()
  expect((await plainflow(folder, 'model', 'list')).stdout).toContain('There are no models yet.')
  const added = await plainflow(folder, 'model', 'add', 'Tiny Model.gguf')
  expect(added).toMatchObject({ code: 0, stderr: '' })
  expect(added.stdout).toBe(`Added ${LINE}\nUse it with: plainflow model use tiny-model\n`)
  expect((await plainflow(folder, 'model', 'list')).stdout).toBe(`  ${LINE}\n`)
  expect((await plainflow(folder, 'model', 'use', 'tiny-model')).code).toBe(0)
  expect((await plainflow(folder, 'model', 'list')).stdout).toBe(`* ${LINE}\n`)
  const list = await readFile(join(folder, 'data/models/models.json'), 'utf8')
  expect(JSON.parse(list)).toMatchObject({ inUse: 'tiny-model' })
  expect((await plainflow(folder, 'model', 'remove', 'tiny-model')).stdout).toBe(
    'Removed tiny-model\n',
  )
  expect(await readdir(join(folder, 'data/models'))).toEqual(['models.json', 'runtime-3.22.1'])
  expect(await readdir(folder)).toContain('Tiny Model.gguf')
  expect((await plainflow(folder, 'model', 'list')).stdout).toContain('There are no models yet.')
})

test('what cannot be is said in words', async () => {
  const folder = await installation()
  const complaint = async (...words: string[]) => {
    const { code, stderr } = await plainflow(folder, 'model', ...words)
    return `${code} ${stderr.trim()}`
  }
  expect(await complaint('add', 'nothing.gguf')).toMatch(
    /^1 plainflow: There is no file .*nothing\.gguf\.$/,
  )
  expect(await complaint('add', 'notes.txt')).toMatch(/^1 .*notes\.txt is no GGUF file\./)
  expect(await complaint('add', '.')).toMatch(
    /^1 .*is a folder, not a file\.|^1 .*a name of letters/,
  )
  expect(await complaint('use', 'small')).toContain('There is no model small. Add one first')
  expect(await complaint('remove', 'small')).toContain('There is no model small.')
  expect(await complaint('add')).toMatch(/^2 .*The file or address is missing\./)
  expect(await complaint('fly')).toMatch(/^2 .*There is no task "fly"\./)
  await plainflow(folder, 'model', 'add', 'Tiny Model.gguf')
  expect(await complaint('add', 'Tiny Model.gguf')).toContain(
    'There is a model tiny-model already.',
  )
  expect(await complaint('use', 'small')).toContain('There are tiny-model.')
  await writeFile(join(folder, 'data/models/models.json'), '{"models": 1}')
  expect(await complaint('list')).toMatch(/^1 .*models\.json cannot be read\. Remove it/)
})

test('an address is fetched; what is there when it breaks off is not kept', async () => {
  const folder = await installation()
  const model = tinyGguf()
  const server = createServer((request, response) => {
    if (request.url === '/small.gguf') response.end(model)
    else if (request.url === '/short.gguf') {
      response.writeHead(200, { 'content-length': model.length + 10 })
      response.write(model, () => response.destroy())
    } else if (request.url === '/page.gguf') response.end('<!doctype html>')
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const add = (name: string) =>
    plainflow(folder, 'model', 'add', `http://127.0.0.1:${port}/${name}.gguf`)
  expect(await add('small')).toMatchObject({ code: 0 })
  expect((await add('page')).stderr).toContain('There is no GGUF file at this address.')
  expect((await add('gone')).stderr).toContain('answered 404 instead of the file.')
  expect((await add('short')).code).toBe(1)
  expect((await readdir(join(folder, 'data/models'))).toSorted()).toEqual([
    'models.json',
    'runtime-3.22.1',
    'small.gguf',
  ])
})
