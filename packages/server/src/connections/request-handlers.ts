import { Failure } from '@plainflow/contract'
import { attemptOutside } from '@plainflow/engine'
import type { Handlers } from '../http/call.ts'
import { whileWaitedFor } from '../http/while-waited-for.ts'
import type { AskingNeeds } from './asking-handlers.ts'
import { isOutsideTrouble } from './outside.ts'
import { ownConnection, publicConnection } from './own-connections.ts'
import { rememberColumns } from './remember-columns.ts'
import { takeRequest } from './take-request.ts'
import { noteTry } from './try-out.ts'

/** A web address that is tried while somebody waits; what goes wrong is part of the answer. */
export function requestHandlers(services: AskingNeeds): Pick<Handlers, 'tryRequest'> {
  const { outside, engineTurns } = services
  const { db } = services.store
  return {
    async tryRequest(call) {
      const { user, body } = call
      const taken = await db.transaction((tx) => takeRequest(tx, services, user.id, body, true))
      if (!taken || taken.connectionId === '')
        throw new Failure('invalid_request', 'The address has to begin with https:// or http://.')
      const request = {
        ...body.request,
        ...taken.request,
        parameters: [...taken.request.parameters],
      }
      const row = await ownConnection(db, user.id, taken.connectionId)
      if (!outside.connectors.answersRequests(row.connector))
        throw new Failure('invalid_request', `"${row.name}" leads to tables, not to a web address.`)
      const { connector } = row
      const source = { kind: 'request', connection: row.id, connector, request } as const
      const signal = whileWaitedFor(call.reply)
      const tell = async () => publicConnection(await ownConnection(db, user.id, row.id), services)
      try {
        const attempt = await engineTurns.take(user.id, () =>
          outside.reach(outside.opened(row), (reach, child) =>
            attemptOutside(connector, reach, source, { ...child, signal }),
          ),
        )
        await noteTry(db, row, { success: attempt.problem === null, error: attempt.problem })
        if (attempt.problem === null) await rememberColumns(db, user.id, source, attempt.columns)
        return { connection: await tell(), request, attempt: plain(attempt), error: null }
      } catch (error) {
        if (!isOutsideTrouble(error)) throw error
        await noteTry(db, row, { success: false, error: error.message })
        return { connection: await tell(), request, attempt: null, error: error.message }
      }
    },
  }
}

type Attempt = Awaited<ReturnType<typeof attemptOutside>>

/** The same in lists that may be written to, as the contract has them. */
function plain({ request, answer, columns, rows, ...rest }: Attempt) {
  return {
    ...rest,
    request: { ...request, headers: [...request.headers] },
    answer: { ...answer, headers: [...answer.headers] },
    columns: columns.map((column) => ({ ...column })),
    rows: rows.map((row) => [...row]),
  }
}
