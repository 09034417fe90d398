import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { ApiProblem } from '../../../api-client.ts'
import { api } from '../../../browser-api.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { notify } from '../../../ui/toast-store.ts'
import { useSending } from '../../account/use-sending.ts'
import { focusField } from '../../checkout/focus-field.ts'
import { checkCompany } from '../check-company.ts'
import { bodyOf, type CompanyDraft, draftOf, emptyCompany, type TextField } from '../company-draft.ts'
import { CompanyFields } from '../company-fields.tsx'
import { enterCompany } from '../enter-company.ts'
import { RegisterLookup } from '../register-lookup.tsx'
import { SECTION_FIELDS } from './sections.ts'

const PARTS = ['company', 'contact', 'payouts'] as const
const FIELDS = PARTS.flatMap((part) => SECTION_FIELDS[part] as readonly TextField[])

/** B12 R25: who runs the market. */
export function OwnerForm({ owner }: { owner: OwnCompany | null }) {
  const t = useTexts('company')
  const form = useTexts('companyForm')
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const { busy, send } = useSending()
  const [draft, setDraft] = useState<CompanyDraft>(() => (owner ? draftOf(owner) : emptyCompany()))
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const change = (part: Partial<CompanyDraft>) => {
    setDraft((known) => ({ ...known, ...part }))
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in part))))
  }
  const show = (words: Record<string, string>) => {
    setErrors(words)
    const first = FIELDS.find((field) => words[field])
    if (first) setTimeout(() => focusField(first))
  }
  const save = async () => {
    const problems = Object.entries(await checkCompany(draft, FIELDS))
    if (problems.length > 0) {
      show(Object.fromEntries(problems.map(([field, code]) => [field, form(`problem_${code}`)])))
      return
    }
    try {
      const saved = await api('PUT /api/admin/owner', { body: bodyOf(draft) })
      enterCompany(saved.id)
      setDraft(draftOf(saved))
      notify('good', t('ownerSaved'))
      await revalidate()
    } catch (error) {
      if (error instanceof ApiProblem) {
        show(Object.fromEntries(error.errors.map((one) => [one.field.replace(/^body\./, ''), one.message])))
      }
      showFailure(error, locale)
    }
  }
  return (
    <form
      noValidate
      className="flex max-w-3xl flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send(save)
      }}
    >
      <Notice tone={owner ? 'info' : 'warning'} {...(!owner && { title: t('ownerMissing') })}>
        {t('ownerText')}
      </Notice>
      {PARTS.map((part) => (
        <Panel key={part} title={t(`section_${part}`)} aria-label={t(`section_${part}`)}>
          <CompanyFields
            {...{ draft, change, errors }}
            names={SECTION_FIELDS[part] as readonly TextField[]}
            {...(part === 'company' && { after: { taxId: <RegisterLookup draft={draft} change={change} /> } })}
          />
        </Panel>
      ))}
      <div>
        <Button type="submit" size="lg" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
