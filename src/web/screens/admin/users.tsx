import { Link, useLoaderData } from 'react-router'
import type { ApiOutput } from '../../api-client.ts'
import { type Load, privateLoader } from '../../loading.ts'
import { ListSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { ListFrame } from '../../parts/admin/list-frame.tsx'
import { StatusBadge } from '../../parts/admin/status-badge.tsx'
import { UserActions } from '../../parts/admin/user-actions.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { Day } from '../../parts/lists/when.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { Email } from '../../ui/email.tsx'
import { Table } from '../../ui/table.tsx'

type Users = ApiOutput<'GET /api/admin/users'>

const load: Load<Users> = ({ api, url, signal }) =>
  api('GET /api/admin/users', {
    ...listQuery<'GET /api/admin/users'>(url, 'q', 'status', 'permissions', 'after'),
    signal,
  })

export const clientLoader = privateLoader(load)
export { ListSkeleton as HydrateFallback }

/** Everybody's accounts. */
export default function AdminUsersScreen() {
  const { users, next } = useLoaderData<typeof clientLoader>()
  const t = useTexts('admin')
  const people = useTexts('people')
  const statuses = ['pending', 'active', 'suspended', 'deleted'] as const
  const permissions = ['buyer', 'seller', 'admin'] as const
  return (
    <ListFrame
      count={users.length}
      search={t('searchUser')}
      choices={[
        {
          name: 'status',
          label: t('status'),
          options: statuses.map((value) => ({ value, label: t(`user_${value}`) })),
        },
        {
          name: 'permissions',
          label: t('permissions'),
          options: permissions.map((value) => ({ value, label: t(`permissions_${value}`) })),
        },
      ]}
      csv={{ of: 'GET /api/admin/user-export', fields: ['q', 'status', 'permissions'], name: t('users') }}
      next={next}
    >
      <Table
        stacks
        caption={t('users')}
        rows={users}
        rowKey={(row) => row._id}
        columns={[
          {
            key: 'name',
            head: t('person'),
            cell: (row) => (
              <>
                <Link to={`/admin/users/${row._id}`} className="text-link block">
                  {`${row.firstName} ${row.lastName}`.trim() || row.username}
                </Link>
                <span className="block font-normal text-muted text-xs">
                  <Email of={row.email} />
                </span>
              </>
            ),
          },
          {
            key: 'permissions',
            head: t('permissions'),
            cell: (row) =>
              row.staffRole ? people(`role_${row.staffRole}`).split(':')[0] : t(`permissions_${row.permissions}`),
          },
          {
            key: 'status',
            head: t('status'),
            cell: (row) => (
              <>
                <StatusBadge of="user" status={row.status} />
                {row.statusReason && <span className="mt-1 block text-muted text-xs">{row.statusReason}</span>}
              </>
            ),
          },
          { key: 'since', head: t('registeredAt'), cell: (row) => <Day at={row.registeredAt} />, from: 'lg' },
          { key: 'seen', head: t('lastSeenAt'), cell: (row) => <Day at={row.lastSeenAt} />, from: 'lg' },
          {
            key: 'actions',
            head: <span className="sr-only">{t('actions')}</span>,
            cell: (row) => <UserActions user={row} />,
            actions: true,
          },
        ]}
      />
    </ListFrame>
  )
}
