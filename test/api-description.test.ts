import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestMarket, testMarket } from './market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await testMarket({ env: { PUBLIC_URL: 'https://market.example' } })
})
afterAll(() => market.close())

type Operation = {
  security?: object[]
  responses: Record<string, { description: string }>
  description?: string
}
type Document = {
  info: { description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation & { tags: string[] }>>
}
const read = async () => (await market.api('GET', '/api/openapi.json')).json as Document
const operationsOf = ({ paths }: Document) => Object.values(paths).flatMap((methods) => Object.values(methods))

test('the description of the API is one that tools for OpenAPI take without an error or a warning', async () => {
  const { text } = await market.api('GET', '/api/openapi.json')
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, config })
  const found = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
  expect(found).toEqual([])
})

test('each call says who may make it, with what it is refused, and where the market is', async () => {
  const document = await read()
  expect(document.servers).toEqual([{ url: 'https://market.example', description: expect.any(String) }])
  for (const operation of operationsOf(document)) {
    expect(operation.security).toBeInstanceOf(Array)
    expect(Object.keys(operation.responses).filter((status) => /^4\d\d$/.test(status))).toContain('429')
  }
  expect(document.paths['/api/settings']?.get?.security).toEqual([])
  expect(document.paths['/api/admin/users']?.get?.security).toEqual([{ bearer: [] }])
  const login = document.paths['/api/users/login']?.post?.responses
  expect(login?.['401']?.description).toContain('`Error_login_info`')
  expect(login?.['403']?.description).toContain('`account_unverified`')
  expect(login?.['400']?.description).toContain('`malformed_json`')
})

test('what a failure says of itself leads to its line, with and without scripts', async () => {
  const { json } = await market.api('POST', '/api/users/login', { email: 'nobody@example.com', password: 'x' })
  expect(json.type).toBe('/api/docs#Error_login_info')
  const page = await market.api('GET', '/api/docs')
  expect(page.status).toBe(200)
  expect(page.text).toContain('<tr id="Error_login_info">')
  const { info, paths } = await read()
  // Whatever a call names, the catalogue explains.
  const named = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ description }) =>
        [...description.matchAll(/`(\w+)`/g)].map(([, code]) => code),
      ),
    ),
  )
  const missing = [...new Set(named)].filter(
    (code) => code !== 'errors' && !info.description.includes(`<a id="${code}">`),
  )
  expect(missing).toEqual([])
  // A code without a text of its own would read like an error of the inside.
  const rows = info.description.split('\n').filter((line) => line.startsWith('| <a id='))
  const internal = rows
    .find((line) => line.includes('"internal"'))
    ?.split(' | ')
    .at(-1)
  const without = rows.filter((line) => !line.includes('"internal"') && line.split(' | ').at(-1) === internal)
  expect(without).toEqual([])
  expect(rows.length).toBeGreaterThan(300)
})
