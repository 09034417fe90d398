import { isRouteErrorResponse } from 'react-router'
import { useTexts } from '../texts/use-texts.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'

/** The page for everything that went wrong unexpectedly. */
export function ErrorView({ error }: { error: unknown }) {
  const t = useTexts('shell')
  const detail = isRouteErrorResponse(error) ? (error.data as { detail?: unknown } | null)?.detail : undefined
  return (
    <EmptyState
      heading="h1"
      title={t('errorTitle')}
      text={
        <>
          <p>{t('errorText')}</p>
          {typeof detail === 'string' && detail && <p className="mt-2 text-sm">{detail}</p>}
        </>
      }
      actions={
        <>
          <Button onClick={() => location.reload()}>{t('tryAgain')}</Button>
          <LinkButton to="/" variant="secondary">
            {t('toHome')}
          </LinkButton>
        </>
      }
    />
  )
}
