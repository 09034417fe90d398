import { expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  framedByOwn,
  lettingFormsLeave,
  scriptsIn,
  securityHeaders,
} from './security-headers.ts'

const part = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))

test('without a map of streets nothing outside is asked', () => {
  const policy = contentSecurityPolicy('<p>', 'market.example/assets/')
  expect(policy).not.toMatch(/https?:/)
  expect(part(policy, 'connect-src')).toBe("connect-src 'self'")
})
test('a form leads elsewhere only from a page that says so, and only by https', () => {
  const policy = contentSecurityPolicy('<p>', 'market.example/assets/')
  expect(part(policy, 'form-action')).toBe("form-action 'self'")
  expect(part(lettingFormsLeave(policy), 'form-action')).toBe("form-action 'self' https:")
})
test('with one, its server and no other: pictures and data, never scripts', () => {
  const policy = contentSecurityPolicy(
    '<script>1</script>',
    'market.example/assets/',
    'https://tiles.example:8443/style.json?key=1',
  )
  expect(part(policy, 'connect-src')).toBe("connect-src 'self' https://tiles.example:8443")
  expect(part(policy, 'img-src')).toContain(' https://tiles.example:8443')
  expect(part(policy, 'worker-src')).toBe('worker-src market.example/sw.js market.example/assets/ blob:')
  expect(part(policy, 'script-src')).not.toContain('tiles.example')
})

test('scripts come from one folder of the program and from nowhere else', () => {
  const policy = contentSecurityPolicy('<script>1</script>', scriptsIn('/assets/', ['market.example', undefined]))
  expect(part(policy, 'script-src')).toMatch(/^script-src market\.example\/assets\/ 'sha256-[^']+'$/)
  expect(part(policy, 'worker-src')).toBe('worker-src market.example/sw.js')
  expect(scriptsIn('/assets/', ['127.0.0.1:3000', 'market.example', 'market.example'])).toBe(
    '127.0.0.1:3000/assets/ market.example/assets/',
  )
  expect(scriptsIn('/assets/', ['[::1]:3000'])).toBe("'self'")
})
test('https is kept for a year where people come by https', () => {
  expect(securityHeaders('https://market.example')['strict-transport-security']).toMatch(/^max-age=31536000/)
  for (const url of [undefined, 'http://market.example']) {
    expect(securityHeaders(url)['strict-transport-security']).toBeUndefined()
  }
})

test('one page may stand in a frame of the market itself, and of nobody else; the rest of its policy stays', () => {
  const policy = contentSecurityPolicy('<p>', "'self'")
  const headers = framedByOwn(policy)
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(headers['content-security-policy']).toBe(policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(securityHeaders(undefined)['x-frame-options']).toBe('DENY')
})
