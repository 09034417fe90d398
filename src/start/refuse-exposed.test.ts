import { describe, expect, test } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { refuseExposed } from './refuse-exposed.ts'

describe('a market that others can reach', () => {
  const start = (env: Record<string, string>) => () => refuseExposed(readConfig(env))
  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
    [{ PUBLIC_URL: 'https://market.example' }, 'PUBLIC_URL=https://market.example'],
    [{ PUBLIC_URL: 'http://192.168.1.5:3000' }, 'PUBLIC_URL'],
    [{ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'http://localhost:3000' }, 'SMTP_URL'],
  ])('%j is a demo only when that is said', (env, named) => {
    expect(start(env)).toThrow(named)
    expect(start(env)).toThrow('PUBLIC_DEMO=true')
    expect(start({ ...env, PUBLIC_DEMO: 'true' })).not.toThrow()
    expect(start({ ...env, DEMO: 'false' })).not.toThrow()
  })
  test('lets nobody buy without paying unless that is said', () => {
    expect(start({ DEMO: 'false', SANDBOX_PAYMENTS: 'true' })).toThrow('SANDBOX_IN_PRODUCTION=true')
    expect(start({ DEMO: 'false', SANDBOX_PAYMENTS: 'true', SANDBOX_IN_PRODUCTION: 'true' })).not.toThrow()
  })
  test('this machine alone tries the demo as it is', () => {
    for (const env of [{}, { HOST: '::1' }, { HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' }]) {
      expect(start(env)).not.toThrow()
    }
  })
})
