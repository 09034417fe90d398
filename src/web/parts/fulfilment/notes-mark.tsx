import { StickyNote } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.tsx'

/** That people of the company noted something about an order, and how much. */
export function NotesMark({ count }: { count: number }) {
  const t = useTexts('orderNotes')
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap font-normal text-muted text-xs">
      <StickyNote className="size-3.5" aria-hidden="true" />
      {t('count', { count })}
    </span>
  )
}
