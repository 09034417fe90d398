import { data, redirect } from 'react-router'
import { codeInText } from '../../../../domains/units/rules/code.ts'
import { marketDay } from '../../../../values/days.ts'
import type { LoadArgs } from '../../../loading.ts'

/** The passport at an address; a code typed with small letters leads to the one address that it has. */
export async function loadUnit({ api, params }: LoadArgs) {
  const typed = params.code ?? ''
  const code = codeInText(typed)
  if (code === undefined) throw data({ code: 'unit_not_found' }, { status: 404 })
  if (code !== typed) throw redirect(`/units/${code}`)
  const [unit, { keys }] = await Promise.all([
    api('GET /api/units/{code}', { params: { code } }),
    api('GET /api/units/keys'),
  ])
  return { unit, keys: keys.map(({ id }) => id), today: marketDay(new Date()) }
}

export type UnitPage = Awaited<ReturnType<typeof loadUnit>>
export type ShownUnit = UnitPage['unit']
