import type { Contract } from '../../../../values/endpoint.ts'
import { chargebacksContract } from '../../../chargebacks/contract.ts'
import { paymentDataContract } from '../../../checkout/payment-data/contract.ts'
import { commissionContract } from '../../../commission/contract.ts'
import { paymentAlarmsContract } from '../../../payments/alarms/contract.ts'
import { payoutsContract } from '../../../payouts/contract.ts'
import { file } from '../contract.ts'

/** Lists about money as files. */
export const moneyFilesContract = {
  'GET /api/admin/payment-export': file(
    'money',
    'Payments',
    paymentDataContract['GET /api/admin/payments'].query.omit({ after: true }),
  ),
  'GET /api/admin/payment-alarm-export': file(
    'money',
    'Payments that need a person',
    paymentAlarmsContract['GET /api/admin/payment-alarms'].query.omit({ before: true }),
  ),
  'GET /api/admin/chargeback-export': file(
    'money',
    'Chargebacks',
    chargebacksContract['GET /api/admin/chargebacks'].query.omit({ after: true }),
  ),
  'GET /api/admin/payout-batch-export': file(
    'money',
    'Batches of payouts',
    payoutsContract['GET /api/admin/payout-batches'].query.omit({ before: true }),
  ),
  'GET /api/admin/commission-rule-export': file(
    'money',
    'Rules of commission for categories, or those for companies,',
    commissionContract['GET /api/admin/commission/rules'].query.omit({ after: true }),
  ),
} as const satisfies Contract
