import { EMPTY_PIPELINE, parsePipeline, type Pipeline } from '@plainflow/core'
import type { StoredPipeline } from '@plainflow/contract'
import { create } from 'zustand'
import { call } from '@/app/call.ts'
import { toast } from '@/design/toast.ts'
import {
  type Content,
  type Draft,
  dropDraft,
  findDrafts,
  setDraftAside,
  writeDraft,
} from './draft.ts'
import { currentPipeline, openPipeline } from './pipeline-store.ts'
import { TAB } from './tab.ts'

export const UNTITLED = 'Untitled pipeline'

/** Why the server does not have what the canvas holds. */
export interface Trouble {
  /** `passing` may be gone in a moment; the others wait for the user. */
  readonly kind: 'offline' | 'passing' | 'refused' | 'gone' | 'conflict'
  readonly reason: string
}

/** Both sides changed one thing: what the work here was made from, and what the server has. */
export interface Conflict {
  readonly base: Content
  readonly theirs: Stored
}

export interface Stored extends Content {
  readonly version: number
}

export interface SeenDraft {
  readonly id: string
  readonly version: number
}

export interface PipelineDocument {
  /** Which pipeline the canvas holds: an id, 'new', or null before anything was opened. */
  readonly key: string | null
  /** Whose it is: after another sign-in nothing of it may be seen. */
  readonly owner: string | null
  /** Grows whenever another pipeline comes onto the canvas; the first save is none. */
  readonly opened: number
  readonly name: string
  readonly description: string
  /** Nobody has named or kept it: what is begun next takes its place. */
  readonly isDraft: boolean
  /** The draft that a new pipeline takes the place of. */
  readonly replaces: SeenDraft | null
  /** The version this work was made from; null for a pipeline that was never saved. */
  readonly version: number | null
  /** What the server has, to tell saved from unsaved. */
  readonly saved: Content
  readonly saving: boolean
  readonly trouble: Trouble | null
  readonly conflict: Conflict | null
  /** Whether the conflict is on the table; it can be put off. */
  readonly choosing: boolean
}

const NOTHING: Omit<PipelineDocument, 'opened'> = {
  key: null,
  owner: null,
  name: UNTITLED,
  description: '',
  isDraft: true,
  replaces: null,
  version: null,
  saved: { pipeline: EMPTY_PIPELINE, name: UNTITLED },
  saving: false,
  trouble: null,
  conflict: null,
  choosing: false,
}

export const useDocument = create<PipelineDocument>(() => ({ ...NOTHING, opened: 0 }))

export function isDirty(document: PipelineDocument, pipeline: Pipeline): boolean {
  return pipeline !== document.saved.pipeline || document.name !== document.saved.name
}

/** An empty canvas, or what was left unsaved on it. */
export function openNew(user: string, fresh = false): void {
  const replaces = leftDraft(user)
  if (fresh) leaveNew(user)
  const draft = fresh ? undefined : ownDraft(user, 'new')
  open(draft?.pipeline ?? EMPTY_PIPELINE, {
    key: 'new',
    owner: user,
    name: draft?.name ?? UNTITLED,
    replaces,
  })
  if (!fresh) void takeLeftWork(user, 'new')
}

/** Work whose pipeline is gone, as a new one. */
export function openContent(user: string, { name, pipeline }: Content): void {
  leaveNew(user)
  open(pipeline, { key: 'new', owner: user, name })
}

/** Unsaved work of an earlier visit goes onto what the server has; a conflict is asked about. */
export async function openStored(user: string, id: string): Promise<StoredPipeline> {
  const stored = await call('getPipeline', { params: { id } })
  const theirs = asStored(stored)
  const draft = ownDraft(user, id)
  const base = draft && (draft.version === theirs.version ? theirs : await baseOf(id, draft))
  open(draft?.pipeline ?? theirs.pipeline, {
    key: id,
    owner: user,
    name: draft?.name ?? stored.name,
    description: stored.description,
    isDraft: stored.isDraft,
    version: draft?.version ?? stored.version,
    saved: base ?? theirs,
  })
  if (draft) {
    toast('Unsaved changes restored', 'They were kept in this browser.')
    if (base !== theirs) (await import('./reconcile.ts')).reconcile(theirs)
  }
  void takeLeftWork(user, id)
  return stored
}

export function asStored(stored: StoredPipeline): Stored {
  const parsed = parsePipeline({ blocks: stored.blocks, connections: stored.connections })
  if ('pipeline' in parsed)
    return { name: stored.name, version: stored.version, pipeline: parsed.pipeline }
  throw new Error(parsed.diagnostics[0]?.message ?? 'The stored pipeline cannot be read.')
}

export function draftOf(document: PipelineDocument): Draft {
  const { name, version, saved } = document
  return { name, version, pipeline: currentPipeline(), base: version === null ? null : saved }
}

function open(pipeline: Pipeline, document: Partial<PipelineDocument>): void {
  keepLeft()
  useDocument.setState(({ opened }) => ({ ...NOTHING, ...document, opened: opened + 1 }))
  openPipeline(pipeline)
}

/** What was on the canvas a moment ago may not be written down yet. */
function keepLeft(): void {
  const document = useDocument.getState()
  const { key, owner } = document
  if (key === null || key === 'new' || owner === null) return
  if (isDirty(document, currentPipeline())) writeDraft(owner, key, draftOf(document))
}

function ownDraft(user: string, key: string): Draft | undefined {
  return findDrafts(user, key).find(({ tab }) => tab === TAB)?.draft
}

async function takeLeftWork(user: string, key: string): Promise<void> {
  // Nobody left anything: the usual case, in which nothing more is loaded.
  if (findDrafts(user, key).every(({ tab }) => tab === TAB)) return
  const { adoptDrafts } = await import('./adopt-drafts.ts')
  await adoptDrafts(user, key)
}

/** The draft that was on this canvas: who begins anew here leaves it. */
function leftDraft(user: string): SeenDraft | null {
  const { key, owner, version, isDraft, replaces } = useDocument.getState()
  if (owner !== user || key === null || !isDraft) return null
  return version === null ? replaces : { id: key, version }
}

/** A new pipeline that could not be saved is not thrown away for an empty canvas. */
function leaveNew(user: string): void {
  const document = useDocument.getState()
  const isUnsaved = document.key === 'new' && isDirty(document, currentPipeline())
  if (isUnsaved && document.owner === user && currentPipeline().blocks.length > 0)
    setDraftAside(user, 'new', draftOf(document))
  dropDraft(user, 'new')
}

/** What a draft was made from: kept with it, or in the history; from nothing, whatever differs is asked about. */
async function baseOf(id: string, draft: Draft): Promise<Content> {
  if (draft.base) return draft.base
  try {
    const version = draft.version ?? 0
    const { name, ...graph } = await call('getVersion', { params: { id, version } })
    const parsed = parsePipeline({ blocks: graph.blocks, connections: graph.connections })
    if ('pipeline' in parsed) return { name, pipeline: parsed.pipeline }
  } catch {
    // No longer in the history, or out of reach.
  }
  return { name: '', pipeline: EMPTY_PIPELINE }
}
