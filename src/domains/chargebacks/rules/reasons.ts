/** What a buyer's bank gives as the reason, whoever passes it on. */
export const REASONS = [
  'notReceived',
  'notAsDescribed',
  'notAuthorised',
  'unknown',
  'refundMissing',
  'twice',
  'otherAmount',
  'cancelled',
] as const
export type ChargebackReason = (typeof REASONS)[number]

/** The providers' own words in small letters; those that are absent are shown as they are. From memory, as their facts name none: unverified. */
const WORDS: ReadonlyMap<string, ChargebackReason> = new Map(
  Object.entries({
    product_not_received: 'notReceived',
    merchandise_or_service_not_received: 'notReceived',
    product_unacceptable: 'notAsDescribed',
    merchandise_or_service_not_as_described: 'notAsDescribed',
    fraudulent: 'notAuthorised',
    debit_not_authorized: 'notAuthorised',
    unauthorised: 'notAuthorised',
    unrecognized: 'unknown',
    credit_not_processed: 'refundMissing',
    duplicate: 'twice',
    duplicate_transaction: 'twice',
    payment_by_other_means: 'twice',
    incorrect_amount: 'otherAmount',
    subscription_canceled: 'cancelled',
    canceled_recurring_billing: 'cancelled',
  } as const),
)

/** What a provider's word for a chargeback means; null where it is none of the known ones. */
export function reasonOf(word: string): ChargebackReason | null {
  return WORDS.get(word.toLowerCase()) ?? null
}
