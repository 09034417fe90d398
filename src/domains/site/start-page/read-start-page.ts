import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure } from '../../../values/failure.ts'
import { readVertical } from '../../../verticals/index.ts'
import { type StartBlock, type StartPage, startBlock } from './contract.ts'
import { builtInBlocks } from './rules/built-in-blocks.ts'
import { kindsFor } from './rules/start-blocks.ts'
import { findNewest, findVersion, findVersions } from './store.ts'

const PAGE = 20

const isUsed = async (deps: Deps) => (await readVertical(deps.config.vertical)).used

/** What everybody sees of the start page, in its order. */
export async function readShownPage(deps: Deps): Promise<{ version: number; blocks: StartBlock[] }> {
  const { version, blocks } = await readNewest(deps, await isUsed(deps))
  return { version, blocks: blocks.filter(({ hidden }) => !hidden) }
}

/** For the operator: all blocks, hidden ones too, and what was saved before. */
export async function readStartPage(deps: Deps, actor: Actor | undefined, before?: number): Promise<StartPage> {
  requireOperator(actor)
  const used = await isUsed(deps)
  const found = await findVersions(deps.db, before ?? null, PAGE + 1)
  const versions = found.slice(0, PAGE)
  return {
    ...(await readNewest(deps, used)),
    builtIn: builtInBlocks(used),
    kinds: kindsFor(used),
    versions: versions.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
    next: found.length > PAGE ? (versions.at(-1)?.version ?? null) : null,
  }
}

/** An earlier version; 0: what the market comes with. Throws `start_page_version_not_found`. */
export async function readPageVersion(deps: Deps, actor: Actor | undefined, version: number) {
  requireOperator(actor)
  const used = await isUsed(deps)
  if (version === 0) return { version, blocks: builtInBlocks(used) }
  const blocks = await findVersion(deps.db, version)
  if (blocks === undefined) throw new Failure('notFound', 'start_page_version_not_found')
  return { version, blocks: usable(blocks, used) }
}

async function readNewest(deps: Deps, used: boolean): Promise<{ version: number; blocks: StartBlock[] }> {
  const newest = await findNewest(deps.db)
  if (!newest) return { version: 0, blocks: builtInBlocks(used) }
  return { version: newest.version, blocks: usable(newest.blocks, used) }
}

/** What a program of another version or a market of another trade has saved is left out where this one cannot show it. */
function usable(stored: unknown, used: boolean): StartBlock[] {
  const kinds = kindsFor(used)
  return (Array.isArray(stored) ? stored : []).flatMap((one) => {
    const { data } = startBlock.safeParse(one)
    return data && kinds.includes(data.kind) ? [data] : []
  })
}
