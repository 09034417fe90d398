import { isLocker } from '../../../../../domains/shipping/rules/methods.ts'
import { localePath } from '../../../../../values/locale.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { PointFacts } from '../point-facts.tsx'
import type { Picking } from './plain-page.ts'

/** A carrier answers so many points at most. */
const FULL = 20

/** A search by text, and what it found: a list with a button for each point. */
export function PlainPointSearch({ search: { company, way, method, cash, q, points } }: { search: Picking }) {
  const t = useTexts('cart')
  const cart = localePath('/cart', useLocale())
  const found =
    points &&
    (points.length === 0
      ? t('pointNone', { text: q.trim() })
      : t(points.length < FULL ? 'pointCount' : 'pointMany', { count: points.length }))
  return (
    <section
      id={`pick-${company}`}
      aria-label={isLocker(method) ? t('pointTitleLocker') : t('pointTitle')}
      className="flex scroll-mt-24 flex-col gap-3 rounded-md border border-edge p-4"
    >
      <form method="get" action={`${cart}#pick-${company}`} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="pick" value={company} />
        <input type="hidden" name="way" value={way} />
        <TextField
          label={isLocker(method) ? t('pointTitleLocker') : t('pointTitle')}
          hint={t('pointSearchHint')}
          type="search"
          name="q"
          autoComplete="off"
          defaultValue={q}
          className="min-w-48 flex-1"
        />
        <Button type="submit" variant="secondary">
          {t('searchPoints')}
        </Button>
      </form>
      {cash && <p className="text-muted text-xs">{t('pointOnlyCash')}</p>}
      {found && <p className="text-sm">{found}</p>}
      {points && points.length > 0 && (
        <form method="post" action={cart}>
          <input type="hidden" name="step" value="delivery" />
          <input type="hidden" name="company" value={company} />
          <input type="hidden" name="way" value={way} />
          <ul className="divide-y divide-line border-line border-y">
            {points.map((point) => (
              <li key={point.code} className="flex flex-wrap items-start gap-x-3 gap-y-2 py-2.5 text-sm">
                <span className="flex min-w-48 flex-1 items-baseline gap-3">
                  <PointFacts point={point} />
                </span>
                <Button type="submit" variant="secondary" size="sm" name="point" value={point.code}>
                  {t('pointChoose')}
                  <span className="sr-only">: {point.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </form>
      )}
    </section>
  )
}
