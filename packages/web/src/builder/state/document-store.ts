import { EMPTY_PIPELINE, parsePipeline, type Pipeline } from '@plainflow/core'
import type { StoredPipeline } from '@plainflow/contract'
import { create } from 'zustand'
import { call } from '@/app/call.ts'
import { queryClient } from '@/app/query-client.ts'
import { reasonOf, statusOf } from '@/app/reason-of.ts'
import { currentProjectId } from '@/data/projects/use-projects.ts'
import { toast } from '@/design/toast.ts'
import { dropDraft, readDraft } from './draft.ts'
import { currentPipeline, openPipeline, usePipeline } from './pipeline-store.ts'

export const UNTITLED = 'Untitled pipeline'

interface PipelineDocument {
  /** Which pipeline the canvas holds: an id, 'new', or null before anything was opened. */
  readonly key: string | null
  readonly name: string
  /** The version this work was made from; null for a pipeline that was never saved. */
  readonly version: number | null
  /** What the server has, to tell saved from unsaved. */
  readonly saved: { readonly pipeline: Pipeline; readonly name: string }
  readonly saving: boolean
  /** Somebody saved another version in the meantime. */
  readonly conflict: boolean
}

export const useDocument = create<PipelineDocument>(() => ({
  key: null,
  name: UNTITLED,
  version: null,
  saved: { pipeline: EMPTY_PIPELINE, name: UNTITLED },
  saving: false,
  conflict: false,
}))

export function isDirty(document: PipelineDocument, pipeline: Pipeline): boolean {
  return pipeline !== document.saved.pipeline || document.name !== document.saved.name
}

/** An empty canvas, or what was left unsaved on it. */
export function openNew(user: string, fresh = false): void {
  if (fresh) dropDraft(user, 'new')
  const draft = readDraft(user, 'new')
  useDocument.setState({
    key: 'new',
    name: draft?.name ?? UNTITLED,
    version: null,
    saved: { pipeline: EMPTY_PIPELINE, name: UNTITLED },
    saving: false,
    conflict: false,
  })
  openPipeline(draft?.pipeline ?? EMPTY_PIPELINE)
}

/** Unsaved work of an earlier visit goes before what the server has; saving then finds any conflict. */
export async function openStored(user: string, id: string): Promise<StoredPipeline> {
  const stored = await call('getPipeline', { params: { id } })
  const pipeline = graphOf(stored)
  const draft = readDraft(user, id)
  useDocument.setState({
    key: id,
    name: draft?.name ?? stored.name,
    version: draft?.version ?? stored.version,
    saved: { pipeline, name: stored.name },
    saving: false,
    conflict: false,
  })
  openPipeline(draft?.pipeline ?? pipeline)
  if (draft) toast('Unsaved changes restored', 'They were kept in this browser.')
  return stored
}

export type Saved = { readonly id: string } | null

/** Creates or saves over; null where it did not come to that, with the reason already shown. */
export async function saveDocument(user: string, copy = false): Promise<Saved> {
  const { key, name, version, saving } = useDocument.getState()
  if (saving) return null
  const pipeline = currentPipeline()
  const body = {
    name: (copy ? `${name} (copy)` : name).trim() || UNTITLED,
    description: '',
    blocks: JSON.stringify(pipeline.blocks),
    connections: JSON.stringify(pipeline.connections),
  }
  useDocument.setState({ saving: true })
  try {
    const creating = copy || key === null || key === 'new'
    const stored = creating
      ? await call('createPipeline', { body: { ...body, ...(await placeOf()) } })
      : await call('savePipeline', {
          params: { id: key },
          headers: { 'if-match': `"${version}"` },
          body,
        })
    dropDraft(user, key ?? 'new')
    useDocument.setState({
      key: stored.id,
      name: stored.name,
      version: stored.version,
      // The canvas may have moved on while the request was under way: compare with what was sent.
      saved: { pipeline, name: stored.name },
      saving: false,
      conflict: false,
    })
    void queryClient.invalidateQueries({ queryKey: ['pipelines'] })
    return { id: stored.id }
  } catch (error) {
    const conflict = statusOf(error) === 412
    useDocument.setState({ saving: false, conflict })
    if (!conflict) toast('The pipeline was not saved', reasonOf(error), 'danger')
    return null
  }
}

/** Takes what the server has and lets go of the work here. */
export async function reloadDocument(user: string): Promise<void> {
  const { key } = useDocument.getState()
  if (key === null || key === 'new') return
  dropDraft(user, key)
  try {
    await openStored(user, key)
  } catch (error) {
    toast('The pipeline could not be loaded', reasonOf(error), 'danger')
  }
}

export function forgetDocument(): void {
  useDocument.setState({ key: null })
  usePipeline.temporal.getState().clear()
}

/** A new pipeline belongs to the project at work. */
async function placeOf(): Promise<{ projectId?: string }> {
  const projectId = await currentProjectId()
  return projectId === null ? {} : { projectId }
}

function graphOf(stored: StoredPipeline): Pipeline {
  const parsed = parsePipeline({ blocks: stored.blocks, connections: stored.connections })
  if ('pipeline' in parsed) return parsed.pipeline
  throw new Error(parsed.diagnostics[0]?.message ?? 'The stored pipeline cannot be read.')
}
