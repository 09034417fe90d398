import { useRef, useState } from 'react'
import { MOST_UNITS } from '../../../../../domains/units/rules/limits.ts'
import { useSending } from '../../../../parts/forms/use-sending.ts'
import type { Scan } from '../../../../parts/scanner/read-scan.ts'
import { showFailure } from '../../../../show-failure.ts'
import { useLocale } from '../../../../texts/use-texts.tsx'
import type { Description } from '../last-description.ts'
import { type Arrival, newUnit, receive } from '../receive.ts'

/** One that was scanned; `outcome`: what the market said to it. */
export type Scanned = {
  id: string
  arrival: Arrival
  outcome: { is: 'received'; code: string; continued: boolean } | { is: 'refused'; message: string } | null
}

/** How a scan is received: by its number, else by its code. */
function arrivalOf(scan: Scan): (Arrival & { id: string }) | undefined {
  if (scan.read === 'number') return { id: scan.plain, number: { kind: scan.kind, plain: scan.plain }, code: null }
  if (scan.read !== 'code') return undefined
  if (scan.serial === null) return { id: scan.code, number: null, code: scan.code }
  return { id: scan.serial, number: { kind: 'serial', plain: scan.serial }, code: null }
}

/** A list of scans that is received in one go; what is refused stays with the reason, and can be sent again. */
export function useMany(companyId: number) {
  const locale = useLocale()
  const { busy, send } = useSending()
  const [scanned, setScanned] = useState<readonly Scanned[]>([])
  const sent = useRef({ units: '', key: '' })
  const waiting = scanned.filter(({ outcome }) => outcome?.is !== 'received')
  const add = (scan: Scan): 'scannedTwice' | 'tooManyScanned' | 'scanUnknown' | undefined => {
    const arrival = arrivalOf(scan)
    if (!arrival) return 'scanUnknown'
    const { id } = arrival
    if (scanned.some((one) => one.id === id)) return 'scannedTwice'
    if (waiting.length >= MOST_UNITS) return 'tooManyScanned'
    setScanned((all) => [{ id, arrival, outcome: null }, ...all])
    return undefined
  }
  const receiveAll = (description: Description) =>
    send(async () => {
      const list = [...waiting].reverse()
      const units = list.map(({ arrival }) => newUnit(arrival, description))
      const text = JSON.stringify(units)
      if (sent.current.units !== text) sent.current = { units: text, key: crypto.randomUUID() }
      try {
        const results = await receive(companyId, units, sent.current.key)
        sent.current = { units: '', key: '' }
        const outcomes = new Map(
          list.map(({ id }, index): [string, Scanned['outcome']] => {
            const { unit, continued, failure } = results[index] ?? {}
            if (unit) return [id, { is: 'received', code: unit.code, continued: continued === true }]
            return [id, { is: 'refused', message: failure?.message ?? '' }]
          }),
        )
        setScanned((all) => all.map((one) => ({ ...one, outcome: outcomes.get(one.id) ?? one.outcome })))
      } catch (error) {
        showFailure(error, locale)
      }
    })
  return {
    scanned,
    waiting,
    add,
    busy,
    receiveAll,
    codes: scanned.flatMap(({ outcome }) => (outcome?.is === 'received' ? [outcome.code] : [])).slice(0, MOST_UNITS),
    remove: (id: string) => setScanned((all) => all.filter((one) => one.id !== id)),
    /** What was received goes off the list. */
    begin: () => setScanned(waiting),
  }
}
