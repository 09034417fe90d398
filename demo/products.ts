import type { AttributeValues } from '../src/domains/categories/contract.ts'
import { ean13 } from './check-digits.ts'
import { type Condition, conditionOf } from './condition.ts'
import { modelDrafts } from './kinds/all.ts'
import { type Arrival, inOrderOfArrival } from './order-of-arrival.ts'
import { askingPrice, priceStory } from './pricing.ts'
import { picturesOf } from './product-pictures.ts'
import type { DemoProduct, DemoVersion, ModelDraft } from './product-types.ts'
import { type Random, random } from './random.ts'
import { reportOf } from './reports.ts'
import { textsOf } from './texts.ts'
import { attraction, wantedOf } from './wanted.ts'

/** Which sellers deal in what, with their share. */
const SELLERS: Record<string, readonly (readonly [string, number])[]> = {
  laptop: [
    ['rekomp', 6],
    ['biuroplus', 4],
    ['podzespol', 1],
  ],
  desktop: [
    ['biuroplus', 5],
    ['rekomp', 3],
  ],
  server: [
    ['baltnet', 5],
    ['biuroplus', 1],
  ],
  network: [
    ['baltnet', 6],
    ['podzespol', 1],
  ],
  storage: [
    ['podzespol', 3],
    ['baltnet', 1],
  ],
  part: [
    ['podzespol', 5],
    ['rekomp', 1],
  ],
  printer: [
    ['biuroplus', 4],
    ['podzespol', 1],
  ],
  monitor: [
    ['biuroplus', 3],
    ['rekomp', 3],
    ['drugikadr', 1],
  ],
  camera: [['drugikadr', 1]],
  lens: [['drugikadr', 1]],
  phone: [
    ['telezwrot', 5],
    ['rekomp', 1],
  ],
  tablet: [
    ['telezwrot', 4],
    ['rekomp', 1],
  ],
  watch: [['telezwrot', 1]],
  audio: [
    ['telezwrot', 2],
    ['drugikadr', 1],
  ],
  console: [
    ['telezwrot', 2],
    ['drugikadr', 1],
  ],
  tv: [
    ['drugikadr', 2],
    ['telezwrot', 1],
  ],
}

/** How many pieces there are of an offer; what is cheap comes by the dozen. */
const PIECES = [
  [1, 9],
  [2, 6],
  [3, 4],
  [5, 2],
  [8, 1],
  [12, 1],
] as const
const PLENTY = [
  [4, 3],
  [6, 4],
  [8, 3],
  [12, 2],
  [20, 1],
] as const
const PLENTY_BELOW = 25_000

/** What nobody can say of a screen that is broken, or of a thing that does not start. */
const UNKNOWN_OF_DAMAGED = ['dead_pixels', 'burn_in', 'screen_original'] as const

const LAYOUTS = [
  ['qwerty_pl', 62],
  ['qwerty_us', 14],
  ['qwertz_de', 10],
  ['qwerty_uk', 5],
  ['qwerty_pl_stickers', 5],
  ['azerty_fr', 2],
  ['qwerty_nordic', 2],
] as const

/** About 3 100 offers, the same for the same day, in the order in which they came. `now` sets the age of the models. */
export function demoProducts(now: Date): DemoProduct[] {
  const drafts = modelDrafts()
  const year = now.getUTCFullYear() + now.getUTCMonth() / 12
  const offers: Arrival[] = []
  for (const [at, draft] of drafts.entries()) {
    for (let copy = 0; copy < draft.copies; copy++) {
      const luck = random(`${draft.brand}|${draft.model}|${at}|${copy}`)
      const product = productOf(draft, Math.max(0.5, year - draft.year), offers.length + 1, luck)
      offers.push({ product, group: draft.group, wanted: wantedOf(draft), attraction: attraction(draft) })
    }
  }
  return inOrderOfArrival(offers)
}

function productOf(draft: ModelDraft, ageYears: number, number: number, luck: Random): DemoProduct {
  const drawn = conditionOf(draft.group, ageYears, wantedOf(draft), luck)
  // A phone with keys tells nobody how its battery is.
  const condition = draft.category === 'feature-phones' ? { ...drawn, battery: null } : drawn
  const sellerKey = luck.weighted(SELLERS[draft.group] ?? [['rekomp', 1]])
  const color = luck.pick(draft.colors)
  const drawnLayout = draft.picture.detail ? luck.weighted(LAYOUTS) : undefined
  // What is new in Poland was made for it; keyboards of elsewhere come with used goods.
  const layout = drawnLayout && condition.state === 'new' ? 'qwerty_pl' : drawnLayout
  const own = {
    ...measured(draft, condition, ageYears, luck),
    ...(draft.colorIsAttribute ? { color } : {}),
    ...(layout ? { keyboard_layout: layout } : {}),
  }
  const runs11 = String(draft.attributes.os ?? '').startsWith('windows_11') ? { windows_11: true } : {}
  const shared: AttributeValues = { ...draft.attributes, ...runs11, ...own }
  if (condition.state === 'damaged') for (const key of UNKNOWN_OF_DAMAGED) delete shared[key]
  const versions = versionsOf(draft, condition, ageYears, luck)
  const box =
    luck.chance(0.85) && condition.grade !== 'forParts'
      ? draft.box.filter(
          (item, i) => i === 0 || (item === 'charger' ? shared.charger_included !== false : luck.chance(0.9)),
        )
      : []
  const report = reportOf(draft, condition, sellerKey, number)
  const serial = String(number).padStart(5, '0')
  return {
    sellerKey,
    categorySlug: draft.category,
    title: titleOf(draft),
    brand: draft.brand,
    model: draft.model,
    ...(draft.mpn ? { mpn: draft.mpn } : {}),
    texts: textsOf(draft, condition, { box, isChecked: report !== null }, luck),
    state: condition.state,
    grade: condition.grade,
    refurbished: condition.refurbished,
    batteryHealth: condition.battery,
    warrantyMonths: condition.warrantyMonths,
    defects: condition.defects.map((defect) => defect.text[0]),
    report,
    erpCode: `${sellerKey.slice(0, 3).toUpperCase()}-${draft.group.slice(0, 3).toUpperCase()}-${serial}`,
    ean: ean13(`29000${String(number * 37 + 1000000).padStart(7, '0')}`),
    productIndex: `${draft.model
      .replace(/[^A-Za-z0-9]+/g, '')
      .slice(0, 12)
      .toUpperCase()}-${serial}`,
    deliveryDays: luck.weighted([
      [1, 6],
      [2, 4],
      [3, 2],
      [4, 1],
      [5, 1],
    ] as const),
    vatScheme: condition.state === 'new' || luck.chance(0.3) ? 'vat23' : 'margin',
    attributes: { ...shared, ...versions[0]?.attributes },
    versions,
    pictures: picturesOf(draft, color, condition, layout, random(`pictures|${number}`)),
  }
}

/** What a tester reads off the single device: battery, hours, pages, shutter. */
function measured(draft: ModelDraft, condition: Condition, ageYears: number, luck: Random): AttributeValues {
  const isNew = condition.state === 'new'
  const years = Math.max(1, Math.min(ageYears, 6))
  const values: AttributeValues = {}
  if (condition.battery !== null) values.battery_health = condition.battery
  const group = draft.group
  if (group === 'laptop' || group === 'phone' || group === 'tablet') {
    values.charger_included = isNew || luck.chance(group === 'phone' ? 0.3 : 0.9)
    if (condition.battery !== null && !isNew)
      values.battery_cycles = Math.round((100 - condition.battery) * luck.int(14, 28) + luck.int(4, 60))
  }
  if (draft.category === 'smartphones') values.screen_original = luck.chance(0.9)
  if (group === 'monitor' || group === 'tv')
    values.working_hours = isNew ? 0 : Math.round((years * luck.int(600, 1900)) / 10) * 10
  if (group === 'storage') {
    values.working_hours = isNew ? 0 : Math.round(years * luck.int(900, 5200))
    values.smart_ok = condition.state !== 'damaged'
  }
  if (draft.category === 'ssd') values.tbw_used = isNew ? 0 : luck.int(2, 60)
  if (group === 'printer') {
    values.page_count = isNew ? 0 : Math.round(years * luck.int(800, 9000))
    // Labels are printed by heat.
    if (draft.category !== 'label-printers') values.toner_left = isNew ? 100 : luck.int(1, 10) * 10
  }
  if (draft.category === 'mirrorless' || draft.category === 'dslr')
    values.shutter_count = isNew ? 10 : Math.round(years * luck.int(900, 16000))
  if (draft.category === 'laptop-batteries') values.battery_cycles = isNew ? 0 : luck.int(12, 320)
  return values
}

function versionsOf(draft: ModelDraft, condition: Condition, ageYears: number, luck: Random): DemoVersion[] {
  const all = draft.versions.length > 0 ? draft.versions : [{ name: '', attributes: {}, worth: 1 }]
  // A damaged device is one piece; a used one often exists in one version only.
  const start = luck.int(0, all.length - 1)
  const chosen = condition.state === 'damaged' || luck.chance(0.35) ? all.slice(start, start + 1) : all
  const jitter = 0.95 + luck.next() * 0.1
  const worth = {
    group: draft.group,
    newEur: draft.newEur,
    ageYears,
    state: condition.state,
    grade: condition.grade,
    keeps: draft.keeps,
  }
  return chosen.map(({ name, attributes, worth: factor }) => {
    const price = askingPrice(worth, factor * jitter)
    const lot = luck.weighted(price < PLENTY_BELOW ? PLENTY : PIECES)
    const quantity = condition.state === 'damaged' ? 1 : lot
    return { name, price, quantity, attributes, ...priceStory(price, luck) }
  })
}

/** `Apple iMac 24 M1`, not `Apple iMac 24 M1 Apple M1`. */
function titleOf({ brand, model, titleFacts = '', attributes: { cpu_model: cpu } }: ModelDraft): string {
  const chip = typeof cpu === 'string' ? cpu.replace(`${brand} `, '') : ''
  const facts = chip && model.endsWith(chip) ? titleFacts.replace(String(cpu), '').trim() : titleFacts
  return [brand, model, facts].filter(Boolean).join(' ')
}
