import fc from 'fast-check'
import { type Action, actions } from './actions.ts'
import { checkStep } from './invariants.ts'
import type { World } from './world.ts'

/** What is compared lies in the market's database and at its provider, and what a command leads to in `life.ts` and `cases.ts`: here it only counts. */
export type Model = { steps: number }

/** Actions at once, then a look at all that must hold. */
class Step implements fc.AsyncCommand<Model, World> {
  readonly #actions: readonly Action[]
  constructor(own: readonly Action[]) {
    this.#actions = own
  }
  check = () => true
  toString = () => this.#actions.map(({ text }) => text).join(' | ')
  async run(model: Model, world: World): Promise<void> {
    model.steps += 1
    world.isAlone = this.#actions.length === 1
    const ended = await Promise.allSettled(this.#actions.map(({ run }) => run(world)))
    const failed = ended.find((one) => one.status === 'rejected')
    if (failed) throw new Error(`in ${this}`, { cause: failed.reason })
    await checkStep(world).catch((error: unknown) => {
      throw new Error(`after ${this}`, { cause: error })
    })
  }
}

/** Mostly one thing after another; now and then two or three at once. */
export const commands: readonly fc.Arbitrary<Step>[] = [
  actions.map((one) => new Step([one])),
  actions.map((one) => new Step([one])),
  actions.map((one) => new Step([one])),
  fc.array(actions, { minLength: 2, maxLength: 3 }).map((several) => new Step(several)),
]
