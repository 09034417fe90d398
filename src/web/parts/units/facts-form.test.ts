import { expect, test } from 'vitest'
import { EXAMPLES, flawless } from '../../../domains/units/rules/examples.ts'
import { GROUPS } from '../../../domains/units/rules/facts.ts'
import { formOfFacts, readFacts } from './facts-form.ts'

const TODAY = '2026-11-24'

test('E12 facts go into the form and come back as they were, of every kind of device', () => {
  for (const facts of [...GROUPS.map(flawless), ...EXAMPLES.map((one) => one.facts)]) {
    // A group without locks or accessories says nothing of them.
    const said = Object.fromEntries(Object.entries(facts).filter(([, value]) => JSON.stringify(value) !== '{}'))
    expect(readFacts(formOfFacts(facts, TODAY), facts.group)).toEqual({ facts: said, wrong: [] })
  }
})

test.each(GROUPS)('a form of %s in which nothing was said says nothing', (group) => {
  expect(readFacts(formOfFacts(null, TODAY), group)).toEqual({ facts: { group }, wrong: [] })
})

test('marks without a number are one mark, and none where there are none', () => {
  const form = formOfFacts(null, TODAY)
  const { facts } = readFacts(
    { ...form, screen: { seen: 'none', count: '4' }, body: { seen: 'at50', count: '' } },
    'phones',
  )
  expect(facts).toEqual({ group: 'phones', screen: { seen: 'none', count: 0 }, body: { seen: 'at50', count: 1 } })
})

test('what can be no fact is named by its field', () => {
  const form = {
    ...formOfFacts(flawless('phones'), TODAY),
    percent: '120',
    body: { seen: 'at20', count: 'two' } as const,
  }
  expect(readFacts(form, 'phones').wrong).toEqual(['body', 'battery.percent'])
  expect(readFacts({ ...form, percent: '83 %', body: { seen: 'at20', count: '2' } }, 'phones').wrong).toEqual([])
})

test('what another kind of device has is left out', () => {
  const { facts, wrong } = readFacts(formOfFacts(flawless('phones'), TODAY), 'monitors')
  expect(wrong).toEqual([])
  expect(facts).toEqual({
    group: 'monitors',
    screen: { seen: 'none', count: 0 },
    body: { seen: 'none', count: 0 },
    tests: { power: 'passed', buttons: 'passed' },
  })
})
