import { addDays, wallTime } from '../../../values/days.ts'
import { Failure, type FieldError } from '../../../values/failure.ts'
import { postalProblem } from '../../../values/postal-code.ts'
import { hoursProblems } from '../rules/check-hours.ts'
import type { NewShop } from '../store/shops.ts'
import type { ShopBody } from './contract.ts'

/** Days after which a date that differed is of no use any more. */
const KEPT_DAYS = 31

/** The shop as it is kept, or a failure that names every wrong field (V06: `location_required`). */
export function checkShop({ location, ...body }: ShopBody, now: Date): Required<NewShop> {
  const unfit = postalProblem(body.postalCode, body.country)
  const problems: FieldError[] = [
    ...(location ? [] : [{ field: 'location', code: 'location_required' }]),
    ...(unfit ? [{ field: 'postalCode', ...unfit }] : []),
    ...hoursProblems(body.hours, body.exceptions),
  ]
  const [first] = problems
  if (first || !location) {
    const { code, params = {} } = first ?? { code: 'location_required' }
    throw new Failure('invalid', code, { params, fields: problems })
  }
  const oldest = addDays(wallTime(now, body.timeZone).date, -KEPT_DAYS)
  const exceptions = body.exceptions.filter(({ date }) => date >= oldest).sort((a, b) => (a.date < b.date ? -1 : 1))
  return { ...body, ...location, exceptions }
}
