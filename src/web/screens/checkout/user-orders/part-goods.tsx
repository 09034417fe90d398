import { Link } from 'react-router'
import type { OrderView } from '../../../../domains/orders/contract.ts'
import { formatMoney } from '../../../../values/money.ts'
import { titleIn } from '../../../../values/titled.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Picture } from '../../../ui/picture.tsx'

/** So many are drawn; the rest stands on the order's own page. */
const SHOWN = 3

/** The first goods of an order with their pictures. */
export function PartGoods({ order: { items, currency } }: { order: OrderView }) {
  const t = useTexts('purchases')
  const words = useTexts('payment')
  const locale = useLocale()
  const more = items.length - SHOWN
  return (
    <>
      <ul className="mt-3 flex flex-col gap-3">
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.versionId} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-3 text-sm">
            <Picture imageKey={item.imageKey} alt="" sizes="3.5rem" />
            <span className="min-w-0">
              <Link to={`/products/${item.productId}`} className="break-words font-medium hover:underline">
                {titleIn(item, locale)}
              </Link>
              {item.quantity > 1 && <span className="block text-muted">{t('pieces', { count: item.quantity })}</span>}
              {item.givenUp > 0 && (
                <span className="block font-medium">
                  {words('givenUp', { count: item.givenUp, all: item.quantity })}
                </span>
              )}
            </span>
            <span className="numbers">{formatMoney(item.lineTotal, currency, locale)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-muted text-sm">{t('more', { count: more })}</p>}
    </>
  )
}
