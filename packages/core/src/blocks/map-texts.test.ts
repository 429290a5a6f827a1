import { expect, test } from 'vitest'
import { mapTexts } from './map-texts.ts'
import { reachesOutside } from './reaches-outside.ts'
import { BLOCKS, findBlock } from './registry.ts'

const textsOf = (type: string, configuration: Record<string, unknown>, all = false) => {
  const found: Record<string, string> = {}
  const form = findBlock(type)?.form ?? { fields: [] }
  const same = mapTexts(form, configuration, (text, path) => (found[path] = text), all)
  expect(same).toEqual(configuration)
  return found
}

const where = { match: 'all', conditions: [{ column: 'region', operator: 'is', value: 'West' }] }
const alert = {
  parameters: { where, message: 'Look' },
  alerts: { enabled: true, email: 'ops@example.com', conditions: 'both' },
}

test('texts that stand for themselves, and none that are about rows', () => {
  expect(textsOf('alert', alert)).toEqual({
    'parameters.message': 'Look',
    'alerts.email': 'ops@example.com',
  })
  const columns = [{ name: 'doubled', expression: "amount * 2 || 'x'" }]
  expect(textsOf('transform', { parameters: { columns } })).toEqual({
    'parameters.columns.0.name': 'doubled',
  })
})

test('all of them where all are meant', () => {
  expect(textsOf('alert', alert, true)).toMatchObject({
    'parameters.where.conditions.0.value': 'West',
    'alerts.conditions': 'both',
  })
})

test('what no field of the form names is a text like any other', () => {
  const hidden = { parameters: { where, message: '' }, dataSource: { config: { url: 'x' } } }
  expect(textsOf('alert', hidden)).toMatchObject({ 'dataSource.config.url': 'x' })
})

test('outlets, systems and sources of other data reach outside; what shapes rows does not', () => {
  const outside = BLOCKS.filter(reachesOutside).map(({ type }) => type)
  expect(outside).toEqual(
    expect.arrayContaining(['export', 'alert', 'load_db', 'api_ingestion', 'stream_kafka']),
  )
  expect(outside).toEqual(expect.arrayContaining(['cache_redis', 'elasticsearch']))
  for (const inside of ['load_csv', 'filter', 'join', 'aggregate', 'transform'])
    expect(outside).not.toContain(inside)
})
