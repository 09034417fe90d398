import type { Facts } from './facts-processor.ts'

const BY_PIXELS: Readonly<Record<string, string>> = {
  '1366x768': 'hd',
  '1280x800': 'wxga',
  '1280x1024': 'sxga',
  '1440x900': 'hd_plus',
  '1600x900': 'hd_plus',
  '1920x1080': 'fhd',
  '1920x1200': 'wuxga',
  '2160x1440': 'qhd',
  '2560x1440': 'qhd',
  '2560x1600': 'wqxga',
  '2256x1504': 'wqxga',
  '2304x1440': 'wqxga',
  '2400x1600': 'wqxga',
  '2736x1824': 'wqxga',
  '2880x1800': 'qhd_plus',
  '3000x2000': 'qhd_plus',
  '3200x1800': 'qhd_plus',
  '2560x1080': 'ultrawide',
  '3440x1440': 'ultrawide',
  '3456x2160': 'uhd',
  '3840x2160': 'uhd',
  '3840x2400': 'uhd',
  '5120x2880': 'uhd5k',
  '6016x3384': 'uhd5k',
}
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/\b[56]k\b/i, 'uhd5k'],
  [/4k|ultra ?hd|\buhd\b/i, 'uhd'],
  [/qhd\+|quad hd\+/i, 'qhd_plus'],
  [/wqxga/i, 'wqxga'],
  [/qhd|quad hd|wqhd/i, 'qhd'],
  [/wuxga/i, 'wuxga'],
  [/full ?hd|\bfhd\b|1080p/i, 'fhd'],
  [/\bhd\+/i, 'hd_plus'],
  [/\bhd\b|720p/i, 'hd'],
]
const PANELS: readonly (readonly [RegExp, string])[] = [
  [/mini ?led/i, 'miniled'],
  [/oled/i, 'oled'],
  [/\bips\b/i, 'ips'],
  [/\bva\b/i, 'va'],
  [/\btn\b/i, 'tn'],
]

/** `IPS Panel Full HD / Touchscreen 1920x1080` → `fhd`, `ips`, touch. Pixels count more than names. */
export function screenFacts(text: string): Facts {
  if (text.trim() === '') return {}
  const match = /(\d{3,4})\s*[x×*]\s*(\d{3,4})/i.exec(text)
  const named = BY_NAME.find(([pattern]) => pattern.test(text))?.[1]
  const resolution = match ? BY_PIXELS[`${match[1]}x${match[2]}`] : named
  const panel = PANELS.find(([pattern]) => pattern.test(text))?.[1]
  const touch = /touch|dotyk/i.test(text)
  if (!resolution && !panel && !touch) return {}
  return { ...(resolution ? { resolution } : {}), ...(panel ? { panel } : {}), touch }
}
