import type { Command } from '../command.ts'

export const start: Command = {
  name: 'start',
  summary: 'Serve the product on http://localhost:3000 (PORT changes it)',
  usage: '',
  help: [],
  options: {},
  async run() {
    // The server's own entry: it says what is wrong, and ends the process when it is told to.
    await import('@plainflow/server/main')
    return new Promise(() => {})
  },
}
