import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { companyFacts } from '../../../parts/company/company-facts.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { COMPANY_STEP, PAYOUT_STEP, type Step } from './steps.ts'
import type { Registration } from './use-registration.ts'

type Props = { registration: Registration; signedIn: boolean; goTo: (step: Step) => void }

/** Everything once more, what is agreed to, and nothing that was not said. */
export function Summary({ registration, signedIn, goTo }: Props) {
  const t = useTexts('companyForm')
  const locale = useLocale()
  const account = useTexts('account')
  const shell = useTexts('shell')
  const { company, photoKey, acceptSellerTerms, errors, changeCompany, setAcceptSellerTerms } = registration
  const person = registration.form.getValues()
  const payouts = companyFacts(company, PAYOUT_STEP, t, locale)
  return (
    <div className="flex max-w-text flex-col gap-8">
      {!signedIn && person.password === '' && <Notice tone="warning">{t('passwordAgain')}</Notice>}
      {!signedIn && (
        <SummaryPart step="you" title={t('person')} goTo={goTo}>
          <Facts
            items={[
              { name: shell('firstName'), value: person.firstName },
              { name: shell('lastName'), value: person.lastName },
              { name: account('phone'), value: person.phone },
              { name: account('username'), value: person.username },
              { name: account('email'), value: person.email },
            ]}
          />
        </SummaryPart>
      )}
      <SummaryPart step="company" title={t('step_company')} goTo={goTo}>
        <Facts items={companyFacts(company, COMPANY_STEP, t, locale)} />
      </SummaryPart>
      <SummaryPart step="payouts" title={t('step_payouts')} goTo={goTo}>
        <Facts items={[...payouts, { name: t('photo'), value: photoKey ? t('photoGiven') : t('notGiven') }]} />
      </SummaryPart>
      <div className="flex flex-col gap-3">
        <CheckboxField
          name="selfCertified"
          label={t('selfCertified')}
          hint={t('selfCertifiedHint')}
          checked={company.selfCertified}
          onChange={({ target }) => changeCompany({ selfCertified: target.checked })}
        />
        <CheckboxField
          name="acceptSellerTerms"
          required
          label={
            <>
              {t('termsBefore')}
              <Link to="/regular" target="_blank" className="text-link">
                {t('termsLink')}
              </Link>
            </>
          }
          error={errors.acceptSellerTerms}
          checked={acceptSellerTerms}
          onChange={({ target }) => setAcceptSellerTerms(target.checked)}
        />
      </div>
    </div>
  )
}

type PartProps = { step: Step; title: string; goTo: (step: Step) => void; children: ReactNode }

function SummaryPart({ step, title, goTo, children }: PartProps) {
  const t = useTexts('companyForm')
  return (
    <section aria-label={title}>
      <div className="flex items-center justify-between gap-4 border-line border-b">
        <h3 className="text-base">{title}</h3>
        <button
          type="button"
          className="text-link min-h-11 text-sm"
          aria-label={t('changeOf', { name: title })}
          onClick={() => goTo(step)}
        >
          {t('change')}
        </button>
      </div>
      {children}
    </section>
  )
}
