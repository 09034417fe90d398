import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

type Props = {
  id: number
  isDefault: boolean
  name: string
  onEdit: () => void
  onDefault: () => void
  onRemove: () => void
  children: ReactNode
}

/** One kept entry with what can be done to it. */
export function EntryCard({ id, isDefault, name, onEdit, onDefault, onRemove, children }: Props) {
  const t = useTexts('profile')
  const of = <span className="sr-only">: {name}</span>
  return (
    <li className="flex min-w-0 flex-col justify-between gap-3 rounded-lg border border-line bg-surface px-4 pt-4 pb-1.5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">{children}</div>
        {isDefault && (
          <Badge tone="accent" className="shrink-0">
            {t('isDefault')}
          </Badge>
        )}
      </div>
      <div className="-mx-3 flex flex-wrap">
        <Button variant="quiet" data-edit={id} onClick={onEdit}>
          {t('edit')}
          {of}
        </Button>
        <Button variant="quiet" onClick={onRemove}>
          {t('remove')}
          {of}
        </Button>
        {!isDefault && (
          <Button variant="quiet" onClick={onDefault}>
            {t('makeDefault')}
            {of}
          </Button>
        )}
      </div>
    </li>
  )
}
