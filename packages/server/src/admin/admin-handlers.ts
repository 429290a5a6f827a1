import type { Handlers } from '../http/call.ts'
import type { WithStore } from '../store/open-store.ts'
import { grantCredits } from './grant-credits.ts'
import { listNotices, markAllNotices, markNotice } from './notices.ts'
import { adminOverview } from './overview.ts'
import { findUsers } from './find-users.ts'

type AdminRoutes =
  'adminOverview' | 'adminNotices' | 'markNotice' | 'markAllNotices' | 'adminUsers' | 'grantCredits'

/** Who asks is an administrator: their routes say so, and `mount` looks. */
export function adminHandlers({ store }: WithStore): Pick<Handlers, AdminRoutes> {
  const { db } = store
  return {
    async adminOverview() {
      return adminOverview(db)
    },
    async adminNotices({ query }) {
      return listNotices(db, query.limit)
    },
    async markNotice({ params, body }) {
      return markNotice(db, params.id, body.read)
    },
    async markAllNotices() {
      await markAllNotices(db)
    },
    async grantCredits({ user, params, body, idempotencyKey }) {
      return { user: await grantCredits(store, user, { ...params, ...body }, idempotencyKey) }
    },
    async adminUsers({ query }) {
      return findUsers(db, query)
    },
  }
}
