import { useEffect } from 'react'
import { toast } from '@/design/toast.ts'

const CLEAN_UP_MS = 1000

/** Back from a cancelled checkout: say so, and clean the address a second later, as specified. */
export function usePaymentReturn(): void {
  useEffect(() => {
    if (new URLSearchParams(location.search).get('cancelled') !== 'true') return
    toast('Payment cancelled', 'Your payment was cancelled. You can try again anytime.')
    const timer = setTimeout(
      () => history.replaceState(history.state, '', location.pathname),
      CLEAN_UP_MS,
    )
    return () => clearTimeout(timer)
  }, [])
}
