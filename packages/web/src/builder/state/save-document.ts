import { randomId } from '@/app/random-id.ts'
import type { StoredPipeline } from '@plainflow/contract'
import { call } from '@/app/call.ts'
import { queryClient } from '@/app/query-client.ts'
import { codeOf, detailsOf, reasonOf, statusOf } from '@/app/reason-of.ts'
import { currentProjectId } from '@/data/projects/use-projects.ts'
import { toast } from '@/design/toast.ts'
import { asStored, isDirty, type Trouble, UNTITLED, useDocument } from './document-store.ts'
import { type Content, dropDraft } from './draft.ts'
import { keepDraft } from './keep-draft.ts'
import { currentPipeline } from './pipeline-store.ts'

export type Saved = { readonly id: string } | null

export interface HowToSave {
  /** By itself: nobody waits for an answer, and a failure is told where the state is shown. */
  readonly auto?: boolean
  /** Work that gives way in a merge: kept as a version of its own. */
  readonly kept?: Content
}

/** Which visit the autosaves come from. */
const SITTING = randomId()
/** How often a save goes after somebody who is faster every time. */
const MOST_MERGES = 5

let last: Promise<Saved> = Promise.resolve(null)

/** Creates or saves over; null where it did not come to that, with the reason already shown. */
export function saveDocument(user: string, how: HowToSave = {}): Promise<Saved> {
  // One at a time: of two made from one version, one would be stale.
  last = last
    .then(() => attempt(user, how, 0))
    // Such as a part of the program that could not be loaded. Left as it is, no save would follow it.
    .catch((error: unknown) => {
      fail(error, how)
      return null
    })
  return last
}

async function attempt(user: string, how: HowToSave, merges: number): Promise<Saved> {
  const document = useDocument.getState()
  const { key, name, opened } = document
  const sent = { name, pipeline: currentPipeline() }
  const isNew = key === null || key === 'new'
  if (!isNew && how.auto && !isDirty(document, sent.pipeline)) return { id: key }
  useDocument.setState({ saving: true })
  try {
    const stored = isNew ? await create(sent, how) : await saveOver(key, sent, how)
    dropDraft(user, key ?? 'new')
    void queryClient.invalidateQueries({ queryKey: ['pipelines'] })
    // The page may have gone on to another pipeline in the meantime, with a draft in the same place.
    if (useDocument.getState().opened !== opened) {
      keepDraft(user)
      return null
    }
    if (isNew && stored.isDraft && stored.version > 1)
      toast('Your earlier draft made room', 'It is in the history of this one, to restore.')
    useDocument.setState(({ isDraft }) => ({
      key: stored.id,
      version: stored.version,
      // It may have been kept while the request was under way.
      isDraft: isDraft && stored.isDraft,
      replaces: null,
      // The canvas may have moved on as well: what was sent is what is saved.
      saved: sent,
      saving: false,
      trouble: null,
      conflict: null,
      choosing: false,
    }))
    keepDraft(user)
    return { id: stored.id }
  } catch (error) {
    if (useDocument.getState().opened !== opened) return null
    if (!document.isDraft && codeOf(error) === 'plan_limit') {
      // Nothing is lost: it goes on as what does not count.
      useDocument.setState({ isDraft: true })
      toast('It stays a draft', reasonOf(error), 'warning')
      return attempt(user, how, merges)
    }
    const current = detailsOf<{ current?: StoredPipeline }>(error)?.current
    if (statusOf(error) === 412 && current && merges < MOST_MERGES) {
      const { reconcile } = await import('./reconcile.ts')
      if (!reconcile(asStored(current))) return null
      return attempt(user, how, merges + 1)
    }
    fail(error, how)
    return null
  }
}

/** Kept until it is answered: the same request twice makes one pipeline. */
let creation: { readonly key: string; readonly sent: Content } | null = null

async function create(sent: Content, { auto }: HowToSave): Promise<StoredPipeline> {
  const isRepeated = creation?.sent.pipeline === sent.pipeline && creation.sent.name === sent.name
  creation = isRepeated && creation ? creation : { key: randomId(), sent }
  const projectId = await currentProjectId()
  const { isDraft, replaces } = useDocument.getState()
  const stored = await call('createPipeline', {
    headers: { 'idempotency-key': creation.key },
    body: {
      ...bodyOf(creation.sent),
      ...(projectId === null ? {} : { projectId }),
      ...(auto ? { sitting: SITTING } : {}),
      ...(isDraft ? { draft: true, ...(replaces ? { replaces } : {}) } : {}),
    },
  })
  creation = null
  return stored
}

function saveOver(id: string, sent: Content, { auto, kept }: HowToSave): Promise<StoredPipeline> {
  const { version, isDraft: draft } = useDocument.getState()
  return call('savePipeline', {
    params: { id },
    headers: { 'if-match': `"${version}"` },
    body: {
      ...bodyOf(sent),
      draft,
      ...(auto && !kept ? { sitting: SITTING } : {}),
      ...(kept ? { kept: graphBody(kept) } : {}),
    },
  })
}

function bodyOf(content: Content) {
  return { ...graphBody(content), description: useDocument.getState().description }
}

function graphBody({ name, pipeline }: Content) {
  return {
    name: name.trim() || UNTITLED,
    blocks: JSON.stringify(pipeline.blocks),
    connections: JSON.stringify(pipeline.connections),
  }
}

function fail(error: unknown, { auto }: HowToSave): void {
  const trouble = troubleOf(error)
  const before = useDocument.getState().trouble
  useDocument.setState({ saving: false, trouble })
  // An autosave that is refused is told once; what may pass is only shown.
  const isNews = trouble?.kind === 'refused' && before?.reason !== trouble.reason
  if (trouble && (!auto || isNews)) toast('The pipeline was not saved', reasonOf(error), 'danger')
}

const PASSING = [408, 409, 412, 425, 429, 500, 502, 503, 504, 507]

/** Null where the sign-in ran out: the page that asks for it says so. */
function troubleOf(error: unknown): Trouble | null {
  const status = statusOf(error)
  const reason = reasonOf(error)
  if (status === 401) return null
  if (status === null && error instanceof TypeError) return { kind: 'offline', reason }
  if (status === 404) return { kind: 'gone', reason: 'it was deleted elsewhere' }
  return { kind: status === null || PASSING.includes(status) ? 'passing' : 'refused', reason }
}
