import { useLoaderData } from 'react-router'
import { formatMoney } from '../../../values/money.ts'
import { BackLink } from '../../parts/admin/back-link.tsx'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Table } from '../../ui/table.tsx'
import { CopyFacts } from './tax-copy/copy-facts.tsx'
import { CopyFiles } from './tax-copy/copy-files.tsx'

export const clientLoader = sellerLoader(({ api, params, signal }, { id }) =>
  api('GET /api/companies/{id}/tax-reports/{year}', { params: { id, year: params.year ?? '' }, signal }),
)
export { SellerSkeleton as HydrateFallback }

/** What the tax office was told of a company in a year. */
export default function TaxCopyScreen() {
  const { companies, chosen, operator, data: copy } = useLoaderData<typeof clientLoader>()
  const t = useTexts('taxReports')
  const locale = useLocale()
  return (
    <SellerFrame
      {...{ companies, chosen, operator }}
      title={copy && t('copyTitle', { year: copy.year })}
      side={chosen && copy && <CopyFiles companyId={chosen.id} year={copy.year} />}
    >
      {copy && (
        <div className="flex max-w-3xl flex-col gap-6">
          <BackLink to="/tax-data" text={t('back')} />
          <p className="max-w-text text-muted">{t('copyIntro')}</p>
          <CopyFacts copy={copy} />
          <Table
            stacks
            caption={t('quarters')}
            rows={copy.quarters}
            rowKey={({ currency, quarter }) => `${currency} ${quarter}`}
            columns={[
              { key: 'quarter', head: t('quarter'), cell: ({ quarter, currency }) => `${quarter} (${currency})` },
              {
                key: 'consideration',
                head: t('consideration'),
                figures: true,
                named: true,
                cell: ({ consideration, currency }) => formatMoney(consideration, currency, locale),
              },
              { key: 'activities', head: t('activities'), figures: true, named: true, cell: (one) => one.activities },
              {
                key: 'fees',
                head: t('fees'),
                figures: true,
                named: true,
                cell: ({ fees, currency }) => formatMoney(fees, currency, locale),
              },
            ]}
          />
          <p className="max-w-text text-muted text-sm">{t('copyWrong')}</p>
        </div>
      )}
    </SellerFrame>
  )
}
