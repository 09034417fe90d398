import type { DecisionView } from '../../../domains/moderation/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Facts } from '../../ui/facts.tsx'
import { When } from '../lists/when.tsx'

/** All that a statement of reasons says. */
export function DecisionFacts({ decision }: { decision: DecisionView }) {
  const t = useTexts('moderation')
  const { measure, reason, ground, provision, facts, at } = decision
  return (
    <Facts
      items={[
        { name: t('measure'), value: t(`measure_${measure}`) },
        { name: t('scope'), value: t(`scope_${measure}`) },
        { name: t('reason'), value: t(`reason_${reason}`) },
        { name: t(`ground_${ground}`), value: provision },
        { name: t('facts'), value: <span className="whitespace-pre-line">{facts}</span> },
        { name: t('automated'), value: t('automatedNo') },
        { name: t('decidedAt'), value: <When at={at} /> },
      ]}
    />
  )
}
