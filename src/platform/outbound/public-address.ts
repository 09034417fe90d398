import ipaddr from 'ipaddr.js'

/** Of IPv6 nothing else is handed out to anybody on the internet. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an address is somebody's on the internet. Everything special is not: this machine, networks behind it, providers' inner networks,
 * tests, groups, and what wraps another address (IPv4 in IPv6, 6to4, Teredo, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const known = ipaddr.parse(address)
  if (known.range() !== 'unicast') return false
  return known.kind() === 'ipv4' || (known as ipaddr.IPv6).match(GLOBAL_V6)
}
