import { invalidateTags } from '../../../platform/cache/invalidation.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure, invalidField } from '../../../values/failure.ts'
import { insidePath } from '../../../values/inside-path.ts'
import { splitLocalePath } from '../../../values/locale.ts'
import { readVertical } from '../../../verticals/index.ts'
import { recordAudit } from '../../audit/index.ts'
import { readCategories } from '../../categories/index.ts'
import type { StartBlock } from './contract.ts'
import { isRepeated, kindsFor } from './rules/start-blocks.ts'
import { insertVersion } from './store.ts'

/** What keeps the start page in memories carries it. */
export const START_PAGE_TAG = 'start-page'

/** Saves a further version, on record; every page shows it at once. Whoever saw an older one is told: `changed_meanwhile`. */
export async function saveStartPage(
  deps: Deps,
  actor: Actor | undefined,
  { version, blocks }: { version: number; blocks: readonly StartBlock[] },
): Promise<void> {
  const { userId: by } = requireOperator(actor)
  const checked = await checkBlocks(deps, blocks)
  await deps.db.transaction().execute(async (db) => {
    if (!(await insertVersion(db, version, { blocks: checked, by, at: deps.now() })))
      throw new Failure('conflict', 'changed_meanwhile')
    await recordAudit(
      { ...deps, db },
      {
        ...{ actorId: by, action: 'startPageChanged', subjectKind: 'market', subjectId: 'startPage' },
        detail: { version: version + 1 },
      },
    )
    await invalidateTags(db, [START_PAGE_TAG])
  })
}

/** Refuses by its field what the contract alone cannot know, and writes links as the market does. */
async function checkBlocks(deps: Deps, blocks: readonly StartBlock[]): Promise<StartBlock[]> {
  const kinds = kindsFor((await readVertical(deps.config.vertical)).used)
  const slugs = new Set((await readCategories(deps)).map(({ slug }) => slug))
  return blocks.map((block, at) => {
    const { kind } = block
    if (!kinds.includes(kind)) throw invalidField(`blocks.${at}.kind`, 'block_of_other_trade')
    if (!isRepeated(kind) && blocks.findIndex((one) => one.kind === kind) < at)
      throw invalidField(`blocks.${at}.kind`, 'block_twice')
    if (block.kind === 'offers' && !slugs.has(block.category))
      throw invalidField(`blocks.${at}.category`, 'category_not_found')
    if (block.kind !== 'text' || !block.link) return block
    const path = insidePath(block.link.to)
    if (path === undefined) throw invalidField(`blocks.${at}.link.to`, 'link_not_inside')
    // Each page leads on in its own language.
    return { ...block, link: { ...block.link, to: withoutLanguage(path) } }
  })
}

function withoutLanguage(path: string): string {
  const [at = '/', query] = path.split('?', 2)
  const { rest } = splitLocalePath(at)
  return query === undefined ? rest : `${rest}?${query}`
}
