import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Translate } from '../../texts/registry.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { pictureUrl } from '../../ui/picture-url.ts'
import type { ShownProduct } from './shown-product.ts'

type Props = {
  images: ShownProduct['images']
  current: number
  show: (index: number) => void
  t: Translate<'product'>
  onClose: () => void
}

/** One picture as large as the window, and the ways to the others. */
export default function Zoom({ images, current, show, t, onClose }: Props) {
  const shell = useTexts('shell')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const total = images.length
  const large = images[current] ?? images[0]
  return (
    <dialog
      ref={dialog}
      aria-label={t('gallery')}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') show(current + 1)
        if (event.key === 'ArrowLeft') show(current - 1)
      }}
      className="m-auto h-dvh max-h-none w-screen max-w-none bg-surface"
    >
      <div className="flex h-full flex-col">
        <header className="flex items-center justify-between gap-2 py-2 pr-2 pl-5">
          <p className="numbers text-muted text-sm">
            {t('pictureOf', { number: current + 1, total })}
            {large?.illustration && ` · ${t('illustration')}`}
          </p>
          <IconButton label={shell('close')} onClick={() => dialog.current?.close()}>
            <X className="size-5" aria-hidden="true" />
          </IconButton>
        </header>
        <div className="min-h-0 flex-1 bg-picture">
          {large && <img src={pictureUrl(large.key, 1280)} alt={large.alt} className="size-full object-contain" />}
        </div>
        {total > 1 && (
          <footer className="flex justify-center gap-2 p-2">
            <IconButton label={t('previousPicture')} onClick={() => show(current - 1)}>
              <ChevronLeft className="size-5" aria-hidden="true" />
            </IconButton>
            <IconButton label={t('nextPicture')} onClick={() => show(current + 1)}>
              <ChevronRight className="size-5" aria-hidden="true" />
            </IconButton>
          </footer>
        )}
      </div>
    </dialog>
  )
}
