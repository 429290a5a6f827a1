/**
 * Every expected refusal or outage: the closed list, mapped to HTTP once. A bug is never here; it is
 * logged and answered as `internal`.
 */
export const FAILURES = {
  invalid_request: { status: 400, message: 'The request is not in the expected form.' },
  unauthenticated: { status: 401, message: 'Sign in to continue.' },
  invalid_credentials: {
    status: 401,
    message: 'Authentication failed. Please check your credentials and try again.',
  },
  no_credits: { status: 402, message: 'No credits remaining' },
  forbidden: { status: 403, message: 'This is not allowed.' },
  cross_origin: { status: 403, message: 'The request came from another site.' },
  plan_limit: { status: 403, message: 'The plan holds no more of these.' },
  not_found: { status: 404, message: 'Not found.' },
  too_slow: { status: 408, message: 'The request came to a halt before its end.' },
  conflict: { status: 409, message: 'Somebody else was faster.' },
  not_ready: { status: 409, message: 'The dataset is still being read.' },
  account_exists: {
    status: 409,
    message: 'An account with this email or username exists already.',
  },
  stale: { status: 412, message: 'This was changed elsewhere in the meantime.' },
  too_large: { status: 413, message: 'This is too large.' },
  unsupported_media: { status: 415, message: 'Send JSON with Content-Type: application/json.' },
  wrong_host: { status: 421, message: 'This server does not answer under this address.' },
  invalid_pipeline: { status: 422, message: 'The pipeline has errors.' },
  too_complex: {
    status: 422,
    message:
      'This takes too long to work out. Split it into smaller parts, or choose the columns that are needed early on.',
  },
  no_blocks: { status: 422, message: 'No blocks to execute' },
  unreadable_data: { status: 422, message: 'The data could not be read.' },
  model_trouble: { status: 422, message: 'The language model gave no answer.' },
  outside_trouble: { status: 422, message: 'Failed to connect to data source' },
  invalid_token: { status: 422, message: 'This link is invalid or has expired.' },
  rate_limited: { status: 429, message: 'Too many attempts. Please wait and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
  not_configured: { status: 501, message: 'This is not configured on this server.' },
  unavailable: { status: 503, message: 'Temporarily unavailable. Please try again.' },
  disk_full: { status: 507, message: 'The disk of the server is full.' },
} as const satisfies Record<string, { status: number; message: string }>

export type FailureCode = keyof typeof FAILURES

/** Thrown by handlers; `message` may say more than the default, and is shown to the user. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode
  readonly details: unknown

  constructor(code: FailureCode, message: string = FAILURES[code].message, details?: unknown) {
    super(message)
    this.code = code
    this.details = details
  }

  get status(): number {
    return FAILURES[this.code].status
  }
}

/** The body of every non-OK answer. */
export interface FailureBody {
  readonly error: string
  readonly code: FailureCode
  readonly details?: unknown
}
