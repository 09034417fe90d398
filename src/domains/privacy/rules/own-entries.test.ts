import { expect, test } from 'vitest'
import { ownEntries } from './own-entries.ts'

const me = '0f0e0d0c-0b0a-4908-8706-050403020100'
const other = 'ffffffff-ffff-4fff-8fff-ffffffffffff'
const entry = { id: 1, at: '2026-01-01T00:00:00.000Z' }

test('a person finds what she did and what was done to her, and nobody else', () => {
  const entries = ownEntries(me, [
    { ...entry, action: 'login', actorId: me, subjectKind: 'user', subjectId: me, detail: {} },
    {
      ...entry,
      action: 'accountSuspended',
      actorId: other,
      subjectKind: 'user',
      subjectId: me,
      detail: { reason: 'x' },
    },
    { ...entry, action: 'loginFailed', actorId: null, subjectKind: 'user', subjectId: me, detail: {} },
    {
      ...entry,
      action: 'accountSuspended',
      actorId: me,
      subjectKind: 'user',
      subjectId: other,
      detail: { reason: 'y' },
    },
    {
      ...entry,
      action: 'memberRemoved',
      actorId: me,
      subjectKind: 'company',
      subjectId: '7',
      detail: { member: other, role: 'warehouse' },
    },
  ])
  expect(entries.map(({ by, subjectId, detail }) => [by, subjectId, detail])).toEqual([
    ['you', me, {}],
    ['other', me, { reason: 'x' }],
    ['program', me, {}],
    ['you', undefined, {}],
    ['you', '7', { role: 'warehouse' }],
  ])
  expect(JSON.stringify(entries)).not.toContain(other)
})
