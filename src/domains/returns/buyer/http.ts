import type { Deps } from '../../../platform/deps.ts'
import { FileAnswer, service } from '../../../platform/http/service.ts'
import { openCase } from '../open-case.ts'
import { readCase } from '../show-case.ts'
import { askOperator } from '../steps/dispute.ts'
import { sendGoods } from '../steps/send.ts'
import { speak } from '../steps/speak.ts'
import { takeStep } from '../take-step.ts'
import { buyerReturnsContract } from './contract.ts'
import { readOwnReturnable, readReturnable } from './read-returnable.ts'
import { drawWithdrawalForm } from './withdrawal-form.ts'

const buyer = { by: 'buyer', byUser: null } as const

/** For whoever knows the key of the purchase, which is the link to the order page: guests and accounts alike. */
export const buyerReturnsService = (deps: Deps) =>
  service(buyerReturnsContract, {
    'GET /api/account/returnable': ({ query }, { actor, locale }) =>
      readOwnReturnable(deps, actor, query.orders.split(','), locale),
    'GET /api/purchases/{key}/returns': ({ params }, call) => readReturnable(deps, params.key, call.locale),
    'GET /api/purchases/{key}/orders/{number}/withdrawal-form': async ({ params, query }, call) => {
      const { name, bytes } = await drawWithdrawalForm(deps, params, query.locale ?? call.locale)
      return new FileAnswer(bytes, 'application/pdf', name)
    },
    'POST /api/purchases/{key}/orders/{number}/withdrawal': async ({ params, body }) => {
      const caseId = await openCase(deps, params, { ...body, kind: 'withdrawal' })
      return readCase(deps, { caseId, key: params.key }, 'buyer')
    },
    'POST /api/purchases/{key}/orders/{number}/returns': async ({ params, body }) => {
      const caseId = await openCase(deps, params, body)
      return readCase(deps, { caseId, key: params.key }, 'buyer')
    },
    'GET /api/purchases/{key}/cases/{caseId}': ({ params }) => readCase(deps, params, 'buyer'),
    'POST /api/purchases/{key}/cases/{caseId}/cancel': async ({ params }) => {
      await takeStep(deps, params, { ...buyer, step: 'cancel' })
      return readCase(deps, params, 'buyer')
    },
    'POST /api/purchases/{key}/cases/{caseId}/sent': async ({ params, body }) => {
      await sendGoods(deps, params, body)
      return readCase(deps, params, 'buyer')
    },
    'POST /api/purchases/{key}/cases/{caseId}/dispute': async ({ params, body }) => {
      await askOperator(deps, params, buyer, body)
      return readCase(deps, params, 'buyer')
    },
    'POST /api/purchases/{key}/cases/{caseId}/statements': async ({ params, body }) => {
      await speak(deps, params, buyer, body)
      return readCase(deps, params, 'buyer')
    },
  })
