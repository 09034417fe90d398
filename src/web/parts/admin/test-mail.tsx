import { useState } from 'react'
import { api } from '../../browser-api.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSettings } from '../../use-root.ts'
import { useAction } from '../forms/use-action.ts'

/** Tries the mail server: the operator is told at once what it said. */
export function TestMail() {
  const t = useTexts('admin')
  const [to, setTo] = useState(useSettings()?.owner.email ?? '')
  const { busy, run } = useAction()
  return (
    <Panel title={t('testMailTitle')} className="mb-6">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void run(() => api('POST /api/admin/mails/test', { body: { to: to.trim() } }), t('testMailDone'))
        }}
      >
        <div className="min-w-64 flex-1">
          <TextField
            label={t('testMailTo')}
            type="email"
            inputMode="email"
            maxLength={200}
            required
            value={to}
            onChange={(event) => setTo(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('testMailSend')}
        </Button>
      </form>
    </Panel>
  )
}
