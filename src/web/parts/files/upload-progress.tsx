import { useTexts } from '../../texts/use-texts.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** How much of a file is sent; then the server reads it. */
export function UploadProgress({ part }: { part: number | null }) {
  const t = useTexts('imports')
  const percent = Math.round((part ?? 0) * 100)
  const words = part === null ? '' : part < 1 ? t('sending', { percent }) : t('reading')
  return (
    <div className="flex items-center gap-3 text-sm">
      {part !== null && <ProgressBar percent={percent} label={words} className="h-2 w-full max-w-60" />}
      <span className="numbers text-muted" aria-live="polite">
        {part === null || part < 1 ? <span aria-hidden="true">{words}</span> : words}
      </span>
    </div>
  )
}
