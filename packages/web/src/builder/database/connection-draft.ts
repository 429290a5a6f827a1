import type { ConnectionView } from '@plainflow/contract'
import {
  type ConnectionField,
  type ConnectionParts,
  CONNECTORS,
  type Connector,
  findConnector,
} from '@plainflow/core'

/** What stands in the form of a connection, as it was typed. */
export interface ConnectionDraft {
  readonly connector: string
  readonly name: string
  /** Null: for every project. */
  readonly projectId: string | null
  readonly values: Readonly<Record<string, string | boolean>>
}

/** A new one of a kind, or the one there is; what is secret of it is not known here. */
export function draftOf(connection: ConnectionView | null, answers = false): ConnectionDraft {
  const first = CONNECTORS.find(({ can }) => (can.requests ?? false) === answers)
  const { connector = first?.name ?? '', name = '', projectId = null, settings } = connection ?? {}
  return { connector, name, projectId, values: valuesOf(connector, settings ?? {}) }
}

/** A new one of another kind has other fields. */
export function ofKind(connector: string, draft: ConnectionDraft): ConnectionDraft {
  return { ...draft, connector, values: valuesOf(connector, {}) }
}

export function fieldsOf(draft: Pick<ConnectionDraft, 'connector'>): readonly ConnectionField[] {
  return findConnector(draft.connector)?.fields ?? []
}

/** An address as people pass it on, taken apart into the form; null where no connector knows it. */
export function fillFromAddress(draft: ConnectionDraft, text: string): ConnectionDraft | null {
  for (const connector of CONNECTORS) {
    const parts = connector.readAddress(text)
    if (parts) return filled(draft, connector, parts)
  }
  return null
}

function filled(
  draft: ConnectionDraft,
  connector: Connector,
  { settings, secrets }: ConnectionParts,
): ConnectionDraft {
  const values = valuesOf(connector.name, { ...settings, ...secrets })
  return { ...draft, connector: connector.name, values }
}

function valuesOf(connector: string, known: ConnectionView['settings']): ConnectionDraft['values'] {
  const entries = fieldsOf({ connector }).map(({ name, initial }) => {
    const value = known[name] ?? initial
    return [name, typeof value === 'boolean' ? value : String(value)] as const
  })
  return Object.fromEntries(entries)
}

/** What it is called where nobody gave it a name: `PostgreSQL on db.example.com`. */
export function usualName(draft: ConnectionDraft): string {
  const label = findConnector(draft.connector)?.label ?? draft.connector
  const host = hostOf(draft)
  return host === '' ? label : `${label} on ${host}`.slice(0, 100)
}

function hostOf(draft: ConnectionDraft): string {
  const field = fieldsOf(draft).find(({ isHost }) => isHost)
  return field ? String(draft.values[field.name] ?? '').trim() : ''
}

/** Whether a secret that is kept would be used. It never goes to another host. */
export function isSecretKept(
  field: ConnectionField,
  draft: ConnectionDraft,
  connection: ConnectionView | null,
): boolean {
  return (
    connection !== null &&
    connection.secretsKept.includes(field.name) &&
    hostOf(draftOf(connection)) === hostOf(draft)
  )
}

/** What has to be filled in before anything can be asked; null when nothing has. */
export function missingIn(
  draft: ConnectionDraft,
  connection: ConnectionView | null,
): string | null {
  const missing = fieldsOf(draft).find(
    (field) =>
      field.isRequired === true &&
      String(draft.values[field.name] ?? '').trim() === '' &&
      !(field.isSecret && isSecretKept(field, draft, connection)),
  )
  return missing ? `Fill in “${missing.label}” first.` : null
}

/** As it is sent: secrets apart, and only those that were typed. */
export function partsOf(draft: ConnectionDraft): {
  settings: ConnectionView['settings']
  secrets: Record<string, string>
} {
  const fields = fieldsOf(draft)
  const typed = (field: ConnectionField) => draft.values[field.name] ?? ''
  const secret = fields.filter((field) => field.isSecret && typed(field) !== '')
  return {
    settings: Object.fromEntries(
      fields.filter(({ isSecret }) => !isSecret).map((field) => [field.name, sent(field, draft)]),
    ),
    secrets: Object.fromEntries(secret.map((field) => [field.name, String(typed(field))])),
  }
}

function sent(field: ConnectionField, { values }: ConnectionDraft): string | number | boolean {
  const value = values[field.name] ?? field.initial
  if (field.widget === 'number') return String(value).trim() === '' ? field.initial : Number(value)
  return typeof value === 'string' ? value.trim() : value
}
