import { TEMPLATES } from '@plainflow/core'
import { asReport, runPipeline } from './reports.ts'
import { salesGraph, savePipeline, uploadSales } from './sales.ts'
import type { TestUser } from './start-test-server.ts'

/** Nobody listens there. */
export const MODEL = { provider: 'ollama' as const, address: 'http://127.0.0.1:9/v1', model: 'm' }

export const CONNECTION = {
  name: 'Shop',
  connector: 'postgresql',
  settings: { host: 'db.example.com', port: 5432, database: 'shop', user: 'ana' },
}

export const SCHEDULE = {
  when: 'every weekday at 7',
  timeZone: 'Europe/Berlin',
  missed: 'once' as const,
  isEnabled: true,
}

/** Things of one user, by the first word of the path they are found under. */
export type Owned = Readonly<Record<string, string>>

/** One of everything that a path can name, all of one user. */
export async function ownOneOfEach(owner: TestUser): Promise<Owned> {
  const dataset = await uploadSales(owner)
  const pipeline = await savePipeline(owner, telling(salesGraph(dataset.id)))
  const run = await runPipeline(owner, pipeline.id, { blocks: asReport(pipeline.blocks) })
  const { project } = await owner.call('createProject', { body: { name: 'Mine' } })
  const upload = await owner.call('beginUpload', { body: { filename: 'x.csv', size: 4 } })
  await owner.call('connectModel', { body: MODEL })
  const connection = await owner.call('addConnection', { body: CONNECTION })
  const { url } = await owner.call('createCheckout', { body: { plan: 'pro' } })
  const { entries } = await owner.call('listOutbox', { query: {} })
  const [session] = await owner.call('listSessions')
  const { apiKey } = await owner.call('createApiKey', { body: { name: 'Nightly' } })
  const params = { id: pipeline.id }
  await owner.call('putSchedule', { params, body: SCHEDULE })
  const { trigger } = await owner.call('putTrigger', { params })
  const [report] = run.artifacts
  if (!report) throw new Error('The run left no report')
  return {
    datasets: dataset.id,
    pipelines: pipeline.id,
    executions: run.id,
    projects: project.id,
    uploads: upload.id,
    connections: connection.id,
    artifacts: report.id,
    outbox: entries[0]?.id ?? '',
    // That a stranger cannot have a model there is, is tried beside its handlers.
    models: report.id,
    'test-checkout': new URL(url).searchParams.get('session') ?? '',
    triggers: trigger.url.split('/').at(-1) ?? '',
    sessions: session?.id ?? '',
    keys: apiKey.id,
    // Everybody's.
    templates: TEMPLATES[0]?.id ?? '',
  }
}

/** The same, and its owner is told when it has run. */
function telling({ blocks, connections }: ReturnType<typeof salesGraph>) {
  const alerts = { enabled: true, email: '', conditions: 'both' }
  const told = blocks.map((block) => ({
    ...block,
    configuration: { ...block.configuration, alerts },
  }))
  return { blocks: told, connections }
}
