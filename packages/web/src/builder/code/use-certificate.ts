import type { Execution, ExecutionCertificate } from '@plainflow/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '@/app/call.ts'
import { reasonOf } from '@/app/reason-of.ts'
import { toast } from '@/design/toast.ts'
import { followExecution } from '../state/follow-execution.ts'
import { certificateQuery } from './certificate-query.ts'

export interface CertificateState {
  readonly known: ExecutionCertificate | undefined
  readonly error: unknown
  /** The verification under way; its `blocks` are the languages. */
  readonly underway: Execution | null
  readonly isStarting: boolean
  verify(): Promise<void>
  stop(): Promise<void>
}

/** What was proven of a run's code, and the way to find out. */
export function useCertificate(run: string): CertificateState {
  const client = useQueryClient()
  const { queryKey: key } = certificateQuery(run)
  const [underway, setUnderway] = useState<Execution | null>(null)
  const [isStarting, setStarting] = useState(false)
  const { data, error } = useQuery(certificateQuery(run))
  const id = data?.verification ?? null
  // One that was begun before, also in another tab, is followed to its end.
  useEffect(() => {
    if (id === null) return
    return followExecution(id, {
      onChange: setUnderway,
      onEnd: () => {
        setUnderway(null)
        void client.invalidateQueries(certificateQuery(run))
      },
      onTrouble: () => {},
    })
  }, [id, run, client])
  return {
    known: data,
    error,
    underway,
    isStarting: isStarting || (id !== null && underway === null),
    async verify() {
      setStarting(true)
      try {
        await call('verifyExecution', { params: { id: run }, body: {} })
        await client.invalidateQueries({ queryKey: key })
      } catch (failure) {
        toast('Not verified', reasonOf(failure), 'danger')
      } finally {
        setStarting(false)
      }
    },
    async stop() {
      if (id === null) return
      try {
        await call('cancelExecution', { params: { id } })
      } catch (failure) {
        toast('Verifying was not stopped', reasonOf(failure), 'danger')
      }
    },
  }
}
