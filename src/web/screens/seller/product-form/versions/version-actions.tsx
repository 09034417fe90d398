import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { VersionForm } from '../form-state.ts'
import { useOfferTools } from '../offer-tools.ts'

type Props = { version: VersionForm; index: number; total: number; title: string }

/** Up, down, away. Nothing to do for the only version. */
export function VersionActions({ version, index, total, title }: Props) {
  const t = useTexts('offer')
  const { store, editable } = useOfferTools()
  const group = useRef<HTMLDivElement>(null)
  if (total === 1 || !editable) return null
  const move = (to: number) => {
    const rest = store.read().draft.versions.filter(({ rowKey }) => rowKey !== version.rowKey)
    store.change({ versions: rest.toSpliced(to, 0, version) })
    // At an end the pressed button goes out: its neighbour takes the focus.
    const at = to === 0 ? 1 : to === total - 1 ? 0 : null
    if (at !== null) setTimeout(() => group.current?.querySelectorAll('button')[at]?.focus())
  }
  const remove = () => {
    store.change({ versions: store.read().draft.versions.filter(({ rowKey }) => rowKey !== version.rowKey) })
    const near = Math.max(0, index - 1)
    setTimeout(() => document.querySelector<HTMLElement>(`[name="versions.${near}.name"]`)?.focus())
  }
  return (
    <div ref={group} className="flex sm:max-lg:col-span-2 lg:pt-7">
      <IconButton
        label={t('moveUp', { name: title })}
        disabled={index === 0}
        onClick={() => move(index - 1)}
        className="disabled:opacity-40"
      >
        <ArrowUp className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('moveDown', { name: title })}
        disabled={index === total - 1}
        onClick={() => move(index + 1)}
        className="disabled:opacity-40"
      >
        <ArrowDown className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton label={t('removeVersion', { name: title })} onClick={remove}>
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
