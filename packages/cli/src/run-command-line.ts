import { parseArgs } from 'node:util'
import { closeEngine, JobFailed, UnreadableFile } from '@plainflow/engine'
import { type Command, CommandFailed, type Given, UsageError } from './command.ts'
import { admin } from './commands/admin.ts'
import { ask } from './commands/ask.ts'
import { check } from './commands/check.ts'
import { compile } from './commands/compile.ts'
import { importCommand } from './commands/import.ts'
import { run } from './commands/run.ts'
import { start } from './commands/start.ts'
import { readVersion } from './read-version.ts'

const COMMANDS: readonly Command[] = [start, ask, run, check, compile, importCommand, admin]

/** Does what the words say and gives the exit code: 0 done, 1 not done, 2 asked for wrongly. */
export async function runCommandLine(words: readonly string[]): Promise<number> {
  const [name = '--help', ...rest] = words
  try {
    if (name === '--version' || name === '-v') return say(readVersion())
    if (name === '--help' || name === '-h' || name === 'help') return say(overview())
    const command = COMMANDS.find((each) => each.name === name)
    if (!command) throw new UsageError(`There is no command "${name}".`)
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
  const known = COMMANDS.some((command) => command.name === name)
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

function overview(): string {
  const width = Math.max(...COMMANDS.map((command) => command.name.length))
  const lines = COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`)
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
