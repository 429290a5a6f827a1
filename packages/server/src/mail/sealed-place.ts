import type { SealedPlace } from '../sealing/seal.ts'

/** Where the text of a mail is sealed to: nowhere else it opens. */
export function sealedPlace(id: string): SealedPlace {
  return { owner: 'outbox', id }
}
