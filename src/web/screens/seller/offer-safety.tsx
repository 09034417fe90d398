import { Link, useLoaderData } from 'react-router'
import type { Trader } from '../../../domains/product-safety/contract.ts'
import { dateFormat } from '../../../values/dates.ts'
import { SellerFrame } from '../../parts/seller/seller-frame.tsx'
import { sellerLoader } from '../../parts/seller/seller-loader.ts'
import { SellerSkeleton } from '../../parts/seller/seller-skeleton.tsx'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OwnSafety } from './offer-safety/own-safety.tsx'

const KEY = 'GET /api/companies/{id}/products/{productId}/safety'

export const clientLoader = sellerLoader(async ({ api, params, signal }, { id }) => {
  const productId = params.id ?? ''
  return { productId, safety: await api(KEY, { params: { id, productId }, signal }) }
})
export { SellerSkeleton as HydrateFallback }

const lineOf = ({ name, address, country, contact }: Trader) => `${name}, ${address}, ${country}, ${contact}`

const ENERGY = { exempt: 'energyExempt', needed: 'energyNeeded', missing: 'energyMissing' } as const

/** What a product of the company tells of its safety, what it lacks, and the seller's own words. */
export default function OfferSafetyScreen() {
  const { companies, chosen, operator, data } = useLoaderData<typeof clientLoader>()
  const t = useTexts('productSafety')
  const locale = useLocale()
  if (!data || !chosen) return <SellerFrame {...{ companies, chosen, operator }}>{null}</SellerFrame>
  const { productId, safety } = data
  const { lacks, refuseFrom, shown } = safety
  const long = (date: string) => dateFormat(locale, { dateStyle: 'long' }).format(new Date(`${date}T12:00:00Z`))
  const day = refuseFrom && long(refuseFrom)
  return (
    <SellerFrame {...{ companies, chosen, operator }}>
      <p className="max-w-text text-muted">{t('offerIntro')}</p>
      <Link to={`/products/${productId}/edit`} className="inline-flex min-h-11 items-center text-link">
        {t('back')}
      </Link>
      <Notice tone={lacks.length > 0 ? 'warning' : 'good'} className="my-4 max-w-3xl">
        {lacks.length > 0
          ? `${t('lacksNow', { what: lacks.map((one) => t(one)).join(', ') })} ${day ? t('refusedFrom', { day }) : ''}`
          : t('nothingLacks')}
      </Notice>
      {safety.greenClaims.length > 0 && (
        <Notice tone={safety.greenProof ? 'good' : 'warning'} className="my-4 max-w-3xl">
          {t(safety.greenProof ? 'greenProved' : safety.proofFrom ? 'greenUnproved' : 'greenFound', {
            words: safety.greenClaims.join(', '),
          })}
        </Notice>
      )}
      {safety.energyStanding !== 'notOfThisKind' && (
        <Notice tone={safety.energyStanding === 'missing' ? 'warning' : 'good'} className="my-4 max-w-3xl">
          {t(ENERGY[safety.energyStanding])}{' '}
          {safety.energyStanding === 'missing' &&
            safety.energyFrom &&
            t('energyRefused', { day: long(safety.energyFrom) })}
        </Notice>
      )}
      {shown.from && (
        <section aria-labelledby="shown" className="max-w-3xl text-sm">
          <h2 id="shown" className="text-xl">
            {t('shownNow')}
          </h2>
          <p className="text-muted">{t(`from_${shown.from}`)}</p>
          {(['maker', 'responsible'] as const).map((of) => {
            const who = shown[of]
            return (
              who && (
                <p key={of} className="wrap-anywhere py-1">
                  {t(of)}: {lineOf(who)}
                </p>
              )
            )
          })}
        </section>
      )}
      <OwnSafety key={productId} ids={{ id: chosen.id, productId }} safety={safety} />
    </SellerFrame>
  )
}
