import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { OrderNote } from '../../../../../domains/fulfilment/notes/contract.ts'
import { dateFormat } from '../../../../../values/dates.ts'
import { When } from '../../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { DropNote } from './drop-note.tsx'
import { EditNote } from './edit-note.tsx'
import type { NotePlace } from './note-place.ts'

type Props = NotePlace & { note: OrderNote; mayEdit: boolean; mayDrop: boolean; onGone: () => void }

/** One note with who wrote it and when. */
export function NoteItem({ note, mayEdit, mayDrop, onGone, ...place }: Props) {
  const t = useTexts('orderNotes')
  const locale = useLocale()
  const [open, setOpen] = useState<'edit' | 'drop' | null>(null)
  const author = note.author ?? t(note.by === 'program' ? 'program' : 'former')
  const when = dateFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(note.createdAt))
  const item = useRef<HTMLLIElement>(null)
  const close = () => {
    setOpen(null)
    // Where the field was: who works by keyboard goes on here.
    item.current?.focus()
  }
  return (
    <li ref={item} tabIndex={-1} className="py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="wrap-anywhere min-w-0 py-3 text-muted text-xs">
          <span className="font-medium text-ink">{author}</span> · <When at={note.createdAt} />
          {note.editedAt && (
            <>
              {' · '}
              {t('changed')} <When at={note.editedAt} />
            </>
          )}
        </p>
        {open !== 'edit' && (
          <div className="flex shrink-0">
            {mayEdit && (
              <IconButton label={t('edit', { author, when })} onClick={() => setOpen('edit')}>
                <Pencil className="size-4" aria-hidden="true" />
              </IconButton>
            )}
            {mayDrop && (
              <IconButton label={t('drop', { author, when })} onClick={() => setOpen('drop')}>
                <Trash2 className="size-4" aria-hidden="true" />
              </IconButton>
            )}
          </div>
        )}
      </div>
      {open === 'edit' ? (
        <EditNote {...place} note={note} onDone={close} />
      ) : (
        <p className="wrap-anywhere whitespace-pre-line text-sm">{note.text}</p>
      )}
      {open === 'drop' && <DropNote {...place} note={note} onClose={close} onDropped={onGone} />}
    </li>
  )
}
