import { Link, useLoaderData } from 'react-router'
import { dateFormat } from '../../../values/dates.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { MissingList } from '../../parts/tax-reports/missing-list.tsx'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Copies } from './tax-data/copies.tsx'
import { KnownData } from './tax-data/known-data.tsx'
import { TaxForm } from './tax-data/tax-form.tsx'

export const clientLoader = sellerLoader(({ api, signal }, { id }) =>
  api('GET /api/companies/{id}/tax-data', { params: { id }, signal }),
)
export { SellerSkeleton as HydrateFallback }

/** What the tax office has to know of a company: what is missing first, then what is known, what is asked, and what was told. */
export default function TaxDataScreen() {
  const { companies, chosen, operator, data: page } = useLoaderData<typeof clientLoader>()
  const t = useTexts('taxReports')
  const locale = useLocale()
  const day = (at: string) => dateFormat(locale, { dateStyle: 'long' }).format(new Date(at))
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      {chosen && page && (
        <div className="flex max-w-3xl flex-col gap-6">
          <p className="max-w-text text-muted">{t('dataIntro')}</p>
          {page.missing.length === 0 ? (
            <Notice tone="good" live>
              {t('allThere')}
            </Notice>
          ) : (
            <Notice tone={page.heldSince ? 'danger' : 'warning'} title={t('missingIs')} live>
              <MissingList missing={page.missing} />
              {page.heldSince && <p className="mt-2">{t('payoutsHeld')}</p>}
              {page.holdFrom && <p className="mt-2">{t('payoutsWillWait', { day: day(page.holdFrom) })}</p>}
            </Notice>
          )}
          <KnownData known={page.known} />
          <TaxForm key={`${chosen.id} ${page.revision}`} companyId={chosen.id} page={page} />
          <Copies copies={page.copies} />
          <Link to="/company-data" className="inline-flex min-h-11 items-center self-start text-link">
            {t('knownChange')}
          </Link>
        </div>
      )}
    </SellerFrame>
  )
}
