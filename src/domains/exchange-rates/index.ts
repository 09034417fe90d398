export { exchangeRatesService } from './http.ts'
