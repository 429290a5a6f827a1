import type { BlockDefinition } from '@plainflow/core'
import {
  ArrowDownUp,
  Bell,
  Blocks,
  Box,
  BrainCircuit,
  Calculator,
  Columns3,
  Database,
  DatabaseZap,
  Dices,
  Download,
  Eraser,
  FileSpreadsheet,
  Filter,
  FoldVertical,
  Globe,
  Layers,
  ListOrdered,
  type LucideIcon,
  Merge,
  Radio,
  Search,
  ShieldCheck,
  Sigma,
  Sparkles,
  Table2,
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
  'columns-3': Columns3,
  database: Database,
  'database-zap': DatabaseZap,
  dices: Dices,
  download: Download,
  eraser: Eraser,
  'file-spreadsheet': FileSpreadsheet,
  filter: Filter,
  'fold-vertical': FoldVertical,
  globe: Globe,
  layers: Layers,
  'list-ordered': ListOrdered,
  merge: Merge,
  radio: Radio,
  search: Search,
  'shield-check': ShieldCheck,
  sigma: Sigma,
  sparkles: Sparkles,
  'table-2': Table2,
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
