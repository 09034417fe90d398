export { type EnergyStanding, energyStandings } from './energy-label.ts'
export {
  type Answering,
  findAnswering,
  findUnsafe,
  ownWarning,
  readCategoryWarnings,
} from './find-answering.ts'
export { enterBrands } from './first-brands.ts'
export { claimsOf, findUnproved, type Words } from './green-claims.ts'
export { productSafetyService } from './http.ts'
export { listBrands } from './read-brands.ts'
export { SAFETY_TAG } from './save-brand.ts'
export { saveOfferSafety } from './store/warnings.ts'
