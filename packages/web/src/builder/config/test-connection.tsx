import { CircleCheck, CircleX, PlugZap } from 'lucide-react'
import { useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { Badge } from '@/design/badge.tsx'
import { Button } from '@/design/button.tsx'
import { Spinner } from '@/design/spinner.tsx'
import { toast } from '@/design/toast.ts'

type DataSource = Parameters<typeof call<'testConnection'>>[1]['body']['dataSource']
type Tested = 'idle' | 'testing' | 'success' | 'error'

/** Whether the data source as it is set can be read. Another setting has not been tested yet. */
export function TestConnection({ dataSource }: { dataSource: unknown }) {
  const [tested, setTested] = useState<{ of: unknown; state: Tested; reason?: string }>({
    of: null,
    state: 'idle',
  })
  const state = tested.of === dataSource ? tested.state : 'idle'
  const test = async () => {
    setTested({ of: dataSource, state: 'testing' })
    try {
      const { success, error } = await call('testConnection', {
        body: { dataSource: dataSource as DataSource }, // the server checks its shape
      })
      const reason = error ?? 'Failed to connect to data source'
      setTested({ of: dataSource, state: success ? 'success' : 'error', reason })
      if (success) toast('Connection Successful', undefined, 'success')
      else toast('Connection Failed', reason, 'danger')
    } catch (error) {
      setTested({ of: dataSource, state: 'error', reason: reasonOf(error) })
      toast('Connection Error', 'Error testing connection.', 'danger')
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size="sm"
        disabled={state === 'testing'}
        onClick={() => void test()}
      >
        {state === 'testing' ? <Spinner /> : <PlugZap aria-hidden />}
        {state === 'testing' ? 'Testing...' : 'Test Connection'}
      </Button>
      <output className="flex min-w-0 items-center gap-2 text-xs text-muted">
        {state === 'success' && (
          <Badge tone="success">
            <CircleCheck aria-hidden className="size-3.5" />
            Connected
          </Badge>
        )}
        {state === 'error' && (
          <>
            <Badge tone="danger">
              <CircleX aria-hidden className="size-3.5" />
              Failed
            </Badge>
            <span className="min-w-0 break-words">{tested.reason}</span>
          </>
        )}
      </output>
    </div>
  )
}
