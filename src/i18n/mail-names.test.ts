import { expect, test } from 'vitest'
import { LOCALES } from '../values/locale.ts'
import { allTexts } from './index.ts'
import { mails } from './pl-PL/mails.ts'

test('the operator’s list of mail has a name for every mail there is', () => {
  const kinds = Object.entries(mails).flatMap(([name, words]) => (typeof words === 'object' ? [name] : []))
  expect(kinds.length).toBeGreaterThan(30)
  for (const locale of LOCALES) {
    const names = Object.keys(allTexts[locale].admin)
    expect(
      kinds.filter((kind) => !names.includes(`template_${kind}`)),
      locale,
    ).toEqual([])
  }
})
