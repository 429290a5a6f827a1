import { type ChatEffect, SAID_AT_ONCE } from '@plainflow/contract'
import { blockTitle, type Catalogue } from '@plainflow/core'
import {
  changeMessage,
  type ChatMessage,
  propose,
  type Reading,
  useChat,
} from '../state/chat-store.ts'
import { changesOf } from './changes-of.ts'

/** Puts the other reading on the table; the one that lay there is the other now, and can be taken back. */
export function chooseOther(message: ChatMessage, catalogue: Catalogue): void {
  const { other, note, asked } = message
  const { proposal } = useChat.getState()
  if (!other || !note || !asked || proposal?.message !== message.id) return
  const { pipeline } = other
  changeMessage(message.id, {
    content: other.response,
    headline: other.headline ?? undefined,
    asked: { ...asked, proposed: pipeline },
    note: {
      ...note,
      changes: changesOf(proposal.base, pipeline, catalogue),
      effects: other.effects ?? effectsOf(other),
    },
    other: {
      by: other.by === 'planner' ? 'model' : 'planner',
      response: message.content,
      headline: message.headline ?? null,
      pipeline: proposal.pipeline,
      found: note.effects.at(-1)?.found ?? null,
      effects: note.effects,
    },
  })
  propose({ ...proposal, pipeline })
}

/** Of a reading only its rows are told. Where some may be missing, nothing is claimed about their number. */
function effectsOf({ found, pipeline }: Reading): readonly ChatEffect[] {
  const { blocks, connections } = pipeline
  const end = blocks.findLast(({ id }) => connections.every(({ source }) => source !== id))
  if (!found || !end) return []
  const { columns, rows } = found
  if (rows.length >= SAID_AT_ONCE.rows) return []
  return [
    {
      block: end.id,
      label: blockTitle(end),
      before: null,
      after: { rows: rows.length, columns: columns.length },
      columnsAdded: [],
      columnsRemoved: [],
      sampled: null,
      found,
    },
  ]
}
