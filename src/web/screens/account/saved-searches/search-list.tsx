import { Search, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { Often, SavedSearch } from '../../../../domains/wishes/searches/contract.ts'
import { useAct } from '../../../parts/forms/use-act.ts'
import { Day } from '../../../parts/lists/when.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { useOftenOptions } from './use-often-options.ts'

type Props = { searches: readonly SavedSearch[]; show: (searches: SavedSearch[]) => void }

export function SearchList({ searches, show }: Props) {
  const t = useTexts('wishes')
  const shell = useTexts('shell')
  if (searches.length === 0) {
    return (
      <EmptyState
        icon={<Search className="size-10" aria-hidden="true" />}
        title={t('noSearches')}
        text={t('noSearchesText')}
        actions={<LinkButton to="/catalog">{shell('toCatalog')}</LinkButton>}
      />
    )
  }
  return (
    <ul className="mt-5 border-line border-t">
      {searches.map((search) => (
        <Row key={search.id} search={search} show={show} />
      ))}
    </ul>
  )
}

function Row({ search, show }: { search: SavedSearch; show: Props['show'] }) {
  const t = useTexts('wishes')
  const options = useOftenOptions()
  const { act } = useAct()
  const { id, name, query, often, createdAt, waiting } = search
  const change = (next: Often) =>
    act(async (api) => {
      show((await api('PUT /api/saved-searches/{id}', { params: { id }, body: { name, often: next } })).searches)
      notify('good', t('searchKept'))
    })
  const drop = () =>
    act(async (api) => {
      show((await api('DELETE /api/saved-searches/{id}', { params: { id } })).searches)
      notify('good', t('searchDropped'))
    })
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-line border-b py-4 sm:grid-cols-[minmax(0,1fr)_16rem_auto]">
      <div className="min-w-0">
        <Link to={`/catalog?${query}`} className="break-words font-medium text-link hover:underline">
          {name}
        </Link>
        <p className="text-xs text-muted">
          {t('since')} <Day at={createdAt} />
          {waiting > 0 && ` · ${t('waiting', { count: waiting })}`}
        </p>
      </div>
      <SelectField
        label={t('oftenOf', { name })}
        labelHidden
        options={options}
        value={often}
        onChange={({ target }) => void change(target.value as Often)}
      />
      <IconButton label={t('dropSearch', { name })} onClick={() => void drop()} className="text-muted">
        <Trash2 className="size-5" aria-hidden="true" />
      </IconButton>
    </li>
  )
}
