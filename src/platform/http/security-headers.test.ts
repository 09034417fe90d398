import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const part = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `))

test('without a map of streets nothing outside is asked', () => {
  const policy = contentSecurityPolicy('<p>')
  expect(policy).not.toMatch(/https?:/)
  expect(part(policy, 'connect-src')).toBe("connect-src 'self'")
})
test('with one, its server and no other: pictures and data, never scripts', () => {
  const policy = contentSecurityPolicy('<script>1</script>', 'https://tiles.example:8443/style.json?key=1')
  expect(part(policy, 'connect-src')).toBe("connect-src 'self' https://tiles.example:8443")
  expect(part(policy, 'img-src')).toContain(' https://tiles.example:8443')
  expect(part(policy, 'worker-src')).toBe("worker-src 'self' blob:")
  expect(part(policy, 'script-src')).not.toContain('tiles.example')
})
