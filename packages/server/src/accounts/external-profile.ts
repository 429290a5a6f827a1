/** Who the provider says this is. */
export interface Profile {
  readonly subject: string
  /** Verified by the provider; null where it vouches for none. */
  readonly email: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly picture: string | null
}

export type Provider = 'google' | 'github'
