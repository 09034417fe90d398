import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { LabelActions } from '../../../parts/labels/label-actions.tsx'
import { LabelFacts } from '../../../parts/labels/label-facts.tsx'
import { LabelState } from '../../../parts/labels/label-state.tsx'
import { useLiveLabels } from '../../../parts/labels/use-live-labels.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { BuyReturnLabel } from './buy-return-label.tsx'

type Shown = ApiOutput<'GET /api/companies/{id}/returns/{caseId}/labels'>
type Props = { company: Mine; caseId: number }

/** Labels by which the goods of a case come back at the company's cost. */
export function ReturnLabel({ company, caseId }: Props) {
  const t = useTexts('returnPages')
  const words = useTexts('labels')
  const [first, setFirst] = useState<Shown | null | undefined>()
  const load = useCallback(
    (signal?: AbortSignal) =>
      api('GET /api/companies/{id}/returns/{caseId}/labels', {
        params: { id: company.id, caseId },
        ...(signal && { signal }),
      }),
    [company.id, caseId],
  )
  useEffect(() => {
    const asked = new AbortController()
    load(asked.signal).then(setFirst, () => asked.signal.aborted || setFirst(null))
    return () => asked.abort()
  }, [load])
  const mayShip = roleMay(company.role, 'orders.ship')
  if (first === undefined || (first?.labels.length === 0 && !(first.mayBuy && mayShip))) return null
  return (
    <Panel title={t('labelTitle')}>
      {first === null ? (
        <p className="text-sm">{words('loadFailed')}</p>
      ) : (
        <LiveLabels {...{ company, caseId, first, load, mayShip }} />
      )}
    </Panel>
  )
}

type LiveProps = Props & { first: Shown; load: (signal?: AbortSignal) => Promise<Shown>; mayShip: boolean }

function LiveLabels({ company, caseId, first, load, mayShip }: LiveProps) {
  const t = useTexts('returnPages')
  const words = useTexts('labels')
  const search = useCompanySearch()
  const [{ labels, print, carriers, mayBuy }, show] = useLiveLabels(first, load)
  const reload = () => void load().then(show, () => undefined)
  return (
    <div className="flex flex-col gap-4">
      {labels.length > 0 && (
        <ul className="divide-y divide-line">
          {labels.map((label) => (
            <li
              key={label.id}
              aria-label={words('of', { number: label.trackingNumbers[0] ?? String(label.id) })}
              className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0"
            >
              <LabelFacts label={label} />
              <LabelState label={label} />
              <LabelActions companyId={company.id} {...{ label, print, mayShip }} onChanged={reload} />
            </li>
          ))}
        </ul>
      )}
      {mayBuy && mayShip && carriers.length > 0 && (
        <BuyReturnLabel companyId={company.id} {...{ caseId, carriers }} onAsked={reload} />
      )}
      {mayBuy && mayShip && carriers.length === 0 && (
        <p className="text-sm">
          {t('labelNoCarrier')}{' '}
          <Link to={{ pathname: '/logistics', search }} className="text-link">
            {words('connect')}
          </Link>
        </p>
      )}
    </div>
  )
}
