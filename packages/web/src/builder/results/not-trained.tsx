import { BrainCircuit } from 'lucide-react'
import { EmptyState } from '@/design/empty-state.tsx'
import { isRunning, useRun } from '../state/run-store.ts'

/** In place of the rows of a block that learns, as long as it has learned nothing. */
export function NotTrained({ reason }: { reason: string }) {
  const running = useRun(isRunning)
  return (
    <EmptyState icon={BrainCircuit} title={running ? 'Being trained' : 'Not trained yet'}>
      {running ? 'How good the model is stands here when the run is done.' : reason}
    </EmptyState>
  )
}
