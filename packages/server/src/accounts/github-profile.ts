import { z } from 'zod'
import type { Profile } from './external-profile.ts'

const userSchema = z.object({
  id: z.number(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
})
const emailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
)

/** GitHub speaks OAuth but not OpenID Connect: the profile comes from its API. */
export async function fetchGithubProfile(apiUrl: string, token: string): Promise<Profile> {
  const ask = async (path: string): Promise<unknown> => {
    const response = await fetch(`${apiUrl}${path}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json' },
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}`)
    return response.json()
  }
  const user = userSchema.parse(await ask('/user'))
  const emails = emailsSchema.parse(await ask('/user/emails'))
  const email = emails.find((entry) => entry.primary && entry.verified)?.email ?? null
  const [firstName = null, ...rest] = user.name?.split(' ') ?? []
  return {
    subject: String(user.id),
    email,
    firstName,
    lastName: rest.length > 0 ? rest.join(' ') : null,
    picture: user.avatar_url ?? null,
  }
}
