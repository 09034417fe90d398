/** Why a seller with open entries is not in a batch. */
export const LEFT_OUT_REASONS = [
  'owes',
  'belowMinimum',
  'ownCompany',
  'held',
  'taxData',
  'noAccount',
  'accountInvalid',
  'bicMissing',
  'byOperator',
] as const
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]

/** Who is paid, as it was when the batch was drawn up. `holder`: null where the account is in the company's own name. */
export type Payee = {
  name: string
  holder: string | null
  iban: string | null
  bic: string | null
  street: string
  postalCode: string
  city: string
  country: string
}
/** One that can be paid. */
export type PayeeWithAccount = Payee & { iban: string }

type Candidate = {
  /** Grosze; what is the seller's to have now. */
  amount: number
  account: { iban: string | null; heldUntil: Date | null; taxHeld: boolean; operatesMarket: boolean }
}

/** Why somebody is left out before any channel is asked; undefined: nothing speaks against it. */
export function reasonToLeaveOut(
  { amount, account }: Candidate,
  { minimum, now }: { minimum: number; now: Date },
): LeftOutReason | undefined {
  if (account.operatesMarket) return 'ownCompany'
  if (amount <= 0) return 'owes'
  if (amount < minimum) return 'belowMinimum'
  if (account.heldUntil !== null && account.heldUntil > now) return 'held'
  if (account.taxHeld) return 'taxData'
  return account.iban === null ? 'noAccount' : undefined
}

/** Whether an account is still the one that a batch was drawn up for. */
export function isSameAccount(one: Payee, other: Payee): boolean {
  return one.iban === other.iban && one.bic === other.bic && one.holder === other.holder && one.name === other.name
}

export const isLeftOutReason = (text: string | null): text is LeftOutReason =>
  (LEFT_OUT_REASONS as readonly (string | null)[]).includes(text)

/** Enough of an account to know it again: `PL61 … 2874`; a dash for none. */
export const maskIban = (iban: string | null): string =>
  iban === null ? '–' : `${iban.slice(0, 4)} … ${iban.slice(-4)}`
