/** A map that forgets its oldest entry before it outgrows `most`: a flood must not fill the memory. */
export class BoundedMap<V> {
  readonly #entries = new Map<string, V>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string): V | undefined {
    return this.#entries.get(key)
  }

  /** Makes it the youngest: what is still being tried is not what a flood pushes out. */
  set(key: string, value: V): void {
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#most) return
    for (const oldest of this.#entries.keys()) return void this.#entries.delete(oldest)
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  forget(isOver: (value: V) => boolean): void {
    for (const [key, value] of this.#entries) if (isOver(value)) this.#entries.delete(key)
  }
}
