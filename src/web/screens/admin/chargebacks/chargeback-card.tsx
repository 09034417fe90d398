import { Link } from 'react-router'
import { type ChargebackView, isDecided } from '../../../../domains/chargebacks/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { api } from '../../../browser-api.ts'
import { AnswerUntil, ChargebackBadge, Reason } from '../../../parts/chargebacks/chargeback-state.tsx'
import { CorrectDocuments } from '../../../parts/chargebacks/correct-documents.tsx'
import { When } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CardAnswer } from './card-answer.tsx'

/** One chargeback: until when, what it is about, what its sellers say, and what was done. */
export function ChargebackCard({ chargeback }: { chargeback: ChargebackView }) {
  const t = useTexts('chargebacks')
  const names = useTexts('configuration')
  const locale = useLocale()
  const { state, amount, currency, fee, parts, provider, dispute, paymentId, reference } = chargeback
  const money = (sum: number) => formatMoney(sum, currency, locale)
  return (
    <Panel
      title={
        <span className="flex flex-wrap items-center gap-3">
          {money(amount)}
          <ChargebackBadge state={state} />
        </span>
      }
      side={isDecided(state) ? <When at={chargeback.decidedAt} /> : <AnswerUntil {...chargeback} />}
    >
      <p className="pb-2 text-sm">{t(chargeback.taken ? 'taken' : 'notTaken')}</p>
      <Facts
        items={[
          { name: t('provider'), value: names(`provider_${provider}`) },
          { name: t('payment'), value: <span className="break-all">{reference ?? paymentId}</span> },
          { name: t('dispute'), value: <span className="break-all">{dispute}</span> },
          { name: t('reason'), value: chargeback.reason ? <Reason word={chargeback.reason} /> : '–' },
          { name: t('fee'), value: fee ? formatMoney(fee.amount, fee.currency, locale) : t('feeUnknown') },
          { name: t('openedAt'), value: <When at={chargeback.openedAt} /> },
        ]}
      />
      {parts.map((part) => (
        <section key={part.number} className="pt-5">
          <h3 className="text-base">
            {t('order')}{' '}
            <Link to={`/all-orders/${part.number}`} className="text-link">
              {part.number}
            </Link>
            , {part.company}
          </h3>
          <p className="numbers pt-1 text-muted text-sm">
            {part.borne === null ? `${t('held')}: ${money(part.held)}` : `${t('borne')}: ${money(part.borne)}`}
          </p>
          <h4 className="pt-3 text-muted text-sm">{t('evidence')}</h4>
          {part.evidence ? (
            <p className="whitespace-pre-wrap break-words text-sm">{part.evidence.words}</p>
          ) : (
            <p className="text-muted text-sm">{t('noEvidence')}</p>
          )}
          {state === 'lost' && part.borne !== null && part.borne > 0 && (
            <CorrectDocuments
              onCorrect={(body) =>
                api('POST /api/admin/chargebacks/{id}/orders/{number}/correct-documents', {
                  params: { id: chargeback.id, number: part.number },
                  body,
                })
              }
            />
          )}
        </section>
      ))}
      <CardAnswer chargeback={chargeback} />
    </Panel>
  )
}
