import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { browserLoader, serverLoader } from '../../loading.ts'
import type { MetaArgs } from '../../page-meta.ts'
import { GradeReasons } from '../../parts/units/grade-reasons.tsx'
import { Story } from '../../parts/units/story.tsx'
import { useUnitWords } from '../../parts/units/unit-words.ts'
import { filledContext } from '../../request-context.ts'
import type { CheckOutcome } from './unit/check-outcome.ts'
import { loadUnit, type UnitPage } from './unit/load-unit.ts'
import { Measured } from './unit/measured.tsx'
import { UnitAside } from './unit/unit-aside.tsx'
import { UnitHeader } from './unit/unit-header.tsx'
import { unitMeta } from './unit/unit-meta.ts'
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

export const meta = (args: MetaArgs<typeof loader>) => unitMeta(args, args.loaderData?.unit)

/** R22 the passport of one thing sold: public, the same for everybody, and to be read without scripts or on paper. */
export default function UnitScreen() {
  const data = useLoaderData<typeof clientLoader>()
  const words = useUnitWords()
  const { unit, checked } = data
  const { p, shell } = words
  return (
    <article key={unit.code} className="page-width py-8">
      <UnitHeader unit={unit} words={words} />
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <div className="flex min-w-0 flex-col gap-10">
          <section aria-labelledby="grade">
            <h2 id="grade" className="mb-2 text-xl">
              {shell('grade')}
            </h2>
            <GradeReasons unit={{ ...unit, reason: unit.gradeReason }} words={words} />
          </section>
          <Measured unit={unit} words={words} />
          <section aria-labelledby="story">
            <h2 id="story" className="text-xl">
              {p('storyTitle')}
            </h2>
            <p className="mt-1 mb-5 max-w-text text-muted text-sm">{p('storyText')}</p>
            <Story events={unit.events} words={words} />
          </section>
          <Verify data={data} words={words} />
        </div>
        <UnitAside data={data} checked={checked} words={words} />
      </div>
    </article>
  )
}
