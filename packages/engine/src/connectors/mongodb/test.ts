import type { Reach } from '../connector.ts'
import { inSession } from './session.ts'

export function test(reach: Reach): Promise<{ readonly version: string }> {
  return inSession(reach, async ({ database }) => {
    const told = await database().command({ buildInfo: 1 })
    // Anybody may ask for its version; this asks for a right to read.
    await database().listCollections({}, { nameOnly: true, authorizedCollections: true }).hasNext()
    return { version: `MongoDB ${String(told['version'])}` }
  })
}
