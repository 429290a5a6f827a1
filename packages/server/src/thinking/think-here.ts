import { THOUGHTS, type Thoughts } from './thoughts.ts'

/** Thinks in the thread that asks: for scripts and tests, where nobody else waits. */
export async function thinkHere<Name extends keyof Thoughts>(
  name: Name,
  given: Parameters<Thoughts[Name]>[0],
): Promise<Awaited<ReturnType<Thoughts[Name]>>> {
  // Correlated union: the function under a name takes what is given with that name.
  const think = THOUGHTS[name] as (given: unknown) => ReturnType<Thoughts[Name]>
  return await think(given)
}
