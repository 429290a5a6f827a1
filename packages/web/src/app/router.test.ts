import { PAGES } from '@plainflow/contract'
import { expect, it } from 'vitest'
import { router } from './router.tsx'

it('keeps queries as text, whatever they look like', () => {
  expect(router.options.parseSearch?.('?token=1e5&session_id=007&success=true')).toEqual({
    token: '1e5',
    session_id: '007',
    success: 'true',
  })
  expect(
    router.options.stringifySearch?.({ plan: 'pro', session_id: '007', none: undefined }),
  ).toBe('?plan=pro&session_id=007')
})

it.each([
  ['/payment?plan=pro', 'pro'],
  ['/payment?plan=gold', 'basic'],
  ['/payment', 'basic'],
])('%s means the plan %s', (address, plan) => {
  const { pathname, search } = new URL(address, 'http://x')
  const location = router.parseLocation({
    pathname,
    search,
    href: address,
    hash: '',
    // Only these matter to matching; the history brings the rest.
    state: { __TSR_index: 0 },
  })
  const match = router.matchRoutes(location).at(-1)
  expect(match?.search).toEqual({ plan })
})

it('knows exactly the pages the server answers', () => {
  const paths = Object.keys(router.routesByPath).map((path) => path.replace('$', ':'))
  expect(paths.toSorted()).toEqual(PAGES.toSorted())
})

it('holds links to the table', () => {
  const { pathname } = router.buildLocation({ to: '/pipeline/$id', params: { id: 'one' } })
  expect(pathname).toBe('/pipeline/one')
  // @ts-expect-error There is no such page.
  expect(router.buildLocation({ to: '/pipelines' }).pathname).toBe('/pipelines')
})
