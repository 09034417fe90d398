import type { IncidentActor } from '../../../domains/shipping/contract.ts'
import type { TrackedShipment } from '../../../domains/tracking/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useArrivalText } from '../arrival.ts'
import { When } from '../lists/when.tsx'
import { WaitingPlace } from './waiting-place.tsx'

export type Incident = NonNullable<TrackedShipment['incident']>
type Props = {
  shipments: readonly TrackedShipment[]
  shipmentId: number
  /** Who reads it, and what they can do about what holds it up, in words. */
  reader: { is: IncidentActor; todo: (incident: Incident) => string }
}

/** What the carrier tells of one shipment, in words: how it stands, what to do, when it comes, and the way there. Nothing where nothing is told. */
export function TrackingStory({ shipments, shipmentId, reader }: Props) {
  const t = useTexts('tracking')
  const days = useArrivalText()
  const found = shipments.find((one) => one.shipmentId === shipmentId)
  if (!found) return null
  const { state, incident, expects, late, waits, story } = found
  const [now] = story
  if (!state && !expects && !late) return null
  return (
    <div className="mt-2 text-sm">
      {state && <p className="font-medium">{t(state)}</p>}
      {now && story.length === 1 && <Moment {...now} />}
      {expects && <p>{t('expects', { days: days(expects) })}</p>}
      {late && <p>{t('late')}</p>}
      {incident && (
        <Notice
          tone={incident.acts.includes(reader.is) ? 'warning' : 'info'}
          title={t(`incident_${incident.reason}`)}
          className="mt-2"
        >
          {reader.todo(incident)}
        </Notice>
      )}
      {waits && <WaitingPlace waits={waits} />}
      {story.length > 1 && (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center text-link">{t('story')}</summary>
          <ol className="flex flex-col gap-2 border-line border-l pl-3">
            {story.map((chapter) => (
              <li key={chapter.at + chapter.meaning}>
                {t(chapter.meaning)}
                <Moment {...chapter} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

function Moment({ at, place }: { at: string; place: string | null }) {
  return (
    <span className="wrap-anywhere block text-muted">
      <When at={at} />
      {place && ` · ${place}`}
    </span>
  )
}
