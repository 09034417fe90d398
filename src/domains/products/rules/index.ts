export { checkOffer, GRADES_OF, type OfferToCheck } from './check-offer.ts'
export {
  eachFact,
  FACT_NAMES,
  FACTS,
  type FactName,
  type Facts,
  isWhole,
  type WholeFact,
} from './facts.ts'
export type { NewProduct, NewVersion, ProductToInsert } from './new-product.ts'
export { mayBecome } from './offer-status.ts'
export { photosFirst } from './pictures.ts'
export { fitReport, type StoredReport } from './report.ts'
export { TEXT_NAMES, TEXTS_MOST, type TextName } from './texts.ts'
