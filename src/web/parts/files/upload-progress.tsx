import { ProgressBar } from './progress-bar.tsx'

type Props = {
  /** Null: nothing is on its way. */
  part: number | null
  words: { sending: (values: { percent: number }) => string; reading: string }
}

/** How much of a file is sent; then the server reads it. */
export function UploadProgress({ part, words: { sending, reading } }: Props) {
  const percent = Math.round((part ?? 0) * 100)
  const words = part === null ? '' : part < 1 ? sending({ percent }) : reading
  return (
    <div className="flex items-center gap-3 text-sm">
      {part !== null && <ProgressBar percent={percent} label={words} className="h-2 w-full max-w-60" />}
      <span className="numbers text-muted" aria-live="polite">
        {part === null || part < 1 ? <span aria-hidden="true">{words}</span> : words}
      </span>
    </div>
  )
}
