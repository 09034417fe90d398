/** What a shop registers, in Przelewy24's own words; grosze. */
export type Registered = {
  merchantId: number
  posId: number
  sessionId: string
  amount: number
  currency: string
  description: string
  language: string
  urlReturn: string
  urlStatus?: string
}
/** 1 completed · 2 pending · 3 awaiting · 4 rejected */
type FakeP24Refund = { requestId: string; refundsUuid: string; amount: number; status: number; urlStatus?: string }
export type FakeTransaction = Registered & {
  token: string
  orderId: number
  /** 0 nothing · 1 paid, not verified · 2 paid · 3 given back */
  status: number
  /** What the buyer paid, grosze. */
  paid: number
  verifications: number
  refunds: FakeP24Refund[]
}
