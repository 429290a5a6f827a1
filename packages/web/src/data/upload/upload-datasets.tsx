import { useEffect, useId, useState } from 'react'
import { FileSpreadsheet, Upload } from 'lucide-react'
import { call } from '@/app/call.ts'
import { countOf } from '@/app/count-of.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Field } from '@/design/field.tsx'
import { Progress } from '@/design/progress.tsx'
import { Select } from '@/design/select.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'
import { LazyDatasetDialog } from '../dataset/lazy-dataset-dialog.tsx'
import { ProjectFields } from '../projects/project-fields.tsx'
import { chooseProject, refreshProjects, useProjects } from '../projects/use-projects.ts'
import { DropZone } from './drop-zone.tsx'
import { runUploads } from './run-uploads.ts'
import { UnfinishedUploads } from './unfinished-uploads.tsx'
import { addUploads, dropSuccesses } from './upload-files.ts'
import {
  changeUpload,
  findUpload,
  isUnderWay,
  type UploadItem,
  useUploads,
} from './upload-store.ts'
import { shareOf, UploadRow } from './upload-row.tsx'

/** Bytes over the line take most of the time; reading them is the rest of the bar. */
const SENDING_SHARE = 0.7
const FAILED = 'Failed to upload datasets. Please try again.'

/** Files to a project: an existing one, or one that is made on the way where none is given. */
export function UploadDatasets({
  projectId,
  onUploaded,
}: {
  /** null: asked for here. */
  projectId: string | null
  onUploaded: (count: number) => void
}) {
  const items = useUploads((state) => state.items)
  const { data: projects = [] } = useProjects()
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [existing, setExisting] = useState('')
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const note = useId()
  // What went well on an earlier visit is in the list of datasets.
  useEffect(() => dropSuccesses(), [])
  const toSend = items.filter(({ status }) => status === 'pending' || status === 'error')
  const isBusy = busy || items.some(isUnderWay)

  const upload = async () => {
    if (toSend.length === 0)
      return toast('No datasets to upload', 'Please add at least one CSV file', 'danger')
    setBusy(true)
    const done = await send(toSend, {
      projectId: projectId ?? (existing || null),
      name: existing ? '' : name,
      description,
    })
    setBusy(false)
    if (done > 0) {
      setName('')
      setDescription('')
      onUploaded(done)
    }
  }
  return (
    <>
      {projectId === null && (
        <TargetFields
          projects={projects}
          existing={existing}
          name={name}
          description={description}
          onExisting={setExisting}
          onName={setName}
          onDescription={setDescription}
        />
      )}
      <DropZone title="Choose files" testId="upload-input" onFiles={(files) => addUploads(files)}>
        or drop them here: CSV, TSV, JSON, Parquet, Excel, of any size
      </DropZone>
      <UnfinishedUploads />
      {items.length > 0 && (
        <ul aria-label="Files" className="mt-4 divide-y">
          {items.map((item) => (
            <UploadRow key={item.id} item={item}>
              {/* The first rows of a long file can be seen while the rest is being read. */}
              {(item.status === 'success' || item.status === 'reading') && item.dataset && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Look inside ${item.file.name}`}
                  onClick={() => setOpened(item.dataset?.id ?? null)}
                >
                  <FileSpreadsheet aria-hidden />
                  Look inside
                </Button>
              )}
            </UploadRow>
          ))}
        </ul>
      )}
      {isBusy && <Progress value={overall(items)} label="All files" className="mt-4" />}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button
          // Pressed too early it says what is missing; it does not ask to be.
          variant={toSend.length === 0 ? 'secondary' : 'primary'}
          disabled={isBusy}
          aria-describedby={note}
          onClick={() => void upload()}
        >
          {isBusy ? <Spinner /> : <Upload aria-hidden />}
          {isBusy ? 'Uploading...' : `Upload ${toSend.length} Datasets`}
        </Button>
        {items.length > 0 && (
          <output id={note} className="text-[0.8125rem] text-muted tabular-nums">
            {totals(items)}
          </output>
        )}
      </div>
      {opened && <LazyDatasetDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

/** Which project the files go to, or what a new one is called. */
function TargetFields({
  projects,
  existing,
  name,
  description,
  onExisting,
  onName,
  onDescription,
}: {
  projects: readonly { readonly id: string; readonly name: string }[]
  /** Empty: a new one. */
  existing: string
  name: string
  description: string
  onExisting: (id: string) => void
  onName: (name: string) => void
  onDescription: (description: string) => void
}) {
  return (
    <div className="mb-5 grid gap-4 sm:grid-cols-2">
      {projects.length > 0 && (
        <Field
          label="Add to"
          className="sm:col-span-2"
          {...(existing === ''
            ? { hint: `Without a name the files go to “${projects[0]?.name}”.` }
            : {})}
        >
          {(control) => (
            <Select
              {...control}
              value={existing}
              onChange={(event) => onExisting(event.target.value)}
            >
              <option value="">A new project</option>
              {projects.map((project) => (
                <option key={project.id} value={project.id}>
                  {project.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {existing === '' && (
        <ProjectFields
          name={name}
          description={description}
          onName={onName}
          onDescription={onDescription}
        />
      )}
    </div>
  )
}

/** Sends the files and says how it went, in the words of the specification. */
async function send(
  items: readonly UploadItem[],
  target: { projectId: string | null; name: string; description: string },
): Promise<number> {
  const ids = items.map(({ id }) => id)
  try {
    const projectId = target.projectId ?? (await newProject(target.name, target.description))
    for (const id of ids) changeUpload(id, { projectId })
  } catch (error) {
    const reason = `Failed to create project: ${reasonOf(error)}`
    for (const id of ids) changeUpload(id, { status: 'error', error: reason })
    toast('Upload failed', FAILED, 'danger')
    return 0
  }
  await runUploads(ids)
  refreshProjects()
  // Those that were cancelled are gone from the list.
  const ended = ids.flatMap((id) => findUpload(id) ?? [])
  const done = ended.filter(({ status }) => status === 'success').length
  if (done < ended.length)
    toast(
      'Upload failed',
      `${FAILED}${done > 0 ? ` ${done} of ${ended.length} arrived.` : ''}`,
      'danger',
    )
  else if (done > 0) toast('Upload successful', `Successfully uploaded ${done} datasets`, 'success')
  return done
}

async function newProject(name: string, description: string): Promise<string | null> {
  if (!name.trim()) return null
  const { project } = await call('createProject', { body: { name, description } })
  refreshProjects()
  chooseProject(project.id)
  return project.id
}

function overall(items: readonly UploadItem[]): number {
  const counted = items.filter((item) => isUnderWay(item) || item.status === 'success')
  const size = counted.reduce((sum, { file }) => sum + Math.max(1, file.size), 0)
  const done = counted.reduce(
    (sum, item) => sum + shareOfBoth(item) * Math.max(1, item.file.size),
    0,
  )
  return size === 0 ? 0 : done / size
}

function shareOfBoth(item: UploadItem): number {
  if (item.status === 'success') return 1
  const share = shareOf(item)
  return item.status === 'reading'
    ? SENDING_SHARE + share * (1 - SENDING_SHARE)
    : share * SENDING_SHARE
}

/** Of those that are counted; nothing where none is yet. */
function totals(items: readonly UploadItem[]): string {
  const sizes = items.flatMap(({ dataset, draft }) =>
    dataset?.status === 'ready'
      ? { rows: dataset.rowCount, columns: dataset.columns.length }
      : (draft ?? []),
  )
  if (sizes.length === 0) return ''
  const sum = (key: 'rows' | 'columns') => sizes.reduce((total, size) => total + size[key], 0)
  const isExact = items.every(({ dataset, draft }) => dataset?.status === 'ready' || draft?.isExact)
  return `${isExact ? '' : 'about '}${countOf(sum('rows'), 'row')}, ${countOf(sum('columns'), 'column')} in all`
}
