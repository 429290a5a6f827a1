import { Failure } from '@plainflow/contract'
import type { Handlers } from '../http/call.ts'

/** No payment provider can be configured yet, so no payment can be confirmed. */
export function paymentHandlers(): Pick<Handlers, 'confirmPayment'> {
  return {
    async confirmPayment() {
      throw new Failure('not_configured', 'Payments are not switched on on this server.')
    },
  }
}
