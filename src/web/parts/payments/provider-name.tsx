import { useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'

/** Where a payment was made, and whether money moved there. */
export function ProviderName({ name, sandbox }: { name: string; sandbox: boolean }) {
  const t = useTexts('documents')
  if (!sandbox) return name
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {name} <Badge tone="warning">{t('paymentSandbox')}</Badge>
    </span>
  )
}
