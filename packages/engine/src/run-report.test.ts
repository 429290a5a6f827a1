import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProgram } from './run-program.ts'
import { filter, load, programOf, step, write } from './testing/programs.ts'
import { reportOutlet } from './testing/report-outlet.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const columns = [
  { name: 'region', type: 'text' },
  { name: 'amount', type: 'integer' },
] as const
const report = {
  ...reportOutlet('large'),
  made: { kind: 'report', title: 'Large <sales>' },
} as const
const csv = { delimiter: ',', quote: '"', header: true, skip: 0 } as const

async function reported(lines: readonly string[], isCached = false) {
  const folder = await temporaryFolder()
  const path = join(folder, 'sales.csv')
  await writeFile(path, ['region,amount', ...lines, ''].join('\n'))
  const program = programOf(
    load('Load "sales"', 'sales', columns),
    filter('Keep amounts over 100', 'amount > 100'),
    step('Sort by amount', (input) => ({
      kind: 'sort',
      input,
      keys: [{ column: 'amount', direction: 'descending', nulls: 'last' }],
    })),
    write('out', report),
    write('second', report, 'Load "sales"'),
  )
  const files = { sales: { path, format: 'csv', csv } } as const
  const cache = { folder: join(folder, 'cache'), bytes: 1e9 }
  const run = async (name: string) => {
    const place = join(folder, name)
    await mkdir(place)
    const outcome = await runProgram({
      program,
      files,
      folder: place,
      ...(isCached ? { cache } : {}),
    })
    if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
    return { outcome, left: await readdir(join(place, 'outputs')) }
  }
  return { run }
}

test('a report tells in words what was done, sums up the columns and shows the rows', async () => {
  const { run } = await reported(['West,150', 'East,90', 'West,900', '<b>,300'])
  const { outcome, left } = await run('one')
  expect(left.toSorted()).toEqual(['large-2.html', 'large.html'])
  const [first, second] = outcome.outputs
  expect(first).toMatchObject({ key: 'large.html', artifact: { name: 'large.html' } })
  expect(second).toMatchObject({ key: 'large-2.html' })
  const page = await readFile(first?.path ?? '', 'utf8')
  expect(first?.bytes).toBe(Buffer.byteLength(page))
  expect(page).toContain('<title>Large &lt;sales&gt;</title>')
  expect(page).toContain('<li>Load &quot;sales&quot;</li>\n<li>Keep amounts over 100</li>')
  expect(page).not.toContain('<b>')
  const amounts = [...page.matchAll(/<td class="number">(\d+)<\/td><\/tr>/g)].map(
    ([, cell]) => cell,
  )
  expect(amounts).toEqual(['900', '300', '150'])
  expect(page).toContain('<td>West (2 times)</td>')
  expect(page).toContain('<td class="number">450</td>')
})

test('the words are the same where rows come from an earlier run, and so is the page', async () => {
  const { run } = await reported(['West,150', 'East,90'], true)
  const [one, two] = [await run('one'), await run('two')]
  const pages = await Promise.all(
    [one, two].map(({ outcome }) => readFile(outcome.outputs[0]?.path ?? '', 'utf8')),
  )
  expect(pages[0]).toBe(pages[1])
  expect(pages[0]).toContain('<li>Keep amounts over 100</li>')
})

test('a thousand rows are shown of more; of none, none', async () => {
  const many = await reported(Array.from({ length: 1_500 }, (_, at) => `West,${at + 101}`))
  const { outcome } = await many.run('one')
  const page = await readFile(outcome.outputs[0]?.path ?? '', 'utf8')
  expect(page).toContain('The first 1,000 of 1,500 rows.')
  expect(page.match(/<tr>/g)).toHaveLength(1_000 + 2 + columns.length)
  const none = await (await reported(['West,1'])).run('one')
  const empty = await readFile(none.outcome.outputs[0]?.path ?? '', 'utf8')
  expect(empty).toContain('There are no rows.')
})
