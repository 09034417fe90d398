import { useState } from 'react'
import { api } from '../../../browser-api.ts'
import { hundredthsText } from '../../../parts/forms/hundredths.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RateField, readRate } from './rate-field.tsx'

/** The commission where no rule says otherwise. */
export function DefaultRate({ rate }: { rate: number }) {
  const t = useTexts('deliverySettings')
  const locale = useLocale()
  const { busy, run } = useAction()
  const [text, setText] = useState(() => hundredthsText(rate, locale, 'percent'))
  const [wrong, setWrong] = useState(false)
  const save = () => {
    const wanted = readRate(text)
    setWrong(wanted === undefined)
    if (wanted === undefined) return
    void run(() => api('PUT /api/admin/commission', { body: { rate: wanted } }), t('rateSaved'))
  }
  return (
    <Panel title={t('defaultRate')} aria-label={t('defaultRate')}>
      <form
        noValidate
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <RateField
          className="w-full sm:w-56"
          value={text}
          error={wrong ? t('rateWrong') : undefined}
          onText={setText}
        />
        <Button type="submit" busy={busy} disabled={readRate(text) === rate}>
          {t('save')}
        </Button>
      </form>
    </Panel>
  )
}
