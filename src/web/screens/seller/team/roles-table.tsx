import { Check, Minus } from 'lucide-react'
import { roleMay, TEAM_ACTIONS, TEAM_ROLES } from '../../../../domains/companies/rules/team-permissions.ts'
import { useTexts } from '../../../texts/use-texts.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Table } from '../../../ui/table.tsx'

/** The table that server and screens obey, in words. */
export function RolesTable() {
  const t = useTexts('team')
  return (
    <Disclosure title={t('rolesTitle')}>
      <Table
        caption={t('rolesTitle')}
        rows={TEAM_ACTIONS}
        rowKey={(action) => action}
        columns={[
          { key: 'action', head: t('action'), cell: (action) => t(action) },
          ...TEAM_ROLES.map((role) => ({
            key: role,
            head: t(`role_${role}`),
            cell: (action: (typeof TEAM_ACTIONS)[number]) => <Mark may={roleMay(role, action)} />,
          })),
        ]}
      />
    </Disclosure>
  )
}

function Mark({ may }: { may: boolean }) {
  const t = useTexts('team')
  return (
    <>
      {may ? (
        <Check className="size-4 text-good" aria-hidden="true" />
      ) : (
        <Minus className="size-4 text-muted" aria-hidden="true" />
      )}
      <span className="sr-only">{t(may ? 'may' : 'mayNot')}</span>
    </>
  )
}
