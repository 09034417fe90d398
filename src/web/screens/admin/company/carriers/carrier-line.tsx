import { Link } from 'react-router'
import type { ConnectionView } from '../../../../../domains/labels/contract.ts'
import { KNOWN_CARRIERS } from '../../../../../domains/shipping/rules/methods.ts'
import { When } from '../../../../parts/lists/when.tsx'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Facts } from '../../../../ui/facts.tsx'

/** A contract of a company with a carrier: since when, how its keys were found, and what failed last. */
export function CarrierLine({ one: { carrier, test, standIn, since, check, failure } }: { one: ConnectionView }) {
  const t = useTexts('cashOnDelivery')
  const d = useTexts('deliverySettings')
  const labels = useTexts('labels')
  const { name } = KNOWN_CARRIERS[carrier]
  const reason = failure?.reason
  return (
    <li aria-label={name} className="py-4 text-sm first:pt-2">
      <h3 className="pb-1 font-semibold">
        {name} {test && <Badge tone="warning">{t('atTest')}</Badge>} {standIn && <Badge>{t('atStandIn')}</Badge>}
      </h3>
      <Facts
        items={[
          { name: t('since'), value: <When at={since} /> },
          {
            name: t('check'),
            value: check ? (
              <>
                <When at={check.at} /> {d(`checked_${check.result}`)}
              </>
            ) : (
              t('neverChecked')
            ),
          },
          {
            name: t('failure'),
            value: failure ? (
              <>
                <When at={failure.at} />{' '}
                <Link to={`/all-orders/${failure.number}`} className="text-link numbers whitespace-nowrap">
                  {failure.number}
                </Link>
                {reason && (
                  <span className="block">{labels(reason === 'other' ? 'reasonUnnamed' : `reason_${reason}`)}</span>
                )}
              </>
            ) : (
              t('noFailure')
            ),
          },
        ]}
      />
    </li>
  )
}
