/**
 * Every page of the web application. The server answers these with the page and anything else with
 * the page and 404; the web's router is tested to know exactly these.
 */
export const PAGES = [
  '/',
  '/auth',
  '/forgot-password',
  '/reset-password',
  '/payment',
  '/test-checkout',
  '/dashboard',
  '/runs',
  '/runs/:id',
  '/outbox',
  '/alert-mails',
  '/pipeline-builder',
  '/pipeline/:id',
  '/upload-datasets',
  '/admin',
  '/admin/operations',
  '/pricing-analysis',
  '/terms',
  '/privacy',
  '/templates',
  '/features',
  '/pricing',
  '/documentation',
  '/documentation/:chapter',
  '/ai-data-pipeline-builder',
  '/build-etl-pipeline-without-coding',
  '/natural-language-to-python-code',
  '/open-source-data-pipeline-tool-students',
  '/spark-pipeline-generator-natural-language',
  '/best-no-code-ml-workflow-builder',
] as const

export type PagePath = (typeof PAGES)[number]

export function isPage(path: string): boolean {
  return PAGES.some((page) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}$`).test(path))
}
