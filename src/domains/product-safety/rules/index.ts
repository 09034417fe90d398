export type { Energy } from './energy.ts'
export { isSpared, LACKS, type SafetyLack } from './trader.ts'
