import { foldText } from '../../../values/text-fold.ts'

const words = (text: string) => text.split('|')

/** What sellers write for the choices of a product, folded; the choice itself is always understood. */
const CHOICES = {
  state: {
    new: words('nowy|nowa|nowe|fabrycznie nowy|brand new|neu|neuware|n'),
    used: words('uzywany|uzywana|uzywane|poleasingowy|second hand|pre-owned|gebraucht|u'),
    damaged: words('uszkodzony|uszkodzona|uszkodzone|broken|defective|beschadigt|defekt'),
  },
  grade: {
    openBox: words('open box|otwarte pudelko|po zwrocie|geoffnet|b-ware'),
    A: words('klasa a|grade a|stan a|a+|idealny|jak nowy|like new|wie neu'),
    B: words('klasa b|grade b|stan b|bardzo dobry|very good|sehr gut'),
    C: words('klasa c|grade c|stan c|dobry|good|gut'),
    D: words('klasa d|grade d|stan d|akceptowalny|acceptable|akzeptabel'),
    repairable: words('do naprawy|naprawialny|reparierbar|reparaturfahig'),
    forParts: words('na czesci|for parts|parts only|fur bastler|ersatzteile'),
  },
  status: {
    draft: words('szkic|roboczy|entwurf'),
    published: words('opublikowany|opublikowana|aktywny|aktywna|active|online|live|veroffentlicht|aktiv'),
    paused: words('wstrzymany|wstrzymana|nieaktywny|inactive|offline|pausiert|inaktiv'),
  },
  vatScheme: {
    vat23: words('23|23%|vat|vat 23|vat 23%|faktura vat|standard|regelbesteuert'),
    margin: words(
      'marza|vat marza|vat-marza|faktura marza|vat margin|margin scheme|differenzbesteuert|differenzbesteuerung',
    ),
  },
  yesNo: {
    yes: words('tak|true|1|ja|wahr|x|t|y|prawda'),
    no: words('nie|false|0|nein|falsch|n|falsz|-'),
  },
} as const

export type ChoiceField = keyof typeof CHOICES

const INDEX = Object.fromEntries(
  Object.entries(CHOICES).map(([field, choices]) => [
    field,
    new Map(
      Object.entries(choices).flatMap(([choice, others]) =>
        [choice.toLowerCase(), ...(others as readonly string[])].map((word) => [word, choice] as const),
      ),
    ),
  ]),
) as Record<ChoiceField, Map<string, string>>

/** The choice a cell means, in any of the three languages; undefined when it is none of them. */
export function readChoice<F extends ChoiceField>(field: F, text: string): keyof (typeof CHOICES)[F] | undefined {
  const folded = foldText(text).replaceAll(/\s+/g, ' ').trim()
  return INDEX[field].get(folded) as keyof (typeof CHOICES)[F] | undefined
}
