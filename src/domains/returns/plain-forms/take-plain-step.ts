import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { disputeBody, sentBody } from '../buyer/contract.ts'
import { saidBody } from '../contract.ts'
import { askOperator } from '../steps/dispute.ts'
import { sendGoods } from '../steps/send.ts'
import { speak } from '../steps/speak.ts'
import { takeStep } from '../take-step.ts'
import type { Sent } from './read-form.ts'

const step = z.discriminatedUnion('step', [
  z.object({ step: z.literal('cancel') }),
  z.object({ step: z.literal('sent'), ...sentBody.shape }),
  z.object({ step: z.literal('dispute'), ...disputeBody.shape }),
  z.object({ step: z.literal('say'), ...saidBody(1).shape }),
])
const buyer = { by: 'buyer', byUser: null } as const

/** What the buyer does on the page of a case; false where its fields are not filled in as they have to be. */
export async function takePlainStep(deps: Deps, name: { key: string; caseId: number }, sent: Sent): Promise<boolean> {
  const { data } = step.safeParse(sent)
  if (!data) return false
  if (data.step === 'cancel') await takeStep(deps, name, { ...buyer, step: 'cancel' })
  else if (data.step === 'sent') await sendGoods(deps, name, data)
  else if (data.step === 'dispute') await askOperator(deps, name, buyer, data)
  else await speak(deps, name, buyer, data)
  return true
}
