import type * as Server from '@plainflow/server'
import { type Command, CommandFailed, UsageError } from '../command.ts'

/** One task of the operator; gives what to print. */
type Task = (
  server: typeof Server,
  settings: Server.Settings,
  words: readonly string[],
  /** What stands behind --to. */
  to: string | undefined,
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
  async 'move-files'(server, settings, _words, to) {
    if (to === undefined)
      throw new UsageError('Where to is missing: --to s3://bucket/prefix, or --to folder.')
    const isBack = to === 'folder'
    const target = server.readSettings({
      ...process.env,
      PLAINFLOW_FILES: isBack ? undefined : to,
    }).files
    const { files, bytes, already } = await server.moveFiles(settings, target)
    const were =
      already === 0 ? '' : `, ${already.toLocaleString('en')} of which were there already`
    return [
      `Moved and compared ${files.toLocaleString('en')} files (${bytes.toLocaleString('en')} bytes)${were}.`,
      isBack
        ? 'Start without PLAINFLOW_FILES from now on. What lies in the bucket was left there.'
        : `Start with PLAINFLOW_FILES=${to} from now on. What lies in the data folder is a copy.`,
    ].join('\n')
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
    'backup <file> | restore <file> | move-files --to <place> | create-admin <email> | grant-credits <email> <number> | rotate-secret',
  help: [
    ['backup <file>', 'write accounts, pipelines, runs and data into one file'],
    ['restore <file>', 'put a backup into an empty installation'],
    [
      'move-files --to <place>',
      'keep the files at s3://bucket/prefix from now on, or in the data folder: folder',
    ],
    ['create-admin <email>', 'make an account an administrator, or a new one with a password'],
    ['grant-credits <email> <number>', 'give credits to an account (a negative number takes)'],
    ['rotate-secret', 'seal everything with PLAINFLOW_SECRET that PLAINFLOW_SECRET_OLD sealed'],
  ],
  options: { to: { type: 'string' } },
  async run({ words: [name, ...words], text }) {
    const task = Object.hasOwn(TASKS, name ?? '') ? TASKS[name ?? ''] : undefined
    if (!task) throw new UsageError(name ? `There is no task "${name}".` : 'The task is missing.')
    const server = await import('@plainflow/server')
    try {
      const settings = server.readSettings(process.env)
      process.stdout.write(`${await task(server, settings, words, text('to'))}\n`)
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
