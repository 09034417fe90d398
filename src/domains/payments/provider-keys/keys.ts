import type { Deps } from '../../../platform/deps.ts'
import { type Actor, requireOperator } from '../../../values/actor.ts'
import { Failure, type FieldError } from '../../../values/failure.ts'
import { requireConfirmed } from '../../accounts/index.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockSetting, readSettings, writeSetting } from '../../settings/index.ts'
import { KEYED_PROVIDERS, type KeyedProvider } from '../contract.ts'
import { PROVIDERS } from '../providers/index.ts'
import { clearOffered } from '../providers-in-use.ts'
import type { ProviderKeys } from './contract.ts'
import { keysSetting, NO_KEYS, type SavedField, type StoredKeys } from './stored-keys.ts'

/** All providers with what is kept of them. */
export async function readProviderKeys(deps: Deps, actor: Actor | undefined): Promise<ProviderKeys[]> {
  requireOperator(actor)
  const settings = await readSettings(deps)
  const storedOf = (provider: KeyedProvider) => settings.get(keysSetting(provider)) as StoredKeys | undefined
  return KEYED_PROVIDERS.map((provider) => present(provider, storedOf(provider) ?? NO_KEYS))
}

/** Keeps what was sent: empty text removes a field, what is left out stays. Refuses by field what cannot be a key of that kind. */
export async function saveProviderKeys(
  deps: Deps,
  actor: Actor | undefined,
  provider: KeyedProvider,
  body: { test: boolean; fields: Record<string, string> },
): Promise<ProviderKeys> {
  requireOperator(actor)
  const errors = Object.entries(body.fields).flatMap(([name, value]): FieldError[] => {
    const field = PROVIDERS[provider].fields.find((one) => one.name === name)
    if (!field) return [{ field: `fields.${name}`, code: 'unknown_key' }]
    return value === '' || field.shape.test(value) ? [] : [{ field: `fields.${name}`, code: 'provider_key_invalid' }]
  })
  if (body.test && !PROVIDERS[provider].testEnvironment) errors.push({ field: 'test', code: 'no_test_environment' })
  // Before anybody is asked for the password.
  if (errors.length > 0) throw new Failure('invalid', 'validation', { fields: errors })
  return changeKeys(deps, actor, provider, (stored) => {
    if (stored.standIn && Object.keys(body.fields).length === 0) return stored
    // Keys of the demo fit none but each other: who enters the first of one's own begins anew.
    const fields = stored.standIn ? {} : { ...stored.fields }
    for (const [name, value] of Object.entries(body.fields)) {
      if (value === '') delete fields[name]
      else fields[name] = store(deps, provider, name, value)
    }
    return { test: body.test, fields }
  })
}

/** Deletes everything kept of a provider. */
export function removeProviderKeys(
  deps: Deps,
  actor: Actor | undefined,
  provider: KeyedProvider,
): Promise<ProviderKeys> {
  return changeKeys(deps, actor, provider, () => NO_KEYS)
}

async function changeKeys(
  deps: Deps,
  actor: Actor | undefined,
  provider: KeyedProvider,
  change: (stored: StoredKeys) => StoredKeys,
): Promise<ProviderKeys> {
  const person = requireOperator(actor)
  await requireConfirmed(deps, person)
  const changed = await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const next = change(((await lockSetting(inside, keysSetting(provider))) as StoredKeys | null) ?? NO_KEYS)
    await writeSetting(inside, keysSetting(provider), next)
    await recordAudit(inside, {
      actorId: person.userId,
      action: 'paymentKeysChanged',
      subjectKind: 'market',
      subjectId: provider,
      detail: { fields: Object.keys(next.fields).join(', ') },
    })
    return present(provider, next)
  })
  clearOffered(deps)
  return changed
}

function store(deps: Deps, provider: KeyedProvider, name: string, value: string): SavedField {
  const secret = PROVIDERS[provider].fields.some((field) => field.name === name && field.secret)
  const changedAt = deps.now().toISOString()
  return secret
    ? { sealed: deps.secrets.seal(value).toString('base64'), last4: value.slice(-4), changedAt }
    : { value, changedAt }
}

function present(provider: KeyedProvider, stored: StoredKeys): ProviderKeys {
  const { testEnvironment } = PROVIDERS[provider]
  const fields = PROVIDERS[provider].fields.map(({ name, secret }) => {
    const { value = null, last4 = null, changedAt = null } = stored.fields[name] ?? {}
    return { name, secret, value, last4, changedAt }
  })
  const complete = PROVIDERS[provider].fields.every(({ name, optional }) => optional || stored.fields[name])
  const test = testEnvironment && stored.test
  return { provider, test, testEnvironment, standIn: stored.standIn === true, fields, complete }
}
