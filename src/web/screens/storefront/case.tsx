import { useLoaderData } from 'react-router'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { When } from '../../parts/lists/when.tsx'
import { DecisionFacts } from '../../parts/moderation/decision-facts.tsx'
import { NarrowPage } from '../../parts/sign-in/narrow-page.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ComplaintForm } from './case/complaint-form.tsx'
import { Redress } from './case/redress.tsx'

const load = ({ api, params }: LoadArgs) => api('GET /api/reports/{key}', { params: { key: params.key ?? '' } })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = (args: MetaArgs) => pageMeta(args, { noindex: true })

/** A case as one of its sides reads it: what came, what was decided and why, and the way to complain. */
export default function CaseScreen() {
  const view = useLoaderData<typeof clientLoader>()
  const t = useTexts('moderation')
  const { number, party, state, kind, title, reason, receivedAt, explanation, decision, complaints } = view
  return (
    <NarrowPage wide title={t(party === 'reporter' ? 'caseReporter' : 'caseAffected', { number })}>
      <Notice tone={state === 'decided' ? 'good' : 'info'}>{t(`state_${state}`)}</Notice>
      <Facts
        items={[
          { name: t('what'), value: `${t(`kind_${kind}`)}: ${title}` },
          { name: t('reason'), value: t(`reason_${reason}`) },
          { name: t('receivedAt'), value: <When at={receivedAt} /> },
          ...(explanation ? [{ name: t('explanation'), value: explanation }] : []),
        ]}
      />
      {decision && (
        <section aria-labelledby="decision" className="flex flex-col gap-3">
          <h2 id="decision" className="text-xl">
            {t('decision')}
          </h2>
          <DecisionFacts decision={decision} />
        </section>
      )}
      {complaints.map((complaint) => (
        <section key={complaint.id} aria-labelledby={`c${complaint.id}`} className="flex flex-col gap-3">
          <h2 id={`c${complaint.id}`} className="text-xl">
            {t('complaint')}
          </h2>
          <p className="text-muted text-sm">
            {t('complaintAt')} <When at={complaint.at} /> · {t(`outcome_${complaint.outcome ?? 'open'}`)}
          </p>
          {complaint.words && <p className="whitespace-pre-line break-words">{complaint.words}</p>}
          {complaint.answer && (
            <p className="whitespace-pre-line break-words border-accent border-l-2 pl-3">
              <span className="block text-muted text-sm">{t('answer')}</span>
              {complaint.answer}
            </p>
          )}
        </section>
      ))}
      {decision && <Redress view={view} />}
      {view.complainUntil && <ComplaintForm key={decision?.id} />}
      <p className="text-muted text-sm">{t('keepLink')}</p>
    </NarrowPage>
  )
}
