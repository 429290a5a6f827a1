import { Failure } from '@plainflow/contract'
import {
  type ConnectionField,
  type ConnectionParts,
  type ConnectionValues,
  type Connector,
} from '@plainflow/core'
import { plainHost } from '../outbound/plain-host.ts'

/** What was filled in, held to the form of its connector. What is wrong is told without its value. */
export function checkedParts(connector: Connector, given: ConnectionParts): ConnectionParts {
  return {
    settings: checkedSettings(connector, given.settings),
    secrets: checkedSecrets(connector, given.secrets),
  }
}

function checkedSettings({ fields }: Connector, given: ConnectionValues): ConnectionValues {
  const open = fields.filter(({ isSecret }) => !isSecret)
  for (const name of Object.keys(given)) {
    if (open.some((field) => field.name === name)) continue
    const isSecret = fields.some((field) => field.name === name)
    refuse(isSecret ? `${name} is a secret, and belongs among them.` : `There is no "${name}".`)
  }
  return Object.fromEntries(
    open.map((field) => {
      const value = Object.hasOwn(given, field.name) ? given[field.name] : undefined
      return [field.name, checkedValue(field, value ?? field.initial)]
    }),
  )
}

function checkedValue(field: ConnectionField, value: string | number | boolean) {
  const { label, widget, options = [] } = field
  const text = typeof value === 'string' ? value.trim() : null
  if (field.isRequired && text === '') refuse(`${label} is missing.`)
  if (widget === 'number' && (typeof value !== 'number' || !Number.isInteger(value) || value < 0))
    refuse(`${label} has to be a whole number.`)
  if (field.isPort && (Number(value) < 1 || Number(value) > 65_535))
    refuse(`${label} has to lie between 1 and 65535.`)
  if (widget === 'switch' && typeof value !== 'boolean') refuse(`${label} is either on or off.`)
  if (widget === 'select' && !options.some((option) => option.value === value))
    refuse(`${label} has to be one of: ${options.map((option) => option.value).join(', ')}.`)
  if ((widget === 'text' || widget === 'long-text') && text === null)
    refuse(`${label} has to be text.`)
  // People paste whole addresses there, and the password in one would be kept in the open.
  if (field.isHost && plainHost(String(value)) === null)
    refuse(`${label} has to be a name or an address, without anything else.`)
  return text ?? value
}

function checkedSecrets({ fields }: Connector, given: ConnectionParts['secrets']) {
  for (const name of Object.keys(given))
    if (!fields.some((field) => field.isSecret && field.name === name))
      refuse(`"${name}" is no secret of this kind of connection.`)
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

/** Where it leads: the host whose address is checked, and its port. */
export function goalOf({ name, fields }: Connector, settings: ConnectionValues) {
  const host = fields.find(({ isHost }) => isHost)
  const port = fields.find(({ isPort }) => isPort)
  if (!host || !port) throw new Error(`${name} does not say where it leads`)
  return { host: String(settings[host.name]), port: Number(settings[port.name]) }
}

/** Kept secrets go only where they went before: else whoever may change the host could have them sent. */
export function leadsElsewhere(
  connector: Connector,
  before: ConnectionValues,
  after: ConnectionValues,
): boolean {
  const [from, to] = [goalOf(connector, before), goalOf(connector, after)]
  const others = connector.fields.filter(({ takesSecrets }) => takesSecrets)
  return (
    plainHost(from.host) !== plainHost(to.host) ||
    from.port !== to.port ||
    others.some(({ name }) => before[name] !== after[name])
  )
}

function refuse(message: string): never {
  throw new Failure('invalid_request', message)
}
