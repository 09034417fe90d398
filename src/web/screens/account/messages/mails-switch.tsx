import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'

/** Whether one gets a mail about what stays unread. */
export function MailsSwitch({ digest }: { digest: boolean }) {
  const t = useTexts('messages')
  const { busy, run } = useAction()
  return (
    <section aria-labelledby="mails" className="border-line border-t pt-4 print:hidden">
      <h2 id="mails" className="text-base">
        {t('mailsTitle')}
      </h2>
      <CheckboxField
        label={t('mailsLabel')}
        checked={digest}
        disabled={busy}
        onChange={({ target }) =>
          void run(() => api('PUT /api/account/message-mails', { body: { digest: target.checked } }), t('mailsSaved'))
        }
      />
      <p className="text-muted text-xs">{t('mailsHint')}</p>
    </section>
  )
}
