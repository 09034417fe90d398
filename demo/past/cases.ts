import { must } from '../../src/values/must.ts'
import type { CaseMove, CaseStory } from './case-stories.ts'
import { asSeller, later, type Past, type Sold } from './story.ts'

type Case = { caseId: number; lines: { itemId: number; quantity: number; worth: number }[] }

/** The buyer sends the first line back or complains of it, and each party does its part. */
export async function openCase(world: Past, sold: Sold, story: CaseStory): Promise<void> {
  const { past } = world
  const { key, placed, planned } = sold
  const { orders } = await past.ask('GET /api/purchases/{key}/returns', { params: { key } })
  const order = orders.find(({ number }: { number: string }) => number === placed.number)
  const line = must(order?.lines[0], `a line of order ${placed.number}`)
  const { firstName, lastName, email } = planned.customer
  const { kind, words, wish, wishAmount = null } = story
  const asked = {
    ...{ name: `${firstName} ${lastName}`, email, words },
    lines: [{ itemId: line.itemId, quantity: line.free }],
    ...(kind !== 'withdrawal' && { kind }),
    ...(kind === 'claim' && { wish, wishAmount }),
  }
  const params = { key, number: placed.number }
  const where = kind === 'withdrawal' ? 'withdrawal' : 'returns'
  const opened = await past.ask(`POST /api/purchases/{key}/orders/{number}/${where}`, { params, body: asked })
  goOn(world, sold, { caseId: opened.id, lines: opened.lines }, story.moves)
}

function goOn(world: Past, sold: Sold, one: Case, [move, ...rest]: readonly CaseMove[]): void {
  if (!move) return
  const hours = move.step === 'silence' ? 18 * 24 : world.luck.int(8, 26)
  later(world, hours, async () => {
    await take(world, sold, one, move)
    goOn(world, sold, one, rest)
  })
}

async function take({ past, operator, luck }: Past, { key, order }: Sold, { caseId, lines }: Case, move: CaseMove) {
  const buyer = (verb: string, body?: object) =>
    past.ask(`POST /api/purchases/{key}/cases/{caseId}/${verb}`, { params: { key, caseId }, body })
  const { merchant } = order
  const seller = (verb: string, body?: object) => {
    const params = { id: merchant.companyId, caseId }
    return past.ask(`POST /api/companies/{id}/returns/{caseId}/${verb}`, { params, body }, asSeller(merchant))
  }
  const admin = (verb: string, body: object) =>
    past.ask(`POST /api/admin/disputes/{caseId}/${verb}`, { params: { caseId }, body }, { actor: operator })
  switch (move.step) {
    case 'silence':
      return undefined
    case 'sent':
      return buyer('sent', { carrier: luck.pick(['InPost', 'DPD', 'GLS']), trackingNumber: String(luck.int(1e9, 9e9)) })
    case 'cancel':
      return buyer('cancel')
    case 'receive':
      return seller('receive', { lines: lines.map((line) => found(line, move.deduction ?? 0)) })
    case 'accept':
      return seller('accept', { remedy: move.remedy, amount: move.amount ?? null, words: 'Przepraszamy za kłopot.' })
    case 'reject':
      return seller('reject', { words: move.words })
    case 'dispute':
      return buyer('dispute', { words: move.words })
    case 'sellerDisputes':
      return seller('dispute', { words: move.words })
    case 'buyerSays':
      return buyer('statements', { words: move.words })
    case 'sellerSays':
      return seller('statements', { words: move.words })
    case 'operatorSays':
      return admin('statements', { words: move.words })
    case 'decide': {
      const isAll = move.for === 'buyer' && { amount: move.amount ?? null }
      return admin('decision', { outcome: move.for, words: move.words, ...isAll })
    }
    default:
      return seller(move.step)
  }
}

function found({ itemId, quantity, worth }: Case['lines'][number], wanted: number) {
  const deduction = Math.min(wanted, Math.floor(worth / 3))
  return {
    ...{ itemId, received: quantity, sellable: deduction > 0 ? 0 : quantity, deduction },
    condition: deduction > 0 ? 'worse' : 'asDescribed',
    reason: deduction > 0 ? 'Ślady używania ponad zwykłe sprawdzenie: zarysowana pokrywa.' : null,
  }
}
