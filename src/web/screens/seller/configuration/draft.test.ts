import { expect, test } from 'vitest'
import type { SiteView } from '../../../../domains/site/contract.ts'
import { accentIn, lookBody, lookDraft, problemsOf, siteBody, siteDraft } from './draft.ts'
import { maskColor } from './look/accent-words.ts'

const view: SiteView = {
  marketName: 'Obieg',
  headerText: { 'pl-PL': 'Sprzęt', 'de-DE': 'Technik' },
  bannerText: { 'pl-PL': 'Z drugiej ręki' },
  bannerIcon: 'leaf',
  accent: null,
  language: 'pl-PL',
  currency: 'PLN',
  dispatchUntil: '14:00',
  transitDays: { dpd_pickup: 2, dpd_courier: 1, gls_courier: 2, inpost_locker: 1, inpost_courier: 0 },
  headerImageKey: null,
  thumbnailKey: null,
  revision: 3,
}

test('E14 a configuration goes into the form and comes back as it was', () => {
  const { headerImageKey: _, thumbnailKey: __, revision: ___, ...body } = view
  expect(siteBody(siteDraft(view))).toEqual(body)
})
test('E14 empty texts of other languages are not sent, the Polish one always is', () => {
  const draft = { ...lookDraft(view), 'headerText.de-DE': '  ', 'headerText.pl-PL': ' ', 'bannerText.en-US': ' Used ' }
  expect(lookBody(draft)).toMatchObject({
    headerText: { 'pl-PL': '' },
    bannerText: { 'pl-PL': 'Z drugiej ręki', 'en-US': 'Used' },
  })
  expect(lookBody(draft).headerText).not.toHaveProperty('de-DE')
})
test('E14 the market needs its Polish texts and a name, a seller’s presentation does not; half a colour is wrong in both', () => {
  const days = 'transitDays.gls_courier'
  const empty = { ...siteDraft(view), marketName: ' ', 'headerText.pl-PL': '', accent: '#12', [days]: '' }
  expect(problemsOf(empty)).toEqual({
    marketName: 'needed',
    [days]: 'needed',
    'headerText.pl-PL': 'needed',
    accent: 'colorWrong',
  })
  expect(problemsOf({ ...lookDraft(view), 'headerText.pl-PL': '' })).toEqual({})
  expect(problemsOf(siteDraft(view))).toEqual({})
})
test('V14 a colour is masked while it is typed', () => {
  expect(['0B5D4E', '#0b5d4e99', 'rgb', '#', '', ' #FF '].map(maskColor)).toEqual([
    '#0b5d4e',
    '#0b5d4e',
    '#b',
    '#',
    '',
    '#ff',
  ])
  expect([accentIn({ accent: '#0b5d4' }), accentIn({ accent: '#0b5d4e' })]).toEqual([null, '#0b5d4e'])
})
