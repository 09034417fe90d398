import { expect, test } from 'vitest'
import { AVATAR_MAX_BYTES, AVATAR_PRESETS } from '../../../../../domains/accounts/contract.ts'
import { AVATAR_MAX_MB, checkAvatarFile } from './check-file.ts'
import { isPreset, PRESETS } from './presets.tsx'

test('pictures up to 4 MB are sent, other files and larger ones are not', () => {
  const limit = AVATAR_MAX_MB * 1024 * 1024
  expect(limit).toBe(AVATAR_MAX_BYTES)
  expect(checkAvatarFile({ type: 'image/png', size: limit })).toBeUndefined()
  expect(checkAvatarFile({ type: 'image/png', size: limit + 1 })).toBe('size')
  expect(checkAvatarFile({ type: 'image/svg+xml', size: 100 })).toBe('type')
  expect(checkAvatarFile({ type: '', size: 100 })).toBe('type')
})

test('every preset of the contract is drawn', () => {
  expect(Object.keys(PRESETS)).toEqual([...AVATAR_PRESETS])
  expect(AVATAR_PRESETS.every(isPreset)).toBe(true)
  expect(['toString', 'avatars/7', ''].some(isPreset)).toBe(false)
})
