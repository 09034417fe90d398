import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { LOCALES, type Locale } from '../../../../../values/locale.ts'
import { loadTexts } from '../../../../texts/load-browser.ts'
import { LocaleProvider, useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import { InlineSelect } from '../../../../ui/inline-select.tsx'

const LOOKS = ['asVisitor', 'inLight', 'inDark'] as const
const SCHEME = { asVisitor: undefined, inLight: 'light', inDark: 'dark' } as const

type Props = { title: string; style?: CSSProperties; children: ReactNode }

/** A part of a page as visitors see it in a window of this width, made smaller; in each language, light and dark. */
export function PreviewFrame({ title, style, children }: Props) {
  const t = useTexts('configuration')
  const languages = useTexts('languages')
  const here = useLocale()
  const [locale, setLocale] = useState<Locale>(here)
  const [look, setLook] = useState<(typeof LOOKS)[number]>('asVisitor')
  const { place, width, zoom } = useZoom()
  const speak = async (next: Locale) => {
    // Without its words the preview stays in the language it is in.
    await Promise.all([loadTexts(next, 'shop'), loadTexts(next, 'catalog')]).then(() => setLocale(next), Boolean)
  }
  return (
    <section aria-label={title} className="bg-paper pb-6 lg:[@media(min-height:44rem)]:sticky lg:top-0 lg:z-10 lg:pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pb-2 text-sm">
        <h2 className="font-semibold text-sm">{title}</h2>
        <div className="flex flex-wrap gap-x-5">
          <InlineSelect
            label={t('previewLanguage')}
            value={locale}
            options={LOCALES.map((one) => ({ value: one, label: languages(one) }))}
            onChange={(next) => void speak(next)}
          />
          <InlineSelect
            label={t('previewLook')}
            value={look}
            options={LOOKS.map((one) => ({ value: one, label: t(one) }))}
            onChange={setLook}
          />
        </div>
      </div>
      {/* No width of its own: what is inside must not hold the page wide when the window gets narrow. */}
      <div
        ref={place}
        className="relative w-0 min-w-full overflow-hidden lg:max-h-[38vh] rounded-lg border border-line"
      >
        <LocaleProvider locale={locale}>
          <div
            inert
            data-preview=""
            lang={locale}
            className="bg-paper text-ink"
            style={{ ...style, colorScheme: SCHEME[look], width, zoom }}
          >
            {children}
          </div>
        </LocaleProvider>
      </div>
    </section>
  )
}

/** The page is laid out for the whole window and then made to fit. */
function useZoom() {
  const place = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 1280, zoom: 0.5 })
  useEffect(() => {
    const measure = () => {
      const width = document.documentElement.clientWidth
      const room = place.current?.clientWidth ?? width
      setSize((known) => (known.width === width && known.zoom === room / width ? known : { width, zoom: room / width }))
    }
    const observer = new ResizeObserver(measure)
    if (place.current) observer.observe(place.current)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [])
  return { place, ...size }
}
