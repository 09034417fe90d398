import { REGULAR, RETURNS, RULES } from '../src/i18n/terms/load.ts'
import type { TermsSection } from '../src/i18n/terms/shape.ts'
import type { Locale } from '../src/values/locale.ts'

const EITHER = [true, false] as const
/** One, few and many, as Polish counts them, and numbers that all differ, so that none may stand for another. */
const DAYS = [1, 2, 5, 14, 30, 'different'] as const
const spread = (days: (typeof DAYS)[number], first: number) => (days === 'different' ? first : days)

const RULES_FACTS = EITHER.flatMap((sendsMail) =>
  EITHER.flatMap((demo) =>
    EITHER.flatMap((electrical) =>
      (['PLN', 'EUR'] as const).flatMap((currency) =>
        DAYS.flatMap((days) =>
          [0, spread(days, 41)].map((reminderDays) => ({
            ...{ sendsMail, demo, electrical, currency, reminderDays },
            ...{ holdMinutes: spread(days, 42), collectionDays: spread(days, 43), arrivalDays: spread(days, 44) },
          })),
        ),
      ),
    ),
  ),
)
const RETURNS_FACTS = EITHER.flatMap((sendsMail) =>
  EITHER.flatMap((silenceAccepts) =>
    [1, 5, 12, 24, 30, 60].flatMap((liableMonths) =>
      [0, 1, 2, 12].flatMap((repairMonths) =>
        DAYS.map((days) => ({
          ...{ sendsMail, silenceAccepts, liableMonths, repairMonths, withdrawalDays: spread(days, 41) },
          ...{ sendDays: spread(days, 42), closeDays: spread(days, 43), answerDays: spread(days, 44) },
          disputeDays: spread(days, 45),
        })),
      ),
    ),
  ),
)
const names = { 'pl-PL': 'Telefony', 'en-US': 'Phones', 'de-DE': 'Telefone' }
const REGULAR_FACTS = [
  [],
  [
    { names, rate: 1000 },
    { names, rate: 325 },
  ],
].flatMap((categories) =>
  DAYS.map((days) => ({
    commission: { rate: 450, vat: 2300, categories },
    notice: { terms: spread(days, 41), contractEnd: spread(days, 42) },
  })),
)

export type Terms = { name: string; sections: readonly TermsSection[] }

/** The terms in a language with every combination of facts that changes their words; in the same order for each language. */
export async function termsInAllFacts(locale: Locale): Promise<Terms[]> {
  const [rules, returns, regular] = await Promise.all([RULES[locale](), RETURNS[locale](), REGULAR[locale]()])
  const named = (name: string, facts: unknown, sections: readonly TermsSection[]) => ({
    name: `${name} ${JSON.stringify(facts)}`,
    sections,
  })
  return [
    ...RULES_FACTS.map((facts) => named('rules', facts, rules.sections(facts))),
    ...RETURNS_FACTS.map((facts) => named('returns', facts, returns.sections(facts))),
    ...REGULAR_FACTS.map((facts) => named('regular', facts, regular.sections(facts.commission, facts.notice))),
  ]
}

/** Every title and paragraph once. */
export const wordsOf = (terms: readonly Terms[]) => [
  ...new Set(terms.flatMap(({ sections }) => sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]))),
]
