import { expect, test } from 'vitest'
import { FIRST_STEP, nextStep, type Step } from './next-step.ts'

const attempt = { lasted: 60_000, mayStream: true }
const ended = { ...attempt, outcome: 'ended' } as const
const must = (step: Step | null): Step => {
  if (!step) throw new Error('no step')
  return step
}

test('it is asked at once how things stand, then a stream opens; one that ends opens again soon', () => {
  expect(FIRST_STEP).toMatchObject({ once: true, wait: 0 })
  const stream = must(nextStep(FIRST_STEP, ended, 0.5))
  expect(stream).toMatchObject({ once: false, wait: 5000 })
  expect(nextStep(stream, ended, 1)).toMatchObject({ once: false, wait: 1000 })
})

test('a stream that fails is tried again ever later; where none comes through it is asked now and then, and the stream tried once more', () => {
  let step = must(nextStep(FIRST_STEP, ended, 1))
  const silent = { ...attempt, outcome: 'silent' } as const
  const waits: [boolean, number][] = []
  for (let at = 0; at < 14; at++) {
    step = must(nextStep(step, step.once ? ended : silent, 1))
    waits.push([step.once, step.wait])
  }
  expect(waits.slice(0, 3)).toEqual([
    [false, 1000],
    [false, 4000],
    [true, 60_000],
  ])
  expect(waits.slice(3, 12).every(([once, wait]) => once && wait === 60_000)).toBe(true)
  expect(waits[13]).toEqual([false, 5000])
})

test('who finds no place waits; who is not known any more asks no more; where tabs cannot agree no stream opens', () => {
  const full = { ...attempt, outcome: 'full' } as const
  expect(nextStep({ once: false, wait: 0, failures: 0, asked: 0 }, full, 0)).toMatchObject({ once: true, wait: 30_000 })
  expect(nextStep(FIRST_STEP, full, 1)).toMatchObject({ once: true, wait: 60_000 })
  expect(nextStep(FIRST_STEP, { ...attempt, outcome: 'refused' }, 0)).toBeNull()
  expect(nextStep(FIRST_STEP, { ...ended, mayStream: false }, 1)).toMatchObject({ once: true, wait: 60_000 })
})
