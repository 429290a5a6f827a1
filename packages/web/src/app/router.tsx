import type { PlanKey } from '@plainflow/contract'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import { LoadingPage } from '@/design/spinner.tsx'
import { NotFoundPage } from '@/pages/not-found-page.tsx'
import { ErrorPage } from './error-page.tsx'
import { HomePage } from './home-page.tsx'

type Search = Record<string, unknown>

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
})
const builder = lazyRouteComponent(() => import('@/builder/builder-page.tsx'), 'BuilderPage')
const marketing = lazyRouteComponent(() => import('@/pages/marketing-page.tsx'), 'MarketingPage')
const product = () => import('@/pages/product-pages.tsx')
const manual = () => import('@/documentation/documentation-page.tsx')

// Each a constant of its own: within the list below a route would lose its path to the list's type.
const home = createRoute({ getParentRoute: () => root, path: '/', component: HomePage })
const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: (search: Search) => ({
    ...(search.mode === 'signup' ? { mode: 'signup' as const } : {}),
    ...(search.redirect === 'payment' ? { redirect: 'payment' as const } : {}),
  }),
  component: lazyRouteComponent(() => import('@/account/auth-page.tsx'), 'AuthPage'),
})
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('@/account/forgot-page.tsx'), 'ForgotPage'),
})
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: (search: Search) => ({ token: String(search.token ?? '') }),
  component: lazyRouteComponent(() => import('@/account/reset-page.tsx'), 'ResetPage'),
})
const payment = createRoute({
  getParentRoute: () => root,
  path: '/payment',
  // Unknown plans fall back to basic, as specified.
  validateSearch: (search: Search) => ({ plan: paidPlan(search.plan) }),
  component: lazyRouteComponent(() => import('@/pages/payment-page.tsx'), 'PaymentPage'),
})
const dashboard = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('@/dashboard/dashboard-page.tsx'), 'DashboardPage'),
})
// One page under two addresses: the first save changes the address, and nothing on the screen.
const builderPage = createRoute({ getParentRoute: () => root, id: 'builder', component: builder })
const pipelineBuilder = createRoute({
  getParentRoute: () => builderPage,
  path: '/pipeline-builder',
})
const pipeline = createRoute({ getParentRoute: () => builderPage, path: '/pipeline/$id' })
const uploadDatasets = createRoute({
  getParentRoute: () => root,
  path: '/upload-datasets',
  validateSearch: (search: Search) =>
    typeof search.project === 'string' ? { project: search.project } : {},
  component: lazyRouteComponent(() => import('@/pages/upload-page.tsx'), 'UploadPage'),
})
const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  component: lazyRouteComponent(() => import('@/pages/admin-pages.tsx'), 'AdminPage'),
})
const pricingAnalysis = createRoute({
  getParentRoute: () => root,
  path: '/pricing-analysis',
  component: lazyRouteComponent(() => import('@/pages/admin-pages.tsx'), 'PricingAnalysisPage'),
})
const terms = createRoute({
  getParentRoute: () => root,
  path: '/terms',
  component: lazyRouteComponent(() => import('@/pages/legal-pages.tsx'), 'TermsPage'),
})
const privacy = createRoute({
  getParentRoute: () => root,
  path: '/privacy',
  component: lazyRouteComponent(() => import('@/pages/legal-pages.tsx'), 'PrivacyPage'),
})
const templates = createRoute({
  getParentRoute: () => root,
  path: '/templates',
  component: lazyRouteComponent(() => import('@/pages/templates-page.tsx'), 'TemplatesPage'),
})
const features = createRoute({
  getParentRoute: () => root,
  path: '/features',
  component: lazyRouteComponent(product, 'FeaturesPage'),
})
const pricing = createRoute({
  getParentRoute: () => root,
  path: '/pricing',
  component: lazyRouteComponent(product, 'PricingPage'),
})
const documentation = createRoute({
  getParentRoute: () => root,
  path: '/documentation',
  component: lazyRouteComponent(manual, 'DocumentationPage'),
})
const documentationChapter = createRoute({
  getParentRoute: () => root,
  path: '/documentation/$chapter',
  component: lazyRouteComponent(manual, 'DocumentationPage'),
})
const aiDataPipelineBuilder = createRoute({
  getParentRoute: () => root,
  path: '/ai-data-pipeline-builder',
  component: marketing,
})
const buildEtlPipelineWithoutCoding = createRoute({
  getParentRoute: () => root,
  path: '/build-etl-pipeline-without-coding',
  component: marketing,
})
const naturalLanguageToPythonCode = createRoute({
  getParentRoute: () => root,
  path: '/natural-language-to-python-code',
  component: marketing,
})
const openSourceDataPipelineToolStudents = createRoute({
  getParentRoute: () => root,
  path: '/open-source-data-pipeline-tool-students',
  component: marketing,
})
const sparkPipelineGeneratorNaturalLanguage = createRoute({
  getParentRoute: () => root,
  path: '/spark-pipeline-generator-natural-language',
  component: marketing,
})
const bestNoCodeMlWorkflowBuilder = createRoute({
  getParentRoute: () => root,
  path: '/best-no-code-ml-workflow-builder',
  component: marketing,
})

const routes = root.addChildren([
  home,
  auth,
  forgotPassword,
  resetPassword,
  payment,
  dashboard,
  builderPage.addChildren([pipelineBuilder, pipeline]),
  uploadDatasets,
  admin,
  pricingAnalysis,
  terms,
  privacy,
  templates,
  features,
  pricing,
  documentation,
  documentationChapter,
  aiDataPipelineBuilder,
  buildEtlPipelineWithoutCoding,
  naturalLanguageToPythonCode,
  openSourceDataPipelineToolStudents,
  sparkPipelineGeneratorNaturalLanguage,
  bestNoCodeMlWorkflowBuilder,
])

/**
 * Queries stay text: the router's own parser reads `?token=1e5` as the number 100000.
 */
export const router = createRouter({
  routeTree: routes,
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const entries = Object.entries(search).filter(([, value]) => value !== undefined)
    const text = new URLSearchParams(entries.map(([key, value]) => [key, String(value)])).toString()
    return text ? `?${text}` : ''
  },
  defaultPendingComponent: LoadingPage,
  defaultPreload: 'intent',
  scrollRestoration: true,
})

function paidPlan(plan: unknown): Exclude<PlanKey, 'free'> {
  return plan === 'pro' || plan === 'business' ? plan : 'basic'
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
