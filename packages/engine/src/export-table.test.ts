import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { exportTable } from './export-table.ts'
import { runRaw } from './testing/run-raw.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const LIVE = [
  '=1+1',
  '=HYPERLINK("http://example.com","x")',
  '+1+1',
  '-2+3',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '-5',
]
const PLAIN = ['a=b', "'=1", '5', 'it is']

test('texts that would be formulas begin with an apostrophe, numbers stay', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'data.parquet')
  const rows = [...LIVE, ...PLAIN].map(
    (text, at) => `(${at}, -5, -1.5, '${text.replaceAll("'", "''")}')`,
  )
  const [made] = await runRaw(
    [
      `COPY (SELECT * FROM (VALUES ${rows.join(', ')}) t("id", "=n", "x", "text") ORDER BY id) TO '${path}' (FORMAT parquet)`,
    ],
    folder,
  )
  expect(made).toMatch(/^ok/)
  const to = join(folder, 'safe.csv')
  await exportTable({ path, format: 'csv', to, guardsFormulas: true })
  const written = await readFile(to, 'utf8')
  expect(written.split('\n')[0]).toBe("id,'=n,x,text")
  expect(written).toContain("\n0,-5,-1.5,'=1+1\n")
  for (const text of LIVE) expect(written).toContain(`'${text.replaceAll('"', '""')}`)
  for (const text of PLAIN) expect(written).toContain(`,${text}\n`)
  const raw = join(folder, 'raw.csv')
  await exportTable({ path, format: 'csv', to: raw })
  expect(await readFile(raw, 'utf8')).toContain('\n0,-5,-1.5,=1+1\n')
})

test('a CSV file of ours is guarded as it stands', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'rejected.csv')
  await writeFile(path, 'line,reason,text\n2,"too long","=1+1,""2"""\n3,"","-5"\n4,,\n')
  const to = join(folder, 'safe.csv.gz')
  const options = { path, isCsv: true, format: 'csv', to, compress: true } as const
  const { rows } = await exportTable({ ...options, guardsFormulas: true })
  expect(rows).toBe(3)
  expect(gunzipSync(await readFile(to)).toString()).toBe(
    `line,reason,text\n2,too long,"'=1+1,""2"""\n3,"",-5\n4,,\n`,
  )
})
