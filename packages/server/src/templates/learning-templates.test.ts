import { modelVerdict, TEMPLATES } from '@plainflow/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coffeeKinds } from '../samples/coffee.ts'
import { worthOfOffers } from '../samples/houses.ts'
import { currentChances } from '../samples/subscribers.ts'
import type { TestServer, TestUser } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'
import { type RunTemplate, runTemplate } from './testing/run-template.ts'

/** Templates that learn, held against how their sample data was made, which no column tells. */
let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await workerServer()
  user = await server.signUp()
})
afterAll(() => server.close())

interface Case {
  readonly id: string
  /** The block whose rows are looked at. */
  readonly judged: string
  readonly headline: RegExp
  /** How much of the truth is found, and how much has to be. */
  readonly found: (rows: readonly Named[]) => Readonly<Record<string, Found>>
}
type Named = Readonly<Record<string, unknown>>
interface Found {
  readonly share: number
  readonly least: number
}

const CASES: readonly Case[] = [
  {
    id: 'churn',
    judged: 'predict_churn',
    headline: /^(Much better|Better) than always saying no: accuracy 0\.8/,
    found(rows) {
      const chances = currentChances()
      const right = rows.filter((row) => {
        const chance = chances.get(Number(row['subscriber_id']))
        return chance !== undefined && row['will_leave'] === chance > 0.5
      })
      return {
        'whoever leaves more likely than not': { share: right.length / chances.size, least: 0.93 },
      }
    },
  },
  {
    id: 'house-prices',
    judged: 'transform_share',
    headline: /^Much better than always saying the mean: R² 0\.9/,
    found(rows) {
      const worths = worthOfOffers()
      const worth = (row: Named) => worths.get(Number(row['house_id'])) ?? NaN
      const off = rows.map((row) => Math.abs(Number(row['estimate']) / worth(row) - 1))
      // One in eight is asked three quarters of its worth, all others nearly all of it.
      const bargains = rows.filter((row) => Number(row['asking_price']) / worth(row) < 0.8)
      const found = rows.filter((row) => Number(row['below_share']) >= 0.1)
      const both = found.filter((row) => bargains.includes(row)).length
      const mean = off.reduce((sum, each) => sum + each, 0) / worths.size
      return {
        'the worth itself': { share: 1 - mean, least: 0.94 },
        'of the bargains': { share: both / bargains.length, least: 0.9 },
        'bargains of what is found': { share: both / found.length, least: 0.7 },
      }
    },
  },
  {
    id: 'customer-segments',
    judged: 'join_names',
    headline: /^4 groups of .*, well apart/,
    found(rows) {
      const kinds = coffeeKinds()
      const counts = new Map<string, number>()
      for (const row of rows) {
        const pair = `${row['cluster']} ${kinds.get(Number(row['customer_id']))}`
        counts.set(pair, (counts.get(pair) ?? 0) + 1)
      }
      // A group for each kind: four pairs hold nearly all.
      const most = [...counts.values()].toSorted((one, other) => other - one).slice(0, 4)
      const kept = most.reduce((sum, count) => sum + count, 0)
      return { 'each kind in a group of its own': { share: kept / kinds.size, least: 0.95 } }
    },
  },
]

test('every template that learns is held against its truth', () => {
  const learning = TEMPLATES.filter(({ blocks }) => blocks.some(({ type }) => type === 'ml_train'))
  expect(learning.map(({ id }) => id)).toEqual(CASES.map(({ id }) => id))
})

describe.each(CASES)('$id', ({ id, judged, headline, found }) => {
  let made: RunTemplate
  beforeAll(async () => {
    made = await runTemplate(user, id)
  }, 180_000)

  test('leaves a model that is worth using, with nothing to warn of', async () => {
    const { artifacts } = made.run
    expect(artifacts).toMatchObject([{ kind: 'model', version: 1 }])
    const { model } = await user.call('getTrainedModel', { params: { id: artifacts[0]?.id ?? '' } })
    const { tone, headline: said } = modelVerdict(model)
    expect(said).toMatch(headline)
    expect(tone).toBe('good')
  })

  test('finds what its data was made with', async () => {
    const body = { ...made.graph, blockId: judged, limit: 1_000 }
    const { columns, rows } = await user.call('previewPipeline', { body })
    const named = rows.map((row) =>
      Object.fromEntries(columns.map(({ name }, at) => [name, row[at]])),
    )
    for (const [what, { share, least }] of Object.entries(found(named)))
      expect(share, what).toBeGreaterThanOrEqual(least)
  })
})
