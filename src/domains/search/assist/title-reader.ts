import { remember } from '../../../platform/cache/remember.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { TitleReader } from '../../product-sync/index.ts'
import { type Knowledge, readKnowledge } from '../memory.ts'
import { proposeAttributes } from './propose-attributes.ts'
import { readTitle } from './read-title.ts'

const remembered = remember(30_000, readKnowledge)

/** Reads titles of many offers as the form reads one, without looking for offers alike. */
export async function titleReader(deps: Deps): Promise<TitleReader> {
  const known: Knowledge = await remembered.get(deps)
  return (title, categoryId) => {
    const { reading, ...said } = readTitle(known, title, 'pl-PL', categoryId)
    const category = categoryId ?? said.categoryId
    const schema = category === null ? [] : (known.categories.get(category)?.attributes ?? [])
    const attributes = proposeAttributes(said.own, reading.filters, schema, [])
    return {
      ...{ categoryId: said.categoryId, brand: said.brand, state: said.state, grade: said.grade },
      batteryHealth: said.batteryHealth,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value])),
    }
  }
}
