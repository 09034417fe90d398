import { useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { ChooseForm } from './exchange-rates/choose-form.tsx'
import { History } from './exchange-rates/history.tsx'
import { RateForm } from './exchange-rates/rate-form.tsx'

type Rates = {
  table: ApiOutput<'GET /api/admin/exchange-rates'>
  history: ApiOutput<'GET /api/admin/exchange-rates/history'>
}

const load: Load<Rates> = async ({ api, url, signal }) => {
  const after = url.searchParams.get('after')
  const [table, history] = await Promise.all([
    api('GET /api/admin/exchange-rates', { signal }),
    api('GET /api/admin/exchange-rates/history', { query: after ? { after } : {}, signal }),
  ])
  return { table, history }
}

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** B02: in what else visitors may see prices, and by which rates. */
export default function AdminExchangeRatesScreen() {
  const { table, history } = useLoaderData<typeof clientLoader>()
  const t = useTexts('rates')
  return (
    <AdminFrame>
      <div className="flex flex-col gap-6">
        <p className="max-w-text text-muted text-sm">{t('lead', { currency: table.of })}</p>
        <ChooseForm key={JSON.stringify(table)} table={table} />
        <RateForm table={table} />
        <History history={history} />
      </div>
    </AdminFrame>
  )
}
