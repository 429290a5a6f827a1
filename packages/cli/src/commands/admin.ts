import { type Command, CommandFailed, UsageError } from '../command.ts'

export const admin: Command = {
  name: 'admin',
  summary: 'Look after an installation: back it up, restore it',
  usage: 'backup <file> | restore <file>',
  help: [
    ['backup <file>', 'write accounts, pipelines, runs and data into one file'],
    ['restore <file>', 'put a backup into an empty installation'],
  ],
  options: {},
  async run({ words: [task, file] }) {
    if (task !== 'backup' && task !== 'restore') {
      throw new UsageError(task ? `There is no task "${task}".` : 'The task is missing.')
    }
    if (file === undefined) throw new UsageError('The file is missing.')
    const server = await import('@plainflow/server')
    const settings = server.readSettings(process.env)
    try {
      if (task === 'backup') {
        const { bytes } = await server.backup(settings, file)
        process.stdout.write(`Backed up into ${file} (${bytes.toLocaleString('en')} bytes)\n`)
      } else {
        const { rows } = await server.restore(settings, file)
        process.stdout.write(`Restored ${rows.toLocaleString('en')} rows from ${file}\n`)
      }
      return 0
    } catch (error) {
      throw new CommandFailed(error instanceof Error ? error.message : String(error))
    }
  },
}
