import type { MarkKind } from './order-limits.ts'

/** One person's address however it is written: without what a mail service ignores. */
export function plainEmail(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@')
  const inbox = name.split('+')[0] || name
  const google = domain === 'gmail.com' || domain === 'googlemail.com'
  return google ? `${inbox.replaceAll('.', '')}@gmail.com` : `${inbox}@${domain}`
}

/** One phone however it is written: its last nine digits. Undefined when there are too few to tell. */
export function plainPhone(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '')
  return digits.length < 7 ? undefined : digits.slice(-9)
}

/** What a purchase is recognised by, in clear. `network`: IPv4 address, or the first four groups of an IPv6 one; undefined: unknown. */
export function marksOf(buyer: {
  userId: string | null
  email: string
  phone: string
  network: string | undefined
}): { kind: MarkKind; value: string }[] {
  const { userId, network } = buyer
  const phone = plainPhone(buyer.phone)
  const wide = network?.includes(':') ? network.split(':').slice(0, 3).join(':') : network
  return [
    ...(userId === null ? [] : [{ kind: 'account' as const, value: userId }]),
    { kind: 'email', value: plainEmail(buyer.email) },
    ...(phone === undefined ? [] : [{ kind: 'phone' as const, value: phone }]),
    // Whoever is signed in has proved an address of their own: others behind the same network do not count against them.
    ...(userId === null && network !== undefined ? [{ kind: 'network' as const, value: network }] : []),
    ...(wide === undefined ? [] : [{ kind: 'wide' as const, value: wide }]),
  ]
}
