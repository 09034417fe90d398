import { useForm } from 'react-hook-form'
import { NOTE_LENGTH, type OrderNote } from '../../../../../domains/fulfilment/notes/contract.ts'
import { api } from '../../../../browser-api.ts'
import { TextArea } from '../../../../parts/forms/text-area.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { NotePlace } from './note-place.ts'
import { useNoteAction } from './use-note-action.ts'

type Props = NotePlace & { note: OrderNote; onDone: () => void }

/** The note in a field, in its place. */
export function EditNote({ companyId, number, note, onDone, ...place }: Props) {
  const t = useTexts('orderNotes')
  const { busy, run } = useNoteAction(place)
  // What stood there when the change was begun: another window's words are not overwritten.
  const form = useForm({ defaultValues: { text: note.text, replaces: note.text } })
  const save = form.handleSubmit(async (body) => {
    const params = { id: companyId, number, note: note.id }
    if (await run(() => api('PUT /api/companies/{id}/orders/{number}/notes/{note}', { params, body }), t('saved')))
      onDone()
  })
  const error = form.formState.errors.text?.message
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-3">
      <TextArea
        label={t('edited')}
        rows={4}
        autoFocus
        maxLength={NOTE_LENGTH}
        {...(error && { error })}
        {...form.register('text', { validate: (text) => text.trim() !== '' || t('required') })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
