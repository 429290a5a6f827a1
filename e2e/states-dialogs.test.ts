import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { bringSales } from './harness/sales.ts'
import { DIALOG_STATES } from './states/dialog-states.ts'
import { openSalesPipeline } from './states/sales-pipeline.ts'
import { createSeer } from './states/see.ts'
import { statesToSee } from './states/states-to-see.ts'

/** Dialogs and questions, wide and narrow, light and dark: nobody is shut out, nothing is cut off. */
describe('what lies over the builder', async () => {
  const { page, product, faults } = await startJourney({ reducedMotion: 'reduce' })

  const see = createSeer(page, DIALOG_STATES, () =>
    openSalesPipeline(page, product, { isFlawed: true }),
  )

  beforeAll(async () => {
    await signUp(page)
    await bringSales(page)
  })

  it.each(statesToSee(DIALOG_STATES))('$name', async (state) => expect(await see(state)).toBe(''))

  it('met no fault on the way', () => expect(faults).toEqual([]))
})
