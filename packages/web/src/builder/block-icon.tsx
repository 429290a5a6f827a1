import type { BlockDefinition } from '@plainflow/core'
import {
  Bell,
  Blocks,
  Box,
  BrainCircuit,
  Calculator,
  Database,
  DatabaseZap,
  Download,
  Eraser,
  FileSpreadsheet,
  Filter,
  Globe,
  type LucideIcon,
  Merge,
  Radio,
  Search,
  Sigma,
  ArrowDownUp,
  Zap,
} from 'lucide-react'
import { classNames } from '@/design/class-names.ts'

/** The pictures a block may name; a name that is not here gets a plain box, never a broken page. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'arrow-down-up': ArrowDownUp,
  bell: Bell,
  blocks: Blocks,
  'brain-circuit': BrainCircuit,
  calculator: Calculator,
  database: Database,
  'database-zap': DatabaseZap,
  download: Download,
  eraser: Eraser,
  'file-spreadsheet': FileSpreadsheet,
  filter: Filter,
  globe: Globe,
  merge: Merge,
  radio: Radio,
  search: Search,
  sigma: Sigma,
  zap: Zap,
}

export function BlockIcon({
  block,
  className,
}: {
  block: Pick<BlockDefinition, 'icon' | 'hue'> | undefined
  className?: string
}) {
  const Icon = ICONS[block?.icon ?? ''] ?? Box
  return (
    <span
      data-hue={block?.hue ?? 'slate'}
      className={classNames(
        'hue-soft flex size-8 shrink-0 items-center justify-center rounded-md',
        className,
      )}
    >
      <Icon aria-hidden className="size-4" />
    </span>
  )
}
