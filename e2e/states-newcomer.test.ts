import { describe, expect, it } from 'vitest'
import { fillSignUp, newPerson } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { NEWCOMER_STATES } from './states/newcomer-states.ts'
import { see } from './states/see.ts'

/** What somebody new sees, wide and narrow, light and dark: nobody is shut out, nothing is cut off. */
describe('the builder for a newcomer', async () => {
  const { page, faults } = await startJourney({ greeted: false })

  it('asks who came', async () => {
    await fillSignUp(page, newPerson())
    await expect.poll(() => page.getByText('Step 1 of 5').isVisible()).toBe(true)
  })

  it.each(NEWCOMER_STATES)('$name', async (state) => expect(await see(page, state)).toBe(''))

  it('met no fault on the way', () => expect(faults).toEqual([]))
})
