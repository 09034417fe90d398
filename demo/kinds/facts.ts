import type { AttributeValues } from '../../src/domains/categories/contract.ts'

/** `15.6` → `15,6″` */
export const inch = (size: number) => `${String(size).replace('.', ',')}″`

/** `1000` → `1 TB`, `256` → `256 GB` */
export function gb(size: number): string {
  return size >= 1000 && size !== 1024
    ? `${String(Math.round(size / 100) / 10).replace('.', ',')} TB`
    : size === 1024
      ? '1 TB'
      : `${size} GB`
}

const CPU_FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/Core Ultra/, 'core_ultra'],
  [/Core i3/, 'core_i3'],
  [/Core i5/, 'core_i5'],
  [/Core i7/, 'core_i7'],
  [/Core i9/, 'core_i9'],
  [/Core [mM]/, 'core_m'],
  [/Xeon/, 'xeon'],
  [/Pentium/, 'pentium'],
  [/Celeron/, 'celeron'],
  [/Atom/, 'atom'],
  [/Ryzen 3/, 'ryzen_3'],
  [/Ryzen 5/, 'ryzen_5'],
  [/Ryzen 7/, 'ryzen_7'],
  [/Ryzen 9/, 'ryzen_9'],
  [/EPYC/, 'epyc'],
  [/Apple/, 'apple_m'],
  [/Rockchip/, 'arm'],
]

export function cpuFamily(cpu: string): string {
  return CPU_FAMILIES.find(([pattern]) => pattern.test(cpu))?.[1] ?? 'amd_a'
}

/** `Core i5-8250U` → `Core i5`; for the corner of a picture. */
export function shortCpu(cpu: string): string {
  const known = /Core (Ultra \d|i\d|[mM]\d?)|Ryzen \d|Xeon|Pentium|Celeron|Atom|Apple M\d( Pro| Max)?|AMD [AEF]/.exec(
    cpu,
  )?.[0]
  return known?.replace('Apple ', '') ?? cpu.split(' ').slice(0, 2).join(' ')
}

const CORES: readonly (readonly [RegExp, number])[] = [
  [/Apple M3 Pro/, 11],
  [/Apple M\d (Pro|Max)/, 10],
  [/Apple M/, 8],
  [/i[57]-1[0-2]\d{2,3}G7|i5-1135G7|i5-1145G7|i[57]-11[68]5G7|i7-1185G7/, 4],
  [/i5-1230U|i[57]-1[23][2-6]5U/, 10],
  [/i[57]-1[23][46]0P|i5-12500H/, 12],
  [/i7-1[23][78]00H/, 14],
  [/i5-13500T/, 14],
  [/i5-12400T|i5-10505\b|i5-10500T/, 6],
  [/i7-11370H/, 4],
  [/i7-(8850H|9750H|10850H|8700)\b/, 6],
  [/i7-9700|i7-11800H|Ryzen [79] (Pro )?(5[89]|6[89]|78)\d\d/, 8],
  [/i5-(8[45]00|9[45]00)T?\b|i5-10500|i5-11400H|Ryzen 5 (Pro )?(4650|5650|4500|5560|5500|5600|5625|6650|7540)/, 6],
  [/i[57]-(8\d{3}U|8259U|10\d{3}U|1035G\d|10300H|10310U)|i5-8[36]\d\dU/, 4],
  [/i[57]-[67]\d{3}(HQ|HK)|i5-(4590|6500|7400|7500)T?\b|i7-(6700|7700)\b/, 4],
  [/-[67]\d{3}U|-[67]Y\d\d|Core m-/, 2],
  [/N3350|N3060|N3050|3205U|3855U|4405|E2-9000/, 2],
  [/N4200|N3710|N3450|N3160|N3700|Z8350|Z8550|Z8300/, 4],
]

/** `{ cores }` where the model number tells it. */
export function coresOf(cpu: string): AttributeValues {
  const cores = CORES.find(([pattern]) => pattern.test(cpu))?.[1]
  return cores ? { cores } : {}
}

export function resolutionOf(pixels: string): string {
  const known: Record<string, string> = {
    '1366x768': 'hd',
    '1440x900': 'hd_plus',
    '1600x900': 'hd_plus',
    '1920x1080': 'fhd',
    '1920x1200': 'wuxga',
    '2160x1440': 'qhd',
    '2560x1440': 'qhd',
    '2880x1800': 'qhd_plus',
    '3200x1800': 'qhd_plus',
    '3840x2160': 'uhd',
  }
  return known[pixels] ?? 'wqxga'
}

export const RESOLUTION_NAMES: Record<string, string> = {
  hd: 'HD',
  sxga: 'SXGA',
  fhd: 'Full HD',
  wuxga: 'WUXGA',
  qhd: 'QHD',
  ultrawide: 'UltraWide',
  uhd: '4K',
  uhd5k: '5K',
  wxga: 'WXGA',
  hd_plus: 'HD+',
  wqxga: 'WQXGA',
  qhd_plus: 'QHD+',
}
