import type { WithBackground } from './background.ts'
import { isOutage } from './failure-of.ts'
import { outlastOutage } from './outlast-outage.ts'

/** Stores something; where the store was lost meanwhile, as soon as it is back, and nobody waits for that. */
export async function nowOrLater(
  { background }: WithBackground,
  name: string,
  store: () => Promise<unknown>,
): Promise<void> {
  try {
    await store()
  } catch (error) {
    if (!isOutage(error)) throw error
    background.run(name, async () => void (await outlastOutage(background.stopping, store)))
  }
}
