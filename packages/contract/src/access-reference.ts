import { type Caller, CALLERS, verdictOf } from './access.ts'
import type { Route } from './route.ts'
import { ROUTES } from './routes.ts'

const WORDS = { allowed: 'yes', 'sign in': '401', absent: '404', refused: '403' } as const

/** docs/access.md: who may make which call. Written by `npm run gen`, so that a new route is read by somebody. */
export function accessReference(): string {
  const routes = Object.values<Route>(ROUTES)
  return [
    '# Who may make which call',
    'Written by `npm run gen` from the contract; CI refuses a stale one, and `server/src/http/access.test.ts` makes every call as everybody in it. “The user” is whose things the path names; an administrator has no key to what is others’.',
    [row('call', ...CALLERS), row('---', ...CALLERS.map(() => '---')), ...routes.map(lineOf)].join(
      '\n',
    ),
  ].join('\n\n')
}

function lineOf(route: Route): string {
  const verdict = (caller: Caller) => WORDS[verdictOf(route, caller)]
  return row(`\`${route.method} ${route.path}\``, ...CALLERS.map(verdict))
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
