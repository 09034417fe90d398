import { Link, useLoaderData } from 'react-router'
import { browserLoader, type LoadArgs, serverLoader } from '../../loading.ts'
import { pageMeta } from '../../page-meta.ts'
import { formatNumber } from '../../parts/categories/attribute-text.ts'
import { CategoryIcon } from '../../parts/categories/category-icon.tsx'
import { type CategoryNode, readTree } from '../../parts/categories/category-tree.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'

const leaf = ({ slug, name, icon, count }: CategoryNode) => ({ slug, name, icon, count })

async function load({ api, locale }: LoadArgs) {
  const { top } = await readTree(api, locale)
  return { top: top.map((node) => ({ ...leaf(node), children: node.children.map(leaf) })) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const meta = pageMeta

/** R10: the whole tree. */
export default function ListCategoryScreen() {
  const { top } = useLoaderData<typeof clientLoader>()
  const t = useTexts('catalog')
  const locale = useLocale()
  const number = (count: number) => formatNumber(count, locale)
  return (
    <div className="page-width py-6">
      <h1 className="text-2xl sm:text-3xl">{t('listTitle')}</h1>
      <p className="mt-2 max-w-text text-muted">{t('listText')}</p>
      <ul className="mt-8 grid border-line border-t border-l sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {top.map((category) => (
          <li key={category.slug} className="border-line border-r border-b bg-surface p-5">
            <h2 className="text-lg">
              <Link
                to={`/catalog?category=${category.slug}`}
                className="group flex items-center gap-3 hover:text-accent"
              >
                <span className="inline-grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent">
                  <CategoryIcon name={category.icon} className="size-6" />
                </span>
                <span className="min-w-0">
                  {category.name}
                  <span className="numbers block font-normal text-muted text-sm tracking-normal">
                    {t('offers', { count: category.count, number: number(category.count) })}
                  </span>
                </span>
              </Link>
            </h2>
            <ul className="mt-3">
              {category.children.map((child) => (
                <li key={child.slug}>
                  <Link
                    to={`/catalog?category=${child.slug}`}
                    className="flex min-h-9 items-center gap-2.5 py-1 text-sm hover:text-accent hover:underline"
                  >
                    <CategoryIcon name={child.icon} className="size-4 shrink-0 text-muted" />
                    <span className="flex-1">{child.name}</span>
                    <span className="numbers text-muted text-xs">{number(child.count)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
