import { BlockList, isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import { plainHost } from './plain-host.ts'

/** Where this server may go for its users: the public internet, and what its operator lists besides. */
export class AllowedPlaces {
  readonly #hosts = new Set<string>()
  readonly #addresses = new BlockList()

  /** Names, addresses and networks (`10.1.0.0/16`), separated by commas; throws `NotAPlace`. */
  constructor(listed = '') {
    for (const entry of listed.split(','))
      if (entry.trim() !== '') this.#add(entry.trim().toLowerCase())
  }

  /** `host`: the name that led to the address, where one did. */
  mayReach(address: string, host?: string): boolean {
    if (isPublicAddress(address)) return true
    if (host !== undefined && this.#hosts.has(host)) return true
    const version = isIP(address)
    // With a zone (`fe80::1%eth0`) it is another network on each machine, which no list means.
    if (version === 0 || address.includes('%')) return false
    return this.#addresses.check(address, familyOf(version))
  }

  #add(entry: string): void {
    const [start = '', prefix, ...more] = entry.split('/')
    const version = isIP(start)
    if (version === 0) {
      const host = plainHost(entry)
      if (host === null) throw new NotAPlace(entry)
      this.#hosts.add(host)
      return
    }
    const longest = version === 4 ? 32 : 128
    const length = prefix === undefined ? longest : Number(prefix)
    const isLength = prefix === undefined || /^\d{1,3}$/.test(prefix)
    if (more.length > 0 || !isLength || length > longest) throw new NotAPlace(entry)
    this.#addresses.addSubnet(start, length, familyOf(version))
  }
}

export class NotAPlace extends Error {
  override readonly name = 'NotAPlace'

  constructor(entry: string) {
    super(`"${entry}" is no host, address or network`)
  }
}

function familyOf(version: number): 'ipv4' | 'ipv6' {
  return version === 4 ? 'ipv4' : 'ipv6'
}
