import { MOST_DRAFTS } from '@plainflow/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { salesGraph, savePipeline, uploadSales, WEST_OVER_100 } from '../testing/sales.ts'
import type { TestServer, TestUser } from '../testing/start-test-server.ts'
import { workerServer } from '../testing/worker-server.ts'

let server: TestServer
let user: TestUser
let datasetId: string
beforeAll(async () => {
  server = await workerServer()
  user = await server.signUp()
  datasetId = (await uploadSales(user)).id
})
afterAll(() => server.close())

describe('stored pipelines', () => {
  test('come back as they were saved', async () => {
    const graph = salesGraph(datasetId)
    const saved = await savePipeline(user, graph)
    expect(saved).toMatchObject({ name: 'West', version: 1, blockCount: 3, ...graph })
    expect(await user.call('getPipeline', { params: { id: saved.id } })).toEqual(saved)
    expect((await user.call('listPipelines')).map(({ id }) => id)).toContain(saved.id)
    await user.call('deletePipeline', { params: { id: saved.id } })
    await expect(user.call('getPipeline', { params: { id: saved.id } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('a save made from an older version is refused, and shows the newer one', async () => {
    const saved = await savePipeline(user, salesGraph(datasetId))
    const first = await save(saved.id, '"1"', 'first')
    expect(first.status).toBe(200)
    expect(first.headers.get('etag')).toBe('"2"')
    const second = await save(saved.id, '"1"', 'second')
    expect(second.status).toBe(412)
    expect(await second.json()).toMatchObject({
      code: 'stale',
      details: { current: { name: 'first', version: 2 } },
    })
    expect(await user.call('getPipeline', { params: { id: saved.id } })).toMatchObject({
      name: 'first',
    })
    await user.call('deletePipeline', { params: { id: saved.id } })
  })

  test('of ten saves from one version, one wins', async () => {
    const saved = await savePipeline(user, salesGraph(datasetId))
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(saved.id, '"1"', `save ${index}`)),
    )
    const statuses = answers.map(({ status }) => status).toSorted((one, two) => one - two)
    expect(statuses).toEqual([200, ...Array<number>(9).fill(412)])
    await user.call('deletePipeline', { params: { id: saved.id } })
  })

  test.each([undefined, '*', 'x', '"1.5"', '-1'])('If-Match %j is refused', async (match) => {
    const saved = await savePipeline(user, salesGraph(datasetId))
    expect((await save(saved.id, match, 'x')).status).toBe(400)
    await user.call('deletePipeline', { params: { id: saved.id } })
  })

  test('the free plan holds five, also when ten are saved at once', async () => {
    const other = await server.signUp()
    const graph = salesGraph('none')
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => savePipeline(other, graph)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(savePipeline(other, graph)).rejects.toMatchObject({
      status: 403,
      code: 'plan_limit',
      reason: expect.stringContaining('The Free plan holds 5 pipelines'),
    })
  })
})

describe('a draft', () => {
  const texts = (name: string) => {
    const { blocks, connections } = salesGraph('none')
    const graph = { blocks: JSON.stringify(blocks), connections: JSON.stringify(connections) }
    return { name, description: '', ...graph }
  }
  const draft = (who: TestUser, name: string, seen?: { id: string; version: number }) => {
    const replaces = seen && { id: seen.id, version: seen.version }
    const body = { ...texts(name), draft: true, ...(replaces ? { replaces } : {}) }
    return who.call('createPipeline', { body })
  }
  const keep = (
    who: TestUser,
    { id, version, name }: { id: string; version: number; name: string },
  ) =>
    who.call('savePipeline', {
      params: { id },
      headers: { 'if-match': `"${version}"` },
      body: { ...texts(name), draft: false },
    })

  test('takes the place of the one before, which stays in its history', async () => {
    const other = await server.signUp()
    const first = await draft(other, 'first')
    const second = await draft(other, 'second', first)
    expect(second).toMatchObject({ id: first.id, name: 'second', isDraft: true, version: 2 })
    const versions = await other.call('listVersions', { params: { id: first.id } })
    expect(versions.map(({ name }) => name)).toEqual(['second', 'first'])
  })

  test.each([
    [
      'is worked on elsewhere',
      async (who: TestUser) => {
        const seen = await draft(who, 'seen')
        await draft(who, 'of another tab', seen)
        return seen
      },
    ],
    [
      'was kept',
      async (who: TestUser) => {
        const seen = await draft(who, 'seen')
        return keep(who, seen)
      },
    ],
    ['is of somebody else', async () => draft(await server.signUp(), 'foreign')],
  ])('leaves one alone that %s', async (_, make) => {
    const other = await server.signUp()
    const seen = await make(other)
    const made = await draft(other, 'mine', seen)
    expect(made).toMatchObject({ version: 1, name: 'mine' })
    expect(made.id).not.toBe(seen.id)
  })

  test('of very many the oldest makes room, also when several are begun at once', async () => {
    const other = await server.signUp()
    await Promise.all(
      Array.from({ length: MOST_DRAFTS + 2 }, (_, index) => draft(other, `draft ${index}`)),
    )
    expect(await other.call('listPipelines')).toHaveLength(MOST_DRAFTS)
  })

  test('does not count in the plan until it is kept, and is refused where that is full', async () => {
    const other = await server.signUp()
    for (let round = 0; round < 5; round++) await savePipeline(other, salesGraph('none'))
    const begun = await draft(other, 'begun')
    await expect(keep(other, begun)).rejects.toMatchObject({ code: 'plan_limit' })
    const [some] = (await other.call('listPipelines')).filter(({ isDraft }) => !isDraft)
    await other.call('deletePipeline', { params: { id: some?.id ?? '' } })
    expect(await keep(other, begun)).toMatchObject({ id: begun.id, isDraft: false, version: 1 })
    expect((await draft(other, 'the next')).id).not.toBe(begun.id)
  })
})

describe('without running', () => {
  test('check gives the columns after every block', async () => {
    const { diagnostics, columns } = await user.call('checkPipeline', {
      body: salesGraph(datasetId),
    })
    expect(diagnostics).toEqual([])
    expect(columns.west?.map(({ name }) => name)).toEqual(['id', 'region', 'amount'])
  })

  test('preview gives the first rows after one block', async () => {
    const body = { ...salesGraph(datasetId), blockId: 'west', limit: 5 }
    const table = await user.call('previewPipeline', { body })
    expect(table.rowCount).toBe(WEST_OVER_100)
    expect(table.rows).toHaveLength(5)
    for (const row of table.rows) expect(row[1]).toBe('West')
    expect(table.profile).toBe(undefined)
  })

  test('preview tells what is in every column when asked', async () => {
    const body = { ...salesGraph(datasetId), blockId: 'west', limit: 5, profile: true }
    const { profile } = await user.call('previewPipeline', { body })
    expect(profile).toMatchObject({ rowCount: WEST_OVER_100, profiledRows: WEST_OVER_100 })
    expect(profile?.columns.map(({ name }) => name)).toEqual(['id', 'region', 'amount'])
    expect(profile?.columns[1]).toMatchObject({
      distinct: 1,
      top: [{ value: 'West', count: WEST_OVER_100 }],
    })
  })

  test('preview gives the rows of another output, and refuses one that is not there', async () => {
    const { blocks } = salesGraph(datasetId)
    const values = [{ value: 'West' }]
    const rules = [{ rule: 'one_of', column: 'region', values, severity: 'warn' }]
    const check = {
      position: { x: 300, y: 100 },
      data: {},
      id: 'check',
      type: 'validate',
      label: 'Check',
      configuration: { parameters: { rules } },
    }
    const graph = {
      blocks: [...blocks.slice(0, 1), check],
      connections: [{ id: 'e', source: blocks[0]?.id ?? '', target: 'check' }],
    }
    const rows = async (port?: string) => {
      const body = { ...graph, blockId: 'check', ...(port === undefined ? {} : { port }) }
      return (await user.call('previewPipeline', { body })).rowCount
    }
    expect(await Promise.all([rows(), rows('out'), rows('rejected')])).toEqual([250, 250, 750])
    await expect(rows('nowhere')).rejects.toMatchObject({ status: 400 })
  })

  test('preview of a block that is not there is refused', async () => {
    const body = { ...salesGraph(datasetId), blockId: 'nowhere' }
    await expect(user.call('previewPipeline', { body })).rejects.toMatchObject({ status: 400 })
  })

  test.each([
    ['duckdb', 'pipeline.sql'],
    ['postgres', 'pipeline.postgres.sql'],
    ['pandas', 'pipeline.py'],
  ] as const)('code for %s reads the file by its own name', async (target, name) => {
    const body = { ...salesGraph(datasetId), target }
    const { files } = await user.call('pipelineCode', { body })
    expect(files.map((file) => file.name)).toEqual([name])
    expect(files[0]?.text).toContain('sales.csv')
    expect(files[0]?.text).not.toContain(server.place.dataFolder)
  })

  test('one block as code', async () => {
    const [load, filter] = salesGraph(datasetId).blocks
    for (const block of [load, filter]) {
      const { code } = await user.call('generateBlockCode', {
        body: {
          blockType: block?.type ?? '',
          blockLabel: 'My block',
          configuration: block?.configuration ?? {},
        },
      })
      expect(code).toContain('sales.csv')
    }
  })
})

function save(id: string, match: string | undefined, name: string): Promise<Response> {
  const { blocks, connections } = salesGraph(datasetId)
  return fetch(`${server.url}/api/pipelines/${id}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${user.token}`,
      ...(match === undefined ? {} : { 'if-match': match }),
    },
    body: JSON.stringify({
      name,
      blocks: JSON.stringify(blocks),
      connections: JSON.stringify(connections),
    }),
  })
}
