import { type Catalogue, type CatalogueDataset, nearestName } from '@plainflow/core'

/** What each dataset is called towards a model: its name, with a number where two share one. */
export class TableNames {
  readonly #byName = new Map<string, CatalogueDataset>()
  readonly #byId = new Map<string, string>()
  readonly #datasets: readonly CatalogueDataset[]

  constructor({ datasets }: Catalogue) {
    this.#datasets = datasets
    for (const dataset of datasets) {
      let name = dataset.name
      for (let count = 2; this.#byName.has(name); count += 1) name = `${dataset.name} (${count})`
      this.#byName.set(name, dataset)
      this.#byId.set(dataset.id, name)
    }
  }

  nameOf(id: string): string | undefined {
    return this.#byId.get(id)
  }

  /** By its name, however it is spelled: the file's name and the id do as well. */
  find(name: string): CatalogueDataset | undefined {
    const exact =
      this.#byName.get(name) ??
      this.#datasets.find(({ id, filename }) => id === name || filename === name)
    return exact ?? this.#byName.get(nearestName(name, [...this.#byName.keys()]) ?? '')
  }

  get names(): readonly string[] {
    return [...this.#byName.keys()]
  }
}
