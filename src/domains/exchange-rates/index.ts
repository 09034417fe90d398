export { exchangeRatesService } from './http.ts'
export { currentTable, readRateOn, readUsableRates } from './read-rates.ts'
