import { useForm } from 'react-hook-form'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Person } from './person-file.ts'

/** What the team wrote down of somebody, and a new line. */
export function PersonNotes({ person }: { person: Person }) {
  const t = useTexts('people')
  const { busy, run } = useAction()
  const form = useForm({ defaultValues: { text: '' } })
  const add = form.handleSubmit(async ({ text }) => {
    const params = { id: person._id }
    const body = { text: text.trim() }
    if (await run(() => api('POST /api/admin/users/{id}/notes', { params, body }), t('noteAdded'))) form.reset()
  })
  return (
    <Panel title={t('notes')}>
      <p className="max-w-text pb-3 text-muted text-sm">{t('notesText')}</p>
      <form noValidate onSubmit={(event) => void add(event)} className="flex flex-col items-start gap-3 pb-2">
        <TextArea
          label={t('note')}
          rows={3}
          maxLength={2000}
          className="w-full"
          error={form.formState.errors.text?.message}
          {...form.register('text', { validate: (text) => text.trim() !== '' || t('noteNeeded') })}
        />
        <Button size="sm" type="submit" busy={busy}>
          {t('addNote')}
        </Button>
      </form>
      {person.notes.length === 0 ? (
        <p className="text-muted text-sm">{t('noNotes')}</p>
      ) : (
        <ul>
          {person.notes.map(({ id, at, by, text }) => (
            <li key={id} className="border-line border-t py-3 text-sm">
              <span className="block text-muted text-xs">
                {by ?? t('somebody')} · <When at={at} />
              </span>
              <span className="wrap-anywhere block whitespace-pre-line">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
