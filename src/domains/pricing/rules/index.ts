export type { PricePoint } from './lowest-price.ts'
