import { expect, test } from 'vitest'
import { digitalLinkRoutes } from './http.ts'

const app = digitalLinkRoutes()
const to = async (path: string) => {
  const answer = await app.request(path)
  return [answer.status, answer.headers.get('location')]
}

test('a GS1 Digital Link of a unit leads to its passport, in whatever letters it was typed', async () => {
  expect(await to('/01/05901234123457/235/0AB2CD3EF4GH')).toEqual([302, '/units/0AB2CD3EF4GH'])
  expect(await to('/01/05901234123457/235/oab2cd3ef4gh')).toEqual([302, '/units/0AB2CD3EF4GH'])
})

test('what is no such link leads nowhere, and never outside', async () => {
  for (const path of [
    '/01/5901234123457/235/0AB2CD3EF4GH',
    '/01/05901234123457/21/0AB2CD3EF4GH',
    '/01/05901234123457/235/0AB2CD3EF4G',
    '/01/05901234123457/235/UUUUUUUUUUUU',
    '/01/05901234123457/235/%2F%2Fexample',
  ])
    expect(await to(path)).toEqual([404, null])
})
