import type { Block } from '@plainflow/core'
import { Suspense, useEffect, useState } from 'react'
import { lazy } from '@/app/lazy.ts'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Button } from '@/design/button.tsx'
import { Skeleton } from '@/design/skeleton.tsx'
import { toast } from '@/design/toast.ts'

const CodeView = lazy(async () => ({ default: (await import('../code/code-view.tsx')).CodeView }))

/** The block alone as code, from its configuration as it stands in the dialog. */
export function BlockCode({
  type,
  label,
  configuration,
}: {
  type: string
  label: string
  configuration: Block['configuration']
}) {
  const [code, setCode] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let current = true
    const generate = async () => {
      try {
        const answer = await call('generateBlockCode', {
          body: { blockType: type, blockLabel: label, configuration },
        })
        if (!current) return
        setCode(answer.code)
        setProblem(null)
        toast('Code Generated', undefined, 'success')
      } catch (error) {
        if (!current) return
        setProblem(reasonOf(error))
        toast('Generation Failed', 'Failed to generate code for this block.', 'danger')
      }
    }
    void generate()
    return () => {
      current = false
    }
    // Asked for when the tab opens and on Generate again, not at every key stroke in the form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [turn])
  if (problem)
    return (
      <div className="space-y-3 py-4 text-center">
        <p className="wrap-anywhere text-muted">{problem}</p>
        <Button variant="secondary" size="sm" onClick={() => setTurn(turn + 1)}>
          Generate again
        </Button>
      </div>
    )
  if (code === null) return <Skeleton className="h-32" />
  return (
    <div className="overflow-hidden rounded-lg border">
      <Suspense fallback={<Skeleton className="h-32 rounded-none" />}>
        <CodeView text={code} language="python" label="Generated code" />
      </Suspense>
    </div>
  )
}
