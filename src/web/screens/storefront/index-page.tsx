import { Link, useLoaderData } from 'react-router'
import type { Locale } from '../../../values/locale.ts'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { pageMeta } from '../../page-meta.ts'
import { readTree } from '../../parts/categories/category-tree.ts'
import { useTexts } from '../../texts/use-texts.tsx'

type Entry = { label: string; to: string; kind: 'indexCategory' | 'indexBrand' | 'indexSeller' }

async function load({ api, locale }: LoadArgs) {
  const [tree, { facets }] = await Promise.all([readTree(api, locale), api('GET /api/search')])
  const values = (key: string) => facets.find((facet) => facet.key === key)?.values ?? []
  const entries: Entry[] = [
    ...[...tree.byId.values()].map(({ name, slug }) => entry(name, `/catalog?category=${slug}`, 'indexCategory')),
    ...values('brand').map(({ label, value }) =>
      entry(label, `/catalog?brand=${encodeURIComponent(value)}`, 'indexBrand'),
    ),
    ...values('seller').map(({ label, value }) => entry(label, `/company/${value}`, 'indexSeller')),
  ]
  return { letters: byLetter(entries, locale) }
}

const entry = (label: string, to: string, kind: Entry['kind']): Entry => ({ label, to, kind })

/** Ł is a letter of its own in Polish; digits share one heading. */
function byLetter(entries: readonly Entry[], locale: Locale) {
  const order = new Intl.Collator(locale)
  const letters = new Map<string, Entry[]>()
  for (const one of [...entries].sort((a, b) => order.compare(a.label, b.label))) {
    const first = one.label.charAt(0).toLocaleUpperCase(locale)
    const letter = /\p{L}/u.test(first) ? first : '0–9'
    letters.set(letter, [...(letters.get(letter) ?? []), one])
  }
  return [...letters].map(([letter, found]) => ({ letter, entries: found }))
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const meta = pageMeta

/** R17: everything by name. */
export default function IndexScreen() {
  const { letters } = useLoaderData<typeof clientLoader>()
  const t = useTexts('catalog')
  return (
    <div className="page-width py-6">
      <h1 className="text-2xl sm:text-3xl">{t('indexTitle')}</h1>
      <p className="mt-2 max-w-text text-muted">{t('indexText')}</p>
      <nav aria-label={t('letters')} className="mt-6">
        <ul className="flex flex-wrap gap-1.5">
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#letter-${letter}`}
                className="inline-grid h-11 min-w-11 place-items-center rounded-md border border-line bg-surface px-2 font-semibold hover:border-ink"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 gap-x-10 sm:columns-2 lg:columns-3">
        {letters.map(({ letter, entries }) => (
          <section key={letter} aria-labelledby={`letter-${letter}`} className="mb-8 break-inside-avoid-column">
            <h2 id={`letter-${letter}`} className="scroll-mt-4 border-line border-b pb-1 text-accent text-xl">
              {letter}
            </h2>
            <ul>
              {entries.map((one) => (
                <li key={one.kind + one.to}>
                  <Link
                    to={one.to}
                    className="flex min-h-9 items-center justify-between gap-3 py-1 text-sm hover:underline"
                  >
                    {one.label}
                    <span className="text-muted text-xs">{t(one.kind)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
