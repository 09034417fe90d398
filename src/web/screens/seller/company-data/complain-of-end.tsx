import { useId, useState } from 'react'
import { REASONS_LIMIT } from '../../../../domains/approval/rules/end-rules.ts'
import type { OwnCompany } from '../../../../domains/companies/contract.ts'
import { roleMay } from '../../../../domains/companies/rules/team-permissions.ts'
import { api } from '../../../browser-api.ts'
import { TextArea } from '../../../parts/forms/text-area.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'

/** The complaint of who manages the company's data, once. */
export function Complain({ company }: { company: OwnCompany }) {
  const t = useTexts('oversight')
  const id = useId()
  const { busy, run } = useAction()
  const [words, setWords] = useState('')
  const [short, setShort] = useState(false)
  if (!roleMay(company.role, 'company.edit')) return <p className="pt-3 text-muted text-sm">{t('complaintOwners')}</p>
  const send = () => {
    const said = words.trim()
    setShort(said.length < 10)
    if (said.length < 10) return
    const params = { id: company.id }
    void run(() => api('POST /api/companies/{id}/end/complaint', { params, body: { words: said } }), t('complaintSent'))
  }
  return (
    <form
      noValidate
      aria-labelledby={id}
      className="flex flex-col gap-3 pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h3 id={id} className="font-medium">
        {t('complain')}
      </h3>
      <TextArea
        label={t('complaint')}
        hint={t('complaintHint')}
        rows={4}
        maxLength={REASONS_LIMIT}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={short ? t('wordsNeeded') : undefined}
      />
      <Button type="submit" busy={busy} className="self-start">
        {t('complaintSend')}
      </Button>
    </form>
  )
}
