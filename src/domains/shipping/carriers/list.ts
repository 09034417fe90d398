import type { CarrierDescriptor } from './descriptor.ts'
import { dpd } from './dpd/descriptor.ts'
import { gls } from './gls/descriptor.ts'
import { inpost } from './inpost/descriptor.ts'
import { TRACKED } from './tracked.ts'

/** Carriers that buyers can choose, in the order in which their ways are shown. */
export const SHIPPING = { dpd, gls, inpost } as const

/** All that bring parcels, in the order in which sellers are asked. */
export const CARRIERS = { inpost, dpd, gls, ...TRACKED } as const satisfies Record<
  keyof typeof SHIPPING | keyof typeof TRACKED,
  CarrierDescriptor
>
