import type { OnboardingAnswers } from '@plainflow/contract'
import { useSession } from '@/account/session.ts'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'

/** Nobody waits for it, but a failure is told: the question would come again. */
export async function saveAnswers(answers: OnboardingAnswers): Promise<void> {
  try {
    const { user } = await call('saveOnboarding', { body: answers })
    useSession.setState({ status: 'authenticated', user })
  } catch (error) {
    toast('The answers were not saved', reasonOf(error), 'danger')
  }
}
