import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dateFormat } from '../../../values/dates.ts'
import { browserLoader, serverLoader } from '../../loading.ts'
import { type MetaArgs, pageMeta } from '../../page-meta.ts'
import { BatteryBar } from '../../parts/units/battery-bar.tsx'
import { CodeText } from '../../parts/units/code-text.tsx'
import { countTests, factItems } from '../../parts/units/fact-items.ts'
import { GradeMark } from '../../parts/units/grade-mark.tsx'
import { GradeReasons } from '../../parts/units/grade-reasons.tsx'
import { gradeSentence } from '../../parts/units/grade-words.ts'
import { Story } from '../../parts/units/story.tsx'
import { capital, unitWordsOf, useUnitWords } from '../../parts/units/unit-words.ts'
import { filledContext } from '../../request-context.ts'
import type { RootData } from '../../root-data.ts'
import { Facts } from '../../ui/facts.tsx'
import { CheckForm } from './unit/check-form.tsx'
import type { CheckOutcome } from './unit/check-outcome.ts'
import { loadUnit, type UnitPage } from './unit/load-unit.ts'
import { PrintButton } from './unit/print-button.tsx'
import { unitJsonLd } from './unit/unit-json-ld.ts'
import { UnitStatus } from './unit/unit-status.tsx'
import { Verify } from './unit/verify.tsx'

type Answered = UnitPage & { checked: CheckOutcome | null }

/** `checked`: what the number came to that a browser without scripts sent; its page answers it. */
export const loader = async (args: LoaderFunctionArgs): Promise<Answered> => ({
  ...(await serverLoader(loadUnit)(args)),
  checked: (args.context.get(filledContext)?.checked as CheckOutcome | undefined) ?? null,
})
const inBrowser = browserLoader(loadUnit)
export const clientLoader = async (args: LoaderFunctionArgs): Promise<Answered> => ({
  ...(await inBrowser(args)),
  checked: null,
})

export function meta(args: MetaArgs<typeof loader>) {
  const root = args.matches[0]?.loaderData as RootData | undefined
  const unit = args.loaderData?.unit
  if (!root || !unit) return pageMeta(args)
  const words = unitWordsOf(root.locale)
  const { name, facts, gradeRules, gradeByHand } = unit
  return pageMeta(args, {
    title: `${name} · ${words.p('eyebrow')}`,
    ...(facts && gradeRules !== null && !gradeByHand && { description: gradeSentence(facts, gradeRules, words) }),
    jsonLd: import.meta.env.SSR ? unitJsonLd(unit, { origin: root.origin, words }) : { '@id': unit.code },
  })
}

/** R22 the passport of one thing sold: public, the same for everybody, and to be read without scripts or on paper. */
export default function UnitScreen() {
  const data = useLoaderData<typeof clientLoader>()
  const words = useUnitWords()
  const { unit, checked } = data
  const { p, t, shell, locale } = words
  const { facts, testedAt } = unit
  const day = testedAt && dateFormat(locale, { dateStyle: 'long' }).format(new Date(testedAt))
  return (
    <article key={unit.code} className="page-width py-8">
      <header className="flex flex-wrap items-center gap-x-8 gap-y-5 border-line border-b pb-6">
        <GradeMark grade={unit.grade} words={words} />
        <div className="min-w-0 flex-1 basis-72">
          <p className="text-muted text-sm">
            {p('eyebrow')} · {capital(t(`group_${unit.group}`), words)}
          </p>
          <h1 className="wrap-anywhere text-2xl sm:text-3xl">{unit.name}</h1>
          <p className="mt-1">
            <span className="sr-only">{p('code')}: </span>
            <CodeText code={unit.code} />
          </p>
          {unit.gtin && <p className="numbers text-muted text-sm">{`${p('gtin')} ${unit.gtin}`}</p>}
        </div>
        <PrintButton label={p('print')} />
      </header>
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div className="flex min-w-0 flex-col gap-10">
          <section aria-labelledby="grade">
            <h2 id="grade" className="mb-2 text-xl">
              {shell('grade')}
            </h2>
            <GradeReasons unit={{ ...unit, reason: unit.gradeReason }} words={words} />
          </section>
          {facts && (
            <section aria-labelledby="facts" className="max-w-3xl">
              <h2 id="facts" className="text-xl">
                {p('factsTitle')}
              </h2>
              {day && <p className="mt-1 text-muted text-sm">{p('factsText', { date: day })}</p>}
              <p className="mt-3 font-semibold text-sm">{p('testsPassed', countTests(facts))}</p>
              {facts.battery && (
                <div className="mt-3 max-w-text">
                  <p className="flex justify-between gap-4 font-semibold text-sm">
                    <span>{capital(t('fact_battery'), words)}</span>
                    <span className="numbers">{facts.battery.percent}%</span>
                  </p>
                  <BatteryBar percent={facts.battery.percent} />
                </div>
              )}
              <div className="mt-3 border-line border-t">
                <Facts items={factItems(facts, words)} />
              </div>
            </section>
          )}
          <section aria-labelledby="story">
            <h2 id="story" className="text-xl">
              {p('storyTitle')}
            </h2>
            <p className="mt-1 mb-5 max-w-text text-muted text-sm">{p('storyText')}</p>
            <Story events={unit.events} words={words} />
          </section>
          <Verify data={data} words={words} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6 print:mt-8">
          <UnitStatus data={data} words={words} />
          <CheckForm code={unit.code} answered={checked} p={p} />
          <figure className="flex items-center gap-4">
            <img
              src={`/api/units/${unit.code}/qr.svg`}
              alt={p('qr')}
              width={112}
              height={112}
              className="size-28 rounded-md bg-picture"
            />
            <figcaption className="min-w-0 text-muted text-sm">
              <p className="break-all">{unit.address.replace(/^https?:\/\//, '')}</p>
              <p className="mt-2">{p('privacy')}</p>
            </figcaption>
          </figure>
        </div>
      </div>
    </article>
  )
}
