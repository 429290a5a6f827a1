import type { Catalogue, CatalogueModel } from './catalogue.ts'

/** A stored model by its id, or by its name, which is the one that stands first. */
export function findModel({ models = [] }: Catalogue, said: string): CatalogueModel | null {
  const name = said.trim().toLowerCase()
  return (
    models.find(({ id }) => id === said) ??
    models.find((model) => name !== '' && model.name.toLowerCase() === name) ??
    null
  )
}
