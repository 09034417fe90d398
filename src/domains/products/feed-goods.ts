import type { Deps } from '../../platform/deps.ts'
import { DEFAULT_LOCALE, type Locale } from '../../values/locale.ts'
import { type DocumentSource, readDocumentSources } from './document-source.ts'
import { findDescriptions, findPublishedIds } from './store/products.ts'

/** A product as lists on other sites tell of it; `description` in the asked language, else in another one it is written in. */
export type FeedSource = DocumentSource & { description: string }

/** Published products of companies that sell, in id order after an id; `next`: where to go on, undefined at the end. */
export async function readFeedGoods(
  deps: Deps,
  { after, limit, locale }: { after: number; limit: number; locale: Locale },
): Promise<{ goods: FeedSource[]; next: number | undefined }> {
  const ids = await findPublishedIds(deps.db, after, limit)
  const sources = await readDocumentSources(deps, ids)
  const descriptions = await findDescriptions(deps.db, ids, [locale, DEFAULT_LOCALE])
  return {
    goods: sources.map((source) => ({ ...source, description: descriptions.get(source.productId) ?? '' })),
    next: ids.length === limit ? ids.at(-1) : undefined,
  }
}
