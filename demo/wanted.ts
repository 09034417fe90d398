import type { DeviceGroup, ModelDraft } from './product-types.ts'

/** 0 the cheap tail, 1 plain goods, 2 recent ones, 3 what people come for. */
export type Wanted = 0 | 1 | 2 | 3

/** What people come for, the most attractive first. */
const FAVOURITES: Record<DeviceGroup, readonly RegExp[]> = {
  laptop: [
    /MacBook Air 1[35] M[23]/,
    /X1 Carbon Gen (10|11)/,
    /MacBook Pro 1[46] M[123]/,
    /XPS 1[35]/,
    /ThinkPad (T14|T14s|P14s|T16) Gen [34]/,
    /EliteBook 8\d\d G(9|10)|EliteBook 1040/,
    /Zephyrus|Strix|Legion|Blade|Alienware/,
    /Surface Laptop (5|Studio)|X1 Yoga|Spectre/,
    /Latitude (5[45]40|7[34][34]0|9430)/,
    /MacBook Air 13 M1|ZenBook 14 OLED|Gram/,
  ],
  desktop: [/iMac 24/, /Mac mini M2|Mac Studio/, /ThinkCentre M70q|OptiPlex 7010 Micro|EliteDesk 800 G6/],
  phone: [
    /iPhone 1[56]/,
    /Pixel [89]/,
    /Galaxy S2[34]|Z F(lip|old)/,
    /iPhone 1[34]/,
    /Pixel 7|Galaxy S22|Galaxy S21|Nothing|Fairphone|Xiaomi 1[34]|OnePlus 1[12]|iPhone 12/,
  ],
  tablet: [
    /iPad Air 1[13] M2|iPad Pro 11 M4/,
    /Tab S9/,
    /Surface Pro 9/,
    /iPad (Pro 1|Air 5|mini [67]|\(10)|Pixel Tablet/,
  ],
  monitor: [/Studio Display/, /U272[34]|U3423WE/, /Odyssey|27GR95|AW3423|ColorEdge CG/],
  server: [/R740$|DL380 Gen10/, /R640|DL360 Gen10|SR630/],
  storage: [/DS920|DS220|TS-453D/, /990 Pro|980 Pro|SN850X|T7/, /IronWolf|Exos X16/],
  network: [
    /Dream Machine|U7 Pro/,
    /Dream Router|U6\+|UniFi 6 Pro/,
    /UniFi Switch|CRS3|RB5009/,
    /9200L|9300|60F|RT-AX88U/,
  ],
  printer: [/M454dw|M479fdw|L6190/, /MFC-L2710|QL-820|ZD420/],
  console: [
    /Steam Deck OLED|PlayStation 5 Slim/,
    /Switch OLED|PlayStation 5|Steam Deck|Series X|ROG Ally|Legion Go/,
    /DualSense/,
  ],
  camera: [/X-T5|A7 IV|X100V|A7C/, /R6|Z f|A6[47]00|X-S|X-T[34]|R[578]$/, /HERO1[12]|Action [34]|GR III/],
  lens: [/GM II|RF 24-105|DG DN Art|VXD/, /RF|Sony|XF|Z /],
  audio: [/WH-1000XM[45]|AirPods Max|QuietComfort Ultra/, /AirPods|Momentum 4|XM5|Sonos/],
  watch: [/Watch Ultra|Series 9|Forerunner 965/, /Series 8|Watch6|Fenix 7|Epix|Pixel Watch 2/],
  tv: [/OLED/, /QN85A|Halo/],
  part: [/RTX 40/, /RTX 30|RX 7|RX 6700/, /MX Keys|MX Mechanical|Keychron|CalDigit|KF5/],
}

/** The place of a model among the favourites; after all others where it is none. */
export function attraction({ group, brand, model }: Pick<ModelDraft, 'group' | 'brand' | 'model'>): number {
  const place = FAVOURITES[group].findIndex((pattern) => pattern.test(`${brand} ${model}`))
  return place < 0 ? FAVOURITES[group].length : place
}

const AGES_FAST: readonly DeviceGroup[] = ['laptop', 'desktop', 'phone', 'tablet', 'watch', 'monitor', 'printer']

export function wantedOf(draft: Pick<ModelDraft, 'group' | 'brand' | 'model' | 'year' | 'tail'>): Wanted {
  if (draft.tail || (AGES_FAST.includes(draft.group) && draft.year < 2016)) return 0
  if (attraction(draft) < FAVOURITES[draft.group].length) return 3
  return draft.year >= 2020 ? 2 : 1
}
