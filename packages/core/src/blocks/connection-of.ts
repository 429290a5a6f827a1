import type { Catalogue, CatalogueConnection } from '../tables/catalogue.ts'

/** The connection a block names by its id; undefined where there is none of it, or not any more. */
export function connectionOf(
  { connections = [] }: Catalogue,
  id: string | undefined,
): CatalogueConnection | undefined {
  return connections.find((connection) => connection.id === id)
}
