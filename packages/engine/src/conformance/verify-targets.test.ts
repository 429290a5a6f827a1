import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { targets } from '@plainflow/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Case, caseOf } from '../verify/testing/verified.ts'
import { verifyProgram } from '../verify/verify-program.ts'
import { closeRuntimes, RUN_TARGETS, runOn } from './runtimes/runtimes.ts'
import { heldFolder } from './testing/held-folder.ts'

/** What users verify, on every language that runs here: by the runtimes of the product, each in its box. */
const CACHE = fileURLToPath(new URL('../../../../.cache', import.meta.url))
const PYTHONS = ['python', 'polars', 'pyspark'].map((name) => join(CACHE, name, 'bin', 'python'))
const env = { ...process.env, PLAINFLOW_PYTHON: PYTHONS.join(delimiter) }

const SALES = `id,region,amount,sold
1,West,10.5,2024-01-31
2,East,300,2024-02-29
3,"Nörd, ""oben""",,2024-03-31
4,,7,
5,East,0.25,2024-01-01
6,West,10.5,2024-12-31
`
const REGIONS = `region,head
West,Ada
East,Bo
,Nobody
`
const SQL = `select r.head, s.region, sum(s.amount) as total, count(*) as sold, max(s.sold) as last,
    sum(s.amount) / count(*) as mean
  from sales s left join regions r on s.region = r.region
  where s.id < 9 group by r.head, s.region order by total desc, sold, s.region`

const folder = heldFolder('verify-targets')
let given: Case
beforeAll(async () => {
  given = await caseOf(SQL, { sales: SALES, regions: REGIONS }, await folder.make())
}, 120_000)
afterAll(async () => {
  await closeRuntimes()
  await folder.remove()
})

test.each(RUN_TARGETS)(
  '%s is proven equal',
  async (id) => {
    // Makes sure that it is there, or says that it is not; what runs the code is found by the product.
    if ((await runOn(id, [])) === null) return
    const certificate = await verifyProgram({ ...given, env, targets: [targets[id]] })
    expect(certificate.targets[0]).toMatchObject({ verdict: 'PASS', reason: null, differences: [] })
  },
  900_000,
)
