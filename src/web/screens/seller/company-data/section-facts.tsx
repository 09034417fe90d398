import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { draftOf, type TextField } from '../../../parts/company/company-draft.ts'
import { companyFacts } from '../../../parts/company/company-facts.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { cx } from '../../../ui/cx.ts'
import { Facts } from '../../../ui/facts.tsx'
import { SECTION_FIELDS, type Section } from './sections.ts'

/** A section as it is read. */
export function SectionFacts({ company, section }: { company: OwnCompany; section: Section }) {
  const t = useTexts('company')
  const form = useTexts('companyForm')
  const locale = useLocale()
  if (section === 'declaration') {
    return <p className="text-sm">{t(company.selfCertified ? 'certified' : 'notCertified')}</p>
  }
  const facts = companyFacts(draftOf(company), SECTION_FIELDS[section] as readonly TextField[], form, locale)
  return (
    <Facts
      items={facts.map(({ name, value }) => ({
        name,
        value: (
          <span className={cx('whitespace-pre-line break-words', value === form('notGiven') && 'text-muted')}>
            {value}
          </span>
        ),
      }))}
    />
  )
}
