import type { CheckResult } from '../../../domains/products/contract.ts'
import { dateFormat } from '../../../values/dates.ts'
import type { Locale } from '../../../values/locale.ts'
import { textsOf } from '../../texts/registry.ts'
import type { ShownProduct } from './shown-product.ts'

type Point = { name: string; result: CheckResult; word: string }
export type Claims = {
  report: { title: string; by: string; note: string; points: Point[]; fails: string | null } | null
  contradicted: { title: string; lines: string[] } | null
  /** Where some photo shows one. */
  defects: { defect: string; photos: { key: string; alt: string }[] }[] | null
}
type Claimed = Pick<ShownProduct, 'report' | 'contradicted' | 'warrantyMonths' | 'deliveryDays' | 'defects' | 'images'>

/** What somebody checked of an offer, and what its texts contradict, in words. */
export function wordClaims(product: Claimed, locale: Locale): Claims {
  const t = textsOf(locale, 'offerClaims')
  const shell = textsOf(locale, 'shell')
  const { report, contradicted, warrantyMonths, deliveryDays } = product
  const failing = (report?.points ?? []).flatMap(({ name, result }) => (result === 'fails' ? [name] : []))
  const warranty =
    warrantyMonths > 0
      ? t('heldWarranty', { warranty: shell('warranty', { count: warrantyMonths }) })
      : t('heldNoWarranty')
  const held = {
    warranty,
    dispatch: t('heldDispatch', { days: shell('shipsIn', { count: deliveryDays }) }),
  }
  const day = (text: string) =>
    dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`))
  const defects = [...new Set(product.defects)].map((defect) => ({
    defect,
    photos: product.images
      .filter((image) => image.defect === defect)
      .map(({ key }) => ({ key, alt: t('photoOfDefect', { defect }) })),
  }))
  return {
    defects: defects.some(({ photos }) => photos.length > 0) ? defects : null,
    report: report && {
      title: t('reportTitle'),
      by: t('reportBy', { by: report.by, date: day(report.day) }),
      note: report.note,
      points: report.points.map((point) => ({ ...point, word: t(`result_${point.result}`) })),
      fails: failing.length > 0 ? t('reportFails', { points: failing.join(', ') }) : null,
    },
    contradicted:
      contradicted.length > 0 ? { title: t('contradicted'), lines: contradicted.map((fact) => held[fact]) } : null,
  }
}
