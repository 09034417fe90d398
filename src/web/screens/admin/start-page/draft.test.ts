import { expect, test } from 'vitest'
import { startBlock } from '../../../../domains/site/start-page/contract.ts'
import { builtInBlocks } from '../../../../domains/site/start-page/rules/built-in-blocks.ts'
import { BLOCK_KINDS, MOST_BLOCKS } from '../../../../domains/site/start-page/rules/start-blocks.ts'
import { addable, type DraftBlock, missingWords, moved, newBlock, startDraft, toBlocks, withWord } from './draft.ts'

test('R21 what is loaded is sent as it was', () => {
  const link = { to: '/catalog', label: { 'pl-PL': 'Katalog' } }
  const text = { kind: 'text', hidden: true, title: { 'pl-PL': 'Wiosna' }, text: {}, link } as const
  const blocks = [...builtInBlocks(true), text, { ...text, link: null }]
  expect(toBlocks(startDraft(blocks))).toEqual(blocks)
})

test('R21 every kind begins as something that the market takes, but for a text without words', () => {
  for (const kind of BLOCK_KINDS) {
    const [block] = toBlocks({ blocks: [newBlock(kind, 'x', 'laptops')] })
    expect([kind, startBlock.safeParse(block).success]).toEqual([kind, kind !== 'text'])
  }
})

test('R21 empty languages are not sent, nor a link without an address; what lacks Polish words is named', () => {
  const block = { ...newBlock('text', 'x', ''), title: { 'pl-PL': ' Wiosna ', 'en-US': ' ' } }
  expect(toBlocks({ blocks: [block] })).toMatchObject([{ title: { 'pl-PL': 'Wiosna' }, link: null }])
  const half = { ...block, title: {}, link: { to: '/catalog', label: { 'de-DE': 'Mehr' } } }
  expect(missingWords({ blocks: [block, half] })).toEqual(['blocks.1.title.pl-PL', 'blocks.1.link.label.pl-PL'])
  expect(toBlocks({ blocks: [{ ...half, link: { ...half.link, to: ' ' } }] })).toMatchObject([{ link: null }])
  expect(withWord({ 'pl-PL': 'a', 'de-DE': 'b' }, 'de-DE', '')).toEqual({ 'pl-PL': 'a' })
})

test('R21 blocks change places, and stay where there is no further place', () => {
  const blocks = ['a', 'b', 'c'].map((rowKey): DraftBlock => newBlock('text', rowKey, ''))
  const keys = (list: readonly DraftBlock[]) => list.map(({ rowKey }) => rowKey).join('')
  expect([keys(moved(blocks, 0, 1)), keys(moved(blocks, 2, -1)), keys(moved(blocks, 0, -1))]).toEqual([
    'bac',
    'acb',
    'abc',
  ])
})

test('R21 what a page has once is offered once', () => {
  expect(addable(BLOCK_KINDS, startDraft(builtInBlocks(true)).blocks)).toEqual(['offers', 'text'])
  expect(MOST_BLOCKS).toBeGreaterThan(BLOCK_KINDS.length)
})
