import { Download } from 'lucide-react'
import { type DataExportView, EXPORT_DAYS } from '../../../domains/privacy/company/contract.ts'
import { dateFormat } from '../../../values/dates.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'
import { useDownload } from '../files/use-download.ts'
import { useAction } from '../forms/use-action.ts'
import { useLookAgain } from '../lists/use-look-again.ts'
import { Day, When } from '../lists/when.tsx'
import { useConfirmed } from '../security/use-confirmed.tsx'

type Props = {
  exports: readonly DataExportView[]
  ask: () => Promise<unknown>
  /** The file of one of them. */
  fetchFile: (id: number) => Promise<Blob>
  name: string
}

const TONES: Record<DataExportView['state'], Tone> = {
  waiting: 'accent',
  done: 'good',
  failed: 'danger',
  gone: 'neutral',
}

/** Copies of all data: the button that asks for one, those that there are, and the way to their files. */
export function ExportList({ exports, ask, fetchFile, name }: Props) {
  const t = useTexts('dataExports')
  const locale = useLocale()
  const { busy, run } = useAction()
  const { busy: fetching, download } = useDownload()
  const { confirmed, dialog } = useConfirmed()
  const isWaiting = exports.some(({ state }) => state === 'waiting')
  useLookAgain(isWaiting)
  const megabytes = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const day = (at: string) => dateFormat(locale, { dateStyle: 'medium' }).format(new Date(at))
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {!isWaiting && (
        <div>
          <Button busy={busy} onClick={() => void run(async () => (await confirmed(ask)) !== undefined, t('asked'))}>
            {t('ask')}
          </Button>
          <p className="pt-2 text-muted text-sm">{t('askText', { days: EXPORT_DAYS })}</p>
        </div>
      )}
      <section className="flex flex-col gap-3" aria-busy={isWaiting}>
        <h2 className="text-lg">{t('copies')}</h2>
        {exports.length === 0 ? (
          <p className="text-muted">{t('none')}</p>
        ) : (
          <Table
            stacks
            caption={t('copies')}
            rows={exports}
            rowKey={({ id }) => id}
            columns={[
              { key: 'askedAt', head: t('askedAt'), cell: ({ askedAt }) => <When at={askedAt} /> },
              {
                key: 'state',
                head: t('state'),
                wide: true,
                cell: ({ state, reason }) => (
                  <>
                    <Badge tone={TONES[state]}>{t(`state_${state}`)}</Badge>
                    {reason && <p className="pt-1">{t(`reason_${reason}`)}</p>}
                  </>
                ),
              },
              {
                key: 'size',
                head: t('size'),
                figures: true,
                named: true,
                cell: ({ bytes }) => (bytes === null ? '–' : `${megabytes.format(bytes / 1_000_000)} MB`),
              },
              { key: 'expiresAt', head: t('expiresAt'), named: true, cell: (one) => <Day at={one.expiresAt} /> },
              {
                key: 'fetch',
                head: t('fetch'),
                actions: true,
                cell: ({ id, state, askedAt }) =>
                  state === 'done' && (
                    <Button
                      variant="secondary"
                      busy={fetching}
                      aria-label={t('fetchOf', { day: day(askedAt) })}
                      onClick={() => void download(() => confirmed(() => fetchFile(id)), `${name}-${id}.zip`)}
                    >
                      <Download className="size-4" aria-hidden="true" />
                      {t('fetch')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </section>
      {dialog}
    </div>
  )
}
