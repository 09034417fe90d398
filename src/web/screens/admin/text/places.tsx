import { useTexts } from '../../../texts/use-texts.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Facts } from '../../../ui/facts.tsx'
import type { TextFile } from './load-file.ts'

/** What may stand in a text, with what it is now. */
export function Places({ places }: { places: TextFile['placeholders'] }) {
  const t = useTexts('pageTexts')
  return (
    <Disclosure title={t('placeholders')}>
      <Facts items={places.map(({ name, value }) => ({ name: `{{${name}}}`, value: value || '–' }))} />
    </Disclosure>
  )
}
