import { RotateCcw, X } from 'lucide-react'
import { checkPicture } from '../../../../parts/product-images/check-picture.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Upload } from './use-uploads.ts'

type Props = { upload: Upload; onAgain: () => void; onRemove: () => void }

/** One picture on its way, or why it did not arrive. */
export function UploadLine({ upload, onAgain, onRemove }: Props) {
  const t = useTexts('offer')
  const { name, part, error, file } = upload
  const percent = Math.round(part * 100)
  return (
    <li className="mt-3 flex min-h-11 items-center gap-3 text-sm">
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {error && <span className="block font-medium text-danger">{error}</span>}
      </span>
      {error === null && (
        <>
          <progress max={100} value={percent} aria-label={name} className="h-2 w-28 accent-accent" />
          <span className="numbers w-24 text-muted text-xs">
            {part < 1 ? t('uploading', { percent }) : t('processing')}
          </span>
        </>
      )}
      {error !== null && !checkPicture(file) && (
        <IconButton label={t('tryAgainOf', { name })} onClick={onAgain}>
          <RotateCcw className="size-4" aria-hidden="true" />
        </IconButton>
      )}
      {error !== null && (
        <IconButton label={t('dismissOf', { name })} onClick={onRemove}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      )}
    </li>
  )
}
