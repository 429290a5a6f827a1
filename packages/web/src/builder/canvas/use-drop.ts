import { useReactFlow } from '@xyflow/react'
import type { DragEvent } from 'react'
import { BLOCK_MIME, DATASET_MIME, TABLE_MIME } from '../drag-kinds.ts'
import { addBlockOf, addDataset } from '../shell/edit-actions.ts'
import { useCatalogue } from '../state/use-datasets.ts'
import { CARD } from './card-size.ts'

/** A block type, a dataset, a table of a database or files from the desktop; anything else is ignored. */
export function useDrop() {
  const { screenToFlowPosition } = useReactFlow()
  const { datasets } = useCatalogue()
  return async (event: DragEvent) => {
    event.preventDefault()
    const { dataTransfer, clientX, clientY } = event
    const point = screenToFlowPosition({ x: clientX, y: clientY })
    const position = { x: point.x - CARD.width / 2, y: point.y - CARD.height / 2 }
    const type = dataTransfer.getData(BLOCK_MIME)
    if (type) return void addBlockOf(type, position)
    const dataset = datasets.find(({ id }) => id === dataTransfer.getData(DATASET_MIME))
    if (dataset) return void addDataset(dataset, position)
    const table = dataTransfer.getData(TABLE_MIME)
    if (table) {
      const { dropTable } = await import('../database/add-table.ts')
      return dropTable(table, position)
    }
    // Before anything is awaited: the drop's own list is emptied when its event is over.
    const files = [...dataTransfer.files]
    const { uploadFiles } = await import('@/data/upload/upload-files.ts')
    const uploaded = await uploadFiles(files)
    for (const [index, one] of uploaded.entries())
      addDataset(one, { x: position.x, y: position.y + index * (CARD.height + 40) })
  }
}
