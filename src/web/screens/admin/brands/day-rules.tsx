import { api } from '../../../browser-api.ts'
import { DayRule } from './day-rule.tsx'

type Rule = { refuseFrom: string | null }

/** From when offers without a maker or an energy label, and claims about the environment without a proof, are refused. */
export function DayRules({ rule, energy, green }: { rule: Rule; energy: Rule; green: Rule }) {
  return (
    <>
      <DayRule
        of="rule"
        rule={rule}
        save={(refuseFrom) => api('PUT /api/admin/safety-rule', { body: { refuseFrom } })}
      />
      <DayRule
        of="energy"
        rule={energy}
        save={(refuseFrom) => api('PUT /api/admin/energy-rule', { body: { refuseFrom } })}
      />
      <DayRule
        of="green"
        rule={green}
        save={(refuseFrom) => api('PUT /api/admin/green-rule', { body: { refuseFrom } })}
      />
    </>
  )
}
