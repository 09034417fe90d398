import { Menu } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, NavLink, useHref } from 'react-router'
import { GuaranteeLine } from '../parts/guarantee-line.tsx'
import { useTexts } from '../texts/use-texts.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useSettings, useTopCategories } from '../use-root.ts'
import { Brand } from './brand.tsx'
import { HeaderLinks } from './header-links.tsx'
import { SearchBox } from './search-box.tsx'

const MenuSheet = lazyPart(() => import('./menu-sheet.tsx'))

/** One line: later categories come with more width; all stand behind the link at its end. */
const fromWidth = (index: number) =>
  index < 5 ? '' : index < 7 ? 'hidden lg:block' : index < 10 ? 'hidden xl:block' : 'hidden min-[88rem]:block'

export function Header() {
  const t = useTexts('shell')
  const settings = useSettings()
  const categories = useTopCategories()
  const searchAction = useHref('/catalog')
  const [menu, setMenu] = useState(false)
  return (
    <header className="border-line border-b bg-paper print:hidden">
      {settings?.demo && (
        <p className="border-line border-b bg-warning-soft text-center text-xs">
          <span className="page-width block py-1.5">{t('demo')}</span>
        </p>
      )}
      <GuaranteeLine className="page-width justify-end" />
      <div className="page-width grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-2.5 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:gap-x-8 lg:py-3.5">
        <Brand name={settings?.marketName ?? 'Obieg'} />
        <div className="order-last col-span-2 lg:order-none lg:col-span-1 lg:max-w-2xl">
          <SearchBox action={searchAction} />
        </div>
        <div className="flex items-center gap-0.5">
          <HeaderLinks />
          <IconButton label={t('menu')} onClick={() => setMenu(true)} className="md:hidden" aria-haspopup="dialog">
            <Menu className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <nav aria-label={t('categories')} className="hidden border-line border-t md:block">
        <ul className="page-width flex gap-x-5 whitespace-nowrap text-sm">
          {categories.slice(0, 14).map((category, index) => (
            <li key={category.id} className={fromWidth(index)}>
              <Link
                to={`/catalog?category=${category.slug}`}
                className="inline-flex min-h-11 items-center text-muted transition-colors hover:text-ink"
              >
                {category.name}
              </Link>
            </li>
          ))}
          <li className="ml-auto">
            <NavLink
              to="/listcategory"
              className="inline-flex min-h-11 items-center font-medium text-accent hover:underline aria-[current=page]:underline"
            >
              {t('allCategories')}
            </NavLink>
          </li>
        </ul>
      </nav>
      {menu && (
        <Suspense>
          <MenuSheet open onClose={() => setMenu(false)} />
        </Suspense>
      )}
    </header>
  )
}
