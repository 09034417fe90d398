import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import type { UnitRow } from '../../../../domains/units/contract.ts'
import { ListFilter } from '../../../parts/lists/list-filter.tsx'
import { ListPages } from '../../../parts/lists/list-pages.tsx'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useCompanySearch } from '../../../parts/seller/use-company-search.ts'
import { PrintLabels } from '../../../parts/units/print-labels.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { UnitsTable } from './units-table.tsx'

type Props = { company: Mine; list: { units: readonly UnitRow[]; next: string | null } }

const STATES = ['inStock', 'reserved', 'sold'] as const

/** Units page by page; those that are ticked get labels together. */
export function UnitsView({ company, list: { units, next } }: Props) {
  const t = useTexts('bench')
  const search = useCompanySearch()
  const [chosen] = useSearchParams()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const filtered = ['q', 'state', 'productId'].some((name) => chosen.get(name))
  const nothing = filtered ? 'noneFound' : 'noUnits'
  const works = roleMay(company.role, 'units.edit')
  const tick = (code: string) => {
    const now = new Set(ticked)
    if (!now.delete(code)) now.add(code)
    setTicked(now)
  }
  const here = units.filter(({ code }) => ticked.has(code)).map(({ code }) => code)
  const all = here.length === units.length
  return (
    <>
      <p className="max-w-text text-muted text-sm">{t('unitsText')}</p>
      <ListFilter
        search={t('search')}
        hint={t('searchHint')}
        choices={[
          { name: 'state', label: t('state'), options: STATES.map((value) => ({ value, label: t(`state_${value}`) })) },
        ]}
        keep={['company', 'productId']}
        count={units.length}
      />
      {units.length === 0 ? (
        <EmptyState
          title={t(nothing)}
          text={t(`${nothing}Text`)}
          actions={!filtered && works && <LinkButton to={{ pathname: '/bench', search }}>{t('toBench')}</LinkButton>}
        />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-3 pb-3">
            <Button
              variant="quiet"
              size="sm"
              onClick={() => setTicked(all ? new Set() : new Set(units.map(({ code }) => code)))}
            >
              {t(all ? 'tickNone' : 'tickAll')}
            </Button>
            {here.length > 0 && <PrintLabels companyId={company.id} codes={here} />}
          </div>
          <UnitsTable units={units} ticked={ticked} onTick={tick} />
        </>
      )}
      <ListPages next={next} />
    </>
  )
}
