import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import type { TextField } from '../../../parts/company/company-draft.ts'
import { CompanyFields } from '../../../parts/company/company-fields.tsx'
import { RegisterLookup } from '../../../parts/company/register-lookup.tsx'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useSettings } from '../../../use-root.ts'
import { SECTION_FIELDS } from './sections.ts'
import { useOwner } from './use-owner.ts'

const PARTS = ['company', 'contact', 'payouts'] as const
const FIELDS = PARTS.flatMap((part) => SECTION_FIELDS[part] as readonly TextField[])

/** B12 R25: who runs the market. */
export function OwnerForm({ owner }: { owner: OwnCompany | null }) {
  const t = useTexts('company')
  const { confirmed, dialog } = useConfirmed()
  const opening = useSettings()?.open === false
  const { draft, change, errors, busy, save } = useOwner(owner, FIELDS, confirmed, opening)
  return (
    <>
      <form
        noValidate
        className="flex max-w-3xl flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
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
      {dialog}
    </>
  )
}
