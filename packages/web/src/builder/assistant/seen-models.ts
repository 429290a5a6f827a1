import type { ModelInUse } from '@plainflow/contract'

/** Whether a user has seen in this browser what a model is sent; another address is another model. */
export function hasSeen(user: string, model: ModelInUse): boolean {
  return seenBy(user).includes(nameOf(model))
}

export function markSeen(user: string, model: ModelInUse): void {
  const seen = new Set([...seenBy(user), nameOf(model)])
  try {
    localStorage.setItem(placeOf(user), JSON.stringify([...seen]))
  } catch {
    // A full storage: it is shown again with the next message.
  }
}

function seenBy(user: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(placeOf(user)) ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function nameOf({ whose, provider, address }: ModelInUse): string {
  return [whose, provider, address ?? ''].join(' ').trim()
}

function placeOf(user: string): string {
  return `seen_models:${user}`
}
