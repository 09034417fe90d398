import { BlockList, isIPv6 } from 'node:net'

/** Inside a house, or a proxy on the same machine: says nothing about who calls. */
const INSIDE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  INSIDE.addSubnet(network, bits, 'ipv4')
}
INSIDE.addAddress('::1', 'ipv6')
INSIDE.addSubnet('fc00::', 7, 'ipv6')
INSIDE.addSubnet('fe80::', 10, 'ipv6')

/** Whether an address names a network of somebody; none where calls come from inside. */
export function namesNetwork(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (plain === '') return false
  return !INSIDE.check(plain.split('%')[0] ?? '', isIPv6(plain) ? 'ipv6' : 'ipv4')
}
