import type { Readable } from 'node:stream'
import type { CallInput, Route, RouteName, Routes } from '@plainflow/contract'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { SignedIn } from './signed-in.ts'

/** One request after validation, as a handler sees it. */
export interface Call<R extends Route> {
  readonly params: CallInput<R>['params']
  readonly query: CallInput<R>['query']
  readonly body: R extends { multipart: true }
    ? CallInput<R>['body'] | UploadedFile
    : R extends { bytes: true }
      ? Readable
      : CallInput<R>['body']
  /** Null on public routes, and for an operator: no other reaches its handler without a session. */
  readonly user: R extends { public: true }
    ? null
    : R extends { operator: true }
      ? SignedIn | null
      : SignedIn
  readonly idempotencyKey: string | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Takes this request off the rate limit: it was no guess. */
  forgiveAttempt(): void
}

/** A file arriving as multipart/form-data; its stream is read once. */
export class UploadedFile {
  readonly part: MultipartFile

  constructor(part: MultipartFile) {
    this.part = part
  }
}

/** An answer that was held to the contract and written down elsewhere: JSON text, sent as it is. */
export class WrittenAnswer {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What a handler gives back, by the kind of answer its route declares. */
export type Answered<R extends Route> = R['answer'] extends z.ZodType
  ? z.input<R['answer']> | WrittenAnswer
  : R['answer'] extends keyof StreamAnswers
    ? StreamAnswers[R['answer']]
    : never

interface StreamAnswers {
  text: string
  download: Download
  /** Null: there is nothing more to tell, and no reason to ask again. */
  events: AsyncIterable<unknown> | null
  /** Where to. */
  redirect: string
  // A handler without an answer simply ends.
  // oxlint-disable-next-line typescript/no-invalid-void-type
  empty: void
}

/** A file that was made for this download, one that is kept, or one that is made while it is sent. */
export type Download = { readonly filename: string } & (
  | {
      readonly path: string
      /** Called when it was sent, or given up. */
      sent?(): void
    }
  | { readonly content: Readable; readonly bytes: number | null }
)

export type Handler<R extends Route> = (call: Call<R>) => Promise<Answered<R>>

/** A handler for every route of the contract: one without is a compile error. */
export type Handlers = { readonly [N in RouteName]: Handler<Routes[N]> }
