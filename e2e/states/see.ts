import type { Page } from 'playwright-core'
import { inView, type Look, lookAround } from '../harness/look.ts'
import type { State } from './state.ts'

/** What is wrong with a state in any of the four looks, a line each; an empty text where nothing is. */
export async function see(page: Page, { name, view, open, unfold, close }: State): Promise<string> {
  await open?.(page)
  const arrange = async (look: Look) => {
    if (view) await inView(page, view)(look)
    await unfold?.(page)
  }
  const wrong = await lookAround(page, `state-${name}`, arrange)
  await close?.(page)
  return wrong.join('\n')
}
