import { expect, test } from 'vitest'
import { openAgenda } from './agenda.ts'

const begin = new Date('2026-01-01T00:00:00Z')
const hours = (n: number) => new Date(begin.getTime() + n * 3_600_000)

test('everything happens in its order and at its moment, also what is entered meanwhile, and nothing after the end', async () => {
  const agenda = openAgenda(begin, hours(10))
  const seen: string[] = []
  const note = (name: string) => async () => void seen.push(`${name} ${agenda.now().toISOString().slice(11, 13)}`)
  agenda.at(hours(5), note('later'))
  agenda.at(hours(1), async () => {
    await note('first')()
    agenda.at(hours(3), note('between'))
    agenda.at(hours(0), note('too late'))
  })
  agenda.at(hours(5), note('same moment'))
  agenda.at(hours(11), note('never'))
  for (const hour of [9, 7, 8, 2, 6, 4]) agenda.at(hours(hour), note('one'))
  await agenda.liveThrough()
  expect(seen).toEqual([
    ...['first 01', 'too late 01', 'one 02', 'between 03', 'one 04', 'later 05', 'same moment 05'],
    ...['one 06', 'one 07', 'one 08', 'one 09'],
  ])
  expect(agenda.now()).toEqual(hours(10))
})
