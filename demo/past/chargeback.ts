import type { BankStory } from './bank-stories.ts'
import type { PlannedOrder } from './planned.ts'
import { asSeller, later, type Past } from './story.ts'

type Disputed = { page: string; story: BankStory; order: PlannedOrder; number: string }

/** The buyer's bank takes the money of a payment, seller and operator say what there is to say, and it decides. */
export function disputeLater(world: Past, hours: number, disputed: Disputed): void {
  const { past, operator } = world
  const { page, story, order, number } = disputed
  const params = { id: order.merchant.companyId, number }
  const idOf = async (): Promise<number | undefined> => {
    const path = 'GET /api/companies/{id}/orders/{number}/chargebacks'
    return (await past.ask(path, { params }, asSeller(order.merchant))).chargebacks[0]?.id
  }
  later(world, hours, () => past.press(page, 'dispute'))
  const { words, marked, decided } = story
  if (words !== null)
    later(world, hours + 7, async () => {
      const key = 'PUT /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/evidence'
      const about = { ...params, chargebackId: await idOf() }
      await past.ask(key, { params: about, body: { words } }, asSeller(order.merchant))
    })
  if (marked)
    later(world, hours + 26, async () => {
      const about = { id: await idOf() }
      await past.ask('POST /api/admin/chargebacks/{id}/mark', { params: about, body: marked }, { actor: operator })
    })
  if (decided) {
    const action = decided.for === 'seller' ? 'disputeWon' : 'disputeLost'
    later(world, hours + decided.after * 24, () => past.press(page, action))
  }
}
