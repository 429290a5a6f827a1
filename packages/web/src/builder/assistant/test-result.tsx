import type { Answer, Routes } from '@plainflow/contract'
import { CircleCheck, CircleX } from 'lucide-react'
import { Badge } from '@/design/badge.tsx'
import { saySeconds, sayTokens } from './say-use.ts'

/** What became of the one real question a model was asked. */
export function TestResult({ result }: { result: Answer<Routes['testModel']> }) {
  const { question, response, isRight, milliseconds, tokens } = result
  const Icon = isRight ? CircleCheck : CircleX
  return (
    <div className="space-y-1.5 rounded-md border bg-sunken px-3 py-2.5 text-xs">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={isRight ? 'success' : 'warning'}>
          <Icon aria-hidden />
          {isRight ? 'The answer is right' : 'The answer is not right'}
        </Badge>
        <span className="text-muted tabular-nums">
          {saySeconds(milliseconds)}
          {tokens && `, ${sayTokens(tokens)}`}
        </span>
      </div>
      <p className="break-words">
        <span className="text-muted">Asked: </span>
        {question}
      </p>
      <p className="max-h-32 overflow-y-auto break-words whitespace-pre-wrap">
        <span className="text-muted">It said: </span>
        {response === '' ? 'nothing' : response}
      </p>
      {!isRight && (
        <p className="text-pretty text-muted">
          It can be connected all the same: every answer is checked and run here before it is shown.
          A larger model may do better.
        </p>
      )}
    </div>
  )
}
