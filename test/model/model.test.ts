import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { runModel } from './run-model.ts'

/** Of the whole test; a step is a request, or some, and a look at everything. */
const STEPS = Number(process.env.MODEL_STEPS ?? 10_000)
/** `MODEL_SEED=… MODEL_STEPS=1 npx vitest run test/model/model.test.ts` lives through one world again. */
const SEED = Number(process.env.MODEL_SEED ?? randomInt(2 ** 31))

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
