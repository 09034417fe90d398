import { useState } from 'react'
import type { JobRow } from '../../../../domains/desk/jobs/contract.ts'
import { api } from '../../../browser-api.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Table } from '../../../ui/table.tsx'
import { useJobName } from './use-job-name.ts'

const TONES = { waiting: 'neutral', running: 'accent', retrying: 'warning', failed: 'danger' } as const

/** Jobs as rows, with what can be done about those that failed. */
export function JobTable({ jobs }: { jobs: readonly JobRow[] }) {
  const t = useTexts('jobs')
  const nameOf = useJobName()
  const { busy, run } = useAction()
  const [ending, setEnding] = useState<JobRow | null>(null)
  const named = ({ id, name }: JobRow) => `${nameOf(name)}, ${t('number', { id })}`
  const hasFailed = ({ state, lastError }: JobRow) => state !== 'running' && lastError !== null
  const giveUp = async ({ id }: JobRow, reason: string) => {
    const done = await run(
      () => api('POST /api/admin/jobs/{id}/give-up', { params: { id }, body: { reason } }),
      t('givenUp'),
    )
    if (done) setEnding(null)
  }
  return (
    <>
      <Table
        stacks
        caption={t('name')}
        rows={jobs}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: t('name'),
            cell: ({ id, name, lane }) => (
              <>
                {nameOf(name)}
                <span className="numbers block font-normal text-muted text-xs">
                  {t(`lane_${lane ?? 'none'}`)}, {t('number', { id })}
                </span>
              </>
            ),
          },
          {
            key: 'state',
            head: t('state'),
            cell: ({ state }) => (
              <Badge tone={TONES[state]} className="whitespace-nowrap">
                {t(`state_${state}`)}
              </Badge>
            ),
          },
          {
            key: 'tries',
            head: t('tries'),
            named: true,
            cell: ({ attempts, maxAttempts }) => (
              <span className="numbers whitespace-nowrap">{t('triesOf', { done: attempts, most: maxAttempts })}</span>
            ),
          },
          {
            key: 'next',
            head: t('next'),
            named: true,
            cell: ({ nextAt, runningSince }) =>
              runningSince ? (
                <>
                  {t('since')} <When at={runningSince} />
                </>
              ) : nextAt ? (
                <When at={nextAt} />
              ) : (
                t('never')
              ),
          },
          {
            key: 'error',
            head: t('lastError'),
            wide: true,
            cell: ({ lastError }) => (
              <span lang="en" className="wrap-anywhere block max-w-80 text-muted text-xs">
                {lastError ?? '–'}
              </span>
            ),
          },
          {
            key: 'actions',
            head: <span className="sr-only">{t('retry')}</span>,
            actions: true,
            cell: (job) =>
              hasFailed(job) && (
                <div className="flex justify-end gap-2 max-sm:flex-wrap">
                  <Button
                    size="sm"
                    variant="secondary"
                    busy={busy}
                    aria-label={t('retryOf', { name: named(job) })}
                    onClick={() =>
                      void run(() => api('POST /api/admin/jobs/{id}/retry', { params: { id: job.id } }), t('retried'))
                    }
                  >
                    {t('retry')}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={t('giveUpOf', { name: named(job) })}
                    onClick={() => setEnding(job)}
                  >
                    {t('giveUp')}
                  </Button>
                </div>
              ),
          },
        ]}
      />
      <ReasonDialog
        open={ending !== null}
        onClose={() => setEnding(null)}
        title={t('giveUpTitle')}
        text={ending ? t(ending.lane === 'money' ? 'giveUpMoney' : 'giveUpText', { name: nameOf(ending.name) }) : ''}
        hint={t('giveUpHint')}
        action={t('giveUp')}
        busy={busy}
        onConfirm={(reason) => ending && void giveUp(ending, reason)}
      />
    </>
  )
}
