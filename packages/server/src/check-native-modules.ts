import { checkEngine } from '@plainflow/engine'

/** A native module that npm did not bring, in words; none when all can be loaded. */
export async function checkNativeModules(): Promise<string[]> {
  const [engine, argon2] = await Promise.all([checkEngine(), loads('@node-rs/argon2')])
  return [
    ...(engine.ok ? [] : [`${engine.missing}: ${engine.message}`]),
    ...(argon2 === null ? [] : [`@node-rs/argon2: ${argon2}`]),
  ]
}

async function loads(name: string): Promise<string | null> {
  try {
    await import(name)
    return null
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}
