import type { KnownParty, SellerKind, TaxData, Tin } from './tax-data.ts'

/** A seller as a report names it: all that was known when it was drawn up. */
export type TaxSeller = {
  kind: SellerKind
  name: string
  firstName: string | null
  lastName: string | null
  birthDate: string | null
  street: string
  postalCode: string
  city: string
  country: string
  residences: string[]
  tins: Tin[]
  vatId: string | null
  registerNumber: string | null
  establishments: string[]
  iban: string | null
  /** Null where the account is in the seller's own name. */
  holder: string | null
}

/** Who said nothing yet is named as what the register says it is: an entity, resident where it sits. */
export function sellerOf(known: KnownParty, data: TaxData | null): TaxSeller {
  const own: Tin = { country: known.country, number: known.taxId }
  const others = (data?.tins ?? []).filter(({ country, number }) => country !== own.country || number !== own.number)
  const { name, street, postalCode, city, country, vatId, iban, holder } = known
  return {
    ...{ kind: data?.kind ?? 'entity', name, street, postalCode, city, country, vatId, iban },
    ...{ firstName: data?.firstName ?? null, lastName: data?.lastName ?? null, birthDate: data?.birthDate ?? null },
    residences: data && data.residences.length > 0 ? data.residences : [country],
    tins: [own, ...others],
    registerNumber: known.registerNumber && [known.registerName, known.registerNumber].filter(Boolean).join(' '),
    establishments: data?.establishments ?? [],
    holder: holder === name ? null : holder,
  }
}
