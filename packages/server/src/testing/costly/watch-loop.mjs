// @ts-check
/**
 * Loaded before the server (`--import`): tells on standard error, at each SIGUSR2, what happened since the
 * last one. The CPU time of the main thread between two ticks of a timer is what one turn of the event loop
 * took, however busy the machine is; wall-clock time stands beside it.
 */
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  /** Of the main thread, whose id is the process's; nanoseconds come first. */
  const schedule = `/proc/self/task/${process.pid}/schedstat`
  const mainCpu = () => Number(readFileSync(schedule, 'utf8').split(' ')[0]) / 1e6
  const wholeCpu = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e3
  }
  let turn = { cpu: mainCpu(), wall: performance.now() }
  let since = { stall: 0, stallCpu: 0, main: mainCpu(), whole: wholeCpu() }
  const tick = () => {
    const now = { cpu: mainCpu(), wall: performance.now() }
    since.stall = Math.max(since.stall, now.wall - turn.wall - 5)
    since.stallCpu = Math.max(since.stallCpu, now.cpu - turn.cpu)
    turn = now
  }
  setInterval(tick, 5).unref()
  process.on('SIGUSR2', () => {
    tick()
    const { stall, stallCpu, main, whole } = since
    const told = { stall, stallCpu, main: mainCpu() - main, whole: wholeCpu() - whole }
    since = { stall: 0, stallCpu: 0, main: mainCpu(), whole: wholeCpu() }
    process.stderr.write(`LOOP ${JSON.stringify(told)}\n`)
  })
}
