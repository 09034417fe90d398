import type { MessageReport } from '../../../domains/messages/reports/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { When } from '../lists/when.tsx'

/** Who reported what, about which conversation, and what was decided. */
export function ReportFacts({ report }: { report: MessageReport }) {
  const t = useTexts('messages')
  const { reason, bySide, person, company, subject, words, at, decision } = report
  const who =
    bySide === 'person'
      ? t('byPerson', { name: person.name ?? t('somebodyWhoLeft') })
      : t('byCompany', { name: company.name })
  return (
    <div className="wrap-anywhere text-sm">
      <p className="font-semibold">{t('reportOf', { reason: t(`reason_${reason}`), who })}</p>
      <p className="text-muted">
        {subject} · <When at={at} />
      </p>
      {words && <p className="mt-1 whitespace-pre-line">{words}</p>}
      {decision && (
        <p className="mt-1">{t('decisionOn', { what: t(`decide_${decision.what}`), words: decision.words })}</p>
      )}
    </div>
  )
}
