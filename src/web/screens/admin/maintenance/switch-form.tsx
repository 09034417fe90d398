import { useForm } from 'react-hook-form'
import { type MaintenanceView, MESSAGE_LIMIT } from '../../../../domains/desk/maintenance/contract.ts'
import { LANGUAGES, LOCALES } from '../../../../values/locale.ts'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** A moment as a field for date and time takes it: by the clock of this device. */
function asTyped(until: string | null): string {
  if (!until) return ''
  const at = new Date(until)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** What visitors are told, and the switch. */
export function SwitchForm({ switched }: { switched: MaintenanceView }) {
  const t = useTexts('desk')
  const { busy, run } = useAction()
  const { confirmed, dialog } = useConfirmed()
  const form = useForm({
    defaultValues: {
      pl: switched.message['pl-PL'],
      en: switched.message['en-US'] ?? '',
      de: switched.message['de-DE'] ?? '',
      until: asTyped(switched.until),
    },
  })
  const turn = (on: boolean, done: string) =>
    form.handleSubmit(({ pl, en, de, until }) => {
      const body = {
        on,
        message: { 'pl-PL': pl, 'en-US': en, 'de-DE': de },
        until: until ? new Date(until).toISOString() : null,
      }
      return run(async () => (await confirmed(() => api('PUT /api/admin/maintenance', { body }))) !== undefined, done)
    })
  const submit = turn(!switched.on, t(switched.on ? 'openNow' : 'closedNow'))
  const save = turn(switched.on, t('saved'))
  const fields = { 'pl-PL': 'pl', 'en-US': 'en', 'de-DE': 'de' } as const
  return (
    <form noValidate className="flex max-w-text flex-col items-start gap-4" onSubmit={(event) => void submit(event)}>
      {LOCALES.map((locale) => (
        <TextArea
          key={locale}
          label={t('message', { language: LANGUAGES[locale].name })}
          hint={t('messageHint')}
          rows={3}
          maxLength={MESSAGE_LIMIT}
          className="w-full"
          {...form.register(fields[locale])}
        />
      ))}
      <TextField label={t('untilLabel')} hint={t('untilHint')} type="datetime-local" {...form.register('until')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={switched.on ? 'primary' : 'danger'} busy={busy}>
          {t(switched.on ? 'turnOff' : 'turnOn')}
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => void save()}>
          {t('saveWords')}
        </Button>
      </div>
      {dialog}
    </form>
  )
}
