import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useSettings } from '../../use-root.ts'

/** True where no mail could bring a code or a link: no mail server, and no demo, whose visitors read the outbox. */
export function useMailMissing(): boolean {
  const settings = useSettings()
  return settings !== undefined && !settings.demo && !settings.sendsMail
}

/** Why nobody can register here now. */
export function RegistrationClosed() {
  const t = useTexts('account')
  return (
    <Notice tone="warning" title={t('registrationClosedTitle')}>
      {t('registrationClosedText')}
    </Notice>
  )
}
