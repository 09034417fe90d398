import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { isLocked } from '../../../../domains/companies/rules/field-rights.ts'
import type { TextField } from '../../../parts/company/company-draft.ts'
import { CompanyFields } from '../../../parts/company/company-fields.tsx'
import { RegisterLookup } from '../../../parts/company/register-lookup.tsx'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { SECTION_FIELDS, type Section } from './sections.ts'
import { useSection } from './use-section.ts'

type Props = { company: OwnCompany; section: Section; onDone: () => void }

/** A section as it is changed. */
export function SectionForm({ company, section, onDone }: Props) {
  const t = useTexts('company')
  const form = useTexts('companyForm')
  const { confirmed, dialog } = useConfirmed()
  const { draft, change, errors, busy, save, conflict } = useSection(company, section, onDone, confirmed)
  const locked = (name: TextField) =>
    name in company ? isLocked(company.status, name as keyof OwnCompany & TextField & 'name') : false
  const names = SECTION_FIELDS[section] as readonly TextField[]
  const lookUp = section === 'company' && !locked('taxId')
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <ConflictNotice company={company} conflict={conflict} />
        {names.some(locked) && <p className="mb-4 text-muted text-sm">{t('locked')}</p>}
        {section === 'about' && <p className="mb-4 text-muted text-sm">{t('aboutHint')}</p>}
        {section === 'declaration' ? (
          <CheckboxField
            name="selfCertified"
            label={form('selfCertified')}
            error={errors.selfCertified}
            checked={draft.selfCertified}
            onChange={({ target }) => change({ selfCertified: target.checked })}
          />
        ) : (
          <CompanyFields
            {...{ names, draft, change, errors, locked }}
            {...(lookUp && { after: { taxId: <RegisterLookup draft={draft} change={change} /> } })}
          />
        )}
        <div className="mt-6 flex flex-wrap gap-2">
          <Button type="submit" busy={busy}>
            {t('save')}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
        </div>
      </form>
      {dialog}
    </>
  )
}
