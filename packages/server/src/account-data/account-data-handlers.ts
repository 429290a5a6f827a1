import { Failure } from '@plainflow/contract'
import { normalEmail } from '../accounts/create-account.ts'
import { clearSessionCookie } from '../accounts/sessions.ts'
import type { WithArtifactFiles } from '../artifacts/artifact-files.ts'
import type { WithDatasetFiles } from '../datasets/dataset-files.ts'
import type { Handlers } from '../http/call.ts'
import { deleteAccount, type DeleteNeeds } from './delete-account.ts'
import { ARCHIVE, exportAccount } from './export-account.ts'

interface Needs extends DeleteNeeds, WithDatasetFiles, WithArtifactFiles {}

/** Everything of one account: taken away, or deleted. */
export function accountDataHandlers(
  services: Needs,
): Pick<Handlers, 'exportAccount' | 'deleteAccount'> {
  return {
    async exportAccount({ user }) {
      const day = new Date().toISOString().slice(0, 10)
      const content = await exportAccount(services, user.id)
      return { filename: `${ARCHIVE}-${day}.zip`, content, bytes: null }
    },
    async deleteAccount({ user, body, reply }) {
      if (normalEmail(body.email) !== user.email)
        throw new Failure('invalid_request', 'This is not the address of the account.')
      await deleteAccount(services, user)
      clearSessionCookie(reply, services.settings)
    },
  }
}
