import type { Dataset } from '@plainflow/contract'
import { countOf } from '@/app/count-of.ts'
import { FormDialog } from '@/design/form-dialog.tsx'
import { NameList } from '../name-list.tsx'
import { uploadFiles } from '../upload/upload-files.ts'

/** A workbook has a new version: the datasets of its other sheets still hold the old one. */
export function RenewSheets({
  file,
  others,
  onClose,
}: {
  file: File
  others: readonly Dataset[]
  onClose: () => void
}) {
  return (
    <FormDialog
      title="Renew the other sheets too?"
      description={`${countOf(others.length, 'other dataset')} came from the same workbook and still ${others.length === 1 ? 'holds' : 'hold'} its former version.`}
      action="Renew them too"
      // Nobody has to wait here: each says itself how it went.
      save={async () => void renew(file, others)}
      onClose={onClose}
    >
      {() => (
        <p>
          <NameList
            title="Their sheets are in the new file as well"
            names={others.map(({ id, name, sheet }) => ({ id, name: `${name} (${sheet})` }))}
          />
        </p>
      )}
    </FormDialog>
  )
}

async function renew(file: File, others: readonly Dataset[]): Promise<void> {
  for (const { id, projectId } of others) await uploadFiles([file], { replaces: id, projectId })
}
