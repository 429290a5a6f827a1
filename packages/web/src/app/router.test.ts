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

it('knows every route of the specification', () => {
  const paths = new Set(Object.keys(router.routesByPath))
  for (const path of [
    '/',
    '/auth',
    '/payment',
    '/dashboard',
    '/pipeline-builder',
    '/pipeline/$id',
    '/upload-datasets',
    '/admin',
    '/pricing-analysis',
    '/ai-data-pipeline-builder',
    '/build-etl-pipeline-without-coding',
    '/natural-language-to-python-code',
    '/open-source-data-pipeline-tool-students',
    '/spark-pipeline-generator-natural-language',
    '/best-no-code-ml-workflow-builder',
    '/forgot-password',
    '/reset-password',
    '/terms',
    '/privacy',
    '/templates',
    '/features',
    '/pricing',
    '/documentation',
  ])
    expect(paths).toContain(path)
})
