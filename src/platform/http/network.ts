import ipaddr from 'ipaddr.js'

/** Whose network an address is of: an IPv4 address as it is, of IPv6 the /64 that one house or telephone has. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const known = ipaddr.process(address)
  if (known.kind() === 'ipv4') return known.toString()
  return (known as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}
