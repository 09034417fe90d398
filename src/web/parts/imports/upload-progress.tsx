import { useTexts } from '../../texts/use-texts.tsx'

/** How much of a file is sent; then the server reads it. */
export function UploadProgress({ part }: { part: number | null }) {
  const t = useTexts('imports')
  const percent = Math.round((part ?? 0) * 100)
  const words = part === null ? '' : part < 1 ? t('sending', { percent }) : t('reading')
  return (
    <div className="flex min-h-6 items-center gap-3 text-sm">
      {part !== null && (
        <progress max={100} value={percent} aria-label={words} className="h-2 w-full max-w-60 accent-accent" />
      )}
      <span className="numbers text-muted" aria-live="polite">
        {part === null || part < 1 ? <span aria-hidden="true">{words}</span> : words}
      </span>
    </div>
  )
}
