import type { FindingView } from '../../../domains/desk/health/contract.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'

/** Where each part of the market is worked on. */
export const HEALTH_PLACES: Partial<Record<FindingView['part'], string>> = {
  mail: '/admin/mails',
  mailTexts: '/admin/mail-texts',
  jobs: '/admin/jobs',
  rates: '/admin/exchange-rates',
  payments: '/configuration?section=payments',
  secondFactor: '/admin/users',
}

const UNITS = ['MB', 'GB', 'TB'] as const
const STEP = 1024

/** What was read of a part, in words. */
export function useReading(): (finding: FindingView) => string {
  const t = useTexts('desk')
  const locale = useLocale()
  const size = (bytes: number) => {
    const megabytes = bytes / STEP ** 2
    const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log(Math.max(1, megabytes)) / Math.log(STEP))))
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(megabytes / STEP ** power)
    return `${number} ${UNITS[power]}`
  }
  return ({ part, facts }) => {
    const given = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, value ?? '–']))
    if (part === 'disk' && facts.bytes === null) return t('seen_diskUnknown')
    if (part === 'disk' || part === 'database') return t(`seen_${part}`, { size: size(Number(facts.bytes)) })
    if (part === 'backup' && facts.days === null) return t('seen_backupNever')
    if (part === 'rates' && facts.currencies) return t('seen_ratesOld', given)
    if (part === 'payments' && facts.unreadable) return t('seen_paymentsUnreadable', given)
    return t(`seen_${part}`, given)
  }
}
