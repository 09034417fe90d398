import { useState } from 'react'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { focusField } from '../../../parts/forms/focus-field.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { ChecksPanel } from './checks-panel.tsx'
import { CompanyPhoto } from './company-photo.tsx'
import { DataSection } from './data-section.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import { PayoutHold } from './payout-hold.tsx'
import { RequirementList } from './requirement-list.tsx'
import { type Place, SECTIONS, type Section } from './sections.ts'
import { StatusPanel } from './status-panel.tsx'

const FIRST_FIELD = { photo: 'photoKey', documents: 'documentKind', checks: 'part-checks' } as const

/** R18, the inner side: where the company stands, what is missing, everything it says of itself. */
export function CompanyView({ company }: { company: OwnCompany }) {
  const t = useTexts('company')
  const [open, setOpen] = useState<readonly Section[]>([])
  const edit = (section: Section, field?: string) => {
    setOpen((known) => [...known.filter((one) => one !== section), section])
    // The form is there after the next rendering.
    if (field) setTimeout(() => focusField(field))
  }
  const goTo = (place: Place) => {
    if ('section' in place) edit(place.section, place.field)
    else focusField(FIRST_FIELD[place.part])
  }
  const mayEditAnything = roleMay(company.role, 'company.edit') || roleMay(company.role, 'company.bank')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-6 xl:sticky xl:top-6 xl:order-last">
        <StatusPanel company={company} />
        <PayoutHold until={company.payoutsHeldUntil} />
        <RequirementList company={company} goTo={goTo} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {!mayEditAnything && <p className="text-muted text-sm">{t('viewOnly')}</p>}
        {SECTIONS.map((section) => (
          <DataSection
            key={section}
            {...{ company, section }}
            editing={open.includes(section)}
            onEdit={() => edit(section, undefined)}
            onDone={() => setOpen((known) => known.filter((one) => one !== section))}
          />
        ))}
        <CompanyPhoto company={company} />
        <DocumentsPanel company={company} />
        <ChecksPanel company={company} />
      </div>
    </div>
  )
}
