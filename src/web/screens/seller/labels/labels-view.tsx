import { useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { LABEL_LISTS, type LabelList } from '../../../../domains/labels/rules/label-states.ts'
import type { ApiOutput } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { useLiveLabels } from '../../../parts/labels/use-live-labels.ts'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { LabelTable } from './label-table.tsx'
import { ManyActions } from './many-actions.tsx'

type List = ApiOutput<'GET /api/companies/{id}/labels'> & { only: LabelList; after: string | null }

/** A page of all labels of a company, by how they stand. */
export function LabelsView({ company, list }: { company: Mine; list: List }) {
  const t = useTexts('labels')
  const search = useCompanySearch()
  const { only, after } = list
  const load = useCallback(
    async (signal?: AbortSignal): Promise<List> => {
      const query = { only, ...(after && { after }) }
      const found = await api('GET /api/companies/{id}/labels', {
        params: { id: company.id },
        query,
        ...(signal && { signal }),
      })
      return { ...found, only, after }
    },
    [company.id, only, after],
  )
  const [{ labels, print, next }, show] = useLiveLabels(list, load)
  const reload = () => void load().then(show, () => undefined)
  return (
    <>
      <p className="max-w-text pb-3 text-muted text-sm">{t('lead')}</p>
      <Lists only={only} />
      {only === 'toSend' && <p className="pt-3 text-muted text-sm">{t('toSendHint')}</p>}
      <div className="pt-4">
        <ManyActions company={company} labels={labels} print={print} onChanged={reload} />
        {labels.length === 0 ? (
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            actions={<LinkButton to={{ pathname: '/orders', search }}>{t('toOrders')}</LinkButton>}
          />
        ) : (
          <LabelTable company={company} labels={labels} print={print} onChanged={reload} />
        )}
      </div>
      <ListPages next={next} />
    </>
  )
}

function Lists({ only }: { only: LabelList }) {
  const t = useTexts('labels')
  const [chosen] = useSearchParams()
  const company = chosen.get('company')
  return (
    <nav aria-label={t('state')} className="flex flex-wrap gap-x-6 border-line border-b text-sm">
      {LABEL_LISTS.map((one) => (
        <Link
          key={one}
          to={`?${new URLSearchParams({ ...(company && { company }), ...(one !== 'all' && { only: one }) })}`}
          aria-current={one === only ? 'page' : undefined}
          className="inline-flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent"
        >
          {t(`list_${one}`)}
        </Link>
      ))}
    </nav>
  )
}
