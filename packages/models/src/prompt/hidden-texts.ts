import { type Block, type BlockDefinition, mapTexts, reachesOutside, readAt } from '@plainflow/core'

type Configuration = Block['configuration']

/** Stands for a text that a model may keep or leave, and never reads. */
export const HIDDEN = '•••'

/**
 * A configuration as a model may see it: of a block that reaches outside no address, header or message,
 * since each may hold a secret.
 */
export function hideTexts(definition: BlockDefinition, configuration: Configuration) {
  if (!reachesOutside(definition)) return configuration
  return mapTexts(definition.form, configuration, (text) => (text === '' ? '' : HIDDEN))
}

/** What was hidden, put back where it stood. */
export function restoreTexts(
  { form }: BlockDefinition,
  configuration: Configuration,
  before: Configuration,
): Configuration {
  const restored = mapTexts(
    form,
    configuration,
    (text, path) => {
      const was = text === HIDDEN ? readAt(before, path) : text
      return typeof was === 'string' ? was : text
    },
    true,
  )
  return { ...restored }
}

const CREDENTIALS = /([a-z][a-z\d+.-]{0,30}:\/\/[^\s/:@]*:)([^\s/@]+)@/gi

/** What the user wrote, without the passwords in its addresses. */
export function withoutPasswords(text: string): string {
  return text.replace(CREDENTIALS, `$1${HIDDEN}@`)
}

/** The address as the user wrote it, where a model repeats it without its password. */
export function withPasswords(text: string, typed: string): string {
  if (!text.includes(HIDDEN)) return text
  const address = /[a-z][a-z\d+.-]{0,30}:\/\/[^\s"'<>]+/gi
  return (typed.match(address) ?? []).find((one) => withoutPasswords(one) === text) ?? text
}
