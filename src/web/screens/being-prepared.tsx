import { useTexts } from '../texts/use-texts.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'

/** Instead of every public page until it is entered who runs the market. */
export function BeingPrepared() {
  const t = useTexts('shell')
  return (
    <EmptyState
      heading="h1"
      title={t('preparedTitle')}
      text={t('preparedText')}
      actions={
        <LinkButton to="/company-data" variant="secondary">
          {t('preparedOperator')}
        </LinkButton>
      }
    />
  )
}
