import type { PagePath, PlanKey } from '@plainflow/contract'
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { HomePage } from './home-page.tsx'

type Search = Record<string, unknown>

/** What is shown under an address, and what its query may say. */
export interface PageEntry {
  readonly component: RouteComponent
  readonly validateSearch?: (search: Search) => object
}

/** An address of the contract as the router writes it: `/pipeline/$id`. */
type Written<Path> = Path extends `${infer Before}:${infer After}` ? `${Before}$${After}` : Path
export type WebPath = Written<PagePath>

/** One page under several addresses: the first save changes the address, and nothing on the screen. */
export const BUILDER_PATHS = [
  '/pipeline-builder',
  '/pipeline/$id',
] as const satisfies readonly WebPath[]
export const BuilderPage = lazyRouteComponent(
  () => import('@/builder/builder-page.tsx'),
  'BuilderPage',
)

const product = () => import('@/pages/product-pages.tsx')
const legal = () => import('@/pages/legal-pages.tsx')
const manual = lazyRouteComponent(
  () => import('@/documentation/documentation-page.tsx'),
  'DocumentationPage',
)
const marketing = lazyRouteComponent(() => import('@/pages/marketing-page.tsx'), 'MarketingPage')

/** Every other page: one of the contract that is missing here does not compile, nor does one too many. */
export const PAGE_TABLE = {
  '/': { component: HomePage },
  '/auth': {
    component: lazyRouteComponent(() => import('@/account/auth-page.tsx'), 'AuthPage'),
    validateSearch: (search: Search) => ({
      ...(search.mode === 'signup' ? { mode: 'signup' as const } : {}),
      ...(search.redirect === 'payment' ? { redirect: 'payment' as const } : {}),
    }),
  },
  '/forgot-password': {
    component: lazyRouteComponent(() => import('@/account/forgot-page.tsx'), 'ForgotPage'),
  },
  '/reset-password': {
    component: lazyRouteComponent(() => import('@/account/reset-page.tsx'), 'ResetPage'),
    validateSearch: (search: Search) => ({ token: String(search.token ?? '') }),
  },
  '/payment': {
    component: lazyRouteComponent(() => import('@/pages/payment-page.tsx'), 'PaymentPage'),
    // Unknown plans fall back to basic, as specified.
    validateSearch: (search: Search) => ({ plan: paidPlan(search.plan) }),
  },
  '/test-checkout': {
    component: lazyRouteComponent(
      () => import('@/pages/test-checkout-page.tsx'),
      'TestCheckoutPage',
    ),
    validateSearch: (search: Search) => ({ session: String(search.session ?? '') }),
  },
  '/dashboard': {
    component: lazyRouteComponent(() => import('@/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  },
  '/runs': {
    component: lazyRouteComponent(() => import('@/runs/runs-page.tsx'), 'RunsPage'),
    validateSearch: (search: Search) => ({
      ...textOf(search, 'pipeline'),
      ...textOf(search, 'status'),
      ...(Number(search.page) > 1 ? { page: Math.floor(Number(search.page)) } : {}),
    }),
  },
  '/runs/$id': {
    component: lazyRouteComponent(() => import('@/runs/run-page.tsx'), 'RunPage'),
    // The run it is compared with.
    validateSearch: (search: Search) => textOf(search, 'with'),
  },
  '/outbox': {
    component: lazyRouteComponent(() => import('@/outbox/outbox-page.tsx'), 'OutboxPage'),
  },
  '/alert-mails': {
    component: lazyRouteComponent(() => import('@/outbox/alert-mails-page.tsx'), 'AlertMailsPage'),
    validateSearch: (search: Search) => ({ answer: String(search.answer ?? '') }),
  },
  '/upload-datasets': {
    component: lazyRouteComponent(() => import('@/pages/upload-page.tsx'), 'UploadPage'),
    validateSearch: (search: Search) =>
      typeof search.project === 'string' ? { project: search.project } : {},
  },
  '/admin': {
    component: lazyRouteComponent(() => import('@/admin/admin-page.tsx'), 'AdminPage'),
  },
  '/admin/operations': {
    component: lazyRouteComponent(() => import('@/admin/operations-page.tsx'), 'OperationsPage'),
  },
  '/pricing-analysis': {
    component: lazyRouteComponent(
      () => import('@/admin/pricing-analysis-page.tsx'),
      'PricingAnalysisPage',
    ),
  },
  '/terms': { component: lazyRouteComponent(legal, 'TermsPage') },
  '/privacy': { component: lazyRouteComponent(legal, 'PrivacyPage') },
  '/templates': {
    component: lazyRouteComponent(() => import('@/pages/templates-page.tsx'), 'TemplatesPage'),
  },
  '/features': { component: lazyRouteComponent(product, 'FeaturesPage') },
  '/pricing': { component: lazyRouteComponent(product, 'PricingPage') },
  '/documentation': { component: manual },
  '/documentation/$chapter': { component: manual },
  '/ai-data-pipeline-builder': { component: marketing },
  '/build-etl-pipeline-without-coding': { component: marketing },
  '/natural-language-to-python-code': { component: marketing },
  '/open-source-data-pipeline-tool-students': { component: marketing },
  '/spark-pipeline-generator-natural-language': { component: marketing },
  '/best-no-code-ml-workflow-builder': { component: marketing },
} satisfies Record<Exclude<WebPath, (typeof BUILDER_PATHS)[number]>, PageEntry>

function paidPlan(plan: unknown): Exclude<PlanKey, 'free'> {
  return plan === 'pro' || plan === 'business' ? plan : 'basic'
}

function textOf<const Name extends string>(
  search: Search,
  name: Name,
): { readonly [N in Name]?: string } {
  const value = search[name]
  // One key, which its type cannot tell of a name that is only known to the caller.
  return (typeof value === 'string' && value !== '' ? { [name]: value } : {}) as {
    readonly [N in Name]?: string
  }
}
