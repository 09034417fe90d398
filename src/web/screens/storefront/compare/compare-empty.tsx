import { Scale } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'

export function CompareEmpty() {
  const t = useTexts('catalog')
  const shell = useTexts('shell')
  return (
    <EmptyState
      heading="h1"
      icon={<Scale className="size-10" aria-hidden="true" />}
      title={shell('compareEmpty')}
      text={t('compareEmptyText')}
      actions={<LinkButton to="/catalog">{shell('toCatalog')}</LinkButton>}
    />
  )
}
