import type { Party } from '../../carriers/carrier.ts'

type Written = {
  name: string
  contact: string
  phone: string
  email: string
  street: string
  postalCode: string
  city: string
  country: string
}

/** An address as carriers want it: who is asked for there by first and last name, the last word being the latter. */
export function partyOf({ name, contact, phone, email, street, postalCode, city, country }: Written): Party {
  const words = contact.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : ''
  const firstName = words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? '')
  return { company: name, firstName, lastName, email, phone, address: { street, postalCode, city, country } }
}
