import { Code2, SlidersHorizontal } from 'lucide-react'
import { Button } from '@/design/button.tsx'

export function DialogFooter({
  advanced,
  code,
  onAdvanced,
  onCode,
  onCancel,
  onSave,
}: {
  advanced: boolean
  code: boolean
  onAdvanced: () => void
  onCode: () => void
  onCancel: () => void
  onSave: () => void
}) {
  return (
    <>
      <div className="mr-auto flex gap-1">
        <Button variant="ghost" aria-pressed={advanced} onClick={onAdvanced}>
          <SlidersHorizontal aria-hidden />
          {advanced ? 'Basic' : 'Advanced'}
        </Button>
        <Button variant="ghost" aria-pressed={code} onClick={onCode}>
          <Code2 aria-hidden />
          {code ? 'Hide Code' : 'Show Code'}
        </Button>
      </div>
      {/* Together, also where there is room for one of them on the line above. */}
      <div className="flex gap-2">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button title="Ctrl or Cmd with Enter" onClick={onSave}>
          Save Configuration
        </Button>
      </div>
    </>
  )
}
