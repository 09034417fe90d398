import { ArrowDown, ArrowUp, Eye, EyeOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CategoryOption } from '../../../parts/categories/category-options.ts'
import type { FieldMessages } from '../../../parts/forms/field-messages.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { BlockFields } from './block-fields.tsx'
import type { DraftBlock } from './draft.ts'

type Props = {
  block: DraftBlock
  at: number
  count: number
  /** It was added just now. */
  isNew: boolean
  errors: FieldMessages
  categories: readonly CategoryOption[]
  onChange: (block: DraftBlock) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Ids of the buttons that move a block: the focus goes with it. */
export const moveId = (rowKey: string, by: -1 | 1) => `move-${rowKey}-${by === -1 ? 'up' : 'down'}`

/** One block: where it stands, whether it is shown, and what it says. */
export function BlockRow({ block, at, count, isNew, errors, categories, onChange, onMove, onRemove }: Props) {
  const t = useTexts('startPage')
  const locale = useLocale()
  const { rowKey, kind, hidden, title } = block
  const own = title?.[locale] ?? title?.['pl-PL'] ?? categories.find(({ value }) => value === block.category)?.label
  const name = own ? `${t(kind)} – ${own.trim()}` : t(kind)
  const path = `blocks.${at}`
  const [open, setOpen] = useState(isNew)
  const isWrong = Object.keys(errors).some((field) => field.startsWith(`${path}.`))
  const error = errors[`${path}.kind`]
  // Once open it stays so, also when the message has gone.
  if (isWrong && !open) setOpen(true)
  return (
    <li className="rounded-lg border border-line bg-surface px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-2">
        <p className="wrap-anywhere min-w-0 flex-1 basis-48 py-2 font-semibold text-sm">
          <span className="numbers text-muted">{at + 1}.</span> {name}
          {hidden && <Badge className="ml-2">{t('hiddenNow')}</Badge>}
        </p>
        <div className="flex">
          <IconButton
            id={moveId(rowKey, -1)}
            label={t('up', { block: name })}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowUp className="size-4.5" aria-hidden="true" />
          </IconButton>
          <IconButton
            id={moveId(rowKey, 1)}
            label={t('down', { block: name })}
            disabled={at === count - 1}
            onClick={() => onMove(1)}
          >
            <ArrowDown className="size-4.5" aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t(hidden ? 'show' : 'hide', { block: name })}
            onClick={() => onChange({ ...block, hidden: !hidden })}
          >
            {hidden ? (
              <EyeOff className="size-4.5" aria-hidden="true" />
            ) : (
              <Eye className="size-4.5" aria-hidden="true" />
            )}
          </IconButton>
          <IconButton label={t('remove', { block: name })} onClick={onRemove}>
            <Trash2 className="size-4.5" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {error && <p className="pb-2 text-danger text-sm">{error}</p>}
      {kind !== 'recent' && (
        <Disclosure title={t('edit')} {...(open && { open })} className="border-b-0">
          <BlockFields {...{ block, path, errors, categories, onChange }} />
        </Disclosure>
      )}
    </li>
  )
}
