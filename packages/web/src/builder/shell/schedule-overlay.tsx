import { ScheduleDialog } from '@/schedule/schedule-dialog.tsx'
import { useDocument } from '../state/document-store.ts'

/** The schedule of the pipeline on the canvas. */
export function ScheduleOverlay({ onClose }: { onClose: () => void }) {
  const id = useDocument((state) => state.key ?? '')
  return <ScheduleDialog pipelineId={id} onClose={onClose} />
}
