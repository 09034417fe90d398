import { CARRIER_CURRENCY, type Minor, toMajor, toMinor } from '../../../../values/money.ts'
import type { Refusal } from '../carrier.ts'
import { findIn } from '../xml.ts'
import type { AdeCalls } from './calls.ts'

/** Most that GLS takes on delivery under this contract, grosze; 0: none; null: it does not say. */
async function fetchMostCash(ade: AdeCalls): Promise<Minor | null> {
  const allowed = await ade.ask('adeServices_GetAllowed', { country: 'PL' })
  if ('fault' in allowed) return null
  const services = findIn(allowed.answer, 'srv_bool')
  const isCash = services && findIn(services, 'cod')?.text
  if (isCash !== undefined && !/^(1|true)$/i.test(isCash)) return 0
  const told = await ade.ask('adeServices_GetMaxCOD', {})
  if ('fault' in told) return null
  // Both names are met in programs that ask for it.
  const most = Number((findIn(told.answer, 'max_cod') ?? findIn(told.answer, 'cod_max'))?.text ?? Number.NaN)
  return Number.isFinite(most) && most >= 0 ? toMinor(most) : null
}

/** Why so much is not taken on delivery; undefined: it is, or only GLS itself knows. */
export async function refuseCash(ade: AdeCalls, cash: Minor): Promise<Refusal | undefined> {
  const most = await fetchMostCash(ade)
  if (most === null || cash <= most) return undefined
  return { reason: 'cash', words: most === 0 ? null : `COD ≤ ${toMajor(most).toFixed(2)} ${CARRIER_CURRENCY}` }
}
