import type { TrackedShipment } from '../../../domains/tracking/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { When } from '../lists/when.tsx'

type Props = { shipments: readonly TrackedShipment[]; shipmentId: number }

/** What the carrier tells of one shipment, in words: how it stands, and the way there. Nothing where nothing is told. */
export function TrackingStory({ shipments, shipmentId }: Props) {
  const t = useTexts('tracking')
  const found = shipments.find((one) => one.shipmentId === shipmentId)
  if (!found?.state) return null
  const [now] = found.story
  return (
    <div className="mt-2 text-sm">
      <p className="font-medium">{t(found.state)}</p>
      {now && found.story.length === 1 && <Moment {...now} />}
      {found.story.length > 1 && (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center text-link">{t('story')}</summary>
          <ol className="flex flex-col gap-2 border-line border-l pl-3">
            {found.story.map((chapter) => (
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
