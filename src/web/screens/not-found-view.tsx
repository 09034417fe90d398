import { useTexts } from '../texts/use-texts.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'

/** R21: what stands at an address where nothing is. */
export function NotFoundView() {
  const t = useTexts('shell')
  return (
    <EmptyState
      heading="h1"
      title={t('notFoundTitle')}
      text={
        <>
          <p>{t('notFoundText')}</p>
          <p className="mt-2 text-xs">{t('notFoundCode')}</p>
        </>
      }
      actions={
        <>
          <LinkButton to="/catalog">{t('toCatalog')}</LinkButton>
          <LinkButton to="/" variant="secondary">
            {t('toHome')}
          </LinkButton>
        </>
      }
    />
  )
}
