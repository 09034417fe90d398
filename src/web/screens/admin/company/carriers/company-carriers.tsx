import type { ApiOutput } from '../../../../api-client.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { CarrierLine } from './carrier-line.tsx'
import { CashFindings } from './cash-findings.tsx'
import { CashReports } from './cash-reports.tsx'

type Props = {
  companyId: number
  carriers: ApiOutput<'GET /api/admin/companies/{id}/carriers'>['carriers']
  cash: ApiOutput<'GET /api/admin/companies/{id}/cash-on-delivery'>
}

/** Which carriers a company has connected and how that goes, and its money on delivery: every grosz that is not explained. */
export function CompanyCarriers({ companyId, carriers, cash }: Props) {
  const t = useTexts('cashOnDelivery')
  return (
    <Panel title={t('operatorTitle')} aria-label={t('operatorTitle')}>
      <p className="text-muted text-sm">{t('operatorText')}</p>
      {carriers.length === 0 ? (
        <p className="pt-4 text-sm">{t('noCarriers')}</p>
      ) : (
        <ul className="divide-y divide-line pt-2">
          {carriers.map((one) => (
            <CarrierLine key={one.carrier} one={one} />
          ))}
        </ul>
      )}
      <CashFindings companyId={companyId} cash={cash} />
      <CashReports cash={cash} />
    </Panel>
  )
}
