import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Command, CommandFailed } from '../command.ts'

export const start: Command = {
  name: 'start',
  summary: 'Serve the product on http://localhost:3000 (PORT changes it)',
  usage: '',
  help: [],
  options: {},
  async run() {
    // Only here and in admin: the server is large, and no other command needs it.
    const { checkNativeModules, readSettings, startServer } = await import('@plainflow/server')
    const settings = readSettings(process.env)
    const [missing] = await checkNativeModules()
    if (missing !== undefined) throw new CommandFailed(missing)
    const web = fileURLToPath(new URL('../../../web/dist', import.meta.url))
    const server = await startServer({ settings, webFolder: existsSync(web) ? web : null }).catch(
      (error: unknown) => {
        throw new CommandFailed(error instanceof Error ? error.message : String(error))
      },
    )
    process.stdout.write(`Plainflow is ready at ${settings.publicUrl.href}\n`)
    await new Promise((resolve) => {
      process.once('SIGINT', resolve)
      process.once('SIGTERM', resolve)
    })
    await server.close()
    return 0
  },
}
