import type { OrderNote } from '../../../../../domains/fulfilment/notes/contract.ts'
import { api } from '../../../../browser-api.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/modal.tsx'
import type { NotePlace } from './note-place.ts'
import { useNoteAction } from './use-note-action.ts'

type Props = NotePlace & { note: OrderNote; onClose: () => void; onDropped: () => void }

/** Asks whether the note is to go for good. */
export function DropNote({ companyId, number, note, onClose, onDropped, ...place }: Props) {
  const t = useTexts('orderNotes')
  const { busy, run } = useNoteAction(place)
  const params = { id: companyId, number, note: note.id }
  const drop = async () => {
    const gone = await run(
      () => api('DELETE /api/companies/{id}/orders/{number}/notes/{note}', { params }),
      t('dropped'),
    )
    onClose()
    if (gone) onDropped()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('dropTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void drop()}>
            {t('dropYes')}
          </Button>
        </>
      }
    >
      <blockquote className="wrap-anywhere line-clamp-6 whitespace-pre-line text-sm">{note.text}</blockquote>
      <p className="pt-3 text-muted text-sm">{t('dropText')}</p>
    </Dialog>
  )
}
