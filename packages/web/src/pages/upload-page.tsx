import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft, ChartColumn, Files, Plus, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { SignedIn } from '@/account/signed-in.tsx'
import { AppHeader } from '@/app/app-header.tsx'
import { reasonOf } from '@/app/reason-of.ts'
import { useTitle } from '@/app/use-title.ts'
import { DatasetList } from '@/data/dataset/dataset-list.tsx'
import { useProjects } from '@/data/projects/use-projects.ts'
import { SampleOffer } from '@/data/samples/sample-offer.tsx'
import { addUploads } from '@/data/upload/upload-files.ts'
import { UploadDatasets } from '@/data/upload/upload-datasets.tsx'
import { useDatasets } from '@/data/use-datasets.ts'
import { Button } from '@/design/button.tsx'
import { Card } from '@/design/card.tsx'
import { Skeleton } from '@/design/skeleton.tsx'

const BLURBS = [
  {
    icon: Files,
    title: 'Many files at once',
    text: 'CSV, TSV, JSON, Parquet and Excel, of any size; a lost connection goes on where it stopped.',
  },
  {
    icon: ShieldCheck,
    title: 'Nothing is lost',
    text: 'Leading zeros, long numbers and odd lines are kept; every guess is shown and can be changed.',
  },
  {
    icon: ChartColumn,
    title: 'Seen at a glance',
    text: 'Rows, types and a small chart of every column, within seconds.',
  },
]

export function UploadPage() {
  useTitle('Upload datasets')
  return <SignedIn>{() => <Upload />}</SignedIn>
}

function Upload() {
  const { project: projectId } = useSearch({ from: '/upload-datasets' })
  const { data: projects = [] } = useProjects()
  const project = projects.find(({ id }) => id === projectId)
  const [uploaded, setUploaded] = useState(0)
  return (
    // Dropped beside the field, a file would otherwise open in place of the page.
    <div
      className="min-h-full"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        addUploads([...event.dataTransfer.files])
      }}
    >
      <AppHeader />
      <main className="mx-auto max-w-3xl px-4 py-8 sm:px-6">
        <Button asChild variant="ghost" size="sm" className="-ml-2.5 text-muted">
          <Link to="/dashboard">
            <ArrowLeft aria-hidden />
            Back to Dashboard
          </Link>
        </Button>
        <h1 className="mt-3 text-2xl font-semibold tracking-tight break-words">
          Upload datasets{project ? ` to ${project.name}` : ''}
        </h1>
        {project?.description && <p className="mt-1 text-muted">{project.description}</p>}
        <ul className="mt-5 grid gap-4 sm:grid-cols-3">
          {BLURBS.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <p className="flex items-center gap-2 font-medium">
                <Icon aria-hidden className="size-4 text-primary-text" />
                {title}
              </p>
              <p className="mt-1 text-[0.8125rem] text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ul>
        <Card className="mt-6">
          <UploadDatasets
            projectId={project?.id ?? null}
            onUploaded={(count) => setUploaded(uploaded + count)}
          />
        </Card>
        {uploaded > 0 && (
          <Card className="mt-4 flex flex-wrap items-center justify-between gap-3">
            <p className="font-medium">Successfully uploaded {uploaded} datasets</p>
            <Button asChild>
              <Link to="/pipeline-builder">
                <Plus aria-hidden />
                Create Pipeline
              </Link>
            </Button>
          </Card>
        )}
        <Datasets projectId={project?.id ?? null} />
      </main>
    </div>
  )
}

/** What is there already; on an empty account, data to try things with. */
function Datasets({ projectId }: { projectId: string | null }) {
  const datasets = useDatasets()
  if (datasets.isPending) return <Skeleton className="mt-4 h-32" />
  if (datasets.isError)
    return (
      <Card className="mt-4">
        <p role="alert" className="text-[0.8125rem] text-danger">
          The datasets could not be loaded: {reasonOf(datasets.error)}
        </p>
        <Button variant="secondary" className="mt-3" onClick={() => void datasets.refetch()}>
          Try again
        </Button>
      </Card>
    )
  if (datasets.data.length === 0)
    return (
      // Nothing to see before the offer is there.
      <Card className="mt-4 empty:hidden">
        <SampleOffer />
      </Card>
    )
  const shown = datasets.data.filter((one) => projectId === null || one.projectId === projectId)
  if (shown.length === 0) return null
  return (
    <Card className="mt-4 pb-2">
      <h2 className="text-base font-semibold">Datasets</h2>
      <div className="mt-2">
        <DatasetList datasets={shown} />
      </div>
    </Card>
  )
}
