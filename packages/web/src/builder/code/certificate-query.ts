import { queryOptions } from '@tanstack/react-query'
import { call } from '@/app/call.ts'

/** What is known of the certificate of a run; asked for once, however many show it. */
export function certificateQuery(run: string) {
  return queryOptions({
    queryKey: ['certificate', run],
    queryFn: ({ signal }) => call('executionCertificate', { params: { id: run }, signal }),
  })
}
