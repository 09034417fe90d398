import { invalidField } from '../../values/failure.ts'
import { decodeCursor, encodeCursor } from '../../values/paging.ts'
import { SORTS, type Sort } from '../search-language/contract.ts'

/**
 * How a list is put in order: `few` hits by their relevance to the words, `walk` in index order, `strong` in index order with hits in
 * title, brand or category first. A list keeps its way from page to page.
 */
export type Way = 'few' | 'walk' | 'strong'
/** In stock or not, all words in the title or not, with all that is wished for or not, worth the budget or not. */
const MOST_PARTS = 16
const WAYS: readonly Way[] = ['few', 'walk', 'strong']

/** A row's place: its part of the list (what is in stock first; a walk has more of them), then the sort value, then the id. */
export type Position = { part: number; value: number; id: number }
export type Cursor = Position & { way: Way; sort: Sort }

export function printCursor(cursor: Cursor): string {
  return encodeCursor([WAYS.indexOf(cursor.way), SORTS.indexOf(cursor.sort), cursor.part, cursor.value, cursor.id])
}

/** Throws `invalid_cursor` for anything this list did not give out. */
export function readCursor(text: string, field: 'after' | 'before', sort: Sort): Cursor {
  const [way, order, part, value, id] = decodeCursor(text) ?? []
  const known = typeof way === 'number' ? WAYS[way] : undefined
  const fits =
    known !== undefined &&
    typeof order === 'number' &&
    SORTS[order] === sort &&
    typeof part === 'number' &&
    Number.isInteger(part) &&
    part >= 0 &&
    part < MOST_PARTS &&
    typeof value === 'number' &&
    Math.abs(value) < 2 ** 53 &&
    typeof id === 'number' &&
    Number.isInteger(id) &&
    id >= 0 &&
    id < 2 ** 31
  if (!fits) throw invalidField(field, 'invalid_cursor')
  return { way: known, sort, part, value, id }
}
