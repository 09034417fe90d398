export { chargebacksService } from './http.ts'
export { chargebacksJobs } from './jobs.ts'
export { settleChargeback } from './settle-chargeback.ts'
export { readBorne, verifyChargebacks } from './verify-chargebacks.ts'
