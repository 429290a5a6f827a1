import { z } from 'zod'
import { PLAN_KEYS } from '../plans.ts'
import { route } from '../route.ts'
import { onboardingSchema } from './onboarding-answers.ts'

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string().nullable(),
  plan: z.enum(PLAN_KEYS),
  credits: z.number().int(),
  role: z.enum(['user', 'admin']),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: z.string(),
  /** null: not asked yet. */
  onboarding: onboardingSchema.nullable(),
  /** Whether a language model may see sample cells of the tables. */
  sharesCells: z.boolean(),
})
export type User = z.infer<typeof userSchema>

const email = z.email('A valid email address is required.').max(254)
const username = z
  .string()
  .trim()
  .min(1, 'A username is required.')
  .max(40)
  .regex(/^[\p{L}\p{N}_.-]+$/u, 'A username holds letters, digits, dots, dashes and underscores.')
/** ASVS 6.2.1 and 6.2.9: at least 8, long pass phrases allowed. */
export const newPasswordSchema = z
  .string()
  .min(8, 'The password needs at least 8 characters.')
  .max(256)
/**
 * Of the session, for programs to send as `Authorization: Bearer`. A page is given none: it has the
 * session in a cookie that no script can read.
 */
const token = z.object({
  token: z
    .string()
    .optional()
    .describe(
      'To be sent as Authorization: Bearer. For programs alone: a call that a browser sends for a page (it says so by Origin or Sec-Fetch-Site) gets the session as a cookie.',
    ),
})

export const authRoutes = {
  signUp: route({
    method: 'POST',
    path: '/api/auth/signup',
    summary: 'Create an account; 5 credits come with it',
    public: true,
    rate: 'credentials',
    body: z.strictObject({ email, username, password: newPasswordSchema }),
    answer: token,
  }),
  signIn: route({
    method: 'POST',
    path: '/api/auth/signin',
    summary: 'Start a session; wrong guesses are slowed down, by half a minute at most',
    public: true,
    // Limited all the same, by the handler: it knows the browsers that signed in before.
    body: z.strictObject({
      email: z.string().max(254),
      password: z.string().max(256),
      /** Keeps the session for 30 days instead of one. */
      remember: z.boolean().optional(),
    }),
    answer: token,
  }),
  currentUser: route({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user',
    answer: z.object({ user: userSchema }),
  }),
  updateUser: route({
    method: 'PATCH',
    path: '/api/auth/user',
    summary: 'Change name, username or what a language model may see',
    body: z.strictObject({
      username: username.optional(),
      firstName: z.string().trim().max(80).nullable().optional(),
      lastName: z.string().trim().max(80).nullable().optional(),
      sharesCells: z.boolean().optional(),
    }),
    answer: z.object({ user: userSchema }),
  }),
  signOut: route({
    method: 'POST',
    path: '/api/auth/signout',
    summary: 'Revoke the session',
    person: true,
    answer: 'empty',
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Mail a reset link; the answer is the same whether or not the account exists',
    public: true,
    rate: 'mail',
    body: z.strictObject({ email: z.string().max(254) }),
    answer: z.object({ message: z.string() }),
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with the token of a reset mail; ends every session',
    public: true,
    rate: 'credentials',
    body: z.strictObject({ token: z.string().min(1).max(200), password: newPasswordSchema }),
    answer: z.object({ message: z.string() }),
  }),
  exchange: route({
    method: 'POST',
    path: '/api/auth/exchange',
    summary: 'Trade the single-use code of an external sign-in for a session',
    public: true,
    rate: 'credentials',
    body: z.strictObject({ code: z.string().min(1).max(200) }),
    answer: token,
  }),
  providers: route({
    method: 'GET',
    path: '/api/auth/providers',
    summary: 'Which external sign-ins are configured',
    public: true,
    answer: z.object({ google: z.boolean(), github: z.boolean() }),
  }),
  startProvider: route({
    method: 'GET',
    path: '/api/auth/:provider',
    summary: 'Start an external sign-in',
    public: true,
    params: z.object({ provider: z.enum(['google', 'github']) }),
    answer: 'redirect',
  }),
  finishProvider: route({
    method: 'GET',
    path: '/api/auth/:provider/callback',
    summary: 'Where the provider sends the browser back',
    public: true,
    params: z.object({ provider: z.enum(['google', 'github']) }),
    answer: 'redirect',
  }),
}
