import { BOX } from './box-words.ts'
import type { Condition } from './condition.ts'
import { ownTitles } from './own-titles.ts'
import { DEMO_LOCALES, type DemoLocale, type DemoTexts, type ModelDraft } from './product-types.ts'
import type { Random } from './random.ts'
import * as words from './words.ts'

type Fill = { name: string; facts: string; n: string; list: string }
const fill = (sentence: string, values: Fill) => sentence.replace(/\{(\w+)\}/g, (_, key: keyof Fill) => values[key])

/** The texts of an offer in three languages: what it is, what was tested, how it looks, what is in the box. */
export function textsOf(
  draft: ModelDraft,
  condition: Condition,
  { box, isChecked }: { box: readonly string[]; isChecked: boolean },
  random: Random,
): Record<DemoLocale, DemoTexts> {
  const used = random.pick(
    draft.group === 'part' || draft.group === 'storage' ? words.INTRO_USED.slice(0, 1) : words.INTRO_USED,
  )
  const intro =
    condition.state === 'new' ? (condition.grade === 'openBox' ? words.INTRO_OPEN_BOX : words.INTRO_NEW) : used
  const offer = condition.state !== 'damaged' && random.chance(0.13) ? random.pick(words.OFFERS) : undefined
  const howTo = condition.state === 'damaged' ? undefined : howToUse(draft)
  const sentences = [intro]
  if (isChecked) sentences.push(testedOf(draft))
  const marks = condition.state === 'new' ? undefined : words.MARKS[condition.grade ?? 'B']
  if (marks) sentences.push(marks)
  if (condition.battery !== null && condition.battery < 100) sentences.push(words.BATTERY)
  else if (condition.refurbished) sentences.push(words.REFURBISHED)
  const names = ownTitles(`${draft.brand} ${draft.model}`, draft.category).shown
  const inLocale = (index: 0 | 1 | 2): DemoTexts => {
    const values: Fill = {
      name: names[DEMO_LOCALES[index]],
      facts: localNumbers(draft.facts.filter(Boolean), index).join(', '),
      n: String(condition.battery ?? ''),
      list: condition.defects.map((defect) => defect.text[index]).join(', '),
    }
    return {
      description: sentences.map((sentence) => fill(sentence[index], values)).join(' '),
      ...(howTo ? { howToUse: howTo[index] } : {}),
      ...(box.length > 0 ? { composition: box.map((key) => BOX[key]?.[index] ?? key).join(', ') } : {}),
      ...(offer ? { specialOffer: offer[index] } : {}),
    }
  }
  return Object.fromEntries(DEMO_LOCALES.map((locale, i) => [locale, inLocale(i as 0 | 1 | 2)])) as Record<
    DemoLocale,
    DemoTexts
  >
}

function howToUse({ category, group, attributes: { os } }: ModelDraft): words.Tri | undefined {
  if (category === 'all-in-one' || category === 'controllers') return words.HOW_TO_OTHERWISE[category]
  // Desktops are connected alike whatever their system; a NAS or console has none of these.
  if (group === 'laptop' && (os === 'macos' || os === 'chrome_os' || os === 'none' || os === 'linux'))
    return words.HOW_TO_OTHERWISE[os]
  return words.HOW_TO[group]
}

function testedOf({ category, group, attributes: { os } }: ModelDraft): words.Tri {
  if (group === 'laptop' && os === 'macos') return words.TESTED_MAC
  return category === 'controllers' ? words.TESTED_PAD : words.TESTED[group]
}

/** Facts are written with a decimal comma; English has a point. */
function localNumbers(facts: string[], index: number): string[] {
  return index === 1 ? facts.map((fact) => fact.replace(/(\d),(\d)/g, '$1.$2')) : facts
}
