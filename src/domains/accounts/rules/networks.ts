const IPV4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.(\d{1,3})$/i

/** The eight groups of an IPv6 address; undefined when it is none. */
function groupsOf(address: string): string[] | undefined {
  const [head = '', tail, more] = (address.split('%')[0] ?? '').split('::')
  if (more !== undefined) return undefined
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = 8 - left.length - right.length
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right]
  const normal = groups.map((group) => (/^[0-9a-f]{1,4}$/i.test(group) ? Number.parseInt(group, 16).toString(16) : ''))
  return normal.includes('') ? undefined : normal
}

/** An address one may show and keep: IPv4 without its last number (`203.0.113.x`), IPv6 as its /48 (`2001:db8:7::/48`). */
export function maskNetwork(address: string): string {
  const known = IPV4.exec(address)
  if (known) return `${known[1]}.x`
  const groups = groupsOf(address)
  return groups ? `${groups.slice(0, 3).join(':')}::/48` : ''
}

/**
 * Whom attempts from an address are counted for: with IPv6 everybody has a /64 of addresses to change. Of a proxy and whom it speaks for
 * (`10.0.0.1→2001:db8::7`), both.
 */
export function attemptsFrom(address: string): string {
  return address.split('→').map(networkOf).join('→')
}

function networkOf(address: string): string {
  const known = IPV4.exec(address)
  if (known) return `${known[1]}.${known[2]}`
  return groupsOf(address)?.slice(0, 4).join(':') ?? address
}
