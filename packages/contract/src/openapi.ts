import { z } from 'zod'
import type { Route } from './route.ts'
import { ROUTES } from './routes.ts'

const FAILURE_ANSWER = {
  description: 'Refused',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['error', 'code'],
        properties: { error: { type: 'string' }, code: { type: 'string' }, details: {} },
      },
    },
  },
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(version: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plainflow', version },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
    },
  }
}

function operation(name: string, route: Route): Record<string, unknown> {
  return {
    operationId: name,
    summary: route.summary,
    security: securityOf(route),
    parameters: [...parameters('path', route.params), ...parameters('query', route.query)],
    ...requestBody(route),
    responses: { [successStatus(route)]: success(route), default: FAILURE_ANSWER },
  }
}

function requestBody(route: Route): Record<string, unknown> {
  const content = {
    ...(route.body ? { 'application/json': { schema: jsonSchema(route.body, 'input') } } : {}),
    ...(route.multipart ? { 'multipart/form-data': { schema: FORM } } : {}),
    ...(route.bytes ? { 'application/octet-stream': {} } : {}),
  }
  return Object.keys(content).length === 0 ? {} : { requestBody: { required: true, content } }
}

const FORM = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(part as z.ZodType, undefined).success, // a shape holds schemas
    schema: jsonSchema(part as z.ZodType, 'input'),
  }))
}

export function successStatus(route: Route): number {
  return route.answer === 'empty' ? 204 : route.answer === 'redirect' ? 302 : 200
}

function success(route: Route): Record<string, unknown> {
  if (route.answer === 'empty') return { description: 'Done' }
  if (route.answer === 'redirect') return { description: 'Goes on elsewhere' }
  if (route.answer === 'text') return { description: 'Text', content: { 'text/plain': {} } }
  if (route.answer === 'download')
    return { description: 'File', content: { 'application/octet-stream': {} } }
  if (route.answer === 'events')
    return { description: 'Events', content: { 'text/event-stream': {} } }
  const schema = jsonSchema(route.answer, 'output')
  return { description: 'OK', content: { 'application/json': { schema } } }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' })
}

function securityOf(route: Route) {
  if (route.secret) return [{ bearer: [] }]
  return route.public ? [] : [{ bearer: [] }, { session: [] }]
}
