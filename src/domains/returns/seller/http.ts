import type { Deps } from '../../../platform/deps.ts'
import { service } from '../../../platform/http/service.ts'
import type { Actor } from '../../../values/actor.ts'
import { requireMember } from '../../companies/index.ts'
import type { CaseView } from '../contract.ts'
import { countWaiting, listSellerCases } from '../lists.ts'
import { readPolicy, savePolicy } from '../policies.ts'
import { readCase } from '../show-case.ts'
import { askOperator } from '../steps/dispute.ts'
import {
  acceptClaim,
  giveLinesBack,
  nameExchanged,
  receiveGoods,
  repairGoods,
  replaceGoods,
} from '../steps/of-goods.ts'
import { speak } from '../steps/speak.ts'
import { type CaseName, takeStep } from '../take-step.ts'
import { sellerReturnsContract } from './contract.ts'

type Named = { id: number; caseId: number }
type Member = { by: 'seller'; byUser: string | null }

/** For members of the seller: who may ship checks what came, who may refund decides about money. */
export const sellerReturnsService = (deps: Deps) => {
  const act = async (
    actor: Actor | undefined,
    { id, caseId }: Named,
    action: 'orders.ship' | 'orders.refund' | 'orders.cancel',
    run: (name: CaseName, member: Member) => Promise<void>,
  ): Promise<CaseView> => {
    const { byUser } = requireMember(deps, actor, id, action)
    const name = { caseId, companyId: id }
    await run(name, { by: 'seller', byUser })
    return readCase(deps, name, 'seller')
  }
  return service(sellerReturnsContract, {
    'GET /api/companies/{id}/returns': ({ params: { id }, query }, { actor }) => {
      requireMember(deps, actor, id, 'orders.view')
      return listSellerCases(deps, id, query)
    },
    'GET /api/companies/{id}/returns-waiting': ({ params: { id } }, { actor }) => {
      requireMember(deps, actor, id, 'orders.view')
      return countWaiting(deps, id)
    },
    'GET /api/companies/{id}/returns/{caseId}': ({ params: { id, caseId } }, { actor }) => {
      requireMember(deps, actor, id, 'orders.view')
      return readCase(deps, { caseId, companyId: id }, 'seller')
    },
    'POST /api/companies/{id}/returns/{caseId}/accept': ({ params, body }, { actor }) =>
      act(actor, params, 'orders.refund', (name, member) =>
        acceptClaim(deps, name, member, { ...body, words: body.words || null }),
      ),
    'POST /api/companies/{id}/returns/{caseId}/reject': ({ params, body }, { actor }) =>
      act(actor, params, 'orders.cancel', (name, member) =>
        takeStep(deps, name, { ...member, step: 'reject', ...body }),
      ),
    'POST /api/companies/{id}/returns/{caseId}/receive': ({ params, body }, { actor }) =>
      act(actor, params, 'orders.ship', (name, member) => receiveGoods(deps, name, member, body.lines)),
    'POST /api/companies/{id}/returns/{caseId}/refund': ({ params }, { actor }) =>
      act(actor, params, 'orders.refund', (name, member) => giveLinesBack(deps, name, member)),
    'POST /api/companies/{id}/returns/{caseId}/replace': ({ params }, { actor }) =>
      act(actor, params, 'orders.ship', (name, member) => replaceGoods(deps, name, member)),
    'POST /api/companies/{id}/returns/{caseId}/units': ({ params, body }, { actor }) =>
      act(actor, params, 'orders.ship', (name) => nameExchanged(deps, name, body.items)),
    'POST /api/companies/{id}/returns/{caseId}/repair': ({ params }, { actor }) =>
      act(actor, params, 'orders.ship', (name, member) => repairGoods(deps, name, member)),
    'POST /api/companies/{id}/returns/{caseId}/dispute': ({ params, body }, { actor }) =>
      act(actor, params, 'orders.cancel', (name, member) => askOperator(deps, name, member, body)),
    'POST /api/companies/{id}/returns/{caseId}/statements': ({ params, body }, { actor }) =>
      act(actor, params, 'orders.cancel', (name, member) => speak(deps, name, member, body)),
    'GET /api/companies/{id}/return-policy': ({ params }) => readPolicy(deps, params.id),
    'PUT /api/companies/{id}/return-policy': ({ params, body }, { actor }) => savePolicy(deps, actor, params.id, body),
  })
}
