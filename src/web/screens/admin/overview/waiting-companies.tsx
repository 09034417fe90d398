import { Link } from 'react-router'
import type { ApiOutput } from '../../../api-client.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'

const SHOWN = 8

/** Companies that wait for a decision; who came first stands first. */
export function WaitingCompanies({ companies, waiting }: ApiOutput<'GET /api/admin/companies'>) {
  const t = useTexts('admin')
  return (
    <Panel title={t('waiting')} flush>
      {companies.length === 0 ? (
        <p className="px-5 pb-5 text-muted text-sm">{t('nothingWaiting')}</p>
      ) : (
        <ul>
          {companies
            .toReversed()
            .slice(0, SHOWN)
            .map((row) => (
              <li key={row.id} className="border-line border-t">
                <Link
                  to={`/admin/companies/${row.id}`}
                  className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-5 py-2 text-sm hover:bg-sunken"
                >
                  <span className="font-medium">{row.name}</span>
                  <span className="text-muted">
                    <When at={row.submittedAt} />
                  </span>
                </Link>
              </li>
            ))}
        </ul>
      )}
      {waiting > SHOWN && (
        <p className="border-line border-t px-5 py-1 text-sm">
          <Link to="/admin/companies?status=submitted" className="text-link inline-flex min-h-11 items-center">
            {t('waitingCount', { count: waiting })}
          </Link>
        </p>
      )}
    </Panel>
  )
}
