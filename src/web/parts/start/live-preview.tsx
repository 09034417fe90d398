import { useEffect, useRef, useState } from 'react'
import { LANGUAGES, LOCALES, type Locale, localePath } from '../../../values/locale.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { cx } from '../../ui/cx.ts'
import { InlineSelect } from '../../ui/inline-select.tsx'
import { hearReady, PREVIEW_PATH, type PreviewDraft, sendDraft } from './preview-message.ts'

/** CSS pixels across. */
const WIDTHS = { desktop: 1280, phone: 390 } as const
type Width = keyof typeof WIDTHS
const LOOKS = ['asVisitor', 'inLight', 'inDark'] as const
type Look = (typeof LOOKS)[number]
const SCHEME = { asVisitor: undefined, inLight: 'light', inDark: 'dark' } as const
/** So long nothing is typed before the page is drawn anew. */
const PAUSE = 250

type Props = { draft: Omit<PreviewDraft, 'scheme'>; className?: string; tall?: string }

/** The start page itself in a frame, with what is not saved yet; in each language, light and dark, wide and narrow. */
export function LivePreview({ draft, className, tall = 'h-[60vh]' }: Props) {
  const t = useTexts('preview')
  const here = useLocale()
  const [locale, setLocale] = useState<Locale>(here)
  const [look, setLook] = useState<Look>('asVisitor')
  const [width, setWidth] = useState<Width>('desktop')
  const frame = useRef<HTMLIFrameElement>(null)
  const { place, room } = useRoom()
  const zoom = Math.min(1, room.width / WIDTHS[width])
  const told: PreviewDraft = { ...draft, scheme: SCHEME[look] }
  const latest = useRef(told)
  latest.current = told
  const text = JSON.stringify(told)
  useEffect(
    () =>
      hearReady(
        () => frame.current?.contentWindow,
        () => sendDraft(frame.current?.contentWindow, latest.current),
      ),
    [],
  )
  useEffect(() => {
    const later = setTimeout(() => sendDraft(frame.current?.contentWindow, JSON.parse(text) as PreviewDraft), PAUSE)
    return () => clearTimeout(later)
  }, [text])
  return (
    <section aria-label={t('title')} className={cx('bg-paper', className)}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pb-2 text-sm">
        <h2 className="mr-auto font-semibold text-sm">{t('title')}</h2>
        <InlineSelect
          label={t('language')}
          value={locale}
          options={LOCALES.map((one) => ({ value: one, label: LANGUAGES[one].name }))}
          onChange={setLocale}
        />
        <InlineSelect
          label={t('look')}
          value={look}
          options={LOOKS.map((one) => ({ value: one, label: t(one) }))}
          onChange={setLook}
        />
        <InlineSelect
          label={t('width')}
          value={width}
          options={(['desktop', 'phone'] as const).map((one) => ({ value: one, label: t(one) }))}
          onChange={setWidth}
        />
      </div>
      {/* No width of its own: what is inside must not hold the page wide when the window gets narrow. */}
      <div ref={place} className={cx('relative w-0 min-w-full overflow-hidden rounded-lg border border-line', tall)}>
        {room.width > 0 && (
          <iframe
            ref={frame}
            title={t('frame', { language: LANGUAGES[locale].name })}
            src={localePath(PREVIEW_PATH, locale)}
            lang={locale}
            className="absolute top-0 left-1/2 max-w-none border-0"
            style={{
              width: WIDTHS[width],
              height: room.height / zoom,
              transform: `translateX(-50%) scale(${zoom})`,
              transformOrigin: 'top',
            }}
          />
        )}
      </div>
    </section>
  )
}

/** How much room there is: the page is laid out for its whole width and then made to fit. */
function useRoom() {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const { current } = place
    if (!current) return
    const observer = new ResizeObserver(() => setRoom({ width: current.clientWidth, height: current.clientHeight }))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return { place, room }
}
