import type { EndView } from '../../../domains/approval/oversight/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Facts } from '../../ui/facts.tsx'
import { When } from '../lists/when.tsx'

/** A statement of reasons as both sides read it: what, from when on, why, on which ground, and what was said against it. */
export function EndFacts({ end }: { end: EndView }) {
  const t = useTexts('oversight')
  const words = (text: string) => <span className="whitespace-pre-line break-words">{text}</span>
  return (
    <Facts
      items={[
        { name: t('endKind'), value: t(`endKind_${end.kind}`) },
        { name: t('endsAt'), value: <When at={end.endedAt ?? end.endsAt} /> },
        { name: t('provision'), value: words(end.provision) },
        { name: t('reasons'), value: words(end.reasons) },
        { name: t('automated'), value: t('automatedNo') },
        ...(end.calledOffReason ? [{ name: t('calledOffReason'), value: words(end.calledOffReason) }] : []),
        ...(end.complaint ? [{ name: t('complaint'), value: words(end.complaint) }] : []),
        ...(end.answer && end.outcome
          ? [{ name: t('answer'), value: words(`${t(`outcome_${end.outcome}`)}. ${end.answer}`) }]
          : []),
      ]}
    />
  )
}
