import type { Client, Submittable } from 'pg'

export interface DescribedColumn {
  readonly name: string
  /** The oid of its type, and what the type was given: `numeric(12,2)`. */
  readonly type: number
  readonly modifier: number
}

/**
 * Has the server read a statement without carrying it out: several statements, or one that is not valid, are
 * refused by the protocol itself. Null where the statement gives no rows.
 */
export function describeStatement(
  client: Client,
  text: string,
): Promise<readonly DescribedColumn[] | null> {
  return new Promise((resolve, reject) => {
    let found: readonly DescribedColumn[] | null = null
    const asked: Asked = {
      submit(connection) {
        connection.parse({ text, name: '', types: [] })
        connection.describe({ type: 'S', name: '' })
        connection.sync()
      },
      handleRowDescription({ fields }) {
        found = fields.map(({ name, dataTypeID, dataTypeModifier }) => ({
          name,
          type: dataTypeID,
          modifier: dataTypeModifier,
        }))
      },
      handleError: reject,
      handleReadyForQuery() {
        resolve(found)
      },
    }
    // Any object of this shape may be asked; the types know the library's own alone.
    client.query(asked as unknown as Submittable)
  })
}

interface Asked {
  submit(connection: Wire): void
  handleRowDescription(message: {
    readonly fields: readonly {
      readonly name: string
      readonly dataTypeID: number
      readonly dataTypeModifier: number
    }[]
  }): void
  handleError(error: Error): void
  handleReadyForQuery(): void
}

interface Wire {
  parse(query: { text: string; name: string; types: readonly number[] }): void
  describe(message: { type: 'S'; name: string }): void
  sync(): void
}
