import {
  FUNCTIONS,
  functionResult,
  functionSignature,
  GROUP_CALLS,
  type GroupCall,
  type GroupPlace,
} from '@plainflow/core'

/** A function a formula may call, in the words the editor shows. */
export interface Callable {
  readonly name: string
  /** `round(value: number or integer, [digits: integer])`. */
  readonly signature: string
  readonly meaning: string
  readonly example: string
  readonly takesNothing: boolean
}

/** Everything a formula may call: those over several rows first, where it may call them. */
export function callablesFor(place: GroupPlace | undefined): readonly Callable[] {
  const overRows = place ? GROUP_CALLS[place].map(fromGroupCall) : []
  const taken = new Set(overRows.map(({ name }) => name))
  return [...overRows, ...OF_A_ROW.filter(({ name }) => !taken.has(name))]
}

/** The one of that name or alias, in any letter case. */
export function findCallable(name: string, place: GroupPlace | undefined): Callable | undefined {
  const wanted = name.toLowerCase()
  const overRows = place && GROUP_CALLS[place].find((call) => isCalled(call, wanted))
  if (overRows) return fromGroupCall(overRows)
  const entry = FUNCTIONS.find((one) => isCalled(one, wanted))
  return OF_A_ROW.find((one) => one.name === entry?.name)
}

const OF_A_ROW: readonly Callable[] = FUNCTIONS.map((entry) => ({
  name: entry.name,
  signature: `${functionSignature(entry)} → ${functionResult(entry)}`,
  meaning: entry.meaning,
  example: entry.example,
  takesNothing: entry.parameters.length === 0,
}))

function fromGroupCall({ name, takes, meaning, example }: GroupCall): Callable {
  const parts = takes.map(({ part, optional }) => (optional ? `[${part}]` : part))
  const signature = `${name}(${parts.join(', ')})`
  return { name, signature, meaning, example, takesNothing: takes.length === 0 }
}

function isCalled(
  { name, aliases }: { readonly name: string; readonly aliases?: readonly string[] },
  wanted: string,
): boolean {
  return name === wanted || aliases?.includes(wanted) === true
}
