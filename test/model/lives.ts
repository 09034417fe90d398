import fc from 'fast-check'
import type { Action } from './actions.ts'
import { CASES } from './cases.ts'
import { LIFE, type Verb } from './life.ts'
import { factsOf, recentOrders } from './order-facts.ts'
import { SHIPMENTS } from './shipments.ts'
import { THINGS } from './things.ts'

const VERBS = { ...LIFE, ...CASES, ...SHIPMENTS, ...THINGS } as const
type Name = keyof typeof VERBS

const NEW = ['confirmed', 'preparing']
const LEFT = ['shipped', 'delivered', 'partlyShipped']
/**
 * Ways that lead far, of an order that stands where they begin, if there is one: the end of one is seldom met by verbs that know nothing of each
 * other.
 */
const WAYS: readonly { from: readonly string[]; verbs: readonly Name[] }[] = [
  { from: NEW, verbs: ['begin', 'shipPart', 'shipRest'] },
  { from: NEW, verbs: ['shipPart', 'shipAgain', 'shipTooMuch'] },
  { from: NEW, verbs: ['shipPart', 'shipPart', 'deliver'] },
  { from: NEW, verbs: ['shipPart', 'giveUpRest', 'receive'] },
  { from: NEW, verbs: ['shipPart', 'withdrawRest', 'shipRest', 'withdraw'] },
  { from: NEW, verbs: ['shipPart', 'withdrawRest', 'withdrawRest', 'receive'] },
  { from: NEW, verbs: ['shipPart', 'claim', 'accept', 'giveUpRest'] },
  { from: NEW, verbs: ['cancelPiece', 'shipRest', 'receive'] },
  { from: NEW, verbs: ['begin', 'cancelPiece', 'shipPart', 'cancelPiece', 'shipRest'] },
  { from: NEW, verbs: ['cancelPiece', 'callOff'] },
  { from: NEW, verbs: ['begin', 'layOut', 'deliver'] },
  { from: NEW, verbs: ['begin', 'withdrawAll', 'shipRest'] },
  { from: NEW, verbs: ['begin', 'layOut', 'withdrawAll', 'withdrawAll'] },
  { from: NEW, verbs: ['shipRest', 'knownToArrive'] },
  { from: NEW, verbs: ['shipRest', 'deliver', 'withdraw'] },
  { from: NEW, verbs: ['label', 'label', 'shipLabel', 'carrierTells', 'carrierTells'] },
  { from: NEW, verbs: ['label', 'cancelLabel', 'label', 'retryLabel'] },
  { from: NEW, verbs: ['label', 'shipPart', 'shipLabel', 'lookUpLabel', 'cancelLabel'] },
  { from: NEW, verbs: ['shipTracked', 'shipTracked', 'carrierTells', 'carrierTells', 'carrierTells'] },
  { from: NEW, verbs: ['chooseUnits', 'shipRest', 'deliver', 'withdraw', 'takeBack', 'refund'] },
  { from: NEW, verbs: ['chooseUnits', 'cancelPiece', 'chooseUnits', 'shipPart'] },
  { from: NEW, verbs: ['chooseUnits', 'begin', 'withdrawAll'] },
  { from: LEFT, verbs: ['withdraw', 'takeBack', 'refund', 'withdraw'] },
  { from: LEFT, verbs: ['withdraw', 'send', 'takeBack', 'refund', 'buyerDisputes', 'forBuyer'] },
  { from: LEFT, verbs: ['claim', 'reject', 'buyerDisputes', 'forBuyer'] },
  { from: LEFT, verbs: ['claim', 'accept', 'send', 'takeBack', 'refund'] },
  { from: LEFT, verbs: ['claim', 'reduce', 'sellerDisputes', 'forSeller'] },
]
const names = Object.keys(VERBS) as Name[]
const single = fc.constantFrom(...names).map((name) => ({ from: [] as readonly string[], verbs: [name] }))

/** Somebody takes a step with an order that is alive, or several one after the other; each is compared with what the model expects. */
export const lives: fc.Arbitrary<Action> = fc
  .record({
    way: fc.oneof({ weight: 1, arbitrary: single }, { weight: 1, arbitrary: fc.constantFrom(...WAYS) }),
    order: fc.nat(999),
    at: fc.nat(999),
  })
  .map(({ way: { from, verbs }, order, at }) => ({
    text: `${verbs.join(', ')} (${at}) order ${order}`,
    async run(world) {
      const recent = await recentOrders(world)
      const fit = recent.filter(({ status }) => from.includes(status))
      const those = fit.length > 0 ? fit : recent
      const chosen = those[order % those.length]
      if (!chosen) return
      for (const [index, name] of verbs.entries()) {
        const one = index === 0 ? chosen : await factsOf(world, chosen.number)
        await (VERBS[name] as Verb)(world, one, at + index)
      }
    },
  }))
