import type { Condition } from './condition.ts'
import type { DemoReport, DeviceGroup, ModelDraft } from './product-types.ts'
import { random } from './random.ts'

/** What the sentence of a group in `words.ts` says was tested, as keys of the trade's lists. */
export const CHECKED: Record<DeviceGroup, readonly string[]> = {
  laptop: ['power', 'display', 'keyboard', 'ports', 'cameras', 'wireless', 'heat', 'locks'],
  desktop: ['power', 'memory', 'drive', 'fans', 'ports'],
  phone: ['power', 'display', 'cameras', 'sound', 'wireless', 'locks'],
  tablet: ['power', 'touch', 'cameras', 'sound', 'charging', 'locks'],
  watch: ['power', 'display', 'charging', 'wireless'],
  monitor: ['power', 'pixels', 'backlight', 'ports'],
  server: ['power', 'heat', 'memory', 'drive', 'wiped'],
  storage: ['smart', 'read_write', 'wiped'],
  network: ['power', 'ports', 'supply', 'reset'],
  printer: ['power', 'printing', 'feeding'],
  console: ['power', 'drive', 'wireless', 'heat', 'locks', 'games'],
  camera: ['power', 'shutter', 'focus', 'sensor', 'ports'],
  lens: ['focus', 'aperture', 'glass'],
  audio: ['power', 'sound', 'wireless'],
  tv: ['power', 'display', 'ports'],
  part: ['main_use'],
}

/** Who looks at the things of a seller; of the others nobody is told. */
const WHO: Readonly<Record<string, string>> = {
  rekomp: 'serwis ReKomp, Marek',
  telezwrot: 'dział testów TeleZwrot',
  biuroplus: 'serwis Biuro Plus',
  baltnet: 'laboratorium BaltNet',
  drugikadr: 'Jan Nowicki, fotograf',
  podzespol: 'warsztat Podzespół',
}

/** What was checked of a used thing, by whom and when; of about every third nobody says it. Its own luck: nothing else is drawn anew. */
export function reportOf(
  draft: ModelDraft,
  condition: Condition,
  sellerKey: string,
  number: number,
): DemoReport | null {
  const luck = random(`report|${number}`)
  const by = WHO[sellerKey]
  if (condition.state !== 'used' || !by || luck.chance(0.35)) return null
  return {
    by,
    daysAgo: luck.int(3, 70),
    note: '',
    points: CHECKED[draft.group].map((key) => ({ key, result: 'works' as const })),
  }
}
