import { runProcess } from './run-process.ts'

/** A worker's entry: `node packages/server/dist/worker.js`. */
await runProcess(async (settings) => {
  // Loaded here and not above: a missing native module must be named, not end the process in a stack.
  const { startWorker } = await import('./start-worker.ts')
  const worker = await startWorker({ settings })
  const places = `${settings.runPlaces} ${settings.runPlaces === 1 ? 'run' : 'runs'} at once`
  return { said: [`A worker of Plainflow takes ${places}.`], close: () => worker.close() }
})
