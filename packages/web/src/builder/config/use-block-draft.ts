import {
  type Block,
  type CatalogueDataset,
  configureBlock,
  findBlock,
  relabelBlock,
  sameJson,
  writeAt,
} from '@plainflow/core'
import { useEffect, useMemo, useState } from 'react'
import { toast } from '@/design/toast.ts'
import { analyse } from '../state/analysis.tsx'
import { editPipeline, usePipeline } from '../state/pipeline-store.ts'
import { useCatalogue } from '../state/use-datasets.ts'

/** A block as its dialog has it: nothing of it reaches the canvas before it is saved. */
export function useBlockDraft(block: Block) {
  const definition = findBlock(block.type)
  const pipeline = usePipeline((state) => state.pipeline)
  const catalogue = useCatalogue()
  const [configuration, setConfiguration] = useState(block.configuration)
  const [label, setLabel] = useState(block.label)
  const name = label.trim() || block.label
  const drafted = useMemo(
    () => configureBlock(pipeline, block.id, configuration),
    [pipeline, block.id, configuration],
  )
  const analysis = useMemo(() => analyse(drafted, catalogue), [drafted, catalogue])
  const isChanged = name !== block.label || !sameJson(configuration, block.configuration)
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  return {
    definition,
    analysis,
    configuration,
    setConfiguration,
    write(changes: Readonly<Record<string, unknown>>) {
      setConfiguration((before) =>
        Object.entries(changes).reduce((now, [path, value]) => writeAt(now, path, value), before),
      )
    },
    label,
    setLabel,
    isChanged,
    /** One undo step; saving what was there already is no edit. */
    save() {
      if (!isChanged) return
      editPipeline(() => relabelBlock(drafted, block.id, name))
      toast('Block Updated', `${name} was configured.`, 'success')
    },
    pickDataset: (path: string) => (dataset: CatalogueDataset) => {
      // Configurations are plain JSON objects by construction of their schemas.
      const read = definition?.reads?.(dataset) as Block['configuration'] | undefined
      setConfiguration((before) =>
        read ? { ...before, ...read } : writeAt(before, path, dataset.id),
      )
      if (label === definition?.label) setLabel(dataset.name.slice(0, 200))
    },
  }
}

export type BlockDraft = ReturnType<typeof useBlockDraft>
