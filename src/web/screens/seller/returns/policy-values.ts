import type { ReturnPolicyView } from '../../../../domains/returns/contract.ts'

export const POLICY_NUMBERS = ['returnDays', 'exchangeDays', 'warrantyMonths'] as const
type PolicyNumber = (typeof POLICY_NUMBERS)[number]
type Values = Record<PolicyNumber | 'returnAddress', string> & Pick<ReturnPolicyView, 'returnPaidBy'>

const LIMITS = { returnDays: [15, 365], exchangeDays: [1, 365], warrantyMonths: [1, 120] } as const

/** Nothing, or a whole number within its limits. */
export function fitsPolicy(name: PolicyNumber, text: string): boolean {
  const [least, most] = LIMITS[name]
  const typed = text.trim()
  return typed === '' || (/^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most)
}

const textOf = (value: number | null) => (value === null ? '' : String(value))
const numberOf = (text: string) => (text.trim() === '' ? null : Number(text))

export const writePolicy = (policy: ReturnPolicyView): Values => ({
  returnDays: textOf(policy.returnDays),
  exchangeDays: textOf(policy.exchangeDays),
  warrantyMonths: textOf(policy.warrantyMonths),
  returnPaidBy: policy.returnPaidBy,
  returnAddress: policy.returnAddress === null ? '' : policy.returnAddress,
})

export const readPolicy = (values: Values): ReturnPolicyView => ({
  returnDays: numberOf(values.returnDays),
  exchangeDays: numberOf(values.exchangeDays),
  warrantyMonths: numberOf(values.warrantyMonths),
  returnPaidBy: values.returnPaidBy,
  returnAddress: values.returnAddress.trim() === '' ? null : values.returnAddress,
})
