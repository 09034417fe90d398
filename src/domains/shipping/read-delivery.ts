import type { Deps } from '../../platform/deps.ts'
import type { ParcelSize } from '../../values/parcel-size.ts'
import { readSellers } from '../companies/index.ts'
import { readArrivals } from './arrivals.ts'
import { priceForSize, sizedAreas } from './contract.ts'
import { readDeliveryPrices } from './delivery-prices.ts'
import { HOME_COUNTRY } from './rules/reach.ts'

const LONGEST = 60

type Asked = { id: number; size: ParcelSize; days?: number | undefined }

/** How one seller delivers, for pages that everybody gets the same. A day of arrival stays in no page longer than it is true. */
export async function readDelivery(
  deps: Deps,
  { id, size, days }: Asked,
  call: { cache: (info: { tags: string[]; maxAge: number }) => void },
) {
  const [prices = [], seller] = [(await readDeliveryPrices(deps, [id])).get(id), (await readSellers(deps, [id]))[0]]
  const { arrives, changesAt } = await readArrivals(deps)
  const seconds = Math.floor((changesAt - deps.now().getTime()) / 1000)
  call.cache({
    // What the operator says of dispatch and of usual days is in it, too.
    tags: [`company:${id}`, 'settings'],
    maxAge: days === undefined ? LONGEST : Math.max(0, Math.min(LONGEST, seconds)),
  })
  const holiday = seller?.holiday ?? null
  return {
    methods: prices.map((price) => {
      const when = { method: price.method, transitDays: price.transitDays, country: HOME_COUNTRY, holiday }
      const promised = days !== undefined && !holiday?.now
      return {
        ...priceForSize(price, size),
        areas: sizedAreas(price, size),
        arrives: promised ? arrives({ ...when, dispatchDays: days }) : null,
      }
    }),
  }
}
