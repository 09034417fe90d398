import type { Deps } from '../../../platform/deps.ts'
import type { Actor } from '../../../values/actor.ts'
import { Failure, type FieldError } from '../../../values/failure.ts'
import { requireConfirmed, requireOperator } from '../../accounts/index.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockSetting, readSetting, writeSetting } from '../../settings/index.ts'
import { KEYED_OPERATORS, type KeyedOperator, OPERATOR_FIELDS } from '../rules/operator-fields.ts'
import type { OperatorKeys } from './contract.ts'

/** A secret lies sealed; `last4` tells people which one it is. */
type KeptField = { value?: string; sealed?: string; last4?: string; changedAt: string }
type Kept = { test: boolean; fields: Record<string, KeptField> }
const EMPTY: Kept = { test: true, fields: {} }

const keyOf = (operator: KeyedOperator) => `paymentOperator.${operator}`
/** Operators that this version can take payments through with these keys. */
const CONNECTED: readonly KeyedOperator[] = []

/** All operators with what is kept of them. */
export async function readOperatorKeys(deps: Deps, actor: Actor | undefined): Promise<OperatorKeys[]> {
  requireOperator(actor)
  const kept = await Promise.all(KEYED_OPERATORS.map((operator) => readSetting(deps, keyOf(operator))))
  return KEYED_OPERATORS.map((operator, index) => present(operator, (kept[index] as Kept | undefined) ?? EMPTY))
}

/** Keeps what was sent: empty text removes a field, what is left out stays. Refuses by field what cannot be a key of that kind. */
export async function saveOperatorKeys(
  deps: Deps,
  actor: Actor | undefined,
  operator: KeyedOperator,
  body: { test: boolean; fields: Record<string, string> },
): Promise<OperatorKeys> {
  const errors = Object.entries(body.fields).flatMap(([name, value]): FieldError[] => {
    const field = OPERATOR_FIELDS[operator].find((one) => one.name === name)
    if (!field) return [{ field: `fields.${name}`, code: 'unknown_key' }]
    return value === '' || field.shape.test(value) ? [] : [{ field: `fields.${name}`, code: 'invalid' }]
  })
  return changeKeys(deps, actor, operator, (kept) => {
    if (errors.length > 0) throw new Failure('invalid', 'validation', { fields: errors })
    const fields = { ...kept.fields }
    for (const [name, value] of Object.entries(body.fields)) {
      if (value === '') delete fields[name]
      else fields[name] = keep(deps, operator, name, value)
    }
    return { test: body.test, fields }
  })
}

/** Forgets everything kept of an operator. */
export function forgetOperatorKeys(
  deps: Deps,
  actor: Actor | undefined,
  operator: KeyedOperator,
): Promise<OperatorKeys> {
  return changeKeys(deps, actor, operator, () => EMPTY)
}

async function changeKeys(
  deps: Deps,
  actor: Actor | undefined,
  operator: KeyedOperator,
  change: (kept: Kept) => Kept,
): Promise<OperatorKeys> {
  const person = requireOperator(actor)
  await requireConfirmed(deps, person)
  return deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const next = change(((await lockSetting(inside, keyOf(operator))) as Kept | null) ?? EMPTY)
    await writeSetting(inside, keyOf(operator), next)
    await recordAudit(inside, {
      actorId: person.userId,
      action: 'paymentKeysChanged',
      subjectKind: 'market',
      subjectId: operator,
      detail: { fields: Object.keys(next.fields).join(', ') },
    })
    return present(operator, next)
  })
}

function keep(deps: Deps, operator: KeyedOperator, name: string, value: string): KeptField {
  const secret = OPERATOR_FIELDS[operator].some((field) => field.name === name && field.secret)
  const changedAt = deps.now().toISOString()
  return secret
    ? { sealed: deps.secrets.seal(value).toString('base64'), last4: value.slice(-4), changedAt }
    : { value, changedAt }
}

function present(operator: KeyedOperator, kept: Kept): OperatorKeys {
  const fields = OPERATOR_FIELDS[operator].map(({ name, secret }) => {
    const { value = null, last4 = null, changedAt = null } = kept.fields[name] ?? {}
    return { name, secret, value, last4, changedAt }
  })
  const complete = fields.every((field) => field.changedAt !== null)
  return { operator, test: kept.test, fields, complete, connected: CONNECTED.includes(operator) }
}
