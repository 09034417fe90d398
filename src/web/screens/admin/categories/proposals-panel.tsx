import { useState } from 'react'
import type { Proposal } from '../../../../domains/categories/tree/contract.ts'
import { type LocalText, pickText } from '../../../../values/locale.ts'
import { api } from '../../../browser-api.ts'
import { ReasonDialog } from '../../../parts/forms/reason-dialog.tsx'
import { useAction } from '../../../parts/forms/use-action.ts'
import { When } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

type Props = {
  proposals: readonly Proposal[]
  parentName: (id: number | null) => string
  /** All categories, for one that serves already. */
  categories: readonly { value: string; label: string }[]
}

/** What sellers propose and the operator has not decided yet. */
export function ProposalsPanel({ proposals, parentName, categories }: Props) {
  const t = useTexts('categoryEditor')
  if (proposals.length === 0) return null
  return (
    <Panel title={t('proposals')} className="mb-6">
      <ul className="divide-y divide-line">
        {proposals.map((proposal) => (
          <ProposalRow key={proposal.id} {...{ proposal, parentName, categories }} />
        ))}
      </ul>
    </Panel>
  )
}

function ProposalRow({ proposal, parentName, categories }: Omit<Props, 'proposals'> & { proposal: Proposal }) {
  const t = useTexts('categoryEditor')
  const locale = useLocale()
  const { busy, run } = useAction()
  const [instead, setInstead] = useState('')
  const [declining, setDeclining] = useState(false)
  const params = { id: proposal.id }
  const name = pickText(proposal.names as LocalText, locale)
  const accept = () =>
    run(
      () =>
        api('POST /api/admin/category-proposals/{id}/accept', {
          params,
          body: { categoryId: instead === '' ? null : Number(instead) },
        }),
      t('proposalAccepted'),
    )
  const decline = async (answer: string) => {
    const body = { answer: answer.slice(0, 500) }
    await run(() => api('POST /api/admin/category-proposals/{id}/decline', { params, body }), t('proposalDeclined'))
    setDeclining(false)
  }
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div>
        <p className="font-semibold">
          {name} <span className="font-normal text-muted">· {parentName(proposal.parentId)}</span>
        </p>
        <p className="text-muted text-sm">
          {proposal.companyName} · <When at={proposal.createdAt} />
        </p>
        {proposal.note && <p className="mt-1 break-words text-sm">{proposal.note}</p>}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          className="min-w-56 flex-1"
          label={t('serves', { name })}
          value={instead}
          options={[{ value: '', label: t('makeNew') }, ...categories]}
          onChange={({ target }) => setInstead(target.value)}
        />
        <Button busy={busy} onClick={() => void accept()}>
          {t('accept')}
        </Button>
        <Button variant="secondary" onClick={() => setDeclining(true)}>
          {t('decline')}
        </Button>
      </div>
      <ReasonDialog
        open={declining}
        onClose={() => setDeclining(false)}
        title={t('declineTitle', { name })}
        text={t('declineText')}
        action={t('decline')}
        busy={busy}
        onConfirm={(reason) => void decline(reason)}
      />
    </li>
  )
}
