import type { Dataset } from '@plainflow/contract'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import { affectedWords } from '../dataset/affected-words.ts'
import { isAccepted, REFUSAL } from './accepted-files.ts'
import { currentProjectId } from '../projects/use-projects.ts'
import { countDraft } from './count-draft.ts'
import { renamedNote } from './renamed-note.ts'
import { runUploads } from './run-uploads.ts'
import { changeUpload, findUpload, type UploadItem, useUploads } from './upload-store.ts'

interface Target {
  readonly projectId?: string | null
  readonly replaces?: string | null
}

let nextId = 1

/** Takes files into the list, to be sent later. What is no data file is refused by its name. */
export function addUploads(files: readonly File[], target: Target = {}): number[] {
  const fitting = files.filter(({ name }) => isAccepted(name))
  const refused = files.filter(({ name }) => !isAccepted(name)).map(({ name }) => name)
  if (refused.length > 0)
    toast(
      REFUSAL.title,
      REFUSAL.reason,
      'danger',
      `Left out: ${firstNames(refused)}. ${REFUSAL.help}`,
    )
  const items = fitting.map((file): UploadItem => ({
    id: nextId++,
    file,
    status: 'pending',
    projectId: target.projectId ?? null,
    replaces: target.replaces ?? null,
    draft: null,
    sent: 0,
    speed: null,
    reading: null,
    error: null,
    dataset: null,
    affected: [],
  }))
  useUploads.setState((state) => ({ items: [...state.items, ...items] }))
  for (const { id, file } of items)
    void countDraft(file).then(
      (draft) => changeUpload(id, { draft }),
      // Not readable here and now: sending will say why.
      () => undefined,
    )
  return items.map(({ id }) => id)
}

/** Sends files at once and tells in a toast how it went; gives the datasets that came of them. */
export async function uploadFiles(files: readonly File[], target: Target = {}): Promise<Dataset[]> {
  const projectId = target.projectId ?? (await currentProjectId().catch(() => null))
  const ids = addUploads(files, { ...target, projectId })
  await runUploads(ids)
  const items = ids.flatMap((id) => findUpload(id) ?? [])
  const done = items.flatMap(({ status, dataset }) =>
    status === 'success' && dataset ? [dataset] : [],
  )
  await tell(items, done)
  // What did not go well stays, to be tried again.
  dropSuccesses(ids)
  return done
}

/** Lets go of uploads that went well: they are in the list of datasets now. */
export function dropSuccesses(ids?: readonly number[]): void {
  useUploads.setState(({ items }) => ({
    items: items.filter(({ id, status }) => status !== 'success' || (ids && !ids.includes(id))),
  }))
}

const MOST_NAMED = 3

function firstNames(names: readonly string[]): string {
  const more = names.length - MOST_NAMED
  return `${names.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

async function tell(items: readonly UploadItem[], done: readonly Dataset[]): Promise<void> {
  const failed = items.find(({ status }) => status === 'error' || status === 'interrupted')
  const [only] = done
  if (failed)
    toast(
      'Upload Failed',
      `Upload error: ${failed.file.name}: ${failed.error} Please try again.`,
      'danger',
    )
  else if (only && items[0]?.replaces) toast('New version', await affectedBy(only), 'success')
  else if (done.length === 1 && only)
    toast(
      'File Uploaded Successfully',
      `${only.filename}: ${countOf(only.rowCount, 'row')}, ${countOf(only.columns.length, 'column')}`,
      'success',
      renamedNote(only) ?? undefined,
    )
  else if (done.length > 1)
    toast(
      'Upload successful',
      `Successfully uploaded ${done.length} datasets`,
      'success',
      done.flatMap((one) => renamedNote(one) ?? [])[0],
    )
}

/** Checked now that the new file was read: before, its columns were not known. */
async function affectedBy({ id, name, rowCount, version }: Dataset): Promise<string> {
  const facts = `${name} is at version ${version} with ${countOf(rowCount, 'row')}.`
  try {
    return `${facts} ${affectedWords(await call('datasetPipelines', { params: { id } }))}`
  } catch (error) {
    return `${facts} Which pipelines use it could not be found out: ${reasonOf(error)}`
  }
}
