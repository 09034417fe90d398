export const ATTENTION = [
  'parcelsInTrouble',
  'companyDraft',
  'companyWaiting',
  'companyRejected',
  'companySuspended',
  'companyEnded',
  'requirementsMissing',
  'deliveryMissing',
  'pickupWithoutShop',
  'draftsWaiting',
] as const
export type Attention = (typeof ATTENTION)[number]

export type Evidence = {
  status: 'draft' | 'submitted' | 'approved' | 'rejected' | 'suspended' | 'ended'
  /** Requirements of the operator that are not met. */
  missing: number
  /** Ways of delivery that are switched on. */
  methods: readonly string[]
  shops: number
  /** Orders under way that something keeps from going on which the company can see to. */
  troubled: number
  drafts: number
}

/** What keeps a company from selling, or waits for it; the gravest first. `count` where there may be several. */
export function attentionOf({
  status,
  missing,
  methods,
  shops,
  troubled,
  drafts,
}: Evidence): { kind: Attention; count: number }[] {
  const items: [Attention, number][] = [
    ['parcelsInTrouble', troubled],
    ['companyDraft', Number(status === 'draft')],
    ['companyWaiting', Number(status === 'submitted')],
    ['companyRejected', Number(status === 'rejected')],
    ['companySuspended', Number(status === 'suspended')],
    ['companyEnded', Number(status === 'ended')],
    ['requirementsMissing', missing],
    ['deliveryMissing', Number(methods.length === 0)],
    ['pickupWithoutShop', Number(methods.includes('store_pickup') && shops === 0)],
    ['draftsWaiting', drafts],
  ]
  return items.filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count }))
}
