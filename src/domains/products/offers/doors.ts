// What others ask of one offer: to read it as its seller does, and the operator's hand on it; and of all of a company.
export { findProductsOfCompany } from '../store/of-company.ts'
export { barOffer } from './bar-offer.ts'
export * from './read-offer.ts'
