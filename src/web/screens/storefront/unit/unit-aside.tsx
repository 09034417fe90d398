import type { UnitWords } from '../../../parts/units/unit-words.ts'
import { CheckForm } from './check-form.tsx'
import type { CheckOutcome } from './check-outcome.ts'
import type { UnitPage } from './load-unit.ts'
import { UnitStatus } from './unit-status.tsx'

/** Beside what is known of it: what it is worth now, whether a number is its own, and the code that leads here. */
export function UnitAside({
  data,
  checked,
  words,
}: {
  data: UnitPage
  checked: CheckOutcome | null
  words: UnitWords
}) {
  const { unit } = data
  const { p } = words
  return (
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
  )
}
