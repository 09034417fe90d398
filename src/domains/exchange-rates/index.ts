export { exchangeRatesService } from './http.ts'
export { readUsableRates } from './read-rates.ts'
