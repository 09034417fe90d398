export { type Compared, compareLines } from './compare.ts'
export { type Block, plainLines, readMarkup, refusedLinks } from './markup.ts'
export { factsOf, PAGE_NAMES, SELLER_PAGES, type TextPage } from './pages.ts'
export {
  composeValues,
  fillBlocks,
  PLACEHOLDERS,
  sayValue,
  type TextValues,
  unknownPlaceholders,
  type ValueFacts,
} from './placeholders.ts'
