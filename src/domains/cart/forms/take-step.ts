import type { Deps } from '../../../platform/deps.ts'
import { needsPoint } from '../../shipping/contract.ts'
import { addLine, removeLine, setQuantity } from '../change-lines.ts'
import { chooseCountry } from '../choose-country.ts'
import { chooseDelivery } from '../choose-delivery.ts'
import type { CartStep } from './steps.ts'

type Delivery = Extract<CartStep, { step: 'delivery' }>

type Own = { key: string; step: CartStep; address: string }

/** Does what a plain form asked for, by the verbs of the API; returns where on the page of the cart to go on, as the end of its address. */
export async function takeStep(deps: Deps, { key, step, address }: Own): Promise<string> {
  switch (step.step) {
    case 'add': {
      const versionId = step.choice ?? step.version
      await addLine(deps, key, { versionId, quantity: step.quantity })
      return `?added=${versionId}`
    }
    case 'quantity':
      await setQuantity(deps, key, { versionId: step.version, quantity: step.quantity })
      return `#line-${step.version}`
    case 'remove':
      await removeLine(deps, key, step.version)
      return ''
    case 'country':
      await chooseCountry(deps, key, { country: step.country, address })
      return ''
    case 'delivery':
      return takeDelivery(deps, key, step)
  }
}

async function takeDelivery(deps: Deps, key: string, { company, way, point, kept }: Delivery): Promise<string> {
  const [keptMethod, keptPoint] = kept?.split(' ') ?? []
  const pickupPoint = point || (keptMethod === way.method && keptPoint) || null
  // Nothing to keep yet: the page asks for the point next.
  if (needsPoint(way.method) && !pickupPoint) {
    const asked = way.cashOnDelivery ? `${way.method}.cod` : way.method
    return `?pick=${company}&way=${asked}#pick-${company}`
  }
  await chooseDelivery(deps, key, {
    companyId: company,
    ...way,
    pickupPoint: needsPoint(way.method) ? pickupPoint : null,
  })
  return `#delivery-${company}`
}
