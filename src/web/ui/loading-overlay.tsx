import { useTexts } from '../texts/use-texts.tsx'
import { Spinner } from './spinner.tsx'

/** A11: covers the page while something must not be interrupted. */
export function LoadingOverlay({ open, text }: { open: boolean; text?: string }) {
  const t = useTexts('shell')
  if (!open) return null
  return (
    <div role="status" className="fixed inset-0 z-50 grid place-items-center bg-veil">
      <p className="flex items-center gap-3 rounded-lg bg-surface px-6 py-5 font-medium shadow-raised">
        <Spinner className="size-6 text-accent" />
        {text ?? t('working')}
      </p>
    </div>
  )
}
