import { useState } from 'react'
import { REQUIREMENTS, type Requirement } from '../../../../domains/companies/rules/requirements.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** What a company has to bring before it may sell. */
export function RequirementsForm({ kept }: { kept: readonly Requirement[] }) {
  const t = useTexts('admin')
  const [asked, setAsked] = useState<readonly Requirement[]>(kept)
  const { busy, run } = useAction()
  const added = asked.some((one) => !kept.includes(one))
  const removed = kept.some((one) => !asked.includes(one))
  const changed = added || removed
  return (
    <>
      <p className="max-w-text pb-5 text-muted">{t('requirementsText')}</p>
      <form
        className="max-w-text"
        onSubmit={(event) => {
          event.preventDefault()
          const body = { requirements: REQUIREMENTS.filter((one) => asked.includes(one)) }
          void run(() => api('PUT /api/admin/seller-requirements', { body }), t('requirementsSaved'))
        }}
      >
        <fieldset>
          <legend className="sr-only">{t('requirements')}</legend>
          {REQUIREMENTS.map((one) => (
            <CheckboxField
              key={one}
              name={one}
              label={t(`requirement_${one}`)}
              hint={t(`requirementHint_${one}`)}
              checked={asked.includes(one)}
              onChange={(event) =>
                setAsked(event.target.checked ? [...asked, one] : asked.filter((other) => other !== one))
              }
              className="border-line border-b py-2.5"
            />
          ))}
        </fieldset>
        <div role="status" className="mt-4 empty:hidden">
          {added && <Notice tone="warning">{t('requirementsWarning')}</Notice>}
          {!added && removed && <Notice>{t('requirementsEased')}</Notice>}
        </div>
        <Button type="submit" busy={busy} disabled={!changed} className="mt-5">
          {t('save')}
        </Button>
      </form>
    </>
  )
}
