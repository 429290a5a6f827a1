import { callPath, type Dataset, CALLS } from '@plainflow/contract'
import {
  Download,
  EllipsisVertical,
  Eye,
  FolderInput,
  PencilLine,
  Replace,
  Trash2,
} from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { call } from '@/app/call.ts'
import { Button } from '@/design/button.tsx'
import { Menu, MenuItem, MenuLine } from '@/design/menu.tsx'
import { MoveToProject } from '../projects/move-to-project.tsx'
import { ACCEPT } from '../upload/accepted-files.ts'
import { uploadFiles } from '../upload/upload-files.ts'
import { keepDataset, useDatasets } from '../use-datasets.ts'
import { DeleteDataset } from './delete-dataset.tsx'
import { LazyDatasetDialog } from './lazy-dataset-dialog.tsx'
import { otherSheets } from './other-sheets.ts'
import { RenameDataset } from './rename-dataset.tsx'
import { RenewSheets } from './renew-sheets.tsx'

/** Everything that can be done with a dataset. */
export function DatasetMenu({ dataset, children }: { dataset: Dataset; children?: ReactNode }) {
  const [shown, setShown] = useState<'inside' | 'rename' | 'move' | 'delete' | null>(null)
  const [renewing, setRenewing] = useState<{ file: File; others: Dataset[] } | null>(null)
  const { data: all = [] } = useDatasets()
  const picker = useRef<HTMLInputElement>(null)
  const close = () => setShown(null)
  const replace = async (file: File) => {
    const { id, projectId } = dataset
    const [after] = await uploadFiles([file], { replaces: id, projectId })
    const others = after ? otherSheets(all, dataset, after) : []
    if (others.length > 0) setRenewing({ file, others })
  }
  return (
    <>
      <Menu
        trigger={
          <Button
            variant="ghost"
            size="tiny"
            aria-label={`More about ${dataset.name}`}
            title="More"
          >
            <EllipsisVertical aria-hidden />
          </Button>
        }
      >
        {children}
        <MenuItem onSelect={() => setShown('inside')}>
          <Eye aria-hidden />
          Look inside
        </MenuItem>
        <MenuItem onSelect={() => setShown('rename')}>
          <PencilLine aria-hidden />
          Rename
        </MenuItem>
        <MenuItem onSelect={() => setShown('move')}>
          <FolderInput aria-hidden />
          Move to project…
        </MenuItem>
        <MenuItem onSelect={() => picker.current?.click()}>
          <Replace aria-hidden />
          Replace with a new version
        </MenuItem>
        <MenuItem asChild>
          <a
            href={callPath(CALLS.downloadOriginal.path, { id: dataset.id })}
            download={dataset.filename}
          >
            <Download aria-hidden />
            Download the original
          </a>
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => setShown('delete')} className="text-danger">
          <Trash2 aria-hidden />
          Delete
        </MenuItem>
      </Menu>
      <input
        ref={picker}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={`New version of ${dataset.name}`}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) void replace(file)
          event.target.value = ''
        }}
      />
      {shown === 'inside' && <LazyDatasetDialog id={dataset.id} onClose={close} />}
      {shown === 'rename' && <RenameDataset dataset={dataset} onClose={close} />}
      {shown === 'move' && (
        <MoveToProject
          name={dataset.name}
          projectId={dataset.projectId}
          onMove={async (projectId) => {
            const { id } = dataset
            const answer = await call('changeDataset', { params: { id }, body: { projectId } })
            keepDataset(answer.dataset)
          }}
          onClose={close}
        />
      )}
      {renewing && <RenewSheets {...renewing} onClose={() => setRenewing(null)} />}
      {shown === 'delete' && <DeleteDataset dataset={dataset} onClose={close} />}
    </>
  )
}
