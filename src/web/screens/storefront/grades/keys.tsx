import { marketDay } from '../../../../values/days.ts'
import type { LoadArgs } from '../../../loading.ts'
import { dayText, type Words } from '../../../parts/units/grade-words.ts'

export async function loadKeys({ api }: LoadArgs) {
  const { keys } = await api('GET /api/units/keys')
  return { keys: keys.map(({ id, since }) => ({ id, since: marketDay(new Date(since)) })) }
}

type Props = { keys: Awaited<ReturnType<typeof loadKeys>>['keys']; words: Words }

/** By what a record is proved to be the market's: a page apart from the passports, so that both can be compared. */
export function Keys({ keys, words: { t, locale } }: Props) {
  return (
    <section aria-labelledby="keys" className="mt-10 max-w-3xl">
      <h2 id="keys" className="text-xl">
        {t('keysTitle')}
      </h2>
      <p className="mt-1">{t('keysText')}</p>
      {keys.length === 0 ? (
        <p className="mt-3 text-muted">{t('keysNone')}</p>
      ) : (
        <dl className="mt-3 border-line border-t text-sm">
          {keys.map(({ id, since }) => (
            <div key={id} className="border-line border-b py-3">
              <dt className="text-muted">{t('keySince', { date: dayText(since, locale) })}</dt>
              <dd className="numbers mt-1 break-all font-medium">{id}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3">
        <a href="/api/units/verifier" download="verify-unit.mjs" className="text-link">
          {t('keysScript')}
        </a>
      </p>
    </section>
  )
}
