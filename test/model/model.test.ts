import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { runModel } from './run-model.ts'

/** Of the whole test; a step is a request, or some, and a look at everything. */
const STEPS = Number(process.env.MODEL_STEPS ?? 10_000)
/**
 * The same lives in every run, so that a change is blamed for what it broke. `MODEL_SEED=new npx vitest run test/model/model.test.ts` lives through
 * others and looks for what nobody knows; `MODEL_SEED=… MODEL_STEPS=1` through one world again.
 */
const SEED = process.env.MODEL_SEED === 'new' ? randomInt(2 ** 31) : Number(process.env.MODEL_SEED ?? 20_261_123)

test(`a market lives through ${STEPS} steps of buyers, sellers, providers and time`, {
  timeout: 1_800_000,
}, async () => {
  process.stdout.write(`\nmodel: seed ${SEED}\n`)
  for (let steps = 0, round = 0; steps < STEPS; round++) {
    const run = await runModel(SEED + round)
    expect(run.failure, `MODEL_SEED=${SEED + round} MODEL_STEPS=1 replays it`).toBeUndefined()
    steps += run.steps
  }
})
