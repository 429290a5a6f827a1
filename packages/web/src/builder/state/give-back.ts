import { setCredits } from '@/account/session.ts'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'

/** Gives back what a rejected proposal cost. Null where it stays spent; else the credits there are now. */
export async function giveBack(charge: string): Promise<number | null> {
  try {
    const { givenBack, credits } = await call('rejectProposal', { body: { charge } })
    setCredits(credits)
    return givenBack ? credits : null
  } catch (error) {
    toast('The credit was not given back', reasonOf(error), 'danger')
    return null
  }
}
