import { useTexts } from '../../texts/use-texts.tsx'
import { Steps } from '../../ui/steps.tsx'

/** Cart, payment, done. */
export function CheckoutSteps({ current }: { current: number }) {
  const t = useTexts('cart')
  return <Steps label={t('steps')} steps={[t('stepCart'), t('stepPayment'), t('stepDone')]} current={current} />
}
