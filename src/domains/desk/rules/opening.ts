/** What a market needs before strangers buy in it, in the order in which it is usually done. */
export const OPENING_ITEMS = [
  ...(['demo', 'owner', 'contact', 'address', 'mail', 'payment', 'delivery', 'commission'] as const),
  ...(['vat', 'terms', 'guarantee', 'secondFactor', 'backup'] as const),
] as const
export type OpeningItem = (typeof OPENING_ITEMS)[number]

/** What nothing in the program can know: somebody says so, with name and date. */
export const CONFIRMABLE = ['commission', 'vat', 'terms'] as const
export type Confirmable = (typeof CONFIRMABLE)[number]

export type OpeningFacts = {
  demo: boolean
  owner: { name: string; email: string; phone: string } | null
  publicUrl: string | undefined
  mailConfigured: boolean
  /** A mail has left since it is configured. */
  mailSent: boolean
  /** A provider with keys of its own that moves money. */
  realProvider: boolean
  someDeliver: boolean
  commissionSet: boolean
  /** The official notice is there in every language. */
  guaranteeComplete: boolean
  ownersWithoutFactor: number
  /** Milliseconds; null: never. */
  backupAge: number | null
}

const WEEK = 7 * 86_400_000

/** Whether each is done, as far as the program can see; what was confirmed counts as well. */
export function openingOf(facts: OpeningFacts, confirmed: ReadonlySet<string>): { item: OpeningItem; done: boolean }[] {
  const done: Record<OpeningItem, boolean> = {
    demo: !facts.demo,
    owner: Boolean(facts.owner?.name),
    contact: Boolean(facts.owner?.email && facts.owner.phone),
    address: facts.publicUrl?.startsWith('https://') ?? false,
    mail: facts.mailConfigured && facts.mailSent,
    payment: facts.realProvider,
    delivery: facts.someDeliver,
    commission: facts.commissionSet || confirmed.has('commission'),
    vat: confirmed.has('vat'),
    terms: confirmed.has('terms'),
    guarantee: facts.guaranteeComplete,
    secondFactor: facts.ownersWithoutFactor === 0,
    backup: facts.backupAge !== null && facts.backupAge < WEEK,
  }
  return OPENING_ITEMS.map((item) => ({ item, done: done[item] }))
}
