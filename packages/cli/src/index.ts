/** `plainflow` on the command line; a program calls it as `runCommandLine(['ask', …])`. */
export { runCommandLine } from './run-command-line.ts'
