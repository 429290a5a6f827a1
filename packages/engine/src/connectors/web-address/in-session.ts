import { OutsideFailed, type Reach } from '../connector.ts'
import { withoutSecrets } from '../without-secrets.ts'
import { Session } from './session.ts'

/** For as long as it is used; what is said of it goes without anything secret, also what was made of it. */
export async function inSession<T>(
  reach: Reach,
  use: (session: Session) => Promise<T>,
): Promise<T> {
  const session = new Session(reach)
  try {
    return await use(session)
  } catch (error) {
    if (!(error instanceof OutsideFailed)) throw error
    throw new OutsideFailed(withoutSecrets(error.message, session.hidden), error.isDown)
  } finally {
    session.close()
  }
}
