import type { OriginAnswer, OriginTask } from '../../../domains/recalls/origin/contract.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Day } from '../lists/when.tsx'
import { OriginAnswerWords } from './origin-answer.tsx'
import { OriginForm } from './origin-form.tsx'
import { OriginUntil } from './origin-until.tsx'

type Props = {
  requests: readonly OriginTask[]
  /** Undefined: whoever looks may not answer. */
  send: ((request: OriginTask, answer: OriginAnswer) => Promise<unknown>) | undefined
}

/** Questions who stands behind a product, with their clocks, answers, or the form for one. */
export function OriginTasks({ requests, send }: Props) {
  const t = useTexts('productSafety')
  if (requests.length === 0) return <p className="py-6 text-muted">{t('originNone')}</p>
  return (
    <div className="max-w-3xl">
      {requests.map((request) => (
        <article
          key={request.id}
          id={`request-${request.id}`}
          aria-labelledby={`request-${request.id}-title`}
          className="scroll-mt-6 border-line border-b py-5"
        >
          <h2 id={`request-${request.id}-title`} className="wrap-anywhere text-lg">
            {request.title}
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-muted text-sm">
            {t('originOrder', { number: request.orderNumber })} · <Day at={request.askedAt} />
            <OriginState request={request} />
          </p>
          {request.answer ? (
            <OriginAnswerWords answer={request.answer} />
          ) : (
            send && (
              <Disclosure title={t('originAnswer')}>
                <OriginForm send={(answer) => send(request, answer)} />
              </Disclosure>
            )
          )}
        </article>
      ))}
    </div>
  )
}

function OriginState({ request }: { request: OriginTask }) {
  const t = useTexts('productSafety')
  if (request.answer) return <Badge tone="good">{t('originDoneBadge')}</Badge>
  return (
    <>
      <Badge tone={request.late ? 'danger' : 'warning'}>
        {t(request.late ? 'originLateBadge' : 'originOpenBadge')}
      </Badge>
      <OriginUntil dueOn={request.dueOn} />
    </>
  )
}
