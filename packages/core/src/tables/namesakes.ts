import type { Catalogue, CatalogueModel } from './catalogue.ts'

/** Models of other pipelines that are called like one that was found by its name. */
export function namesakes({ models = [] }: Catalogue, found: CatalogueModel): CatalogueModel[] {
  const name = found.name.toLowerCase()
  const others = new Map<string, CatalogueModel>()
  for (const model of models) {
    const { pipeline } = model
    if (!pipeline || pipeline.id === found.pipeline?.id || model.name.toLowerCase() !== name)
      continue
    others.set(pipeline.id, model)
  }
  return [...others.values()]
}
