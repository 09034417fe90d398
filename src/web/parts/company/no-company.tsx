import { useTexts } from '../../texts/use-texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Someone who belongs to no company. */
export function NoCompany() {
  const t = useTexts('company')
  return (
    <EmptyState
      heading="h1"
      title={t('noneTitle')}
      text={t('noneText')}
      actions={<LinkButton to="/registercompany">{t('register')}</LinkButton>}
    />
  )
}
