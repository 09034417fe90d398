import { useRef } from 'react'
import type { Translate } from '../../texts/registry.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useCamera } from './use-camera.ts'

type Props = { t: Translate<'bench'>; onText: (text: string) => void; onClose: () => void }

/** What the camera sees, until somebody closes it; loaded when it is asked for. */
export default function Camera({ t, onText, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const state = useCamera(video, onText)
  const fails = state === 'refused' || state === 'none' || state === 'failed'
  return (
    <div className="mt-3">
      {fails ? (
        <Notice tone="warning" live>
          {t(`camera_${state}`)}
        </Notice>
      ) : (
        <>
          <div className="relative overflow-hidden rounded-lg bg-ink">
            <video
              ref={video}
              muted
              playsInline
              aria-label={t('cameraPicture')}
              className="aspect-4/3 w-full object-cover"
            />
            <span aria-hidden="true" className="pointer-events-none absolute inset-x-8 top-1/2 h-0.5 bg-danger" />
          </div>
          <p role="status" className="mt-1.5 text-muted text-sm">
            {t(`camera_${state}`)}
          </p>
        </>
      )}
      <Button variant="secondary" size="sm" className="mt-2" onClick={onClose}>
        {t('cameraClose')}
      </Button>
    </div>
  )
}
