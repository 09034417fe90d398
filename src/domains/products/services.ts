import { productsService } from './http.ts'
import { offersService } from './offers/http.ts'
import { pickupService } from './pickup/http.ts'
import { offerSafetyService } from './safety/http.ts'

/** Products as everybody sees them and as their sellers work on them, their safety, and where they can be collected. */
export const productServices = [productsService, offersService, offerSafetyService, pickupService] as const
