export type RegisterSource = 'whiteList' | 'vies'

/** What a register says of a number. `unknown`: it could not be asked, or its answer could not be understood. */
export type RegisterAnswer = {
  outcome: 'confirmed' | 'refuted' | 'unknown'
  name: string | null
  street: string | null
  postalCode: string | null
  city: string | null
  /** Number in the court register (KRS). */
  registerNumber: string | null
  /** Null: the register does not tell. */
  vatActive: boolean | null
  /** The register's own word for the state of the number. */
  status: string | null
  /** The register's own number of the answer: proof that it was asked. */
  reference: string | null
}

export const UNKNOWN: RegisterAnswer = {
  outcome: 'unknown',
  name: null,
  street: null,
  postalCode: null,
  city: null,
  registerNumber: null,
  vatActive: null,
  status: null,
  reference: null,
}

type Check = { source: string; outcome: string; detail: Record<string, string> }

/**
 * Whether a register confirms the numbers the company has now. What counts is the last word of each register about the very number: an
 * answer about an earlier number proves nothing, and one that could not be asked takes nothing back.
 */
export function isTaxConfirmed(
  company: { taxId: string; vatId: string | null },
  newestFirst: readonly Check[],
): boolean {
  const lastWord = (source: string, number: string | null) =>
    newestFirst.find((one) => one.source === source && one.detail.number === number && one.outcome !== 'unknown')
      ?.outcome
  const words = [lastWord('whiteList', company.taxId), lastWord('vies', company.vatId)]
  return words.includes('confirmed') && !words.includes('refuted')
}
