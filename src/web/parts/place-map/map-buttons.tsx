import { LocateFixed, Minus, Plus } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type View, zoomed } from './view.ts'

const look = 'rounded-none bg-surface aria-disabled:cursor-default aria-disabled:text-edge'

type Props = {
  view: View
  onView: (view: View) => void
  farthest: number
  nearest: number
  center: View | undefined
}

/** Nearer, farther, and back to the pin: for those who neither pinch nor drag. */
export function MapButtons({ view, onView, farthest, nearest, center }: Props) {
  const t = useTexts('place')
  return (
    <div className="absolute top-2 right-2 flex flex-col divide-y divide-line overflow-hidden rounded-md border border-edge bg-surface">
      <IconButton
        label={t('zoomIn')}
        className={look}
        aria-disabled={view.zoom >= nearest}
        onClick={() => onView(zoomed(view, 1))}
      >
        <Plus className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('zoomOut')}
        className={look}
        aria-disabled={view.zoom <= farthest}
        onClick={() => onView(zoomed(view, -1))}
      >
        <Minus className="size-5" aria-hidden="true" />
      </IconButton>
      {center && (
        <IconButton label={t('center')} className={look} onClick={() => onView(center)}>
          <LocateFixed className="size-5" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
