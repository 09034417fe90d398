import { Link } from 'react-router'
import type { CartSellerGroup, ChosenPoint } from '../../../../../domains/cart/contract.ts'
import { localePath } from '../../../../../values/locale.ts'
import { type Currency, formatMoney } from '../../../../../values/money.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceCards } from '../../../../ui/choice-cards.tsx'
import { useMethodText } from '../arrival-text.ts'
import { PointAddress } from '../chosen-point.tsx'
import { useOnDeliveryClosed } from '../use-on-delivery-closed.ts'
import { usualWay } from '../usual-way.ts'
import { type DeliveryWay, wayOf, waysOf } from './delivery-ways.ts'
import type { PlainPage } from './plain-page.ts'
import { PlainPointSearch } from './plain-point-search.tsx'

type Props = { group: CartSellerGroup; currency: Currency; page: PlainPage }

/** The ways of one seller as radio buttons in a form of their own; below it the point, where the way has one. */
export function PlainDelivery({ group, currency, page: { picking, refusal, points } }: Props) {
  const t = useTexts('cart')
  const shell = useTexts('shell')
  const locale = useLocale()
  const methodText = useMethodText()
  const closed = useOnDeliveryClosed()
  const { company, choice, unreached } = group
  const own = refusal?.step === 'delivery' && refusal.company === company.id ? refusal : null
  const search = picking?.company === company.id ? picking : null
  const chosen = choice && wayOf(choice)
  const point = points.find((one) => one.companyId === company.id)
  const textOf = ({ method, cod, shop }: DeliveryWay) =>
    [shop, cod && t('cod'), methodText(method)].filter(Boolean).join(' · ')
  return (
    <div id={`delivery-${company.id}`} className="flex scroll-mt-24 flex-col gap-4">
      <form method="post" action={localePath('/cart', locale)} noValidate className="flex flex-col gap-3">
        <input type="hidden" name="step" value="delivery" />
        <input type="hidden" name="company" value={company.id} />
        {choice?.pickupPoint && <input type="hidden" name="kept" value={`${choice.method} ${choice.pickupPoint}`} />}
        <ChoiceCards
          legend={t('deliveryLegend', { seller: company.name })}
          name="way"
          value={search?.way ?? own?.way ?? chosen ?? usualWay(group) ?? null}
          error={own ? (own.problem.errors[0]?.message ?? own.problem.title) : undefined}
          onChange={() => undefined}
          choices={waysOf(group, !closed).map((way) => ({
            value: way.value,
            label: t(way.method.method),
            text: textOf(way),
            side: way.price === 0 ? shell('freeDelivery') : formatMoney(way.price, currency, locale),
          }))}
        />
        {unreached.length > 0 && (
          <p className="text-muted text-xs">
            {t('notThisWay', { methods: unreached.map((one) => t(one)).join(', ') })}
          </p>
        )}
        <Button type="submit" variant="secondary" className="self-start">
          {t('saveDelivery')}
          <span className="sr-only">: {company.name}</span>
        </Button>
      </form>
      {choice?.pickupPoint && !search && (
        <PlainPoint
          code={choice.pickupPoint}
          point={point?.point ?? null}
          to={`/cart?pick=${company.id}&way=${chosen}`}
        />
      )}
      {search && <PlainPointSearch search={search} />}
    </div>
  )
}

function PlainPoint({ code, point, to }: { code: string; point: ChosenPoint['point']; to: string }) {
  const t = useTexts('cart')
  return (
    <p className="flex flex-wrap items-start gap-x-3 gap-y-1 text-sm">
      <span className="min-w-0 flex-1 break-words">
        {t('pointChosen')}: <PointAddress code={code} point={point?.open ? point : null} />
      </span>
      <Link to={`${to}#pick-${new URLSearchParams(to.split('?')[1]).get('pick')}`} className="py-1 text-link underline">
        {t('pointChange')}
        <span className="sr-only">: {point?.name ?? code}</span>
      </Link>
    </p>
  )
}
