import type { Command } from '../command.ts'

export const worker: Command = {
  name: 'worker',
  summary: 'Take runs from the database of servers elsewhere, and answer no request',
  usage: '',
  help: [],
  options: {},
  async run() {
    // Its own entry: it says what is wrong, and ends the process when it is told to.
    await import('@plainflow/server/worker')
    return new Promise(() => {})
  },
}
