import { Hammer } from 'lucide-react'
import { useTexts } from '../texts/use-texts.tsx'
import { Badge } from '../ui/badge.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { usePageTitle } from '../use-root.ts'

/** One honest page for all functions that come later: which one, and where to go instead. */
export default function NotAvailableScreen() {
  const t = useTexts('shell')
  const name = usePageTitle()
  return (
    <EmptyState
      heading="h1"
      icon={<Hammer className="size-12" strokeWidth={1.25} aria-hidden="true" />}
      title={t('laterTitle')}
      text={
        <>
          <Badge tone="outline">{t('laterBadge')}</Badge>
          <p className="mt-3">{t('laterText', { name })}</p>
        </>
      }
      actions={
        <>
          <LinkButton to="/">{t('toHome')}</LinkButton>
          <LinkButton to="/catalog" variant="secondary">
            {t('toCatalog')}
          </LinkButton>
        </>
      }
    />
  )
}
