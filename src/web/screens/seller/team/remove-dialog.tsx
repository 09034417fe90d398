import type { Team } from '../../../../domains/team/contract.ts'
import type { Mine } from '../../../parts/seller/pick-company.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/modal.tsx'
import { fullName } from './members.ts'

type Member = Team['members'][number]
type Props = {
  company: Mine
  member: Member | null
  leaves: boolean
  busy: boolean
  onClose: () => void
  onConfirm: (member: Member) => void
}

/** Asks before somebody loses access. */
export function RemoveDialog({ company, member, leaves, busy, onClose, onConfirm }: Props) {
  const t = useTexts('team')
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      title={t(leaves ? 'leaveTitle' : 'removeTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => member && onConfirm(member)}>
            {t(leaves ? 'leave' : 'remove')}
          </Button>
        </>
      }
    >
      <p>
        {leaves ? t('leaveText', { company: company.name }) : t('removeText', { name: member ? fullName(member) : '' })}
      </p>
    </Dialog>
  )
}
