import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { NOTE_LENGTH } from '../../../../../domains/fulfilment/notes/contract.ts'
import { api } from '../../../../browser-api.ts'
import { TextArea } from '../../../../parts/forms/text-area.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { NotePlace } from './note-place.ts'
import { useNoteAction } from './use-note-action.ts'

/** A new note; the same text sent again after an answer got lost is written once. */
export function AddNote({ companyId, number, ...place }: NotePlace) {
  const t = useTexts('orderNotes')
  const { busy, run } = useNoteAction(place)
  const form = useForm({ defaultValues: { text: '' } })
  const attempt = useRef({ text: '', key: '' })
  const add = form.handleSubmit(async ({ text }) => {
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() }
    const call = {
      params: { id: companyId, number },
      body: { text },
      idempotencyKey: attempt.current.key,
    }
    if (!(await run(() => api('POST /api/companies/{id}/orders/{number}/notes', call), t('added')))) return
    // The same words may be noted once more, on purpose.
    attempt.current = { text: '', key: '' }
    // What was typed meanwhile stays.
    if (form.getValues('text') === text) form.reset()
  })
  const error = form.formState.errors.text?.message
  return (
    <form noValidate onSubmit={(event) => void add(event)} className="flex flex-col gap-4 border-line border-t pt-4">
      <TextArea
        label={t('text')}
        hint={t('textHint')}
        rows={3}
        maxLength={NOTE_LENGTH}
        {...(error && { error })}
        {...form.register('text', { validate: (text) => text.trim() !== '' || t('required') })}
      />
      <Button type="submit" variant="secondary" busy={busy} className="self-start">
        {t('add')}
      </Button>
    </form>
  )
}
