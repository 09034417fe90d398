import { Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { useTexts } from '../texts/use-texts.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { LinkButton } from '../ui/link-button.tsx'

const NoAccess = lazyPart(() => import('../layout/no-access.tsx'), Unexpected)

/** The page for everything that went wrong unexpectedly, or that somebody may not see. */
export function ErrorView({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 403) {
    return (
      <Suspense>
        <NoAccess />
      </Suspense>
    )
  }
  const detail = isRouteErrorResponse(error) ? (error.data as { detail?: unknown } | null)?.detail : undefined
  return <Unexpected detail={detail} />
}

function Unexpected({ detail }: { detail?: unknown }) {
  const t = useTexts('shell')
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
