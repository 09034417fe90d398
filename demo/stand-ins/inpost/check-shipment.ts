type Problem = { error: string; message: string; details: unknown }
type Body = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const within = (value: unknown): Body => (value !== null && typeof value === 'object' ? (value as Body) : {})

/** What ShipX finds wrong with a shipment, by field; undefined: it takes it. `points`: those it knows, null for all. */
export function wrongOf(body: Body, points: ReadonlySet<string> | null): Problem | undefined {
  const details: Body = {}
  const receiver = within(body.receiver)
  const attributes = within(body.custom_attributes)
  const service = text(body.service)
  const packages = Array.isArray(body.parcels) ? (body.parcels as Body[]) : []
  const isLocker = service.startsWith('inpost_locker')
  const wrong: Body = {}
  if (!/^\d{9}$/.test(text(receiver.phone))) wrong.phone = ['invalid']
  if (isLocker && !text(receiver.email).includes('@')) wrong.email = ['required']
  if (!isLocker) {
    const address = within(receiver.address)
    if (!/^\d{2}-\d{3}$/.test(text(address.post_code))) wrong.address = [{ post_code: ['invalid'] }]
    else if (!text(address.street) || !text(address.city)) wrong.address = [{ street: ['required'] }]
    if (!text(receiver.first_name) && !text(receiver.company_name)) wrong.first_name = ['required']
    if (!within(body.insurance).amount) details.insurance = ['required']
  }
  if (Object.keys(wrong).length > 0) details.receiver = [wrong]
  const reference = text(body.reference)
  if (reference && (reference.length < 3 || reference.length > 100)) details.reference = ['invalid']
  if (isLocker && points && !points.has(text(attributes.target_point)))
    details.custom_attributes = [{ target_point: ['does_not_exist'] }]
  if (isLocker && attributes.sending_method === 'dispatch_order' && attributes.dropoff_point) {
    details.custom_attributes = [{ sending_method: ['not_allowed'] }]
  }
  if (packages.length === 0 || (isLocker && packages.length > 1)) details.parcels = ['invalid_number']
  if (isLocker && packages.some((one) => !['small', 'medium', 'large'].includes(text(one.template))))
    details.parcels = ['invalid_template']
  if (!isLocker && packages.some((one) => !within(one.dimensions).length || !within(one.weight).amount))
    details.parcels = ['dimensions_required']
  if (Object.keys(details).length === 0) return undefined
  return {
    error: 'validation_failed',
    message: 'There are some validation errors. Check details object for more info.',
    details,
  }
}
