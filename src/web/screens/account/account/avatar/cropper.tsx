import { useState } from 'react'
import EasyCrop from 'react-easy-crop'
import { type CropSquare, cropSquare } from './crop-square.ts'

const MAX_ZOOM = 5
/** The package would add its style sheet as an element of the page, which the Content-Security-Policy refuses. */
const LOOK = {
  containerClassName:
    'absolute inset-0 flex cursor-move touch-none select-none items-center justify-center overflow-hidden',
  mediaClassName: 'absolute inset-0 m-auto max-h-full max-w-full will-change-transform',
  cropAreaClassName:
    'absolute top-1/2 left-1/2 -translate-1/2 box-border overflow-hidden rounded-full border-2 border-[white] shadow-[0_0_0_9999em_rgb(0_0_0/0.55)] focus-visible:outline-4 focus-visible:outline-accent focus-visible:-outline-offset-6',
}

type Props = {
  /** Address of the chosen picture. */
  src: string
  onChange: (square: CropSquare) => void
  /** It turned out not to be a picture. */
  onUnreadable: () => void
  texts: { area: string; zoom: string }
}

/** Chooses a square of a picture: by mouse, finger, wheel or the arrow keys; the size with a slider. */
export default function Cropper({ src, onChange, onUnreadable, texts }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <div className="flex flex-col gap-4">
      <div className="relative h-72 overflow-hidden rounded-md bg-picture sm:h-80">
        <EasyCrop
          image={src}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          classes={LOOK}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(percent, pixels) => onChange(cropSquare(percent, pixels))}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'application', 'aria-label': texts.area }}
        />
      </div>
      <label className="flex min-h-11 items-center gap-4 text-sm font-medium">
        {texts.zoom}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => setZoom(Number(event.target.value))}
          className="h-11 min-w-0 flex-1 accent-accent"
        />
      </label>
    </div>
  )
}
