import { useState } from 'react'
import EasyCrop from 'react-easy-crop'
import { api } from '../../../../browser-api.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceCards } from '../../../../ui/choice-cards.tsx'
import { pictureUrl } from '../../../../ui/picture-url.ts'
import type { ImageForm } from '../form-state.ts'
import { useOfferTools } from '../offer-tools.ts'
import { type CropPart, cropPart } from './crop-part.ts'

const MAX_ZOOM = 5
/** The package would add its style sheet as an element of the page, which the Content-Security-Policy refuses. */
const LOOK = {
  containerClassName:
    'absolute inset-0 flex cursor-move touch-none select-none items-center justify-center overflow-hidden',
  mediaClassName: 'absolute inset-0 m-auto max-h-full max-w-full will-change-transform',
  cropAreaClassName:
    'absolute top-1/2 left-1/2 -translate-1/2 box-border overflow-hidden border-2 border-[white] shadow-[0_0_0_9999em_rgb(0_0_0/0.55)] focus-visible:outline-4 focus-visible:outline-accent focus-visible:-outline-offset-6',
}
const SHAPES = { '4:3': 4 / 3, '1:1': 1, '3:4': 3 / 4 } as const
type Shape = keyof typeof SHAPES

type Props = { image: ImageForm; onCut: (image: Omit<ImageForm, 'alt'>) => void; onLeave: () => void }

/** Cuts a picture: the part is chosen here, the market cuts its original. */
export default function PictureCrop({ image, onCut, onLeave }: Props) {
  const t = useTexts('offer')
  const locale = useLocale()
  const { company } = useOfferTools()
  const { busy, send } = useSending()
  const [shape, setShape] = useState<Shape>('4:3')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<CropPart>()
  const save = () =>
    send(async () => {
      if (!part) return
      try {
        const body = { key: image.key, ...part }
        onCut(await api('POST /api/companies/{id}/product-images/crop', { params: { id: company.id }, body }))
      } catch (error) {
        showFailure(error, locale)
      }
    })
  return (
    <div className="flex flex-col gap-4">
      <div className="relative h-72 overflow-hidden rounded-md bg-picture sm:h-80">
        <EasyCrop
          image={pictureUrl(image.key, 1280)}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={SHAPES[shape]}
          showGrid={false}
          keyboardStep={8}
          disableAutomaticStylesInjection
          classes={LOOK}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(percent) => setPart(cropPart(percent))}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'application', 'aria-label': t('cutArea') }}
        />
      </div>
      <label className="flex min-h-11 items-center gap-4 font-medium text-sm">
        {t('cutZoom')}
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
      <ChoiceCards
        legend={t('cutShape')}
        value={shape}
        onChange={(value) => setShape(value as Shape)}
        choices={(Object.keys(SHAPES) as Shape[]).map((value) => ({ value, label: value }))}
        className="[&>div]:grid-cols-3"
      />
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} onClick={() => void save()}>
          {t('cutSave')}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
