import { Button } from '@/design/button.tsx'
import { usePipeline } from '../state/pipeline-store.ts'
import { useJump } from './use-jump.ts'

/** The way to the blocks an answer speaks of, as long as they are there. */
export function BlockLinks({ blocks }: { blocks: readonly string[] }) {
  const pipeline = usePipeline((state) => state.pipeline)
  const jump = useJump()
  const there = pipeline.blocks.filter(({ id }) => blocks.includes(id))
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      {there.map(({ id, label }) => (
        <Button key={id} variant="secondary" size="sm" onClick={() => jump(id)}>
          Go to {label}
        </Button>
      ))}
    </p>
  )
}
