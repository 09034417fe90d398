import { useTexts } from '../../../texts/use-texts.tsx'

/** How much is sent; then the server looks into the file. Null: nothing is on its way. */
export function UploadProgress({ part }: { part: number | null }) {
  const t = useTexts('company')
  const percent = Math.round((part ?? 0) * 100)
  const words = part === null ? '' : part < 1 ? t('uploading', { percent }) : t('processing')
  return (
    <div className="flex min-w-0 flex-1 basis-48 items-center gap-3 text-muted text-sm">
      {part !== null && (
        <progress max={100} value={percent} aria-label={words} className="h-2 w-full max-w-48 accent-accent" />
      )}
      <span className="numbers">{words}</span>
    </div>
  )
}
