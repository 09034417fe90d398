import { useState } from 'react'
import { type BlockKind, MOST_BLOCKS } from '../../../../domains/site/start-page/rules/start-blocks.ts'
import type { CategoryOption } from '../../../parts/categories/category-options.ts'
import type { FieldMessages } from '../../../parts/forms/field-messages.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { BlockRow, moveId } from './block-row.tsx'
import { addable, type DraftBlock, moved, newBlock } from './draft.ts'

type Props = {
  blocks: readonly DraftBlock[]
  kinds: readonly BlockKind[]
  categories: readonly CategoryOption[]
  errors: FieldMessages
  onChange: (blocks: readonly DraftBlock[]) => void
}

/** The blocks in their order, with buttons that need no mouse; what was moved, added or removed is said aloud. */
export function BlockList({ blocks, kinds, categories, errors, onChange }: Props) {
  const t = useTexts('startPage')
  const [told, setTold] = useState('')
  const [added, setAdded] = useState<readonly string[]>([])
  const move = (at: number, by: -1 | 1) => {
    const next = moved(blocks, at, by)
    const block = blocks[at]
    if (next === blocks || !block) return
    onChange(next)
    const place = at + by
    setTold(t('moved', { block: t(block.kind), place: place + 1, count: blocks.length }))
    // A button that leads no further cannot keep the focus: the other one takes it.
    const isLast = place === (by === -1 ? 0 : blocks.length - 1)
    setTimeout(() => document.getElementById(moveId(block.rowKey, isLast ? (by === -1 ? 1 : -1) : by))?.focus())
  }
  const add = (kind: BlockKind) => {
    const rowKey = `new-${added.length}`
    setAdded([...added, rowKey])
    onChange([...blocks, newBlock(kind, rowKey, categories[0]?.value ?? '')])
    setTold(t('added', { block: t(kind) }))
  }
  return (
    <section aria-labelledby="blocks" className="min-w-0">
      <h2 id="blocks" className="pb-3 text-lg">
        {t('blocks')}
      </h2>
      <p role="status" className="sr-only">
        {told}
      </p>
      <ol className="flex flex-col gap-3">
        {blocks.map((block, at) => (
          <BlockRow
            key={block.rowKey}
            {...{ block, at, errors, categories }}
            count={blocks.length}
            isNew={added.includes(block.rowKey)}
            onChange={(next) => onChange(blocks.map((one) => (one === block ? next : one)))}
            onMove={(by) => move(at, by)}
            onRemove={() => {
              onChange(blocks.filter((one) => one !== block))
              setTold(t('removed', { block: t(block.kind) }))
              document.getElementById('blocks')?.scrollIntoView({ block: 'nearest' })
            }}
          />
        ))}
      </ol>
      <AddBlock kinds={addable(kinds, blocks)} isFull={blocks.length >= MOST_BLOCKS} onAdd={add} />
    </section>
  )
}

type AddProps = { kinds: readonly BlockKind[]; isFull: boolean; onAdd: (kind: BlockKind) => void }

function AddBlock({ kinds, isFull, onAdd }: AddProps) {
  const t = useTexts('startPage')
  const [chosen, setChosen] = useState<string>('text')
  const kind = kinds.find((one) => one === chosen) ?? kinds[0]
  if (isFull || !kind) return <p className="pt-4 text-muted text-sm">{t('full', { count: MOST_BLOCKS })}</p>
  return (
    <div className="flex flex-wrap items-end gap-3 pt-4">
      <SelectField
        label={t('addKind')}
        className="min-w-0 flex-1 basis-48"
        value={kind}
        options={kinds.map((value) => ({ value, label: t(value) }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button variant="secondary" onClick={() => onAdd(kind)}>
        {t('add')}
      </Button>
    </div>
  )
}
