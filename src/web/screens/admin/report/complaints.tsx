import type { ReportFile } from '../../../../domains/moderation/operator/contract.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Answer } from './answer.tsx'

/** What the sides say against the decision, and the answers. */
export function Complaints({ file }: { file: ReportFile }) {
  const t = useTexts('moderationWork')
  const words = useTexts('moderation')
  if (file.complaints.length === 0) return null
  return (
    <Panel title={t('complaints')}>
      <div className="flex flex-col gap-6">
        {file.complaints.map((complaint) => (
          <article key={complaint.id} className="flex flex-col gap-3">
            <p className="text-muted text-sm">
              {words('complaint')} {t(`party_${complaint.party}`)} · <When at={complaint.at} /> ·{' '}
              {words(`outcome_${complaint.outcome ?? 'open'}`)}
            </p>
            <p className="whitespace-pre-line break-words">{complaint.words}</p>
            {complaint.answer && (
              <p className="whitespace-pre-line break-words border-accent border-l-2 pl-3">{complaint.answer}</p>
            )}
            {complaint.outcome === null && <Answer file={file} complaintId={complaint.id} />}
          </article>
        ))}
      </div>
    </Panel>
  )
}
