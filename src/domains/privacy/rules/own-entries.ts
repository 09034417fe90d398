import type { AuditRow } from '../../audit/contract.ts'

export type OwnEntry = Omit<AuditRow, 'actorId' | 'subjectId'> & {
  /** `you`, or somebody else, who is not named. */
  by: 'you' | 'other' | 'program'
  /** Absent where it is somebody else. */
  subjectId?: string
}

/** Log entries as the person they are about may have them: others appear in them without name, number and circumstances. */
export function ownEntries(userId: string, entries: readonly AuditRow[]): OwnEntry[] {
  return entries.map(({ actorId, subjectId, detail, ...entry }) => {
    const isOther = entry.subjectKind === 'user' && subjectId !== userId
    return {
      ...entry,
      by: actorId === userId ? 'you' : actorId === null ? 'program' : 'other',
      ...(isOther ? { detail: {} } : { subjectId, detail: withoutOthers(userId, detail) }),
    }
  })
}

const USER_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function withoutOthers(userId: string, detail: AuditRow['detail']): AuditRow['detail'] {
  const kept = Object.entries(detail).filter(
    ([, value]) => typeof value !== 'string' || value === userId || !USER_ID.test(value),
  )
  return Object.fromEntries(kept)
}
