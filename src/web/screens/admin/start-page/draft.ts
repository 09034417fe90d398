import type { StartBlock } from '../../../../domains/site/start-page/contract.ts'
import { type BlockKind, GOODS, isRepeated } from '../../../../domains/site/start-page/rules/start-blocks.ts'
import { LOCALES, type Locale } from '../../../../values/locale.ts'

export type Words = Partial<Record<Locale, string>>

/** A block as it is typed: which parts it has follows from its kind. */
export type DraftBlock = {
  rowKey: string
  kind: BlockKind
  hidden: boolean
  title?: Words
  text?: Words
  category?: string
  sort?: 'newest' | 'price'
  count?: number
  link?: { to: string; label: Words }
}
export type StartDraft = { blocks: readonly DraftBlock[] }

const NO_LINK = { to: '', label: {} }
/** What is empty is not there: a language nobody has written in. */
const said = (words: Words): Words =>
  Object.fromEntries(LOCALES.flatMap((locale) => (words[locale]?.trim() ? [[locale, words[locale]]] : [])))
const sent = (words: Words): Words =>
  Object.fromEntries(Object.entries(said(words)).map(([locale, text]) => [locale, text.trim()]))

/** Blocks as the form has them. `origin`: so that the rows of two pages are told apart. */
export function startDraft(blocks: readonly StartBlock[], origin = 'saved'): StartDraft {
  return {
    blocks: blocks.map((block, at) => ({
      ...(block as Omit<DraftBlock, 'rowKey' | 'link'>),
      rowKey: `${origin}-${at}`,
      ...(block.kind === 'text' && { link: block.link ?? NO_LINK }),
    })),
  }
}

/** What is sent. A text without a Polish title goes as it is: the server names the field. */
export function toBlocks({ blocks }: StartDraft): StartBlock[] {
  return blocks.map(({ rowKey: _, title, text, link, ...block }) => {
    const to = link?.to.trim()
    return {
      ...block,
      ...(title && { title: block.kind === 'text' ? { 'pl-PL': '', ...sent(title) } : sent(title) }),
      ...(text && { text: sent(text) }),
      ...(link && { link: to ? { to, label: { 'pl-PL': '', ...sent(link.label) } } : null }),
    } as StartBlock
  })
}

/** Fields that need Polish words and have none: others have no words of the market's own to fall back to. */
export const missingWords = ({ blocks }: StartDraft): string[] =>
  blocks.flatMap(({ kind, title, link }, at) => [
    ...(kind === 'text' && !title?.['pl-PL']?.trim() ? [`blocks.${at}.title.pl-PL`] : []),
    ...(link?.to.trim() && !link.label['pl-PL']?.trim() ? [`blocks.${at}.link.label.pl-PL`] : []),
  ])

/** A block of a kind as it begins. */
export function newBlock(kind: BlockKind, rowKey: string, category: string): DraftBlock {
  const block: DraftBlock = { rowKey, kind, hidden: false }
  if (kind === 'recent') return block
  const titled = { ...block, title: {} }
  if (kind === 'hero' || kind === 'grades' || kind === 'shops') return { ...titled, text: {} }
  if (kind === 'newest') return { ...titled, count: GOODS.departments }
  if (kind === 'likeNew') return { ...titled, count: GOODS.least }
  if (kind === 'offers') return { ...titled, category, sort: 'newest', count: GOODS.least }
  return kind === 'text' ? { ...titled, text: {}, link: NO_LINK } : titled
}

/** The kinds that can still be added. */
export const addable = (kinds: readonly BlockKind[], blocks: readonly DraftBlock[]): BlockKind[] =>
  kinds.filter((kind) => isRepeated(kind) || !blocks.some((block) => block.kind === kind))

/** The list with one block a place further up (-1) or down (1); the same where it cannot go further. */
export function moved(blocks: readonly DraftBlock[], at: number, by: -1 | 1): readonly DraftBlock[] {
  const [block, other] = [blocks[at], blocks[at + by]]
  if (!block || !other) return blocks
  return blocks.map((one, place) => (place === at ? other : place === at + by ? block : one))
}

/** Words with one language changed; emptied, it is not there. */
export const withWord = (words: Words, locale: Locale, text: string): Words => {
  const { [locale]: _, ...others } = words
  return text === '' ? others : { ...others, [locale]: text }
}
