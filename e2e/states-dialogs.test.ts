import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { DIALOG_STATES } from './states/dialog-states.ts'
import { openFlawedPipeline } from './states/flawed-pipeline.ts'
import { see } from './states/see.ts'

/** Dialogs and questions, wide and narrow, light and dark: nobody is shut out, nothing is cut off. */
describe('what lies over the builder', async () => {
  const { page, product, faults } = await startJourney({ reducedMotion: 'reduce' })

  it('has data and a pipeline', async () => {
    await signUp(page)
    await openFlawedPipeline(page, product)
    await expect.poll(() => page.getByTestId('block-card').count()).toBe(5)
  })

  it.each(DIALOG_STATES)('$name', async (state) => expect(await see(page, state)).toBe(''))

  it('met no fault on the way', () => expect(faults).toEqual([]))
})
