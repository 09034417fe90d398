import { Link, useLoaderData } from 'react-router'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { Day } from '../../parts/lists/when.tsx'
import { DecisionFacts } from '../../parts/moderation/decision-facts.tsx'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'

const KEY = 'GET /api/companies/{id}/decisions'

export const clientLoader = sellerLoader(({ api, url, signal }, { id }) =>
  api(KEY, { params: { id }, ...listQuery<typeof KEY>(url, 'after'), signal }),
)
export { SellerSkeleton as HydrateFallback }

/** What the operator restricted of the company, why, and the way to complain. */
export default function SellerDecisionsScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const t = useTexts('moderation')
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      <p className="max-w-text text-muted">{t('decisionsIntro')}</p>
      {data?.decisions.length === 0 && <p className="py-6 text-muted">{t('noDecisions')}</p>}
      <div className="max-w-3xl">
        {data?.decisions.map(({ key, kind, title, inForce, complaint, ...decision }) => (
          <article key={decision.id} className="border-line border-b py-5">
            <h2 className="break-words text-lg">{title}</h2>
            <p className="mt-1 mb-2 flex flex-wrap items-center gap-2 text-muted text-sm">
              {t(`kind_${kind}`)} · <Day at={decision.at} />
              <Badge tone={inForce ? 'warning' : 'neutral'}>{t(inForce ? 'inForce' : 'notInForce')}</Badge>
              {complaint && <Badge>{`${t('complaint')}: ${t(`outcome_${complaint}`)}`}</Badge>}
            </p>
            <DecisionFacts decision={decision} />
            <Link to={`/reports/${key}`} className="mt-2 inline-flex min-h-11 items-center text-link">
              {t('open')}
            </Link>
          </article>
        ))}
      </div>
      {data && <ListPages next={data.next} />}
    </SellerFrame>
  )
}
