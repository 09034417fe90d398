import type { Locale } from '../../../values/locale.ts'

/** What is laid into a parcel: pieces to be ticked off, from whom, to whom. All texts are in its language already, but the headings. */
export type Slip = {
  locale: Locale
  number: string
  placedOn: string
  /** For who packs: why this order must not leave. */
  warning: string | null
  /** Line by line, the name first. */
  sender: readonly string[]
  recipient: readonly string[]
  /** How it travels. */
  delivery: readonly string[]
  /** One of several shipments. */
  part: { no: number; of: number } | null
  lines: readonly {
    quantity: number
    title: string
    details: readonly string[]
    price: string | null
    /** The very things, each with the address that its QR code holds. */
    units: readonly { code: string; address: string }[]
  }[]
  /** Empty where no prices are wanted. */
  sums: readonly { name: 'goods' | 'delivery' | 'total'; amount: string }[]
  /** Where returns and complaints begin. */
  returnsAt: string
}
