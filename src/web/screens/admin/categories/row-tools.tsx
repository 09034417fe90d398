import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type Props = { name: string; first: boolean; last: boolean; onMove: (by: 1 | -1) => void; onRemove?: () => void }

/** Moves or removes one row of a list; the buttons say which. */
export function RowTools({ name, first, last, onMove, onRemove }: Props) {
  const t = useTexts('categoryEditor')
  return (
    <span className="flex shrink-0 items-center">
      <IconButton label={t('moveUp', { name })} disabled={first} onClick={() => onMove(-1)}>
        <ArrowUp className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton label={t('moveDown', { name })} disabled={last} onClick={() => onMove(1)}>
        <ArrowDown className="size-4" aria-hidden="true" />
      </IconButton>
      {onRemove && (
        <IconButton label={t('removeNamed', { name })} onClick={onRemove}>
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      )}
    </span>
  )
}
