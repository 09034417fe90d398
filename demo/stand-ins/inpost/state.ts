/** In ShipX's words; amounts in zloty as it writes them. */
export type FakePackage = {
  id: string
  template?: string
  dimensions?: unknown
  weight?: unknown
  tracking_number: string | null
}
type Offer = {
  id: number
  status: string
  rate: number | null
  currency: string
  expires_at: string
  service: { id: string }
}
export type FakeShipment = {
  id: number
  status: string
  service: string
  reference: string | null
  receiver: Record<string, unknown>
  sender: Record<string, unknown> | null
  parcels: FakePackage[]
  custom_attributes: Record<string, unknown>
  cod: unknown
  insurance: unknown
  tracking_number: string | null
  offers: Offer[]
  selected_offer: Offer | null
  transactions: { status: string }[]
  created_at: string
  /** When it began to travel, where a demo lets parcels do so. */
  begun_at?: string
}
export type FakeEvent = { status: string; agency: string | null; datetime: string }
export type FakeDispatch = { id: number; shipments: number[]; address: unknown; comment: string; status: string }
