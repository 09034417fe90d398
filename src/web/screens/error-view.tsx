import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { useTexts } from '../texts/use-texts.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'

const NoAccess = lazy(() => import('../layout/no-access.tsx'))

/** The page for everything that went wrong unexpectedly, or that somebody may not see. */
export function ErrorView({ error }: { error: unknown }) {
  const t = useTexts('shell')
  if (isRouteErrorResponse(error) && error.status === 403) {
    return (
      <Suspense>
        <NoAccess />
      </Suspense>
    )
  }
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
