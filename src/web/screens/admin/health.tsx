import { Link, useLoaderData } from 'react-router'
import type { FindingView } from '../../../domains/desk/health/contract.ts'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { HEALTH_PLACES, useReading } from '../../parts/admin/health-words.tsx'
import { When } from '../../parts/lists/when.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'

const KEY = 'GET /api/admin/health'
const TONES = { fine: 'good', look: 'warning', bad: 'danger' } as const

const load: Load<ApiOutput<typeof KEY>> = ({ api, signal }) => api(KEY, { signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** How the market does, part by part, and what is to be done. */
export default function AdminHealthScreen() {
  const { version, startedAt, findings } = useLoaderData<typeof clientLoader>()
  const t = useTexts('desk')
  const readingOf = useReading()
  const nameOf = ({ part }: FindingView) => t(`part_${part}`)
  return (
    <AdminFrame>
      <p className="max-w-text text-muted">{t('healthIntro')}</p>
      <p className="pt-1 pb-5 text-muted text-sm">
        {t('version', { version })} <When at={startedAt} />
      </p>
      <Table
        stacks
        caption={t('part')}
        rows={findings}
        rowKey={({ part }) => part}
        columns={[
          {
            key: 'part',
            head: t('part'),
            cell: (finding) => {
              const place = HEALTH_PLACES[finding.part]
              return place ? (
                <Link to={place} className="text-link inline-flex min-h-6 items-center">
                  {nameOf(finding)}
                </Link>
              ) : (
                nameOf(finding)
              )
            },
          },
          {
            key: 'state',
            head: t('stateOf'),
            cell: ({ state }) => (
              <Badge tone={TONES[state]} className="whitespace-nowrap">
                {t(`state_${state}`)}
              </Badge>
            ),
          },
          {
            key: 'seen',
            head: t('seen'),
            wide: true,
            cell: (finding) => (
              <span className="wrap-anywhere">
                {readingOf(finding)}
                {finding.part === 'mail' && finding.facts.lastSentAt && (
                  <span className="block text-muted text-xs">
                    {t('lastMail')} <When at={String(finding.facts.lastSentAt)} />
                  </span>
                )}
              </span>
            ),
          },
          {
            key: 'todo',
            head: t('todo'),
            wide: true,
            cell: ({ advice }) =>
              advice ? t(`advice_${advice}`) : <span className="text-muted">{t('nothingToDo')}</span>,
          },
        ]}
      />
    </AdminFrame>
  )
}
