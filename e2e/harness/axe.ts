import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Violations that shut somebody out, one line each; by all rules, or those named. What is found is
 * looked at again: a toast that lies over another for a moment is no violation, one that stays is.
 */
export async function seriousViolations(page: Page, rules?: string[]): Promise<string[]> {
  let found = await judge(page, rules)
  for (let look = 1; found.length > 0 && look < LOOKS; look += 1) {
    await page.waitForTimeout(PAUSE_MS)
    found = await judge(page, rules)
  }
  return found
}

const LOOKS = 8
const PAUSE_MS = 1_000

async function judge(page: Page, rules?: string[]): Promise<string[]> {
  // Through the debugger, not a script tag: the page's own content security policy stays in force.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (only) => {
    // A toast that is still fading in has no colours of its own to be judged by.
    const moving = document
      .getAnimations()
      .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime))
    await Promise.allSettled(moving.map(({ finished }) => finished))
    // axe-core hangs itself on the window when its source runs.
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeReport> } }
    const { violations } = await axe.run({
      // The rest is counted only, which takes a fraction of the time.
      resultTypes: ['violations'],
      // Style sheets and films need not be fetched again: no rule that is asked here reads them.
      preload: false,
      iframes: false,
      ...(only ? { runOnly: only } : {}),
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
      )
  }, rules)
}

interface AxeReport {
  readonly violations: readonly {
    readonly id: string
    readonly impact: string | null
    readonly nodes: readonly { readonly target: readonly string[]; readonly html: string }[]
  }[]
}
