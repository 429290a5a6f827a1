import { targets } from '@plainflow/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { prepare } from '../../../../scripts/runtimes/scala.mjs'
import { caseOf, mutated, verdictOn } from '../verify/testing/verified.ts'
import { RUN_TARGETS } from './runtimes/runtimes.ts'

const SALES = `region,amount,sold
West,10.5,2024-01-31
East,300,2024-02-29
,7,
`
const TOTALS = 'select region, sum(amount) as total from sales group by region order by total desc'

describe.runIf(RUN_TARGETS.includes('scala'))('a certificate for Scala', () => {
  let spark = ''
  beforeAll(async () => {
    spark = (await prepare()).replace(/\/jars$/, '')
  }, 600_000)

  test('is red where a sort goes the wrong way', async () => {
    const given = await caseOf(TOTALS, { sales: SALES })
    const env = { PATH: process.env['PATH'], SPARK_HOME: spark }
    const wrong = mutated(targets.scala, (code) => code.replace('desc_nulls', 'asc_nulls'))
    expect(await verdictOn(wrong, given, { env })).toMatchObject({ verdict: 'FAIL' })
  }, 300_000)

  test('is not run where there is no Java, and says what to install', async () => {
    const given = await caseOf(TOTALS, { sales: SALES })
    const verdict = await verdictOn(targets.scala, given, {
      env: { SPARK_HOME: spark, JAVA_HOME: '/nowhere' },
    })
    expect(verdict).toMatchObject({
      verdict: 'NOT RUN',
      reason: expect.stringContaining('Spark needs Java 17'),
    })
  }, 60_000)
})
