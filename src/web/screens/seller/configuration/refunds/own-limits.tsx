import { useState } from 'react'
import type { RefundLimits } from '../../../../../domains/refunds/contract.ts'
import { LIMITED_ROLES } from '../../../../../domains/refunds/contract.ts'
import { formatMoney } from '../../../../../values/money.ts'
import { api } from '../../../../browser-api.ts'
import { useAction } from '../../../../parts/forms/use-action.ts'
import { LimitsForm } from '../../../../parts/refunds/limits-form.tsx'
import { useMarketCurrency } from '../../../../parts/use-market-currency.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'

type Props = { companyId: number; loaded: { own: RefundLimits | null; operator: RefundLimits } }

/** How much a company's people may give back of an order: its owner's limits, or those of the market. */
export function OwnLimits({ companyId, loaded: { own, operator } }: Props) {
  const t = useTexts('refunds')
  const { busy, run } = useAction()
  const [begun, setBegun] = useState(false)
  const params = { id: companyId }
  const save = (limits: RefundLimits | null) =>
    api('PUT /api/companies/{id}/refund-limits', { params, body: { own: limits } })
  const giveUp = async () => {
    if (await run(() => save(null), t('limitsSaved'))) setBegun(false)
  }
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="max-w-text text-muted">
        {t('limitsLead')} {t('limitsCompany')}
      </p>
      <Panel title={t('limitsTitle')} aria-label={t('limitsTitle')}>
        {own || begun ? (
          <LimitsForm key={JSON.stringify(own)} limits={own ?? operator} onSave={save}>
            {own ? (
              <Button variant="quiet" busy={busy} onClick={() => void giveUp()}>
                {t('useOperators')}
              </Button>
            ) : (
              <Button variant="quiet" onClick={() => setBegun(false)}>
                {t('useOperators')}
              </Button>
            )}
          </LimitsForm>
        ) : (
          <div className="flex flex-col items-start gap-4">
            <p>{t('limitsOfMarket')}</p>
            <Limits limits={operator} />
            <Button variant="secondary" onClick={() => setBegun(true)}>
              {t('useOwn')}
            </Button>
          </div>
        )}
      </Panel>
    </div>
  )
}

function Limits({ limits }: { limits: RefundLimits }) {
  const t = useTexts('refunds')
  const locale = useLocale()
  const { currency } = useMarketCurrency()
  return (
    <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1">
      {LIMITED_ROLES.map((role) => {
        const limit = limits[role]
        return (
          <div key={role} className="contents">
            <dt>{t(`role_${role}`)}</dt>
            <dd className="numbers text-right">
              {limit === null ? t('noLimit') : formatMoney(limit, currency, locale)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
