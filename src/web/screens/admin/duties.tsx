import { useLoaderData } from 'react-router'
import { COMPANY_SIZES, type CompanySize, type DutyId } from '../../../domains/moderation/rules/duties.ts'
import type { ApiOutput } from '../../api-client.ts'
import { api } from '../../browser-api.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { useAction } from '../../parts/forms/use-action.ts'
import { Day } from '../../parts/lists/when.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Table } from '../../ui/table.tsx'

type Duties = ApiOutput<'GET /api/admin/duties'>

const load: Load<Duties> = ({ api: ask, signal }) => ask('GET /api/admin/duties', { signal })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Words of a law's name that differ from language to language. */
const LAW_WORDS = /\b(?:Directive|Regulation|GDPR|EU|EC)\b|\bart\./g
type LawWord = 'Directive' | 'Regulation' | 'GDPR' | 'EU' | 'EC' | 'art'

const TONES = { binds: 'good', later: 'warning', spared: 'neutral' } as const

/** What the law asks, since when, and where the program keeps it; the size of the company switches some of it. */
export default function AdminDutiesScreen() {
  const { size, duties } = useLoaderData<typeof clientLoader>()
  const t = useTexts('duties')
  const { busy, run } = useAction()
  const save = (wanted: CompanySize) => run(() => api('PUT /api/admin/duties', { body: { size: wanted } }), t('saved'))
  return (
    <AdminFrame>
      <p className="max-w-text text-muted">{t('intro')}</p>
      <SelectField
        label={t('size')}
        hint={t('sizeHint')}
        value={size}
        disabled={busy}
        onChange={({ target }) => void save(COMPANY_SIZES.find((one) => one === target.value) ?? size)}
        options={COMPANY_SIZES.map((value) => ({ value, label: t(`size_${value}`) }))}
        className="max-w-sm py-5"
      />
      <Table
        stacks
        caption={t('duty')}
        rows={duties}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'duty',
            head: t('duty'),
            cell: ({ id, law }) => (
              <>
                {t(`duty_${id as DutyId}`)}
                <span className="block font-normal text-muted text-xs">
                  {law.replace(LAW_WORDS, (word) => t(`law_${word.replace('.', '') as LawWord}`))}
                </span>
              </>
            ),
          },
          {
            key: 'standing',
            head: t('standing'),
            cell: ({ standing, lacks }) => (
              <span className="flex flex-wrap gap-1">
                <Badge tone={TONES[standing]}>{t(`standing_${standing}`)}</Badge>
                {lacks && <Badge tone="warning">{t('lacks')}</Badge>}
              </span>
            ),
          },
          { key: 'since', head: t('since'), named: true, cell: ({ since }) => <Day at={since} /> },
          { key: 'where', head: t('where'), cell: ({ where }) => t(`where_${where}`) },
          {
            key: 'screen',
            head: t('screen'),
            wide: true,
            cell: ({ screen }) => <span className="wrap-anywhere numbers">/{screen}</span>,
          },
        ]}
      />
    </AdminFrame>
  )
}
