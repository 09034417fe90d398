import { MEGABYTE } from '../../../../../values/megabytes.ts'
/** As the market takes it (`AVATAR_MAX_BYTES`). */
export const AVATAR_MAX_MB = 4
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** What speaks against a chosen file before it is sent; the server looks into it all the same. */
export function checkAvatarFile(file: { type: string; size: number }): 'type' | 'size' | undefined {
  if (!(AVATAR_TYPES as readonly string[]).includes(file.type)) return 'type'
  if (file.size > AVATAR_MAX_MB * MEGABYTE) return 'size'
  return undefined
}
