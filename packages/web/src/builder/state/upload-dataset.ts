import type { Dataset } from '@plainflow/contract'
import { countOf } from '@/app/count-of.ts'
import { call } from '@/app/call.ts'
import { queryClient } from '@/app/query-client.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import { DATASETS_KEY } from './use-datasets.ts'

/** Uploads one file as it is, byte for byte; gives null and says why where that fails. */
export async function uploadDataset(file: File): Promise<Dataset | null> {
  if (!/\.csv$/i.test(file.name)) {
    toast('Invalid file type', 'Please upload CSV files only', 'danger')
    return null
  }
  const form = new FormData()
  form.set('name', file.name.replace(/\.csv$/i, ''))
  form.set('file', file, file.name)
  try {
    const { dataset } = await call('uploadDataset', { form })
    queryClient.setQueryData<Dataset[]>(DATASETS_KEY, (list) => [dataset, ...(list ?? [])])
    return dataset
  } catch (error) {
    toast('Upload Failed', `Upload error: ${reasonOf(error)} Please try again.`, 'danger')
    return null
  }
}

/** Several files, one after the other; says how many arrived. */
export async function uploadDatasets(files: readonly File[]): Promise<Dataset[]> {
  const uploaded: Dataset[] = []
  for (const file of files) {
    // One at a time: each is streamed and inspected, and the order of the list stays that of the pick.
    const dataset = await uploadDataset(file)
    if (dataset) uploaded.push(dataset)
  }
  const [only] = uploaded
  if (uploaded.length === 1 && only)
    toast(
      'File Uploaded Successfully',
      `${only.filename}: ${countOf(only.rowCount, 'row')}, ${countOf(only.columns.length, 'column')}`,
      'success',
    )
  else if (uploaded.length > 1)
    toast('Upload successful', `Successfully uploaded ${uploaded.length} datasets`, 'success')
  return uploaded
}
