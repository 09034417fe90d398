import { Link, useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { Day } from '../../parts/lists/when.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'
import { NoticeDays } from './texts/notice-days.tsx'

type Texts = ApiOutput<'GET /api/admin/texts'>

const load: Load<Texts> = ({ api: ask, signal }) => ask('GET /api/admin/texts', { signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** The pages whose text the operator may write. */
export default function AdminTextsScreen() {
  const { pages, noticeDays } = useLoaderData<typeof clientLoader>()
  const t = useTexts('pageTexts')
  return (
    <AdminFrame>
      <p className="max-w-text pb-5 text-muted">{t('intro')}</p>
      <Table
        stacks
        caption={t('pages')}
        rows={pages}
        rowKey={({ page }) => page}
        columns={[
          {
            key: 'page',
            head: t('page'),
            cell: ({ page, bindsSellers, bindsBuyers }) => (
              <>
                <Link to={`/admin/texts/${page}`} className="inline-flex min-h-11 items-center text-link">
                  {t(`page_${page}`)}
                </Link>
                <span className="block font-normal text-muted text-xs">
                  {[bindsBuyers && t('bindsBuyers'), bindsSellers && t('bindsSellers')].filter(Boolean).join(', ')}
                </span>
              </>
            ),
          },
          {
            key: 'inForce',
            head: t('holdsNow'),
            named: true,
            cell: ({ inForce }) =>
              inForce ? (
                <>
                  {t('version', { number: inForce.number })}, {t('since')} <Day at={inForce.from} />
                </>
              ) : (
                t('builtIn')
              ),
          },
          {
            key: 'more',
            head: t('standing'),
            wide: true,
            cell: ({ hasDraft, planned, missing }) => (
              <span className="flex flex-wrap gap-2">
                {hasDraft && <Badge tone="outline">{t('hasDraft')}</Badge>}
                {planned.map(({ number, from }) => (
                  <Badge key={number} tone="accent">
                    {t('comes')} <Day at={from} />
                  </Badge>
                ))}
                {missing.length > 0 && (
                  <Badge tone="warning">
                    {t('missing', { languages: missing.map((one) => one.slice(0, 2)).join(', ') })}
                  </Badge>
                )}
              </span>
            ),
          },
        ]}
      />
      <NoticeDays days={noticeDays} />
    </AdminFrame>
  )
}
