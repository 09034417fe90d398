import { use } from 'react'
import { loadTexts } from '../texts/load-browser.ts'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'

/** P01: somebody is logged in, only not as one of those whom this page is for. */
export default function NoAccess() {
  // Fetched once and kept: the same promise at every rendering.
  use(loadTexts(useLocale(), 'account'))
  const t = useTexts('account')
  const shell = useTexts('shell')
  return (
    <EmptyState
      heading="h1"
      title={t('noAccessTitle')}
      text={t('noAccessText')}
      actions={
        <>
          <LinkButton to="/">{shell('toHome')}</LinkButton>
          <LinkButton to="/account" variant="secondary">
            {shell('account')}
          </LinkButton>
        </>
      }
    />
  )
}
