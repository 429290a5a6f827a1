import { Failure } from '@plainflow/contract'
import { eq } from 'drizzle-orm'
import type { Handlers } from '../http/call.ts'
import type { WithStore } from '../store/open-store.ts'
import { users } from '../store/schema.ts'
import { publicUser } from './sessions.ts'

export function onboardingHandlers({ store }: WithStore): Pick<Handlers, 'saveOnboarding'> {
  return {
    async saveOnboarding({ user, body }) {
      const onboarding = {
        ...body,
        interests: [...new Set(body.interests)],
        goals: [...new Set(body.goals)],
      }
      const [changed] = await store.db
        .update(users)
        .set({ onboarding })
        .where(eq(users.id, user.id))
        .returning()
      if (!changed) throw new Failure('unauthenticated')
      return { user: publicUser(changed) }
    },
  }
}
