import { Link } from 'react-router'
import { type Clock, DUE_BOUND, DUE_DAYS } from '../../../../domains/desk/due/contract.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Panel } from '../../../ui/panel.tsx'

const placeOf = ({ name, companyId }: Clock): string => {
  if (name === 'requests') return `/admin/companies/${companyId}`
  if (name === 'recalls' || name === 'chargebacks') return `/admin/${name}`
  return `/admin/reports?state=${name === 'reports' ? 'open' : 'complained'}`
}

/** What has to be done within days, the first end first, and the way there. */
export function ClocksPanel({ clocks }: { clocks: readonly Clock[] }) {
  const t = useTexts('desk')
  return (
    <Panel title={t('due', { days: DUE_DAYS })} flush>
      {clocks.length === 0 && <p className="px-5 pb-5 text-muted text-sm">{t('nothingDue')}</p>}
      <ul>
        {clocks.map((clock) => (
          <li key={clock.name} className="border-line border-t">
            <Link
              to={placeOf(clock)}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-5 py-2 text-sm hover:bg-sunken"
            >
              <span className="min-w-0">
                <span className="font-medium">{t(`due_${clock.name}`)}</span>
                <span className="block text-muted text-xs">
                  {t('dueFirst')} <When at={clock.first} />
                </span>
              </span>
              <span className="flex flex-wrap items-center gap-2">
                {clock.late > 0 && <Badge tone="danger">{t('dueLate', { count: clock.late })}</Badge>}
                <span className="numbers">
                  {clock.count >= DUE_BOUND ? t('atLeast', { count: clock.count }) : clock.count}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
