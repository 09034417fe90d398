import { Link } from 'react-router'
import { useTexts } from '../../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { FormSection } from './form-section.tsx'
import type { SectionProps } from './section-props.ts'

/** Links open beside the form: what is typed stays in sight. */
const aside = { target: '_blank', rel: 'noopener', className: 'text-link' } as const

export function ConsentsSection({ draft, change, errors, condition }: SectionProps & { condition: boolean }) {
  const t = useTexts('checkout')
  const shell = useTexts('shell')
  const opens = <span className="sr-only"> ({shell('newWindow')})</span>
  return (
    <FormSection title={t('consentsTitle')}>
      <div className="flex flex-col gap-3">
        {condition && (
          <CheckboxField
            name="acceptCondition"
            id="acceptCondition"
            required
            label={t('acceptCondition')}
            hint={t('acceptConditionHint')}
            error={errors.acceptCondition}
            checked={draft.acceptCondition}
            onChange={(event) => change({ ...draft, acceptCondition: event.target.checked })}
          />
        )}
        <CheckboxField
          name="acceptTerms"
          id="acceptTerms"
          required
          label={
            <>
              {t('termsBefore')}
              <Link to="/rules" {...aside}>
                {t('termsLink')}
                {opens}
              </Link>
              {t('termsAfter')}
            </>
          }
          error={errors.acceptTerms}
          checked={draft.acceptTerms}
          onChange={(event) => change({ ...draft, acceptTerms: event.target.checked })}
        />
        <p className="text-sm text-muted">
          {t('privacyBefore')}
          <Link to="/privacy-policy" {...aside}>
            {t('privacyLink')}
            {opens}
          </Link>
          {t('privacyAfter')}
        </p>
      </div>
    </FormSection>
  )
}
