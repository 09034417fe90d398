import ipaddr from 'ipaddr.js'

/** Whether a notification may come from an address: from any where nothing is listed. `ranges`: addresses and networks. */
export function isAllowed(address: string | undefined, ranges: readonly string[]): boolean {
  if (ranges.length === 0) return true
  if (!address || !ipaddr.isValid(address)) return false
  // IPv4 in IPv6 is IPv4.
  const caller = ipaddr.process(address)
  return ranges.some((range) => {
    const [network, bits] = ipaddr.isValidCIDR(range) ? ipaddr.parseCIDR(range) : [ipaddr.parse(range), undefined]
    if (network.kind() !== caller.kind()) return false
    return (caller as ipaddr.IPv4).match(network as ipaddr.IPv4, bits ?? (network.kind() === 'ipv4' ? 32 : 128))
  })
}
