import type {
  CallArguments,
  ChatAnswer,
  ChatEffect,
  ModelInUse,
  ModelUse,
  Routes,
} from '@plainflow/contract'
import type { Pipeline } from '@plainflow/core'
import { create } from 'zustand'
import { toast } from '@/design/toast.ts'
import { UNTITLED, useDocument } from './document-store.ts'
import { giveBack } from './give-back.ts'
import { currentPipeline, editPipeline, usePipeline } from './pipeline-store.ts'
import { titleOf } from './title-of.ts'

/** A sentence, and what it is said about, as it goes to the server. */
export type MessageBody = CallArguments<Routes['conversationalPipeline']>['body']

export interface ChatMessage {
  readonly id: string
  readonly type: 'user' | 'assistant'
  readonly content: string
  /** What the proposal computes, in one line. */
  readonly headline?: string | undefined
  readonly timestamp: number
  readonly assumptions?: readonly string[]
  /** Sentences that may have been meant; a click sends one. */
  readonly alternatives?: readonly string[]
  /** Blocks the answer speaks of. */
  readonly blocks?: readonly string[]
  readonly note?: ProposalNote
  readonly asked?: AskedAbout
  /** The language model that answered, and what it took. */
  readonly model?: ModelUse | null
  /** Both readers came to the same table. */
  readonly isSure?: boolean
  readonly other?: Reading | null
  /** Nothing came of the sentence, or not without a choice: another reader may do better. */
  readonly isRefusal?: boolean
  /** Of a refusal, by dataset: columns that were text when it was first looked at. */
  readonly unread?: ReadonlyMap<string, readonly string[]>
}

type OtherReading = NonNullable<ChatAnswer['other']>

/** What the other reader came to, laid out on the canvas that was asked about. */
export interface Reading extends Omit<OtherReading, 'pipeline'> {
  readonly pipeline: Pipeline
  /** Null as long as nobody measured it. */
  readonly effects: readonly ChatEffect[] | null
}

/** What a message was about, and what it proposed in its place. */
export interface AskedAbout {
  readonly about: Pipeline
  readonly proposed: Pipeline
}

/** What a message proposed, and what became of it. */
export interface ProposalNote {
  readonly changes: readonly ProposedChange[]
  readonly effects: readonly ChatEffect[]
  /** What was paid for it; null where it cost nothing. */
  readonly charge: string | null
  /** It was paid for, and rejected. */
  readonly isGivenBack?: boolean
  /** What the effects are compared with: the canvas, or the proposal that lay over it. */
  readonly against: 'canvas' | 'proposal'
  /** Credits left after it. */
  readonly credits: number
  /** `revised`: the next proposal goes on from it. */
  readonly state: 'open' | 'accepted' | 'rejected' | 'refused' | 'revised'
}

export interface ProposedChange {
  readonly block: string
  readonly label: string
  readonly mark: 'added' | 'changed' | 'removed'
}

/** A pipeline the assistant suggests. It is shown on the canvas and applied only when accepted. */
export interface Proposal {
  /** The canvas the question was asked about. */
  readonly base: Pipeline
  readonly pipeline: Pipeline
  readonly shouldExecute: boolean
  /** The message that brought it, and the sentence that asked for it. */
  readonly message?: string
  readonly question?: string | undefined
  /** The sentence that an empty canvas was filled with; edits of the proposal keep it. */
  readonly begunWith?: string | undefined
}

interface Chat {
  readonly messages: readonly ChatMessage[]
  readonly busy: boolean
  /** What is being done for the message under way, and its answer as far as it came. */
  readonly stage: string
  readonly draft: string
  readonly proposal: Proposal | null
  /** A proposal whose canvas is gone: it cannot be accepted, but asked for again. */
  readonly refused: Proposal | null
  /** A message that waits for a word on what its model is sent. */
  readonly toSend: ToSend | null
}

export interface ToSend {
  readonly body: MessageBody
  readonly model: ModelInUse
  readonly decide: (isSent: boolean) => void
}

const QUIET: Chat = {
  messages: [],
  busy: false,
  stage: '',
  draft: '',
  proposal: null,
  refused: null,
  toSend: null,
}

export const useChat = create<Chat>(() => QUIET)

/** The one word on a proposal that came too late, wherever it is said. */
export const OUTDATED = {
  title: 'The canvas changed since the question was asked',
  reason: 'Accepting the proposal would undo that change. It can be asked for again.',
} as const

/** One undo step. False where the canvas moved on and the proposal no longer fits it. */
export function acceptProposal(): boolean {
  const { proposal, refused } = useChat.getState()
  if (!proposal) {
    if (refused) toast(OUTDATED.title, OUTDATED.reason, 'danger')
    return false
  }
  useChat.setState({ proposal: null })
  settle(proposal, 'accepted')
  editPipeline(() => proposal.pipeline)
  nameAfter(proposal)
  return true
}

/** Who has a dozen pipelines finds them by what was asked; a name that was given stays. */
function nameAfter({ base, begunWith }: Proposal): void {
  if (begunWith === undefined || base.blocks.length > 0) return
  const title = titleOf(begunWith)
  if (title !== '' && useDocument.getState().name === UNTITLED)
    useDocument.setState({ name: title })
}

export function rejectProposal(): void {
  const { proposal, refused } = useChat.getState()
  useChat.setState({ proposal: null, refused: null })
  const gone = proposal ?? refused
  if (!gone) return
  settle(gone, 'rejected')
  void giveBackFor(gone)
}

/** The next proposal goes on from this one: it was of use, and is neither accepted nor rejected. */
export function reviseProposal(): void {
  const { proposal } = useChat.getState()
  useChat.setState({ proposal: null, refused: null })
  if (proposal) settle(proposal, 'revised')
}

/** What is not wanted costs nothing. */
async function giveBackFor({ message }: Proposal): Promise<void> {
  const { messages } = useChat.getState()
  const charge = messages.find(({ id }) => id === message)?.note?.charge
  if (charge == null) return
  const credits = await giveBack(charge)
  if (credits !== null) changeNote(message, { isGivenBack: true, credits })
}

/** Where a tab keeps what is proposed for the pipeline that is open. */
export function proposalPlace(user: string): string {
  return `proposal:${user}:${useDocument.getState().key}`
}

export function forgetChat(): void {
  useChat.setState(QUIET)
}

let count = 0

/** Adds a message to the conversation and gives its id. */
export function say(
  type: ChatMessage['type'],
  content: string,
  more: Omit<ChatMessage, 'id' | 'type' | 'content' | 'timestamp'> = {},
): string {
  count += 1
  const message = { id: `m${count}`, type, content, timestamp: Date.now(), ...more }
  useChat.setState(({ messages }) => ({ messages: [...messages, message] }))
  return message.id
}

/** Puts a proposal on the table, or refuses it at once where the canvas is no longer the one asked about. */
export function propose(proposal: Proposal): void {
  useChat.setState({ proposal: null, refused: proposal })
  settle(proposal, 'refused')
  compareWithCanvas()
}

function settle({ message }: Proposal, state: ProposalNote['state']): void {
  changeNote(message, { state })
}

function changeNote(message: string | undefined, change: Partial<ProposalNote>): void {
  const note = useChat.getState().messages.find(({ id }) => id === message)?.note
  if (note) changeMessage(message, { note: { ...note, ...change } })
}

export function changeMessage(id: string | undefined, change: Partial<ChatMessage>): void {
  useChat.setState(({ messages }) => ({
    messages: messages.map((one) => (one.id === id ? { ...one, ...change } : one)),
  }))
}

/** What was written and, asked whether to send it, taken back. */
export function unsay(id: string): void {
  useChat.setState(({ messages }) => ({ messages: messages.filter((one) => one.id !== id) }))
}

/** A proposal is shown only over the very canvas it was made for; undoing the change brings it back. */
function compareWithCanvas(): void {
  const { proposal, refused } = useChat.getState()
  const canvas = currentPipeline()
  if (proposal && proposal.base !== canvas) {
    useChat.setState({ proposal: null, refused: proposal })
    settle(proposal, 'refused')
  } else if (refused && refused.base === canvas) {
    useChat.setState({ proposal: refused, refused: null })
    settle(refused, 'open')
  }
}

usePipeline.subscribe(compareWithCanvas)
