/**
 * What an install changed in the lock, and what it only added.
 *
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} Locked
 * @param {Record<string, Locked>} before
 * @param {Record<string, Locked>} after
 */
export function compareLocks(before, after) {
  const changed = Object.entries(before).flatMap(([name, { version, integrity }]) => {
    const now = after[name]
    if (!now) return [`${name}: gone`]
    if (now.version !== version) return [`${name}: ${version} is ${now.version} now`]
    return now.integrity === integrity ? [] : [`${name}: another content under ${version}`]
  })
  const added = Object.keys(after).filter((name) => !(name in before))
  return {
    changed: [
      ...changed,
      ...added.filter((name) => !after[name]?.optional).map((name) => `${name}: not in the lock`),
    ],
    added: added.filter((name) => after[name]?.optional),
  }
}
