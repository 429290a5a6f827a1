import { type Route, ROUTES } from '@plainflow/contract'
import { CONNECTION, MODEL, type Owned, SCHEDULE } from './own-one-of-each.ts'

/** The path of a call about what somebody owns; where they own none, about what is not there. */
export function pathOf(route: Route, owned: Owned = {}): string {
  const kind = route.path.split('/')[2] ?? ''
  return route.path
    .replace(':id', owned[kind] ?? 'missing')
    .replace(':key', 'pipeline.sql')
    .replace(':version', '1')
    .replace(':provider', 'google')
    .concat(route.bytes ? '?offset=0' : '')
    .concat(route === ROUTES.downloadExport ? '?as=notebook' : '')
}

/** A body that passes the schema, so that the refusal cannot come from there. */
function bodyOf(route: Route): unknown {
  const graph = { blocks: [], connections: [] }
  const bodies: Record<string, unknown> = {
    [ROUTES.savePipeline.path]: { name: 'x', blocks: '[]', connections: '[]' },
    [ROUTES.createPipeline.path]: { name: 'x', blocks: '[]', connections: '[]' },
    [ROUTES.checkPipeline.path]: graph,
    [ROUTES.listModels.path]: { provider: MODEL.provider, address: MODEL.address },
    [ROUTES.testModel.path]: MODEL,
    [ROUTES.connectModel.path]: MODEL,
    [ROUTES.previewPrompt.path]: { message: 'x', currentPipeline: graph, availableDatasets: [] },
    [ROUTES.nameVersion.path]: { label: 'x' },
    [ROUTES.addConnection.path]: { ...CONNECTION, name: 'Another' },
    [ROUTES.tryConnection.path]: { connector: 'postgresql', settings: CONNECTION.settings },
    [ROUTES.lookAtConnection.path]: { asked: { schema: '', table: 'orders' } },
    [ROUTES.putSchedule.path]: SCHEDULE,
    [ROUTES.tryReading.path]: { reading: {} },
    [ROUTES.readSheet.path]: { sheet: 'Sheet1' },
    [ROUTES.replaceDataset.path]: { filename: 'x.csv', csvData: 'a\n1\n' },
  }
  if (route === ROUTES.movePipeline) return { projectId: 'x' }
  return bodies[route.path] ?? {}
}

/** The call as it is, over HTTP: no client of ours smoothes anything over. */
export function sendTo(
  server: string,
  route: Pick<Route, 'method' | 'path' | 'body' | 'bytes'>,
  path: string,
  headers: Record<string, string> = {},
  body: unknown = route.body ? bodyOf(route as Route) : undefined, // only these parts are read
): Promise<Response> {
  const takesBytes = route.bytes && route.method !== 'GET'
  const hasBody = body !== undefined && route.method !== 'GET'
  const type = takesBytes ? 'application/octet-stream' : 'application/json'
  const content = takesBytes ? 'a\n1\n' : hasBody ? JSON.stringify(body) : null
  return fetch(server + path, {
    method: route.method,
    redirect: 'manual',
    headers: { ...(content === null ? {} : { 'content-type': type }), ...headers },
    ...(content === null ? {} : { body: content }),
  })
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}
