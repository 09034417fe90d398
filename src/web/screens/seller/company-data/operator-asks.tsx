import type { OversightView } from '../../../../domains/approval/oversight/contract.ts'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { dateFormat } from '../../../../values/dates.ts'
import { EndFacts } from '../../../parts/company/end-facts.tsx'
import { RequestList } from '../../../parts/company/request-list.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Complain } from './complain-of-end.tsx'

type Props = { company: OwnCompany; oversight: OversightView }

/** What the operator decided of the company's end, with the way to complain, and documents it asks for. */
export function OperatorAsks({ company, oversight }: Props) {
  const t = useTexts('oversight')
  const locale = useLocale()
  const [end] = oversight.ends
  const tasks = oversight.requests.filter(({ state }) => state === 'open' || state === 'brought')
  const current = end && end.state !== 'calledOff' ? end : undefined
  const at =
    current &&
    dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(current.endedAt ?? current.endsAt))
  return (
    <div className="mb-6 flex max-w-3xl flex-col gap-6 empty:hidden">
      {current && at && (
        <Panel title={t('endTitle')}>
          <Notice tone="warning" title={t(current.state === 'planned' ? 'endPlanned' : 'endEnded', { at })}>
            <p>{t(current.state === 'planned' ? 'endPlannedText' : 'endEndedText')}</p>
          </Notice>
          <div className="pt-4">
            <EndFacts end={current} />
          </div>
          {current.complainedAt && !current.answeredAt && (
            <p className="pt-3 text-muted text-sm">{t('complaintWaiting')}</p>
          )}
          {current.complainUntil && <Complain company={company} />}
        </Panel>
      )}
      {tasks.length > 0 && (
        <Panel title={t('tasks')}>
          <p className="pb-3 text-muted text-sm">{t('tasksText')}</p>
          <RequestList requests={tasks} />
        </Panel>
      )}
    </div>
  )
}
