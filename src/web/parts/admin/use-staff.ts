import { type StaffAct, type StaffArea, staffMay } from '../../../values/staff.ts'
import { type AuthState, authState, useAuth } from '../../session/auth-state.ts'

type May = (area: StaffArea, act: StaffAct) => boolean

/** While the role is not known (the server could not be asked) nothing is hidden: the server refuses by itself. */
const mayOf =
  ({ staffRole }: AuthState): May =>
  (area, act) =>
    staffRole === null || staffMay(staffRole, area, act)

/** Whether the role of who is logged in allows something. A comfort: the server refuses by itself. */
export const useStaff = (): May => mayOf(useAuth())

/** The same for what loads a page. */
export const mayAsStaff: May = (area, act) => mayOf(authState.read())(area, act)
