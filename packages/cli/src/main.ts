import { runCommandLine } from './run-command-line.ts'

const words = process.argv.slice(2)
// A server sees to both itself: it goes on.
if (words[0] !== 'start') {
  process.stdout.on('error', endUnread)
  process.stderr.on('error', () => {})
}
process.exitCode = await runCommandLine(words)

/** Whoever reads may have seen enough, as `head` has: this ends as any program does, without a word. */
function endUnread(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(141)
  process.stderr.write(`plainflow: ${error.message}\n`)
  process.exit(1)
}
