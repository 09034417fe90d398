import type { OfferedProvider } from '../../../../domains/payments/contract.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { MethodMark } from './method-mark.tsx'

/** What one pays with there, drawn, and whether it is a test. */
export function ProviderMarks({ provider: { methods, sandbox } }: { provider: OfferedProvider }) {
  const t = useTexts('payment')
  return (
    <span className="flex max-w-24 flex-wrap items-center justify-end gap-1 sm:max-w-none">
      {sandbox && <Badge tone="outline">{t('testMode')}</Badge>}
      {methods.map((method) => (
        <MethodMark key={method} method={method} />
      ))}
    </span>
  )
}
