import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillSignUp, newPerson, signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { EMPTY_STATES, QUESTION_STATES, TOUR_STATES } from './states/newcomer-states.ts'
import { createSeer } from './states/see.ts'
import { statesToSee } from './states/states-to-see.ts'

/** What somebody new sees, wide and narrow, light and dark: nobody is shut out, nothing is cut off. */
describe('the builder for a newcomer', async () => {
  const { page, faults } = await startJourney({ greeted: false })
  const asked = createSeer(page, QUESTION_STATES, async () => {
    await page.context().clearCookies()
    await fillSignUp(page, newPerson())
    await page.getByText('Step 1 of 5').waitFor()
  })
  const shown = createSeer(page, TOUR_STATES, async () => {
    await page.evaluate(() => localStorage.removeItem('onboarding_completed'))
    await page.goto('/pipeline-builder')
    await page.getByText('1 of 6').waitFor()
  })
  const alone = createSeer(page, EMPTY_STATES, async () => {
    await page.evaluate(() => localStorage.setItem('onboarding_completed', 'true'))
    await openBuilder(page)
  })

  it.each(statesToSee(QUESTION_STATES))('$name', async (state) =>
    expect(await asked(state)).toBe(''),
  )

  describe('who was asked', () => {
    beforeAll(async () => {
      await page.context().clearCookies()
      await signUp(page)
    })

    it.each(statesToSee(TOUR_STATES))('$name', async (state) => expect(await shown(state)).toBe(''))

    it.each(statesToSee(EMPTY_STATES))('$name', async (state) =>
      expect(await alone(state)).toBe(''),
    )
  })

  it('met no fault on the way', () => expect(faults).toEqual([]))
})

async function openBuilder(page: Page): Promise<void> {
  await page.goto('/pipeline-builder')
  await page.getByRole('toolbar', { name: 'Canvas' }).waitFor()
}
