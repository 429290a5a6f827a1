import { describe, expect, it } from 'vitest'
import { signUp } from './harness/account.ts'
import { startJourney } from './harness/journey.ts'
import { DATA_STATES } from './states/data-states.ts'
import { RUN_STATES } from './states/run-states.ts'
import { WORKSPACE_STATES } from './states/workspace-states.ts'
import { openFlawedPipeline } from './states/flawed-pipeline.ts'
import { see } from './states/see.ts'

/** Problems, menus, notes, files, data, chat and runs, wide and narrow, light and dark: nobody is shut out, nothing is cut off. */
describe('the builder at work', async () => {
  const { page, product, faults } = await startJourney()

  it('has data and a pipeline', async () => {
    await signUp(page)
    await openFlawedPipeline(page, product)
    await expect.poll(() => page.getByTestId('block-card').count()).toBe(5)
  })

  it.each([...WORKSPACE_STATES, ...DATA_STATES, ...RUN_STATES])('$name', async (state) =>
    expect(await see(page, state)).toBe(''),
  )

  it('met no fault on the way', () => expect(faults).toEqual([]))
})
