import { EXPORT_IDS, EXPORT_WORDS, type ExportId } from '@plainflow/core'
import { Archive, Box, CalendarClock, NotebookText } from 'lucide-react'
import { useState } from 'react'
import type { LazyMenuProps } from '@/design/lazy-menu.tsx'
import { Menu, MenuItem } from '@/design/menu.tsx'
import { ExportDialog } from './export-dialog.tsx'

const ICONS: Readonly<Record<ExportId, typeof Archive>> = {
  notebook: NotebookText,
  airflow: CalendarClock,
  container: Box,
  archive: Archive,
}

/** The ways to take the pipeline away; what each leaves out is read before it is taken. */
export function DownloadAs(props: LazyMenuProps) {
  const [chosen, setChosen] = useState<ExportId | null>(null)
  return (
    <>
      <Menu {...props}>
        {EXPORT_IDS.map((id) => {
          const Icon = ICONS[id]
          return (
            <MenuItem key={id} onSelect={() => setChosen(id)}>
              <Icon aria-hidden />
              {EXPORT_WORDS[id].label}
            </MenuItem>
          )
        })}
      </Menu>
      {chosen && <ExportDialog chosen={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
