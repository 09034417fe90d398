import type { Person } from './person-file.ts'
import { PersonHelp } from './person-help.tsx'
import { PersonRole } from './person-role.tsx'
import { PersonSessions } from './person-sessions.tsx'

/** What may be done for somebody. `closed`: who looks changes nothing of this account. */
export function PersonSide({ person, name, closed }: { person: Person; name: string; closed: boolean }) {
  return (
    <div className="flex flex-col gap-6">
      {!closed && <PersonHelp person={person} name={name} />}
      <PersonSessions person={person} closed={closed} />
      <PersonRole person={person} name={name} />
    </div>
  )
}
