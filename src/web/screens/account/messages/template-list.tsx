import { Pencil, Trash2 } from 'lucide-react'
import type { MessageTemplate } from '../../../../domains/messages/templates/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type Props = {
  templates: readonly MessageTemplate[]
  busy: boolean
  onChange: (one: MessageTemplate) => void
  onRemove: (one: MessageTemplate) => void
}

/** The ready answers of a company, each to be changed or removed. */
export function TemplateList({ templates, busy, onChange, onRemove }: Props) {
  const t = useTexts('messages')
  if (templates.length === 0) return <p className="text-muted text-sm">{t('templateNone')}</p>
  return (
    <ul className="divide-y divide-line">
      {templates.map((one) => (
        <li key={one.id} className="flex items-center gap-2">
          <span className="wrap-anywhere min-w-0 flex-1">{one.name}</span>
          <IconButton label={t('templateChange', { name: one.name })} onClick={() => onChange(one)}>
            <Pencil className="size-5" aria-hidden="true" />
          </IconButton>
          <IconButton label={t('templateRemove', { name: one.name })} disabled={busy} onClick={() => onRemove(one)}>
            <Trash2 className="size-5" aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
