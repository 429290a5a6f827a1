import {
  connectionOf,
  endingIn,
  type Program,
  reachedOutside,
  type Sources,
  type Target,
} from '@plainflow/core'
import type { OutsideJob } from '../runtimes/runtime.ts'
import type { CodeConnection } from './run-exported.ts'

/** What the code of a program is handed to get outside, or why it is not run. */
export function waysOutside(
  program: Program,
  target: Target,
  given: { readonly sources: Sources; readonly connections: readonly CodeConnection[] },
): OutsideJob | { readonly trouble: string } {
  const env: Record<string, string> = {}
  const sockets: string[] = []
  for (const reached of reachedOutside(program, target.id)) {
    const { variable } = connectionOf(given.sources, reached)
    const way = given.connections.find(({ id }) => id === reached.connection)?.way
    if (!way)
      return {
        trouble: `The code goes to the address in ${variable} itself, and addresses with their passwords are not handed to programs that run here.`,
      }
    env[variable] = way.address
    for (const [ending, value] of Object.entries(way.also ?? {}))
      env[endingIn(variable, ending)] = value
    sockets.push(way.folder)
  }
  return { env, sockets }
}
