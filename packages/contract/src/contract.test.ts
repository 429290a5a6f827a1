import { describe, expect, it } from 'vitest'
import {
  CallError,
  callPath,
  createClient,
  Failure,
  FAILURES,
  openApiDocument,
  PLAN_KEYS,
  PLANS,
  planKeySchema,
  ROUTES,
  type Route,
} from './index.ts'

const routes = Object.entries<Route>(ROUTES)

describe('routes', () => {
  it('are declared once: no two share a method and a path', () => {
    const keys = routes.map(([, route]) => `${route.method} ${route.path}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('name every parameter of their path, and no other', () => {
    for (const [name, route] of routes) {
      const inPath = [...route.path.matchAll(/:(\w+)/g)].map((match) => match[1])
      expect(Object.keys(route.params?.shape ?? {}), name).toEqual(inPath)
    }
  })

  it('are public only where nothing of a user is touched', () => {
    const open = routes.filter(([, route]) => route.public).map(([name]) => name)
    expect(open).toEqual([
      'health',
      'ready',
      'openapi',
      'signUp',
      'signIn',
      'forgotPassword',
      'resetPassword',
      'exchange',
      'providers',
      'startProvider',
      'finishProvider',
      'stripeEvent',
      // By the secret of the trigger, which is looked at before anything is told.
      'fireTrigger',
      // By a signed link in a mail, whoever reads it.
      'answerAlerts',
      'listTemplates',
    ])
  })

  it('limit every call that takes a secret, sends a mail or asks a stranger, but the one that is slowed down', () => {
    const limited = routes.filter(([, route]) => route.rate).map(([name]) => name)
    expect(limited).toEqual([
      'signUp',
      'forgotPassword',
      'resetPassword',
      'exchange',
      'changePassword',
      'exportAccount',
      'createApiKey',
      'createCheckout',
      'testConnection',
      'fireTrigger',
      'answerAlerts',
      'listModels',
      'testModel',
      'tryConnection',
      'tryRequest',
    ])
  })
})

describe('openApiDocument', () => {
  const document = openApiDocument('1.2.3') as {
    info: { version: string }
    paths: Record<string, Record<string, { operationId: string; security: unknown[] }>>
  }

  it('has an operation for every route', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations.map((operation) => operation.operationId).toSorted()).toEqual(
      Object.keys(ROUTES).toSorted(),
    )
  })

  it('says which calls need a session', () => {
    expect(document.paths['/api/health']?.['get']?.security).toEqual([])
    expect(document.paths['/api/pipelines/{id}']?.['get']?.security).not.toEqual([])
  })

  it('says in which forms a body may come', () => {
    const text = JSON.stringify(document.paths)
    expect(text).toContain('application/octet-stream')
    expect(text).toContain('multipart/form-data')
  })

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })
})

describe('createClient', () => {
  const answering = (status: number, body: string, seen: Request[] = []) =>
    createClient({
      baseUrl: 'http://plainflow.test',
      token: () => 'secret',
      fetch: async (input, init) => {
        seen.push(new Request(input, init))
        return new Response(body, { status, statusText: 'Status Text' })
      },
    })

  it('fills the path, sends JSON and the bearer, and reads JSON', async () => {
    const seen: Request[] = []
    const call = answering(200, '{"executionId":"r1"}', seen)
    const answer = await call('executePipeline', { params: { id: 'a/b' }, body: {} })
    expect(answer).toEqual({ executionId: 'r1' })
    expect(seen[0]?.url).toBe('http://plainflow.test/api/pipelines/a%2Fb/execute')
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer secret')
    expect(await seen[0]?.text()).toBe('{}')
  })

  it('throws the status, a colon and the body text', async () => {
    const body = JSON.stringify({ error: 'No credits remaining', code: 'no_credits' })
    const error = await answering(402, body)('health').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({
      message: `402: ${body}`,
      code: 'no_credits',
      reason: 'No credits remaining',
    })
  })

  it('throws the status text where the body is empty or not ours', async () => {
    await expect(answering(502, '')('health')).rejects.toThrow('502: Status Text')
    const error = await answering(502, '<html>')
      .call(null, 'health')
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: null, reason: '502: <html>' })
  })
})

describe('callPath', () => {
  it('leaves out what is undefined and escapes the rest', () => {
    expect(callPath('/api/x/:id', { id: '../y' }, { offset: 0, q: 'a&b', none: undefined })).toBe(
      '/api/x/..%2Fy?offset=0&q=a%26b',
    )
  })
})

describe('failures', () => {
  it('carry a status and a message that a person can read', () => {
    for (const [code, { status, message }] of Object.entries(FAILURES)) {
      expect(status, code).toBeGreaterThanOrEqual(400)
      expect(message.length, code).toBeGreaterThan(5)
    }
    expect(new Failure('stale').status).toBe(412)
  })
})

describe('plans', () => {
  it('take starter as an older name of basic, and nothing unknown', () => {
    expect(planKeySchema.parse('starter')).toBe('basic')
    expect(planKeySchema.safeParse('enterprise').success).toBe(false)
  })

  it('cost more and give more from one to the next', () => {
    const plans = PLAN_KEYS.map((key) => PLANS[key])
    expect(plans.map((plan) => [plan.price, plan.credits])).toEqual([
      [0, 5],
      [12, 100],
      [29, 300],
      [79, 1000],
    ])
  })
})
