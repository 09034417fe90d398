import { Keyboard } from 'lucide-react'
import { use, useState } from 'react'
import { readItem, writeItem } from '../../session/storage.ts'
import { loadTexts } from '../../texts/load-browser.ts'
import { useLocale, useTexts } from '../../texts/use-texts.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Dialog } from '../../ui/modal.tsx'
import { PageFinder, type PanelPage } from './page-finder.tsx'
import { focusRow, focusSearch, useKeys } from './use-keys.ts'

const KEPT = 'shortcuts'
const LISTED = [
  ['/', 'search'],
  ['g', 'pages'],
  ['j', 'next'],
  ['k', 'previous'],
  ['?', 'help'],
] as const

/** Single keys of the panels, a list of them, and the way to switch them off: who speaks to the browser may need that (WCAG 2.1.4). */
export default function PanelKeys({ pages }: { pages: readonly PanelPage[] }) {
  const locale = useLocale()
  use(loadTexts(locale, 'shortcuts'))
  const t = useTexts('shortcuts')
  const [open, setOpen] = useState<'help' | 'pages' | null>(null)
  const [on, setOn] = useState(() => readItem('localStorage', KEPT) !== 'off')
  const close = () => setOpen(null)
  const turn = (wanted: boolean) => {
    setOn(wanted)
    writeItem('localStorage', KEPT, wanted ? null : 'off')
  }
  useKeys(on, {
    '/': focusSearch,
    g: () => setOpen('pages'),
    j: () => focusRow(1),
    k: () => focusRow(-1),
    '?': () => setOpen('help'),
  })
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen('help')}
        className="mt-4 hidden min-h-8 items-center gap-2 px-2 text-muted text-xs hover:text-ink lg:inline-flex"
      >
        <Keyboard className="size-4" aria-hidden="true" />
        {t('title')}
      </button>
      <Dialog open={open === 'help'} onClose={close} title={t('title')}>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {LISTED.map(([key, name]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-flex size-8 items-center justify-center rounded-md border border-line bg-sunken font-semibold">
                  {key}
                </kbd>
              </dt>
              <dd>{t(`key_${name}`)}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5">
          <CheckboxField
            label={t('on')}
            hint={t('onHint')}
            checked={on}
            onChange={({ target }) => turn(target.checked)}
          />
        </div>
      </Dialog>
      <Dialog open={open === 'pages'} onClose={close} title={t('pagesTitle')}>
        <PageFinder pages={pages} onChosen={close} />
      </Dialog>
    </>
  )
}
