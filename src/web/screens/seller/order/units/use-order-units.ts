import { useEffect, useRef, useState } from 'react'
import { api } from '../../../../browser-api.ts'
import type { Scan } from '../../../../parts/scanner/read-scan.ts'
import { failureText } from '../../../../show-failure.ts'
import { useLocale, useTexts } from '../../../../texts/use-texts.tsx'
import type { UnitsOfOrder } from '../load-order.ts'
import type { OrderProps } from '../order-props.ts'
import { lineName } from '../pieces-fields.tsx'
import { linesOfUnit, missingOf, type ScannedUnit, type UnitLine, waitingOf } from './line-of-unit.ts'

/** What came of the last scan or press. `ask`: it may be meant for several lines; `strange`: the company does not have it. */
export type Answer =
  | { is: 'done' | 'refused'; text: string }
  | { is: 'ask'; unit: ScannedUnit; lines: readonly UnitLine[] }
  | { is: 'strange'; text: string }

/** The units of an order, chosen one after another: each scan waits for the one before. */
export function useOrderUnits({ company, order }: OrderProps, loaded: UnitsOfOrder) {
  const t = useTexts('bench')
  const locale = useLocale()
  const [items, show] = useState(loaded)
  const [answer, tell] = useState<Answer | null>(null)
  const [waiting, setWaiting] = useState(0)
  const latest = useRef(loaded)
  const queue = useRef(Promise.resolve())
  const take = (next: UnitsOfOrder) => {
    latest.current = next
    show(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page was loaded anew.
  useEffect(() => take(loaded), [loaded])
  const named = (all: UnitsOfOrder): UnitLine[] =>
    all.flatMap((one) => {
      const item = order.items.find(({ versionId }) => versionId === one.versionId)
      return item ? [{ ...one, productId: item.productId, name: lineName(item) }] : []
    })
  const inTurn = (run: () => Promise<Answer>) => {
    setWaiting((count) => count + 1)
    queue.current = queue.current.then(async () => {
      tell(await run().catch((error): Answer => ({ is: 'refused', text: failureText(error, locale) })))
      setWaiting((count) => count - 1)
    })
  }
  const put = async (versionId: number, codes: readonly string[]) => {
    const params = { id: company.id, number: order.number }
    const body = { items: [{ versionId, units: [...codes] }] }
    take((await api('PUT /api/companies/{id}/orders/{number}/units', { params, body })).items)
  }
  const codesOf = (versionId: number) =>
    latest.current.flatMap((one) => (one.versionId === versionId ? waitingOf(one).map(({ code }) => code) : []))
  const add = async (versionId: number, { code, name }: Pick<ScannedUnit, 'code' | 'name'>): Promise<Answer> => {
    await put(versionId, [...codesOf(versionId), code])
    return { is: 'done', text: t('unitTaken', { name, code }) }
  }
  const found = async (scan: Scan, text: string): Promise<Answer> => {
    const lines = named(latest.current)
    const known = await unitOf(company.id, scan, text)
    if ('is' in known) {
      return { is: 'strange', text: t(known.is === 'receivable' ? 'unitToReceive' : 'unitStrange', known) }
    }
    if (lines.some((line) => waitingOf(line).some(({ code }) => code === known.code)))
      return { is: 'refused', text: t('unitThere', { name: known.name, code: known.code }) }
    const meant = linesOfUnit(lines, known)
    const [line = lines.find(({ left }) => left > 0)] = meant
    if (!line) return { is: 'refused', text: t('unitsAllLeft') }
    if (meant.length > 1) return { is: 'ask', unit: known, lines: meant }
    if (meant.length === 1 && missingOf(line) === 0) return { is: 'refused', text: t('unitsFull', { name: line.name }) }
    return add(line.versionId, known)
  }
  return {
    lines: named(items),
    answer,
    busy: waiting > 0,
    scan: (scan: Scan, text: string) => inTurn(() => found(scan, text)),
    choose: (versionId: number, unit: Pick<ScannedUnit, 'code' | 'name'>) => inTurn(() => add(versionId, unit)),
    remove: (versionId: number, { code, name }: Pick<ScannedUnit, 'code' | 'name'>) =>
      inTurn(async () => {
        await put(
          versionId,
          codesOf(versionId).filter((one) => one !== code),
        )
        return { is: 'done', text: t('unitRemoved', { name, code }) }
      }),
  }
}

/** The unit that was scanned; where the company does not have it, what is known of it. */
async function unitOf(
  companyId: number,
  scan: Scan,
  text: string,
): Promise<ScannedUnit | { is: 'receivable' | 'unknown'; name: string }> {
  const body = scan.read === 'number' ? { text: scan.plain, kind: scan.kind } : { text }
  const { unit, passport } = await api('POST /api/companies/{id}/units/find', { params: { id: companyId }, body })
  if (unit) return unit
  return { is: passport?.canReceive ? 'receivable' : 'unknown', name: passport?.name ?? text }
}
