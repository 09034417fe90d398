import type { Proposal } from '../../../../domains/categories/tree/contract.ts'
import { type LocalText, pickText } from '../../../../values/locale.ts'
import { api } from '../../../browser-api.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { Day } from '../../../parts/lists/when.tsx'
import { useLocale, useTexts } from '../../../texts/use-texts.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'

const TONES: Record<Proposal['status'], Tone> = {
  waiting: 'warning',
  accepted: 'good',
  declined: 'danger',
  withdrawn: 'neutral',
}

type Props = {
  companyId: number
  proposals: readonly Proposal[]
  nameOf: (id: number | null) => string
  mayEdit: boolean
}

/** What the company has proposed, and what became of it. */
export function OwnProposals({ companyId, proposals, nameOf, mayEdit }: Props) {
  const t = useTexts('categoryEditor')
  const locale = useLocale()
  const { busy, run } = useAction()
  const withdraw = (proposalId: number) =>
    run(
      () =>
        api('DELETE /api/companies/{id}/category-proposals/{proposalId}', { params: { id: companyId, proposalId } }),
      t('withdrawn'),
    )
  return (
    <Panel title={t('ownProposals')}>
      {proposals.length === 0 && <p className="text-muted text-sm">{t('noProposals')}</p>}
      <ul className="divide-y divide-line">
        {proposals.map((proposal) => (
          <li key={proposal.id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 break-words font-semibold">{pickText(proposal.names as LocalText, locale)}</span>
              <Badge tone={TONES[proposal.status]}>{t(`status_${proposal.status}`)}</Badge>
            </p>
            <p className="text-muted text-sm">
              {nameOf(proposal.parentId)} · <Day at={proposal.createdAt} />
            </p>
            {proposal.categoryId !== null && (
              <p className="text-sm">{t('becameCategory', { name: nameOf(proposal.categoryId) })}</p>
            )}
            {proposal.answer && <p className="break-words text-sm">{proposal.answer}</p>}
            {proposal.status === 'waiting' && mayEdit && (
              <div>
                <Button variant="secondary" size="sm" busy={busy} onClick={() => void withdraw(proposal.id)}>
                  {t('withdraw')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
