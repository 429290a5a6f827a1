import type { Dataset } from '@plainflow/contract'
import { FileSpreadsheet, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { reasonOf } from '@/app/reason-of.ts'
import { LazyDatasetDialog } from '@/data/dataset/lazy-dataset-dialog.tsx'
import { ProjectSelect } from '@/data/projects/project-select.tsx'
import { useCurrentProject } from '@/data/projects/use-projects.ts'
import { SampleOffer } from '@/data/samples/sample-offer.tsx'
import { DropZone } from '@/data/upload/drop-zone.tsx'
import { uploadFiles } from '@/data/upload/upload-files.ts'
import { UploadRow } from '@/data/upload/upload-row.tsx'
import { useUploads } from '@/data/upload/upload-store.ts'
import { useDatasets } from '@/data/use-datasets.ts'
import { Button } from '@/design/button.tsx'
import { classNames } from '@/design/class-names.ts'
import { EmptyState } from '@/design/empty-state.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { DatasetRow } from './dataset-row.tsx'

/** Datasets of the project: uploaded here, dragged onto the canvas, looked into, replaced, deleted. */
export function FilesPanel() {
  const datasets = useDatasets()
  const project = useCurrentProject()
  const uploads = useUploads((state) => state.items)
  const [over, setOver] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const shown = (datasets.data ?? []).filter(
    ({ projectId }) => project === null || projectId === project.id,
  )
  const twins = repeated(shown)
  // Those that wait for a click do so on the page they were chosen on.
  const underWay = uploads.filter(({ status }) => status !== 'pending' && status !== 'success')
  return (
    <div
      className={classNames('flex h-full flex-col', over && 'bg-primary-soft')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void uploadFiles([...event.dataTransfer.files])
      }}
    >
      <div className="space-y-2 p-3 pb-2">
        <ProjectSelect />
        <DropZone
          title="Upload CSV"
          testId="csv-input"
          className="py-4 text-[0.8125rem]"
          onFiles={(files) => void uploadFiles(files)}
        >
          or drop files here
        </DropZone>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-3">
        {underWay.length > 0 && (
          <ul aria-label="Files on their way" className="mb-2 divide-y rounded-lg border px-2">
            {underWay.map((item) => (
              <UploadRow key={item.id} item={item} />
            ))}
          </ul>
        )}
        {datasets.isPending ? (
          <div className="space-y-2 px-1">
            <Skeleton className="h-11" />
            <Skeleton className="h-11" />
          </div>
        ) : datasets.isError ? (
          <EmptyState
            icon={TriangleAlert}
            title="The files could not be loaded"
            action={
              <Button variant="secondary" size="sm" onClick={() => void datasets.refetch()}>
                Try again
              </Button>
            }
          >
            {reasonOf(datasets.error)}
          </EmptyState>
        ) : shown.length === 0 ? (
          underWay.length === 0 && (
            <>
              <EmptyState icon={FileSpreadsheet} title="No files yet">
                Upload a file, then drag it onto the canvas or name it in a sentence.
              </EmptyState>
              {datasets.data.length === 0 && <SampleOffer className="px-1" />}
            </>
          )
        ) : (
          <ul aria-label="Files">
            {shown.map((dataset) => (
              <DatasetRow
                key={dataset.id}
                dataset={dataset}
                hasTwin={twins.has(dataset.filename)}
                onOpen={() => setOpened(dataset.id)}
              />
            ))}
          </ul>
        )}
      </div>
      {opened && <LazyDatasetDialog id={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

/** Names that occur more than once: such files are told apart by when they came. */
function repeated(datasets: readonly Dataset[]): ReadonlySet<string> {
  const names = datasets.map(({ filename }) => filename)
  return new Set(names.filter((name, index) => names.indexOf(name) !== index))
}
