import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { bringSales } from './harness/sales.ts'
import { DATA_STATES } from './states/data-states.ts'
import { RUN_STATES } from './states/run-states.ts'
import { WORKSPACE_STATES } from './states/workspace-states.ts'
import { openSalesPipeline } from './states/sales-pipeline.ts'
import { createSeer } from './states/see.ts'
import { statesToSee } from './states/states-to-see.ts'

const SOUND_STATES = [...DATA_STATES, ...RUN_STATES]

/** Problems, menus, notes, files, data, chat and runs, wide and narrow, light and dark: nobody is shut out, nothing is cut off. */
describe('the builder at work', async () => {
  const { page, product, faults } = await startJourney()

  const flawed = createSeer(page, WORKSPACE_STATES, () =>
    openSalesPipeline(page, product, { isFlawed: true }),
  )
  const sound = createSeer(page, SOUND_STATES, () =>
    openSalesPipeline(page, product, { isFlawed: false }),
  )

  beforeAll(async () => {
    await signUp(page)
    await bringSales(page)
  })

  it.each(statesToSee(WORKSPACE_STATES))('$name', async (state) =>
    expect(await flawed(state)).toBe(''),
  )

  it.each(statesToSee(SOUND_STATES))('$name', async (state) => expect(await sound(state)).toBe(''))

  it('met no fault on the way', () => expect(faults).toEqual([]))
})
