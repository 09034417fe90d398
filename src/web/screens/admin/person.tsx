import { useLoaderData } from 'react-router'
import { type Load, privateLoader } from '../../loading.ts'
import { AdminFrame } from '../../parts/admin/admin-frame.tsx'
import { AdminSkeleton } from '../../parts/admin/admin-skeleton.tsx'
import { BackLink } from '../../parts/admin/back-link.tsx'
import { StatusBadge } from '../../parts/admin/status-badge.tsx'
import { useStaff } from '../../parts/admin/use-staff.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PersonData } from './person/person-data.tsx'
import type { Person } from './person/person-file.ts'
import { PersonNotes } from './person/person-notes.tsx'
import { PersonSide } from './person/person-side.tsx'

const load: Load<Person> = ({ api, params, signal }) =>
  api('GET /api/admin/users/{id}', { params: { id: params.id ?? '' }, signal })

export const clientLoader = privateLoader(load)
export { AdminSkeleton as HydrateFallback }

/** R16: one account with all that the operator's people may know of it and do for it. */
export default function AdminPersonScreen() {
  const person = useLoaderData<typeof clientLoader>()
  const t = useTexts('people')
  const may = useStaff()
  const name = `${person.firstName} ${person.lastName}`.trim() || person.username
  const isAbove = person.permissions === 'admin' && !may('market', 'write')
  return (
    <AdminFrame key={person._id} title={name} side={<StatusBadge of="user" status={person.status} />}>
      <BackLink to="/admin/users" text={t('back')} />
      {person.status === 'deleted' && <Notice className="mb-4">{t('deleted')}</Notice>}
      {isAbove && <Notice className="mb-4">{t('ofStaff')}</Notice>}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <PersonData person={person} />
          {person.status !== 'deleted' && <PersonNotes person={person} />}
        </div>
        {person.status !== 'deleted' && <PersonSide person={person} name={name} closed={isAbove} />}
      </div>
    </AdminFrame>
  )
}
