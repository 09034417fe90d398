import { useSettings } from '../../use-root.ts'

/** True where no mail could bring a code or a link: no mail server, and no demo, whose visitors read the outbox. */
export function useMailMissing(): boolean {
  const settings = useSettings()
  return settings !== undefined && !settings.demo && !settings.sendsMail
}
