import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { ShortRating } from '../../../domains/ratings/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RatingMark } from '../reviews/rating-mark.tsx'

type Shop = {
  id: number
  title: string
  street: string
  city: string
  imageKey: string | null
  rating: ShortRating | null
}

/** The seller's shops as cards. */
export function CompanyShops({ shops }: { shops: readonly Shop[] }) {
  const t = useTexts('catalog')
  return (
    <section aria-labelledby="shops">
      <h2 id="shops" className="pb-3 text-xl">
        {t('companyShops')}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {shops.map((shop) => (
          <li key={shop.id}>
            <Link
              to={`/shops/${shop.id}`}
              className="group flex h-full gap-4 rounded-lg border border-line bg-surface p-3 hover:border-ink"
            >
              {shop.imageKey ? (
                <Picture imageKey={shop.imageKey} alt="" width={4} height={3} sizes="7rem" className="w-28! shrink-0" />
              ) : (
                <span className="grid size-14 shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
                  <MapPin className="size-6" aria-hidden="true" />
                </span>
              )}
              <span className="min-w-0 py-1">
                <span className="block font-semibold group-hover:underline">{shop.title}</span>
                <span className="block text-muted text-sm">
                  {shop.street}, {shop.city}
                </span>
                {shop.rating && <RatingMark rating={shop.rating} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
