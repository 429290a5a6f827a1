import type * as Server from '@plainflow/server'
import { type Command, CommandFailed, UsageError } from '../command.ts'

/** One task of the operator; gives what to print. */
type Task = (
  server: typeof Server,
  settings: Server.Settings,
  words: readonly string[],
) => Promise<string>

const TASKS: Readonly<Record<string, Task>> = {
  async backup(server, settings, words) {
    const file = word(words, 0, 'file')
    const { bytes, leftOut } = await server.backup(settings, file)
    const done = `Backed up into ${file} (${bytes.toLocaleString('en')} bytes)`
    return [done, ...leftOut.map((line) => `Left out: ${line}`)].join('\n')
  },
  async restore(server, settings, words) {
    const file = word(words, 0, 'file')
    const { rows } = await server.restore(settings, file)
    return `Restored ${rows.toLocaleString('en')} rows from ${file}`
  },
  async 'create-admin'(server, settings, words) {
    const email = emailOf(words)
    const { password } = await server.createAdmin(settings, email)
    return password === null
      ? `${email} is an administrator now`
      : `${email} is an administrator now, with the password ${password}`
  },
  async 'grant-credits'(server, settings, words) {
    const email = emailOf(words)
    const amount = Number(word(words, 1, 'number of credits'))
    if (!Number.isSafeInteger(amount) || amount === 0) {
      throw new UsageError('The number of credits must be a whole number other than 0.')
    }
    const { credits } = await server.grantCredits(settings, email, amount)
    return `${email} has ${credits.toLocaleString('en')} credits now`
  },
  async 'rotate-secret'(server, settings) {
    const { sealedAnew, left } = await server.rotateSecret(settings)
    if (left > 0)
      throw new CommandFailed(
        `${sealedAnew} were sealed anew, ${left} cannot be opened: name the secret they were sealed with as PLAINFLOW_SECRET_OLD.`,
      )
    return `${sealedAnew} were sealed anew; nothing is left under an older secret`
  },
}

export const admin: Command = {
  name: 'admin',
  summary: 'Look after an installation: backups, administrators, credits',
  usage:
    'backup <file> | restore <file> | create-admin <email> | grant-credits <email> <number> | rotate-secret',
  help: [
    ['backup <file>', 'write accounts, pipelines, runs and data into one file'],
    ['restore <file>', 'put a backup into an empty installation'],
    ['create-admin <email>', 'make an account an administrator, or a new one with a password'],
    ['grant-credits <email> <number>', 'give credits to an account (a negative number takes)'],
    ['rotate-secret', 'seal everything with PLAINFLOW_SECRET that PLAINFLOW_SECRET_OLD sealed'],
  ],
  options: {},
  async run({ words: [name, ...words] }) {
    const task = Object.hasOwn(TASKS, name ?? '') ? TASKS[name ?? ''] : undefined
    if (!task) throw new UsageError(name ? `There is no task "${name}".` : 'The task is missing.')
    const server = await import('@plainflow/server')
    try {
      const settings = server.readSettings(process.env)
      process.stdout.write(`${await task(server, settings, words)}\n`)
      return 0
    } catch (error) {
      if (error instanceof UsageError) throw error
      throw new CommandFailed(error instanceof Error ? error.message : String(error))
    }
  },
}

function word(words: readonly string[], index: number, what: string): string {
  const found = words[index]
  if (found === undefined) throw new UsageError(`The ${what} is missing.`)
  return found
}

function emailOf(words: readonly string[]): string {
  const email = word(words, 0, 'email')
  if (!/^\S+@\S+$/.test(email)) throw new UsageError(`"${email}" is not an email address.`)
  return email
}
