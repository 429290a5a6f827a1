import { BlockList, isIP } from 'node:net'

/**
 * Whether an IP address is one of the public internet. What is not is somebody's own network, the cloud's
 * answer to who runs here, or a way to write such an address in another form.
 */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%')
  const version = isIP(plain)
  if (version === 4) return !NOT_PUBLIC_4.check(plain, 'ipv4')
  if (version !== 6) return false
  return GLOBAL_6.check(plain, 'ipv6') && !NOT_PUBLIC_6.check(plain, 'ipv6')
}

const NOT_PUBLIC_4 = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure's own, which answers each machine in its network.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC_4.addSubnet(net, prefix, 'ipv4')

/** Everything else is local, reserved, or an IPv4 address inside (`::ffff:`, `64:ff9b::`). */
const GLOBAL_6 = new BlockList()
GLOBAL_6.addSubnet('2000::', 3, 'ipv6')

const NOT_PUBLIC_6 = new BlockList()
for (const [net, prefix] of [
  // Teredo and what else serves protocols; examples; 6to4, which holds an IPv4 address.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC_6.addSubnet(net, prefix, 'ipv6')
