import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import { paymentAlarmsContract } from './contract.ts'
import { finishAlarm, listAlarms } from './list-alarms.ts'

/** Payments that need a person. */
export const paymentAlarmsService = (deps: Deps) =>
  service(paymentAlarmsContract, {
    'GET /api/admin/payment-alarms': ({ query }, { actor }) => listAlarms(deps, actor, query),
    'POST /api/admin/payment-alarms/{id}/done': ({ params, body }, { actor }) =>
      finishAlarm(deps, actor, params.id, body.note),
  })
