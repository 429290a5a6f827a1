import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

/**
 * Ends what hangs, and judges nothing: a busy machine takes ten times as long as a quiet one. What has to be
 * fast is measured, in tests of its own.
 */
export const PATIENCE_MS = 120_000

/** Debian's Chromium, kept from talking to anything but the product. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['PLAINFLOW_CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

export interface Visit {
  readonly page: Page
  /** What went wrong in the page that no assertion asked for: exceptions and refused scripts. */
  readonly faults: string[]
}

export interface VisitOptions extends BrowserContextOptions {
  readonly greeted?: boolean
}

/**
 * A fresh visitor: nothing stored but that the tour, the hints and the warning of few credits were seen,
 * unless `greeted` is false; faults collected. Nothing moves for them, so that what is judged or clicked is
 * never half-way.
 */
export async function visit(
  browser: Browser,
  baseURL: string,
  { greeted = true, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  if (greeted)
    await context.addInitScript(() => {
      // An empty page has no storage.
      if (!location.protocol.startsWith('http')) return
      localStorage.setItem('onboarding_completed', 'true')
      localStorage.setItem('hints_seen', 'all')
      sessionStorage.setItem('credit_warning_shown', 'true')
    })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) faults.push(message.text())
  })
  return { page, faults }
}
