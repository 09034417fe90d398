import { Link, useLoaderData } from 'react-router'
import type { PAGE_NAMES } from '../../../domains/terms/rules/index.ts'
import { dateFormat } from '../../../values/dates.ts'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { ListPages } from '../../parts/lists/list-pages.tsx'
import { listQuery } from '../../parts/lists/list-query.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { usePageTitle } from '../../use-root.ts'

const KEY = 'GET /api/texts/{page}/versions'
const load = async ({ api, params, url, signal }: LoadArgs) => {
  // What is no such page, the server says.
  const page = params.page as (typeof PAGE_NAMES)[number]
  return { page, ...(await api(KEY, { params: { page }, ...listQuery<typeof KEY>(url, 'after'), signal })) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

const TONES = { planned: 'accent', inForce: 'good', past: 'neutral' } as const

/** Every version of a text of the operator's, with the days from and to which it held. */
export default function TextVersionsScreen() {
  const { page, versions, next } = useLoaderData<typeof clientLoader>()
  const title = usePageTitle()
  const t = useTexts('terms')
  const locale = useLocale()
  const day = (at: string) => dateFormat(locale, { dateStyle: 'long' }).format(new Date(at))
  return (
    <div className="page-width py-10">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3">
        <Link to={`/${page}`} className="inline-flex min-h-11 items-center text-link">
          {t('toCurrent')}
        </Link>
      </p>
      {versions.length === 0 && <p className="mt-4 text-muted">{t('noVersions')}</p>}
      <ul className="mt-4 max-w-text">
        {versions.map(({ number, state, from, until, changes }) => (
          <li key={number} className="border-line border-b py-4">
            <p className="flex flex-wrap items-center gap-x-3">
              <Link to={`/${page}?version=${number}`} className="inline-flex min-h-11 items-center text-link">
                {until
                  ? t('validBetween', { from: day(from), until: day(until) })
                  : t('validFrom', { date: day(from) })}
              </Link>
              <Badge tone={TONES[state]}>{t(`version_${state}`)}</Badge>
            </p>
            {changes && <p className="whitespace-pre-line text-muted text-sm">{changes}</p>}
          </li>
        ))}
      </ul>
      <ListPages next={next} />
    </div>
  )
}
