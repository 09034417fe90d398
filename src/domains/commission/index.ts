export { commissionService } from './http.ts'
export { readCommissionRates } from './read-rates.ts'
export { commissionOf } from './rules/commission-of.ts'
export { serviceVat } from './rules/service-vat.ts'
