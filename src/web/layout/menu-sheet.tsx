import { Suspense } from 'react'
import { Link } from 'react-router'
import { useAuth } from '../session/auth-state.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { Sheet } from '../ui/modal.tsx'
import { useTopCategories } from '../use-root.ts'
import { AccountLines } from './account-lines.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const line = 'flex min-h-12 items-center border-line border-b text-base hover:text-accent'

/** The menu of small screens. */
export default function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('shell')
  const categories = useTopCategories()
  const { user } = useAuth()
  return (
    <Sheet open={open} onClose={onClose} title={t('menu')}>
      <nav aria-label={t('categories')}>
        <ul>
          {categories.map((category) => (
            <li key={category.id}>
              <Link to={`/catalog?category=${category.slug}`} className={line} onClick={onClose}>
                {category.name}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/listcategory" className={`${line} font-semibold`} onClick={onClose}>
              {t('allCategories')}
            </Link>
          </li>
        </ul>
      </nav>
      <nav aria-label={t('favourites')} className="mt-6">
        <Link to="/favourites" className={line} onClick={onClose}>
          {t('favourites')}
        </Link>
      </nav>
      <nav aria-label={t('account')} className="mt-6">
        {user ? (
          <>
            <h3 className="truncate text-base font-semibold">{user.firstName || t('account')}</h3>
            <Suspense>
              <AccountLines look={line} onClose={onClose} />
            </Suspense>
          </>
        ) : (
          <Link to="/auth" className={line} onClick={onClose}>
            {t('signIn')}
          </Link>
        )}
      </nav>
      <div className="mt-4 flex items-center gap-2">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </Sheet>
  )
}
