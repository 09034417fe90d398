import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { isLocked } from '../../../../domains/companies/rules/field-rights.ts'
import { draftOf, type TextField } from '../../../parts/company/company-draft.ts'
import { fieldName, fieldValue } from '../../../parts/company/company-facts.ts'
import { CompanyFields } from '../../../parts/company/company-fields.tsx'
import { RegisterLookup } from '../../../parts/company/register-lookup.tsx'
import { ConflictNotice } from '../../../parts/forms/draft/conflict-notice.tsx'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { SECTION_FIELDS, type Section } from './sections.ts'
import { useSection } from './use-section.ts'

type Props = { company: OwnCompany; section: Section; onDone: () => void }

/** A section as it is changed. */
export function SectionForm({ company, section, onDone }: Props) {
  const t = useTexts('company')
  const form = useTexts('companyForm')
  const { confirmed, dialog } = useConfirmed()
  const locale = useLocale()
  const data = useSection(company, section, onDone, confirmed)
  const { view, draft, change, errors, busy, save } = data
  const saved = draftOf(view)
  const nameOf = (field: string) =>
    field === 'selfCertified' ? t('section_declaration') : fieldName(saved, field as TextField, form, locale)
  const kept = (field: string) =>
    field === 'selfCertified'
      ? t(saved.selfCertified ? 'certified' : 'notCertified')
      : fieldValue(saved, field as TextField, locale) || t('notGiven')
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
        <ConflictNotice form={data} name={nameOf} kept={kept} className="mb-5" />
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
