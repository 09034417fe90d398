import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OwnUnit } from '../../../../domains/units/contract.ts'
import type { DeviceKind } from '../../../../domains/units/rules/device-number.ts'
import type { Group } from '../../../../domains/units/rules/facts.ts'
import { api } from '../../../browser-api.ts'
import { useSending } from '../../../parts/forms/use-sending.ts'
import type { Scan } from '../../../parts/scanner/read-scan.ts'
import { showFailure } from '../../../show-failure.ts'
import { useLocale } from '../../../texts/use-texts.tsx'
import { notify } from '../../../ui/toast-store.ts'
import type { Description } from './last-description.ts'
import { type Arrival, newUnit, receive } from './receive.ts'

/** What lies on the bench. */
export type OnBench =
  | { is: 'nothing' }
  | { is: 'unit'; unit: OwnUnit; tested: boolean }
  /** Nobody knows it: what is it? */
  | { is: 'new'; arrival: Arrival; shown: string }
  /** It has a passport: receiving it continues that. */
  | { is: 'known'; arrival: Arrival; passport: { code: string; name: string; group: Group } }
  /** Its code alone gives it to nobody: its number is wanted, too. */
  | { is: 'needsNumber'; passport: { code: string; name: string } }
  | { is: 'elsewhere'; passport: { code: string; name: string } }
  | { is: 'noSuchCode' }

type Sent = { units: string; key: string }

/** One thing after another: found or received, tested, offered. */
export function useBench(companyId: number, loaded: OwnUnit | null) {
  const locale = useLocale()
  const [, setParams] = useSearchParams()
  const { busy, send } = useSending()
  const [onBench, lay] = useState<OnBench>(loaded ? { is: 'unit', unit: loaded, tested: false } : { is: 'nothing' })
  const sent = useRef<Sent>({ units: '', key: '' })
  const params = { id: companyId }

  const put = (next: OnBench) => {
    lay(next)
    // A page loaded anew shows the same unit.
    setParams(
      (before) => {
        const query = new URLSearchParams(before)
        if (next.is === 'unit') query.set('unit', next.unit.code)
        else query.delete('unit')
        return query
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const attempt = (run: () => Promise<void>) =>
    send(async () => {
      try {
        await run()
      } catch (error) {
        showFailure(error, locale)
      }
    })
  const find = (scan: Scan, text: string) =>
    attempt(async () => {
      const asked = scan.read === 'number' ? { text: scan.plain, kind: scan.kind } : { text }
      const { read, unit, passport } = await api('POST /api/companies/{id}/units/find', { params, body: asked })
      if (unit && unit.state !== 'sold') return put({ is: 'unit', unit, tested: false })
      const number: { kind: DeviceKind; plain: string } | null =
        scan.read === 'number'
          ? { kind: scan.kind, plain: scan.plain }
          : scan.read === 'code' && scan.serial !== null
            ? { kind: 'serial', plain: scan.serial }
            : null
      // What was sold here and came back in another way goes on with its passport.
      const known = unit ?? (passport?.canReceive ? passport : null)
      if (passport?.canReceive && passport.needsNumber) return put({ is: 'needsNumber', passport })
      if (known) {
        const { code, name, group } = known
        const arrival = read === 'code' || number === null ? { number: null, code } : { number, code: null }
        return put({ is: 'known', arrival, passport: { code, name, group } })
      }
      if (passport) return put({ is: 'elsewhere', passport })
      if (number === null) return put({ is: 'noSuchCode' })
      put({ is: 'new', arrival: { number, code: null }, shown: number.plain })
    })
  const take = (arrival: Arrival, description: Description) =>
    attempt(async () => {
      const units = [newUnit(arrival, description)]
      const text = JSON.stringify(units)
      if (sent.current.units !== text) sent.current = { units: text, key: crypto.randomUUID() }
      const [result] = await receive(companyId, units, sent.current.key)
      sent.current = { units: '', key: '' }
      if (result?.failure) return notify('danger', result.failure.message)
      if (!result?.unit) return
      const unit = await api('GET /api/companies/{id}/units/{code}', { params: { ...params, code: result.unit.code } })
      put({ is: 'unit', unit, tested: false })
    })
  return { onBench, busy, put, find, take }
}
