import { targets } from '@plainflow/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { prepare } from '../../../../scripts/runtimes/dplyr.mjs'
import { caseOf, mutated, verdictOn } from '../verify/testing/verified.ts'
import { RUN_TARGETS } from './runtimes/runtimes.ts'

const SALES = `region,amount,sold
West,10.5,2024-01-31
East,300,2024-02-29
,7,
`
const TOTALS = 'select region, sum(amount) as total from sales group by region order by total desc'

describe.runIf(RUN_TARGETS.includes('dplyr'))('a certificate for R', () => {
  beforeAll(async () => {
    await prepare()
  }, 600_000)

  test('is given where the results are equal, and red where a sort goes the wrong way', async () => {
    const given = await caseOf(TOTALS, { sales: SALES })
    expect(await verdictOn(targets.dplyr, given)).toMatchObject({ verdict: 'PASS', reason: null })
    const wrong = mutated(targets.dplyr, (code) => code.replace('desc(total)', 'total'))
    expect(await verdictOn(wrong, given)).toMatchObject({ verdict: 'FAIL' })
  }, 120_000)
})
