import { Truck } from 'lucide-react'
import { useState } from 'react'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { LabelView } from '../../../../domains/labels/contract.ts'
import type { PrintFormat } from '../../../../domains/shipping/contract.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import { PrintMany } from '../../../parts/labels/print-labels.tsx'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

type Props = { company: Mine; labels: readonly LabelView[]; print: PrintFormat; onChanged: () => void }
type Results = ApiOutput<'POST /api/companies/{id}/label-shipments'>['results']

/** All shown labels that are bought: printed as one file, and sent at once. */
export function ManyActions({ company, labels, print, onChanged }: Props) {
  const t = useTexts('labels')
  const locale = useLocale()
  const { busy, send } = useSending()
  const [results, setResults] = useState<Results | null>(null)
  const printable = labels.filter(({ canPrint }) => canPrint)
  const unsent = labels.filter(({ state, purpose, isSent }) => state === 'bought' && purpose === 'outbound' && !isSent)
  const ship = () =>
    send(async () => {
      try {
        const call = { params: { id: company.id }, body: { labels: unsent.map(({ id }) => id) } }
        setResults((await api('POST /api/companies/{id}/label-shipments', call)).results)
      } catch (error) {
        showFailure(error, locale)
      }
      onChanged()
    })
  if (printable.length === 0 && unsent.length === 0 && results === null) return null
  return (
    <section aria-label={t('ofThisPage')} className="pb-4">
      {results && <ShipOutcome results={results} />}
      <div className="flex flex-wrap items-end gap-3">
        {printable.length > 0 && <PrintMany companyId={company.id} labels={printable} print={print} />}
        {unsent.length > 0 && roleMay(company.role, 'orders.ship') && (
          <Button variant="secondary" busy={busy} onClick={() => void ship()}>
            <Truck className="size-4" aria-hidden="true" />
            {t('shipAll', { count: unsent.length })}
          </Button>
        )}
      </div>
    </section>
  )
}

function ShipOutcome({ results }: { results: Results }) {
  const t = useTexts('labels')
  const refused = results.filter(({ failure }) => failure !== null)
  const count = results.length - refused.length
  return (
    <Notice live tone={refused.length > 0 ? 'warning' : 'good'} className="mb-4">
      {count > 0 && <p>{t('shippedMany', { count })}</p>}
      {refused.length > 0 && (
        <>
          <p className="font-medium">{t('notShipped', { count: refused.length })}</p>
          <ul className="mt-1">
            {refused.map(({ label, number, failure }) => (
              <li key={label}>
                <span className="numbers whitespace-nowrap font-medium">{number}</span> {failure?.message}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
