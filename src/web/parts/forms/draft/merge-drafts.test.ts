import { expect, test } from 'vitest'
import { mergeDrafts, same } from './merge-drafts.ts'

test('what one typed stays, what another saved comes in, and what both changed is named', () => {
  const base = { a: '1', b: '1', c: '1', d: '1' }
  const mine = { ...base, a: '2', b: '2', d: '4' }
  const theirs = { ...base, b: '3', c: '3', d: '4' }
  expect(mergeDrafts({ base, mine, theirs })).toEqual({
    draft: { a: '2', b: '2', c: '3', d: '4' },
    both: ['b'],
    taken: ['c'],
  })
  expect(mergeDrafts({ base, mine, theirs }, {}, new Set(['b'])).draft.b).toBe('3')
})

test('texts by language are merged one by one, a list as one', () => {
  const base = { texts: { pl: { long: 'a', short: 'a' }, en: { long: '', short: '' } }, days: ['mon'] }
  const mine = { ...base, texts: { ...base.texts, pl: { long: 'mine', short: 'a' } }, days: ['mon', 'tue'] }
  const theirs = { ...base, texts: { ...base.texts, pl: { long: 'a', short: 'theirs' } }, days: ['sun'] }
  const merged = mergeDrafts({ base, mine, theirs }, { parts: ['texts'] })
  expect(merged.draft.texts.pl).toEqual({ long: 'mine', short: 'theirs' })
  expect([merged.both, merged.taken, merged.draft.days]).toEqual([['days'], ['texts.pl.short'], ['mon', 'tue']])
  // Without the rule a field is one thing.
  expect(mergeDrafts({ base, mine, theirs }).both).toEqual(['texts', 'days'])
})

test('rows have a merge of their own', () => {
  const base = { rows: [{ id: 1, price: '1' }] }
  const mine = { rows: [{ id: 1, price: '2' }] }
  const theirs = { rows: [...base.rows, { id: 2, price: '5' }] }
  const merged = mergeDrafts(
    { base, mine, theirs },
    { rows: { rows: (sides) => [...sides.mine, ...sides.theirs.filter(({ id }) => id === 2)] } },
  )
  expect(merged.draft.rows).toEqual([
    { id: 1, price: '2' },
    { id: 2, price: '5' },
  ])
})

test('spaces around a text, the order of names and the keys of rows are no difference', () => {
  expect(same({ a: 'x ', b: [{ rowKey: 'n1', c: 1 }] }, { b: [{ rowKey: 'n7', c: 1 }], a: 'x' })).toBe(true)
  expect(same({ key: 'file-1' }, { key: 'file-2' })).toBe(false)
})
