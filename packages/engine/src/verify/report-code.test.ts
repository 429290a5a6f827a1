import { readFile } from 'node:fs/promises'
import { gapsOf, type Program, type Target, targets } from '@plainflow/core'
import { beforeEach, expect, test } from 'vitest'
import { reportOutlet } from '../testing/report-outlet.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { runOnTarget } from './run-on-target.ts'
import {
  type Case,
  caseOf,
  mutated,
  needPython,
  testEnvironment,
  verdictOn,
} from './testing/verified.ts'

const SALES = `region,amount,sold
West,10.5,2024-01-31
<b>&"East"</b>,300,2024-02-29
West,,2024-03-31
`
const WHY = 'Reports are written by Plainflow itself and by Python (pandas) code only.'

beforeEach(needPython)

/** A query whose rows go into a report; its steps are called like what the function that writes it uses. */
async function reported(): Promise<Case> {
  const given = await caseOf('select region, amount, sold from sales order by amount desc', {
    sales: SALES,
  })
  const steps = given.program.steps.map((step, at, { length }) =>
    at === length - 1
      ? { ...step, name: 'write_report', outlet: reportOutlet('large sales') }
      : { ...step, name: at === 0 ? 'html' : step.name },
  )
  return { ...given, program: { steps } satisfies Program }
}

test('pandas makes the report, and its rows are compared', async () => {
  const given = await reported()
  expect(await verdictOn(targets.pandas, given)).toMatchObject({ verdict: 'PASS', reason: null })
  const upside = mutated(targets.pandas, (code) =>
    code.replace('ascending=False', 'ascending=True'),
  )
  expect(await verdictOn(upside, given)).toMatchObject({ verdict: 'FAIL' })
})

test('code that leaves no report fails', async () => {
  const without = mutated(targets.pandas, (code) =>
    code.replace('path.write_text(', 'path.with_suffix(".txt").write_text('),
  )
  expect(await verdictOn(without, await reported())).toMatchObject({
    verdict: 'FAIL',
    differences: [{ what: 'the file', expected: 'large sales.html', found: null }],
  })
})

test('its page holds the steps and the rows, and nothing of them is markup', async () => {
  const given = await reported()
  const folder = await temporaryFolder()
  const env = testEnvironment()
  const outcome = await runOnTarget({ ...given, target: targets.pandas, env, folder })
  if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
  expect(outcome.outputs).toMatchObject([
    { key: 'large sales.html', artifact: { made: { title: 'large sales' } } },
  ])
  const page = await readFile(outcome.outputs[0]?.path ?? '', 'utf8')
  expect(page).toContain('<h1>large sales</h1>\n<p>3 rows, 3 columns</p>')
  expect(page).toContain('<li>Load sales.csv</li>')
  expect(page).toContain('<td>&lt;b&gt;&amp;&quot;East&quot;&lt;/b&gt;</td>')
  expect(page).not.toContain('<b>')
})

const others = Object.values(targets).filter(({ id }) => id !== 'pandas')

test.each(others.map((target): [string, Target] => [target.id, target]))(
  '%s leaves the rows, says so, and is not proven',
  async (_, target) => {
    const given = await reported()
    const said = `"large sales.html" is not made by the code, which leaves its rows: ${WHY}`
    expect(await verdictOn(target, given)).toMatchObject({
      verdict: 'NOT RUN',
      cause: 'gap',
      reason: said,
    })
    const pipeline = { blocks: [], connections: [] }
    const sources = Object.fromEntries(
      Object.entries(given.inputs).map(([id, { source }]) => [id, source]),
    )
    expect(gapsOf(target, pipeline, given.program, sources)).toContain(said)
    expect(target.print(given.program, sources)).toContain('sales')
  },
)
