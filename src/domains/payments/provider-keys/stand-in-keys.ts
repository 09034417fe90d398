import type { Deps } from '../../../platform/deps.ts'
import { lockSetting, writeSetting } from '../../settings/index.ts'
import type { KeyedProvider, ProviderFieldName } from '../contract.ts'
import { PROVIDERS } from '../providers/index.ts'
import { clearOffered } from '../providers-in-use.ts'
import { keysSetting, openKeys, type SavedField, type StoredKeys } from './stored-keys.ts'

/**
 * Keeps the keys of the demo's own stand-in, marked as what they are, unless people entered others or removed them. Repeatable: what fits
 * already stays as it is. Nothing of it is in the log, since nobody entered it.
 */
export async function enterStandInKeys(
  deps: Deps,
  provider: KeyedProvider,
  values: Partial<Record<ProviderFieldName, string>>,
): Promise<void> {
  const { fields } = PROVIDERS[provider]
  const changedAt = deps.now().toISOString()
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    const stored = (await lockSetting(inside, keysSetting(provider))) as StoredKeys | null
    if (stored && !stored.standIn) return
    const known = stored ? openKeys(deps, fields, stored) : {}
    if (typeof known === 'object' && fields.every(({ name }) => known[name] === values[name]) && stored) return
    const saved = fields.flatMap(({ name, secret }): [string, SavedField][] => {
      const value = values[name]
      if (value === undefined) return []
      if (!secret) return [[name, { value, changedAt }]]
      return [[name, { sealed: deps.secrets.seal(value).toString('base64'), last4: value.slice(-4), changedAt }]]
    })
    const keys: StoredKeys = { test: true, standIn: true, fields: Object.fromEntries(saved) }
    await writeSetting(inside, keysSetting(provider), keys)
  })
  clearOffered(deps)
}
