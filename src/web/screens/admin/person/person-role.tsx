import { useState } from 'react'
import { STAFF_ROLES, type StaffRole } from '../../../../values/staff.ts'
import { api } from '../../../browser-api.ts'
import { useStaff } from '../../../parts/admin/use-staff.ts'
import { useAction } from '../../../parts/forms/use-action.ts'
import { SureDialog } from '../../../parts/security/sure-dialog.tsx'
import { useConfirmed } from '../../../parts/security/use-confirmed.tsx'
import { useAuth } from '../../../session/auth-state.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { Person } from './person-file.ts'

const NONE = 'none'

/** What somebody is in the operator's team; changed by owners, after a question and the password, and never by oneself. */
export function PersonRole({ person, name }: { person: Person; name: string }) {
  const t = useTexts('people')
  const admin = useTexts('admin')
  const owner = useStaff()('market', 'write')
  const own = useAuth().user?._id === person._id
  const today = person.staffRole ?? NONE
  const [chosen, setChosen] = useState<StaffRole | typeof NONE>(today)
  const [asking, setAsking] = useState(false)
  const { busy, run } = useAction()
  const { confirmed, dialog } = useConfirmed()
  const change = () =>
    run(async () => {
      const params = { id: person._id }
      const body = { role: chosen === NONE ? null : chosen }
      return (await confirmed(() => api('PUT /api/admin/users/{id}/permissions', { params, body }))) !== undefined
    }, admin('permissionsChanged'))
  if (!owner || own || person.status !== 'active') {
    return (
      <Panel title={t('role')}>
        <p className="text-sm">{t(`role_${today}`)}</p>
        <p className="pt-2 text-muted text-sm">{own ? admin('thatIsYou') : !owner && t('onlyOwner')}</p>
      </Panel>
    )
  }
  return (
    <Panel title={t('role')}>
      <SelectField
        label={t('role')}
        labelHidden
        value={chosen}
        onChange={({ target }) => setChosen(target.value as typeof chosen)}
        options={[NONE, ...STAFF_ROLES].map((value) => ({ value, label: t(`role_${value as typeof chosen}`) }))}
      />
      <Button
        size="sm"
        variant="secondary"
        className="mt-3"
        busy={busy}
        disabled={chosen === today}
        onClick={() => setAsking(true)}
      >
        {t('changeRole')}
      </Button>
      {asking && (
        <SureDialog
          title={t('changeRoleOf', { name })}
          text={`${t(`role_${chosen}`)}. ${t('changeRoleText')}`}
          action={t('changeRole')}
          onYes={() => void change()}
          onClose={() => setAsking(false)}
        />
      )}
      {dialog}
    </Panel>
  )
}
