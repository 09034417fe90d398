import { useTexts } from '../../../texts/use-texts.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

export function InvalidInvitation() {
  const t = useTexts('team')
  return <EmptyState heading="h1" title={t('invalidTitle')} text={t('invalidText')} />
}
