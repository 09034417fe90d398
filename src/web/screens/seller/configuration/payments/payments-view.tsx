import type { OperatorKeys } from '../../../../../domains/payments/operator-keys/contract.ts'
import { useAnswered } from '../../../../parts/forms/use-answered.ts'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { OperatorPanel } from './operator-panel.tsx'

/** E15: the accounts at the payment operators. */
export function PaymentsView({ operators }: { operators: readonly OperatorKeys[] }) {
  const t = useTexts('configuration')
  const [shown, show] = useAnswered(operators)
  const waiting = shown.some(({ connected }) => !connected)
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <p className="max-w-text text-muted">{t('paymentsText')}</p>
      {waiting && <Notice title={t('notConnectedTitle')}>{t('notConnectedText')}</Notice>}
      {shown.map((one) => (
        <OperatorPanel
          key={one.operator}
          keys={one}
          onChanged={(next) => show(shown.map((other) => (other.operator === next.operator ? next : other)))}
        />
      ))}
    </div>
  )
}
