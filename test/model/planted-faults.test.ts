import { beforeAll, expect, test } from 'vitest'
import { FAULTS, plant, watchStatements } from './faults.ts'
import { runModel } from './run-model.ts'

/** Worlds that are lived through until a fault has to be found. */
const WORLDS = 6
/** The same for all, so that what is found today is found tomorrow. */
const SEED = 20_261_123

beforeAll(watchStatements)

test.each(FAULTS)('the model finds: $what', { timeout: 900_000 }, async (fault) => {
  const pull = plant(fault)
  let found: string | undefined
  for (let world = 0; world < WORLDS && !found; world++) found = (await runModel(SEED + world)).failure?.message
  expect(pull(), 'the fault was met').toBeGreaterThan(0)
  process.stdout.write(`\n${fault.what}: ${found?.slice(0, 300)}\n`)
  expect(found, 'the fault was found').toBeDefined()
})
