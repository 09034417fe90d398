import { Link } from 'react-router'
import { useLocale, useTexts } from '../texts/use-texts.tsx'
import { cx } from '../ui/cx.ts'
import { useSettings } from '../use-root.ts'

/** The way to the official notice of the legal guarantee, where its file is there in the reader's language. */
export function GuaranteeLine({ className }: { className?: string }) {
  const t = useTexts('shell')
  const locale = useLocale()
  if (!useSettings()?.guarantee[locale]) return null
  return (
    <p className={cx('flex text-xs', className)}>
      <Link to="/guarantee" className="inline-flex min-h-8 items-center text-link hover:underline">
        {t('guaranteeLine')}
      </Link>
    </p>
  )
}
