import type { AddressBook } from './address-book.ts'
import type { CheckoutDraft } from './draft.ts'

/** What every section of the form gets: the whole draft, a way to change it, messages by the server's field names. */
export type SectionProps = {
  draft: CheckoutDraft
  change: (draft: CheckoutDraft) => void
  errors: Readonly<Record<string, string | undefined>>
  /** What a signed-in buyer keeps; null for guests, undefined while it is asked for. */
  book: AddressBook | null | undefined
}
