import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Why nobody can register here now. */
export function RegistrationClosed() {
  const t = useTexts('account')
  return (
    <Notice tone="warning" title={t('registrationClosedTitle')}>
      {t('registrationClosedText')}
    </Notice>
  )
}
