import { expect, test } from 'vitest'
import { misspelt } from './unknown-variables.ts'

test('a variable whose name is nearly right', () => {
  const names = ['DATABSE_URL', 'PUBLIC_URLS', 'DEOM', 'PORT', 'HOME', 'PATH', 'MAIL', 'LANG', 'Role', 'SMPT_URL']
  expect(misspelt(names)).toEqual([
    { name: 'DATABSE_URL', meant: 'DATABASE_URL' },
    { name: 'PUBLIC_URLS', meant: 'PUBLIC_URL' },
    { name: 'DEOM', meant: 'DEMO' },
    { name: 'Role', meant: 'ROLES' },
    { name: 'SMPT_URL', meant: 'SMTP_URL' },
  ])
})
