import type { Page } from 'playwright-core'
import { inView, type Look, lookThrough, putOn, wear, WIDE_LIGHT } from '../harness/look.ts'
import type { State } from './state.ts'

/**
 * Sees states one after the other. Each is reached on its own, from a fresh start and through those it
 * comes after; only where the page stands at the one before already, the way is not gone again. So a
 * state that cannot be reached says nothing about the next.
 */
export function createSeer(
  page: Page,
  states: readonly State[],
  start: (page: Page) => Promise<void>,
): (state: State) => Promise<string> {
  let standing: string | undefined

  return async (state) => {
    const isThere = state.after !== undefined && state.after === standing
    standing = undefined
    if (isThere) await wear(page, WIDE_LIGHT)
    else {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await putOn(page, WIDE_LIGHT)
      await start(page)
      for (const earlier of wayTo(state, states)) await earlier.open?.(page)
    }
    try {
      await state.open?.(page)
      const wrong = await judge(page, state)
      standing = state.name
      return wrong.join('\n')
    } finally {
      if (state.undo) {
        await wear(page, WIDE_LIGHT)
        await state.undo(page)
      }
    }
  }
}

/** What is wrong with a state in any of the looks, a line each. */
function judge(page: Page, { name, view, unfold }: State): Promise<string[]> {
  return lookThrough(page, `state-${name}`, async (look: Look) => {
    if (view) await inView(page, view)(look)
    await unfold?.(page)
  })
}

function wayTo({ after }: State, states: readonly State[]): readonly State[] {
  if (after === undefined) return []
  const before = states.find(({ name }) => name === after)
  if (!before) throw new Error(`There is no state ${after}`)
  return [...wayTo(before, states), before]
}
