import { parseArgs } from 'node:util'
import { closeEngine, JobFailed, UnreadableFile } from '@plainflow/engine'
import { type Command, CommandFailed, type Given, UsageError } from './command.ts'
import { readVersion } from './read-version.ts'

/** Each is loaded when it is called: a run needs no reader of sentences, and an answer waits for neither. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('./commands/start.ts')).start,
  worker: async () => (await import('./commands/worker.ts')).worker,
  ask: async () => (await import('./commands/ask.ts')).ask,
  run: async () => (await import('./commands/run.ts')).run,
  check: async () => (await import('./commands/check.ts')).check,
  compile: async () => (await import('./commands/compile.ts')).compile,
  export: async () => (await import('./commands/export.ts')).exportCommand,
  verify: async () => (await import('./commands/verify.ts')).verify,
  import: async () => (await import('./commands/import.ts')).importCommand,
  model: async () => (await import('./commands/model.ts')).model,
  admin: async () => (await import('./commands/admin.ts')).admin,
}

/** Does what the words say and gives the exit code: 0 done, 1 not done, 2 asked for wrongly. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  const [name = '--help', ...rest] = words
  try {
    if (name === '--version' || name === '-v') return say(readVersion())
    if (name === '--help' || name === '-h' || name === 'help') return say(await overview())
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!load) throw new UsageError(`There is no command "${name}".`)
    const command = await load()
    const given = readWords(command, rest)
    return given ? await command.run(given) : say(helpOf(command))
  } catch (error) {
    return complain(error, name)
  } finally {
    await closeEngine()
  }
}

function readWords(command: Command, rest: readonly string[]): Given | null {
  try {
    const options: Command['options'] = {
      ...command.options,
      help: { type: 'boolean', short: 'h' },
    }
    const { values, positionals } = parseArgs({ args: [...rest], options, allowPositionals: true })
    if (values['help'] === true) return null
    const texts = (option: string) =>
      [values[option]].flat().filter((each) => typeof each === 'string')
    return {
      words: positionals,
      texts,
      text: (option) => texts(option)[0],
      has: (option) => values[option] === true,
    }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function complain(error: unknown, name: string): number {
  const expected =
    error instanceof CommandFailed || error instanceof JobFailed || error instanceof UnreadableFile
  const usage = error instanceof UsageError
  const known = Object.hasOwn(COMMANDS, name)
  const hint = usage ? ` See "plainflow ${known ? `${name} ` : ''}--help".` : ''
  const message = error instanceof Error ? error.message : String(error)
  // A bug keeps its stack: whoever reports it needs that more than a neat line.
  const stack = error instanceof Error && !expected && !usage && !isSystemError(error)
  process.stderr.write(`plainflow: ${stack ? error.stack : message.split('\n')[0]}${hint}\n`)
  return usage ? 2 : 1
}

/** A missing file or a full disk explains itself. */
function isSystemError(error: Error): boolean {
  return 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code)
}

async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()))
  const width = Math.max(...commands.map((command) => command.name.length))
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)
  return [
    'Plainflow turns a sentence into a data pipeline that runs.',
    '',
    'plainflow <command> [options]',
    '',
    ...lines,
    '',
    '"plainflow <command> --help" tells more; "plainflow --version" tells the version.',
  ].join('\n')
}

function helpOf({ name, summary, usage, help }: Command): string {
  const width = Math.max(0, ...help.map(([option]) => option.length))
  const lines = help.map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`)
  return [
    `plainflow ${name} ${usage}`.trim(),
    '',
    summary,
    ...(lines.length ? ['', ...lines] : []),
  ].join('\n')
}

function say(text: string): number {
  process.stdout.write(`${text}\n`)
  return 0
}
