import { useTexts } from '../../../texts/use-texts.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'

const KEYS = [
  ['F2', 'key_scan'],
  ['Tab', 'key_next'],
  ['← →', 'key_choose'],
  ['1 2 3', 'key_tests'],
  ['Ctrl + Enter', 'key_save'],
] as const

/** The keys of the bench, for work without a mouse. */
export function BenchKeys() {
  const t = useTexts('bench')
  return (
    <Disclosure title={t('keys')} className="border-t">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {KEYS.map(([key, name]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt>
              <kbd className="rounded-sm border border-edge bg-sunken px-1.5 py-0.5 font-sans text-xs">{key}</kbd>
            </dt>
            <dd>{t(name)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-muted text-sm">{t('keysScanner')}</p>
    </Disclosure>
  )
}
