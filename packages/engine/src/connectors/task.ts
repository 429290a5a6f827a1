import type { OutsideSource } from '@plainflow/core'
import type {
  Attempt,
  OutsideColumn,
  OutsideTable,
  Reach,
  ReadRequest,
  Written,
  WriteRequest,
} from './connector.ts'

/** All that a connector's child is asked: what it is given, and what it answers. */
export interface Tasks {
  test: { given: object; answer: { readonly version: string } }
  tables: { given: object; answer: readonly OutsideTable[] }
  columns: { given: { readonly source: OutsideSource }; answer: readonly OutsideColumn[] }
  read: { given: { readonly request: ReadRequest; readonly to: string }; answer: Written }
  attempt: { given: { readonly source: OutsideSource }; answer: Attempt }
  write: { given: { readonly request: WriteRequest; readonly from: string }; answer: Written }
}
export type TaskKind = keyof Tasks

export type Task<K extends TaskKind = TaskKind> = {
  [P in K]: {
    readonly kind: P
    readonly connector: string
    /** Secrets and all: it goes over the child's own channel and nowhere else. */
    readonly reach: Reach
  } & Tasks[P]['given']
}[K]

export type ConnectorMessage =
  | { readonly kind: 'rows'; readonly rows: number }
  | { readonly kind: 'done'; readonly answer: Tasks[TaskKind]['answer'] }
  /** `isOurs`: words for the owner of the connection; else a bug, whose words are for the log. */
  | {
      readonly kind: 'failed'
      readonly reason: string
      readonly isBug: boolean
      readonly isDown: boolean
    }

/** Said to a child whose task nobody waits for any more; it may tell the system outside, and ends. */
export const GIVE_UP = 'give up'
