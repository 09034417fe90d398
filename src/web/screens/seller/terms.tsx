import { Link, useLoaderData } from 'react-router'
import { Day } from '../../parts/lists/when.tsx'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'

export const clientLoader = sellerLoader(({ api, signal }, { id }) =>
  api('GET /api/companies/{id}/terms', { params: { id }, signal }),
)
export { SellerSkeleton as HydrateFallback }

/** Which terms hold between the market and the company, which come and when, and what was accepted. */
export default function SellerTermsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const t = useTexts('pageTexts')
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      <p className="max-w-text text-muted">{t('sellerIntro')}</p>
      <div className="max-w-3xl">
        {data?.pages.map(({ page, inForce, planned, accepted }) => (
          <section key={page} className="border-line border-b py-5">
            <h2 className="text-lg">
              <Link to={`/${page}`} className="inline-flex min-h-11 items-center text-link">
                {t(`page_${page}`)}
              </Link>
            </h2>
            {planned.map(({ number, from, changes }) => (
              <Notice
                key={number}
                tone="warning"
                className="my-2"
                title={
                  <>
                    {t('comes')} <Day at={from} />
                  </>
                }
              >
                {changes && <p className="whitespace-pre-line">{changes}</p>}
                <Link to={`/${page}?version=${number}`} className="inline-flex min-h-11 items-center text-link">
                  {t('readIt')}
                </Link>
              </Notice>
            ))}
            <Facts
              items={[
                {
                  name: t('holdsNow'),
                  value: inForce ? (
                    <Link to={`/${page}?version=${inForce.number}`} className="text-link">
                      {t('version', { number: inForce.number })}, {t('since')} <Day at={inForce.from} />
                    </Link>
                  ) : (
                    t('builtIn')
                  ),
                },
                {
                  name: t('acceptedVersion'),
                  value: accepted ? (
                    <>
                      {accepted.number === null ? t('builtIn') : t('version', { number: accepted.number })},{' '}
                      <Day at={accepted.at} />
                    </>
                  ) : (
                    t('notRecorded')
                  ),
                },
              ]}
            />
            <Link to={`/text-versions/${page}`} className="mt-1 inline-flex min-h-11 items-center text-link">
              {t('allVersions')}
            </Link>
          </section>
        ))}
      </div>
    </SellerFrame>
  )
}
