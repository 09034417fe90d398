import type { CarrierDescriptor, Way } from '../carriers/descriptor.ts'
import { CARRIERS, SHIPPING } from '../carriers/list.ts'

export type Carrier = keyof typeof CARRIERS
type Shipping = keyof typeof SHIPPING
type CarriersMethod = {
  [C in Shipping]: `${C}_${keyof (typeof SHIPPING)[C]['ways'] & string}`
}[Shipping]
/** A way of delivery that a buyer can choose: those of the carriers, and collecting in one of the seller's shops. */
export type DeliveryMethod = CarriersMethod | 'store_pickup'
type MethodTo<Place extends Way['to']> = {
  [C in Shipping]: {
    [W in keyof (typeof SHIPPING)[C]['ways'] & string]: (typeof SHIPPING)[C]['ways'][W] extends { to: Place }
      ? `${C}_${W}`
      : never
  }[keyof (typeof SHIPPING)[C]['ways'] & string]
}[Shipping]
/** A way to one of the carrier's points. */
export type PointMethod = MethodTo<'counter' | 'locker'>

export const CARRIER_NAMES = Object.keys(CARRIERS) as readonly Carrier[]
export const KNOWN_CARRIERS: Readonly<Record<Carrier, CarrierDescriptor>> = CARRIERS

const ways = new Map(
  (Object.entries(SHIPPING) as [Shipping, CarrierDescriptor][]).flatMap(([carrier, { ways: own }]) =>
    Object.entries(own).map(([name, way]) => [`${carrier}_${name}` as DeliveryMethod, { carrier, ...way }] as const),
  ),
)
const methodsThat = (fits: (way: Way) => boolean) =>
  [...ways].flatMap(([method, way]): DeliveryMethod[] => (fits(way) ? [method] : []))

export const DELIVERY_METHODS: readonly DeliveryMethod[] = [...ways.keys(), 'store_pickup']
/** Ways of the carriers: all but collecting. */
export const CARRIED_METHODS = [...ways.keys()] as readonly CarriersMethod[]
/** Methods with cash on delivery (B09). */
export const COD_METHODS: readonly DeliveryMethod[] = methodsThat(({ cashOnDelivery }) => cashOnDelivery)
/** Methods that need a pickup point of the carrier. */
export const POINT_METHODS = methodsThat(({ to }) => to !== 'address') as readonly PointMethod[]

export const needsPoint = (method: DeliveryMethod): method is PointMethod =>
  (POINT_METHODS as readonly DeliveryMethod[]).includes(method)
/** Only what a courier brings home needs an address. */
export const needsAddress = (method: DeliveryMethod) => ways.get(method)?.to === 'address'
export const isLocker = (method: DeliveryMethod) => ways.get(method)?.to === 'locker'

/** Countries besides Poland that a way goes to. */
export const reachOf = (method: DeliveryMethod): readonly string[] => ways.get(method)?.abroad ?? []

/** The largest parcel of a way; undefined where nothing is packed. */
export const limitsOf = (method: DeliveryMethod): Way['limits'] | undefined => ways.get(method)?.limits
/** How long a way takes unless the seller says otherwise; what is collected in a shop waits there. */
export const transitOf = (method: DeliveryMethod): Way['transit'] => ways.get(method)?.transit ?? { days: 0, late: 0 }

/** The carrier of a way of delivery, as the form proposes it. */
export const carrierOf = (method: DeliveryMethod): Carrier => ways.get(method)?.carrier ?? 'other'
