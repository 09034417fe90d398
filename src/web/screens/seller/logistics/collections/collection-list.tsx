import type { CollectionsView, CollectionView } from '../../../../../domains/labels/collections/contract.ts'
import { KNOWN_CARRIERS } from '../../../../../domains/shipping/rules/methods.ts'
import { dateName } from '../../../../parts/shop/opening-words.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { CollectionActions } from './collection-actions.tsx'
import { CollectionState } from './collection-state.tsx'

type Props = {
  companyId: number
  collections: readonly CollectionView[]
  mayShip: boolean
  onAnswer: (now: CollectionsView) => void
  onRefused: () => void
}

/** Couriers that were ordered, the newest first: when, for what, how it stands and what can be done. */
export function CollectionList({ collections, ...rest }: Props) {
  const t = useTexts('collections')
  return (
    <Panel title={t('ordered')} aria-label={t('ordered')}>
      {collections.length === 0 ? (
        <p className="text-muted text-sm">{t('noneOrdered')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {collections.map((one) => (
            <Ordered key={one.id} one={one} {...rest} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Ordered({ one, ...rest }: Omit<Props, 'collections'> & { one: CollectionView }) {
  const t = useTexts('collections')
  const locale = useLocale()
  const { carrier, day, from, until, place, parcels, numbers, externalId, automatic } = one
  const { name } = KNOWN_CARRIERS[carrier]
  const when = `${dateName(locale, day)}, ${from}–${until}`
  return (
    <li
      aria-label={t('courierOn', { name, when })}
      className="grid gap-x-6 gap-y-3 py-4 text-sm first:pt-0 last:pb-0 md:grid-cols-2"
    >
      <div className="wrap-anywhere min-w-0">
        <p className="font-medium">
          {name}, <span className="numbers">{when}</span>
        </p>
        <p className="text-muted">{[place.name, place.street, place.city].filter(Boolean).join(', ')}</p>
        <p className="text-muted">
          {t('parcels', { count: parcels })}: <span className="numbers">{shortOf(numbers)}</span>
        </p>
        {externalId && <p className="numbers text-muted">{t('number', { number: externalId })}</p>}
        {automatic && <p className="text-muted">{t('byItself')}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <CollectionState one={one} />
        {rest.mayShip && <CollectionActions one={one} {...rest} />}
      </div>
    </li>
  )
}

const SHOWN = 6
const shortOf = (numbers: readonly string[]) =>
  numbers.slice(0, SHOWN).join(', ') + (numbers.length > SHOWN ? ` +${numbers.length - SHOWN}` : '')
