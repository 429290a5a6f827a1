import type { Borrowed } from './file-store.ts'

type Wanted<K extends string> = Readonly<Record<K, () => Promise<Borrowed>>>

/** Uses files that are borrowed one by one, under the same names, and gives them back whatever happens. */
export async function borrowing<K extends string, T>(
  wanted: Wanted<K>,
  use: (paths: Readonly<Record<K, string>>) => Promise<T>,
): Promise<T> {
  const { paths, giveBack } = await borrowAll(wanted)
  try {
    return await use(paths)
  } finally {
    giveBack()
  }
}

/** The same for who needs them longer than a call takes. */
export async function borrowAll<K extends string>(wanted: Wanted<K>) {
  const held: Borrowed[] = []
  const giveBack = () => {
    for (const borrowed of held) borrowed.giveBack()
  }
  const paths: Partial<Record<K, string>> = {}
  try {
    // Object.entries forgets what the names are.
    for (const [name, borrow] of Object.entries(wanted) as [K, () => Promise<Borrowed>][]) {
      const borrowed = await borrow()
      held.push(borrowed)
      paths[name] = borrowed.path
    }
  } catch (error) {
    giveBack()
    throw error
  }
  return { paths: paths as Readonly<Record<K, string>>, giveBack } // every name was gone through
}
