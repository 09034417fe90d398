import { useState } from 'react'
import { Link } from 'react-router'
import { NOTE_LIMIT, type PaymentAlarm } from '../../../../domains/payments/alarms/contract.ts'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { When } from '../../../parts/lists/when.tsx'
import { anyMoney } from '../../../parts/payments/any-money.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** A payment that needs a person: what happened, what to do, and what was done. */
export function AlarmCard({ alarm }: { alarm: PaymentAlarm }) {
  const t = useTexts('paymentFiles')
  const names = useTexts('configuration')
  const locale = useLocale()
  const { busy, run } = useAction()
  const [note, setNote] = useState(alarm.note)
  const { id, kind, amount, currency, payment } = alarm
  const finish = () =>
    run(() => api('POST /api/admin/payment-alarms/{id}/done', { params: { id }, body: { note } }), t('finished'))
  return (
    <Panel title={t(`alarm_${kind}`)} side={<When at={alarm.raisedAt} />}>
      <p className="numbers pb-2 text-sm">
        {names(`provider_${payment.provider}`)} · {t('asked')} {anyMoney(payment.amount, payment.currency, locale)}
        {amount !== null && currency !== null && (
          <>
            {' '}
            · {t('amount')} <strong>{anyMoney(amount, currency, locale)}</strong>
          </>
        )}
      </p>
      <p className="max-w-3xl text-sm">{t(`todo_${kind}`)}</p>
      <p className="py-3 text-sm">
        <Link to={`/admin/payments/${payment.id}`} className="text-link break-all">
          {t('see')}: {payment.reference ?? payment.id}
        </Link>
      </p>
      {alarm.doneAt ? (
        <p className="whitespace-pre-wrap break-words text-sm">
          {t('done')} <When at={alarm.doneAt} /> {alarm.note}
        </p>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <TextArea
            className="w-full"
            label={t('note')}
            optional
            rows={2}
            maxLength={NOTE_LIMIT}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button variant="secondary" busy={busy} onClick={() => void finish()}>
            {t('finish')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
