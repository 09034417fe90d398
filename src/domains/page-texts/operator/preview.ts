import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import type { Locale } from '../../../values/locale.ts'
import { versions } from '../../terms/index.ts'
import {
  type Block,
  type Compared,
  compareLines,
  fillBlocks,
  plainLines,
  readMarkup,
  refusedLinks,
  type TextPage,
  unknownPlaceholders,
} from '../../terms/rules/index.ts'
import { stateOf } from '../brief.ts'
import { readValues } from '../read-values.ts'

type Preview = { blocks: Block[]; unknown: string[]; refused: string[]; compared: Compared[] | null }

/** A text as its page will show it, what is wrong with it, and what is different from the version in force. Nothing is saved. */
export async function previewText(
  deps: Deps,
  actor: Actor | undefined,
  page: TextPage,
  { locale, words }: { locale: Locale; words: string },
): Promise<Preview> {
  requireOperator(actor)
  const now = deps.now()
  const read = readMarkup(words)
  const blocks = fillBlocks(read, await readValues(deps), locale)
  const current = await versions.findCurrent(deps.db, [page], now)
  const before = current.find((one) => stateOf(one, now) === 'inForce')?.words[locale]
  return {
    blocks,
    unknown: unknownPlaceholders(words),
    refused: refusedLinks(read),
    compared: before === undefined ? null : compareLines(plainLines(readMarkup(before)), plainLines(read)),
  }
}
