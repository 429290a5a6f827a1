import {
  APICallError,
  JSONParseError,
  NoContentGeneratedError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  TypeValidationError,
} from 'ai'
import { ModelTrouble, type TroubleKind } from '../language-model.ts'

/** What went wrong, in our words. */
export function troubleOf(error: unknown, model: string): ModelTrouble {
  const known = troubleIn(error)
  if (known) return known
  if (UNREADABLE.some((kind) => kind.isInstance(error))) return new ModelTrouble('unreadable')
  if (!APICallError.isInstance(error)) return new ModelTrouble('failed')
  const { statusCode: status, responseBody: body = '', responseHeaders: headers = {} } = error
  if (status === undefined) return new ModelTrouble('unreachable')
  return troubleOfStatus({ status, body, headers }, model)
}

/** Our own, which comes back wrapped in an error of the SDK or of Node. */
export function troubleIn(error: unknown): ModelTrouble | null {
  if (error instanceof ModelTrouble) return error
  return error instanceof Error && error.cause !== undefined ? troubleIn(error.cause) : null
}

const UNREADABLE = [
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  NoContentGeneratedError,
  JSONParseError,
  TypeValidationError,
]

export interface Refusal {
  readonly status: number
  readonly body: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** Of an answer that is none. The provider's words are looked at, and not repeated. */
export function troubleOfStatus(refusal: Refusal, model?: string): ModelTrouble {
  const seconds = secondsToWait(refusal.headers)
  const { status } = refusal
  return new ModelTrouble(kindOf(refusal), status, {
    ...(seconds === null ? {} : { seconds }),
    ...(model === undefined ? {} : { model }),
  })
}

/** 529 is Anthropic's "overloaded". */
const BUSY = new Set([429, 503, 529])

/** Providers differ in the status of the same thing; what each of them writes was looked up. */
const SAID: readonly (readonly [RegExp, TroubleKind])[] = [
  [/insufficient_quota|credit balance is too low|insufficient (credits|balance)/i, 'unpaid'],
  [/content_filter|content management policy|ResponsibleAIPolicyViolation/i, 'declined'],
  [/API_KEY_INVALID|api key not valid|invalid_api_key/i, 'refused'],
  [/model_not_found|DeploymentNotFound|invalid_model|not a valid model|invalid model/i, 'unknown'],
]

function kindOf({ status, body }: Refusal): TroubleKind {
  const said = SAID.find(([words]) => words.test(body))
  if (said && status < 500) return said[1]
  if (BUSY.has(status)) return 'busy'
  if (status === 401 || status === 403) return 'refused'
  if (status === 402) return 'unpaid'
  if (status === 404) return 'unknown'
  return 'failed'
}

/** What `Retry-After` says, in seconds or as a moment; OpenAI tells milliseconds too. */
export function secondsToWait(headers: Refusal['headers'], now = Date.now()): number | null {
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (milliseconds >= 0) return milliseconds / 1_000
  const told = headers['retry-after']
  if (told === undefined || told.trim() === '') return null
  const seconds = Number(told)
  if (Number.isFinite(seconds)) return seconds >= 0 ? seconds : null
  const moment = Date.parse(told)
  return Number.isNaN(moment) ? null : Math.max(0, (moment - now) / 1_000)
}
