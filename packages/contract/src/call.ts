import type { Route } from './route.ts'

/** What a client needs of a route; its schemas, which are large, are the server's. */
export interface Call extends Pick<Route, 'method' | 'path'> {
  readonly answer: 'json' | Extract<Route['answer'], string>
}
