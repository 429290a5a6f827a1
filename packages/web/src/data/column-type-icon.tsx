import type { ColumnType } from '@plainflow/core'
import {
  Calendar,
  CalendarClock,
  DecimalsArrowRight,
  Hash,
  type LucideIcon,
  ToggleLeft,
  Type,
} from 'lucide-react'
import { classNames } from '@/design/class-names.ts'

/** The picture of a column's type; the type's name stands beside it or is spoken. */
export function ColumnTypeIcon({ type, className }: { type: ColumnType; className?: string }) {
  const Icon = ICONS[type]
  return <Icon aria-hidden className={classNames('size-3.5 shrink-0 text-muted', className)} />
}

const ICONS = {
  boolean: ToggleLeft,
  integer: Hash,
  number: DecimalsArrowRight,
  text: Type,
  date: Calendar,
  timestamp: CalendarClock,
} satisfies Record<ColumnType, LucideIcon>
