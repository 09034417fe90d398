import fc from 'fast-check'
import { commands, type Model } from './commands.ts'
import { checkEnd } from './invariants.ts'
import { openWorld } from './world.ts'

/** Commands of one run at most: beyond that the tables grow and each step takes longer. */
const LONGEST = 400

export type Run = { steps: number; failure?: { message: string; seed: number; path: string | null } }

/** One world, lived through once; where it fails, the seed and the path that replay it. With `shrink` the shortest way to the failure is looked for. */
export async function runModel(
  seed: number,
  { shrink = false, path }: { shrink?: boolean; path?: string } = {},
): Promise<Run> {
  let steps = 0
  const property = fc.asyncProperty(
    fc.commands([...commands], { maxCommands: LONGEST, size: 'max' }),
    async (lived) => {
      const world = await openWorld()
      const model: Model = { steps: 0 }
      try {
        await fc.asyncModelRun(() => ({ model, real: world }), lived)
        await checkEnd(world)
      } finally {
        steps += model.steps
        await world.close()
      }
    },
  )
  const result = await fc.check(property, { seed, numRuns: 1, endOnFailure: !shrink, ...(path && { path }) })
  if (!result.failed) return { steps }
  const error = result.errorInstance
  return { steps, failure: { message: messageOf(error), seed, path: result.counterexamplePath } }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}\n${messageOf(error.cause)}`
}
