import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { draftOf } from '../../../parts/company/company-draft.ts'
import { fieldName, fieldValue } from '../../../parts/company/company-facts.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { useSection } from './use-section.ts'

type Props = { company: OwnCompany; conflict: ReturnType<typeof useSection>['conflict'] }

/** Somebody else was faster: nothing typed is lost, and what the other saved can be seen beside it. */
export function ConflictNotice({ company, conflict }: Props) {
  const t = useTexts('company')
  const form = useTexts('companyForm')
  const locale = useLocale()
  const { refused, reloaded, loading, changed, load } = conflict
  if (!refused && changed.length === 0) return null
  const saved = draftOf(company)
  const unknown = refused && !reloaded
  return (
    <Notice tone="warning" live title={t('conflictTitle')} className="mb-5">
      {unknown && <p>{t('conflictText')}</p>}
      {unknown && (
        <Button variant="secondary" className="mt-3" busy={loading} onClick={() => void load()}>
          {t('conflictLoad')}
        </Button>
      )}
      {!unknown && changed.length === 0 && <p>{t('conflictSame')}</p>}
      {!unknown && changed.length > 0 && (
        <>
          <p>{t('conflictNow')}</p>
          <dl className="mt-1">
            {changed.map((field) => (
              <div key={field} className="flex flex-wrap gap-x-2">
                <dt className="text-muted">
                  {field === 'selfCertified' ? t('section_declaration') : fieldName(saved, field, form, locale)}:
                </dt>
                <dd className="min-w-0 break-words font-medium">
                  {field === 'selfCertified'
                    ? t(saved.selfCertified ? 'certified' : 'notCertified')
                    : fieldValue(saved, field, locale) || t('notGiven')}
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-1">{t('conflictSave')}</p>
        </>
      )}
    </Notice>
  )
}
