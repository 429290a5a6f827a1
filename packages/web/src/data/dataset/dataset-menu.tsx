import { callPath, type Dataset, ROUTES } from '@plainflow/contract'
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
import { keepDataset } from '../use-datasets.ts'
import { DeleteDataset } from './delete-dataset.tsx'
import { LazyDatasetDialog } from './lazy-dataset-dialog.tsx'
import { RenameDataset } from './rename-dataset.tsx'

/** Everything that can be done with a dataset. */
export function DatasetMenu({ dataset, children }: { dataset: Dataset; children?: ReactNode }) {
  const [shown, setShown] = useState<'inside' | 'rename' | 'move' | 'delete' | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const close = () => setShown(null)
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
            href={callPath(ROUTES.downloadOriginal.path, { id: dataset.id })}
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
          if (file) void uploadFiles([file], { replaces: dataset.id, projectId: dataset.projectId })
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
      {shown === 'delete' && <DeleteDataset dataset={dataset} onClose={close} />}
    </>
  )
}
