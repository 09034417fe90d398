import type { ReactNode } from 'react'
import type { AVATAR_PRESETS } from '../../../../../domains/accounts/contract.ts'

export type Preset = (typeof AVATAR_PRESETS)[number]

const square = (fill: string) => <rect width="64" height="64" fill={fill} />

/** Eight quiet drawings, 64 by 64. The colours are their own: a picture looks the same in the light and in the dark. */
export const PRESETS: Record<Preset, ReactNode> = {
  'preset-1': (
    <>
      {square('#0b5d4e')}
      <circle cx="32" cy="32" r="17" fill="#e2eeea" />
      <circle cx="32" cy="32" r="8" fill="#0b5d4e" />
    </>
  ),
  'preset-2': (
    <>
      {square('#e9c46a')}
      <path d="M0 64 24 24l14 22 9-13 17 31z" fill="#7d5200" />
      <circle cx="46" cy="18" r="7" fill="#fff6df" />
    </>
  ),
  'preset-3': (
    <>
      {square('#31507a')}
      <path
        d="M0 24c11 0 11 8 21 8s11-8 22-8 11 8 21 8M0 40c11 0 11 8 21 8s11-8 22-8 11 8 21 8"
        fill="none"
        stroke="#dbe6f5"
        strokeWidth="6"
      />
    </>
  ),
  'preset-4': (
    <>
      {square('#f0d9cc')}
      <path d="M14 50V32a18 18 0 0 1 36 0v18z" fill="#b4532f" />
      <path d="M24 50V33a8 8 0 0 1 16 0v17z" fill="#f0d9cc" />
    </>
  ),
  'preset-5': (
    <>
      {square('#5a4a7a')}
      <path d="M32 11 53 32 32 53 11 32z" fill="#e5def2" />
      <path d="M32 22 42 32 32 42 22 32z" fill="#5a4a7a" />
    </>
  ),
  'preset-6': (
    <>
      {square('#d8e7dc')}
      <path d="M16 50C14 28 26 14 50 14c2 24-12 38-34 36z" fill="#2f6b45" />
      <path d="M18 48 40 24" stroke="#d8e7dc" strokeWidth="4" />
    </>
  ),
  'preset-7': (
    <>
      {square('#26302d')}
      {[16, 32, 48].map((x) =>
        [16, 32, 48].map((y) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill={x === y ? '#74d3bc' : '#5d6a65'} />
        )),
      )}
    </>
  ),
  'preset-8': (
    <>
      {square('#c7dbe3')}
      <path d="M0 44h64v20H0z" fill="#2c6277" />
      <path d="M16 44a16 16 0 0 1 32 0z" fill="#f4b183" />
      <path d="M12 53h40" stroke="#c7dbe3" strokeWidth="3" />
    </>
  ),
}

export function isPreset(login: string): login is Preset {
  return Object.hasOwn(PRESETS, login)
}
