import { type StaffAct, type StaffArea, staffMay } from '../../../values/staff.ts'
import { useAuth } from '../../session/auth-state.ts'

/** Whether the role of who is logged in allows something. A comfort: the server refuses by itself. */
export function useStaff(): (area: StaffArea, act: StaffAct) => boolean {
  const { staffRole } = useAuth()
  return (area, act) => staffMay(staffRole ?? 'owner', area, act)
}
