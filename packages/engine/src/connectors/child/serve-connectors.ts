import { OutsideFailed, type OutsideConnector } from '../connector.ts'
import type { ConnectorMessage, Task, TaskKind, Tasks } from '../task.ts'
import { withoutSecrets } from '../without-secrets.ts'
import { giveUp } from './given-up.ts'

/** The connector's child: waits for one task, has the connector do it, and ends. */
export function serveConnectors(connectors: readonly OutsideConnector[]): void {
  // Nobody is left to hear the answer.
  process.once('disconnect', () => process.exit(1))
  process.once('message', (message) => {
    // Only ask-connector.ts writes to this channel.
    const task = message as Task
    // A second message can only be `GIVE_UP`.
    process.once('message', () => void giveUp().then(() => process.exit(1)))
    doTask(connectors, task).then(
      (answer) => say({ kind: 'done', answer }),
      (error: unknown) => say(failure(error, task)),
    )
  })
}

async function doTask(
  connectors: readonly OutsideConnector[],
  task: Task,
): Promise<Tasks[TaskKind]['answer']> {
  const connector = connectors.find(({ name }) => name === task.connector)
  if (!connector) throw new Error(`there is no connector ${task.connector}`)
  const { reach } = task
  switch (task.kind) {
    case 'test':
      return connector.test(reach)
    case 'tables':
      return connector.tables(reach)
    case 'columns':
      return connector.columns(reach, task.source)
    case 'read':
      return connector.read(reach, task.request, task.to, (rows) => say({ kind: 'rows', rows }))
    case 'attempt':
      if (!connector.attempt) throw new OutsideFailed('This connection answers no requests.')
      return connector.attempt(reach, task.source)
    case 'write':
      if (!connector.write) throw new OutsideFailed('Nothing can be written to this connection.')
      return connector.write(reach, task.request, task.from)
  }
}

function failure(error: unknown, { reach }: Task): ConnectorMessage {
  const isBug = !(error instanceof OutsideFailed)
  const said =
    error instanceof Error
      ? isBug
        ? (error.stack ?? error.message)
        : error.message
      : String(error)
  const isDown = error instanceof OutsideFailed && error.isDown
  return { kind: 'failed', reason: withoutSecrets(said, reach.secrets), isBug, isDown }
}

function say(message: ConnectorMessage): void {
  process.send?.(message)
}
