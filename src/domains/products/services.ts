import { productsService } from './http.ts'
import { offersService } from './offers/http.ts'
import { pickupService } from './pickup/http.ts'
import { offerSafetyService } from './safety/http.ts'
import { sameModelService } from './same-model/http.ts'

/** Products as everybody sees them and as their sellers work on them, their safety, where they can be collected, and what else there is of a model. */
export const productServices = [
  productsService,
  offersService,
  offerSafetyService,
  pickupService,
  sameModelService,
] as const
