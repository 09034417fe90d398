import { useEffect, useState } from 'react'
import { isDecided, type OrderChargeback } from '../../../../domains/chargebacks/contract.ts'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { formatMoney } from '../../../../values/money.ts'
import { api } from '../../../browser-api.ts'
import { AnswerUntil, ChargebackBadge, Reason } from '../../../parts/chargebacks/chargeback-state.tsx'
import { CorrectDocuments } from '../../../parts/chargebacks/correct-documents.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { EvidenceForm } from './evidence-form.tsx'
import { OrderEvidence } from './order-evidence.tsx'
import type { OrderProps } from './order-props.ts'

/** What the buyer's bank takes back of the order, and what its seller can say to that. Nothing where nobody does. */
export function OrderChargebacks({ company, order: { number } }: OrderProps) {
  const t = useTexts('chargebacks')
  const [found, show] = useState<readonly OrderChargeback[] | null>([])
  useEffect(() => {
    const asked = new AbortController()
    const params = { id: company.id, number }
    api('GET /api/companies/{id}/orders/{number}/chargebacks', { params, signal: asked.signal }).then(
      ({ chargebacks }) => show(chargebacks),
      () => asked.signal.aborted || show(null),
    )
    return () => asked.abort()
  }, [company.id, number])
  if (found === null) return <p className="text-muted text-sm">{t('failed')}</p>
  return found.map((one) => (
    <Notice
      key={one.id}
      tone={one.state === 'won' ? 'good' : 'danger'}
      title={t('sellerTitle')}
      className="print:hidden"
    >
      <div className="flex flex-col gap-4">
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <ChargebackBadge state={one.state} />
          {!isDecided(one.state) && <AnswerUntil {...one} />}
        </p>
        <Told chargeback={one} />
        {one.reason && (
          <p className="text-sm">
            {t('reason')}: <Reason word={one.reason} />
          </p>
        )}
        {one.takesEvidence && roleMay(company.role, 'orders.cancel') && (
          <EvidenceForm companyId={company.id} number={number} chargeback={one} onSaved={show} />
        )}
        <OrderEvidence company={company} number={number} chargeback={one} onSaved={show} />
        {one.state === 'lost' && one.borne !== null && one.borne > 0 && roleMay(company.role, 'invoices.issue') && (
          <CorrectDocuments
            onCorrect={(body) =>
              api('POST /api/companies/{id}/orders/{number}/chargebacks/{chargebackId}/correct-documents', {
                params: { id: company.id, number, chargebackId: one.id },
                body,
              })
            }
          />
        )}
      </div>
    </Notice>
  ))
}

function Told({ chargeback: { state, amount, held, borne, currency } }: { chargeback: OrderChargeback }) {
  const t = useTexts('chargebacks')
  const locale = useLocale()
  const money = (sum: number) => formatMoney(sum, currency, locale)
  if (state === 'won') return <p>{t('sellerWon')}</p>
  if (state === 'lost') return <p>{t('sellerLost', { amount: money(borne ?? amount) })}</p>
  return (
    <>
      <p>{t('sellerOpen', { amount: money(amount), held: money(held) })}</p>
      <p>{t('sellerWhat')}</p>
    </>
  )
}
