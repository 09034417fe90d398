import type { AttributeSchema } from '../../../../domains/categories/contract.ts'
import { FACT_NAMES, FACTS, type FactName, isWhole } from '../../../../domains/products/rules/facts.ts'
import { marketDay } from '../../../../values/days.ts'
import { readDecimal, readPrice, readWhole } from '../../../parts/forms/read-number.ts'
import { checkEanText, isWrongDevice } from './check-codes.ts'
import type { OfferForm, ReportForm, Values } from './form-state.ts'

export type Problem =
  | 'title'
  | 'category'
  | 'price'
  | 'whole'
  | 'percent'
  | 'months'
  | 'days'
  | 'decimal'
  | 'ean'
  | 'device'
  | 'versionName'
  | 'reportBy'
  | 'reportDay'
  | 'reportPoints'
const OF_FACTS: { readonly [Name in FactName]?: Problem } = { batteryHealth: 'percent', warrantyMonths: 'months' }
type Found = [field: string, problem: Problem][]

/**
 * What cannot be sent as it is typed, by field. `strict`: also what a draft may still lack, a name for each of several versions (V13).
 */
export function checkForm(
  form: OfferForm,
  schema: readonly AttributeSchema[],
  strict: boolean,
): Record<string, Problem> {
  const found: Found = []
  const number = (field: string, typed: string, problem: Problem, most: number, empty = true) => {
    const value = readWhole(typed)
    const fine = typed.trim() === '' ? empty : value !== null && value <= most
    if (!fine) found.push([field, problem])
  }
  if (!form.title.trim()) found.push(['title', 'title'])
  if (form.categoryId === null) found.push(['categoryId', 'category'])
  for (const name of FACT_NAMES.filter(isWhole)) number(name, form[name], OF_FACTS[name] ?? 'whole', FACTS[name].most)
  number('deliveryDays', form.deliveryDays, 'days', 60)
  found.push(...wrongValues('attributes', form.attributes, schema))
  form.versions.forEach((version, index) => {
    const at = `versions.${index}`
    if (strict && form.versions.length > 1 && !version.name.trim()) found.push([`${at}.name`, 'versionName'])
    if (version.price.trim() && readPrice(version.price) === null) found.push([`${at}.price`, 'price'])
    number(`${at}.stockDelta`, version.quantity, 'whole', 1_000_000)
    found.push(...wrongValues(`${at}.attributes`, version.attributes, schema))
  })
  if (form.ean.trim() && checkEanText(form.ean).kind !== 'good') found.push(['ean', 'ean'])
  form.devices.forEach((device, index) => {
    if (isWrongDevice(device)) found.push([`devices.${index}.number`, 'device'])
  })
  if (form.report) found.push(...wrongReport(form.report))
  return Object.fromEntries(found)
}

function wrongReport({ by, day, results }: ReportForm): Found {
  return [
    ...(by.trim() ? [] : [['report.by', 'reportBy'] as Found[number]]),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(day) && day <= marketDay(new Date())
      ? []
      : [['report.day', 'reportDay'] as Found[number]]),
    ...(Object.keys(results).length > 0 ? [] : [['report.points', 'reportPoints'] as Found[number]]),
  ]
}

function wrongValues(at: string, values: Values, schema: readonly AttributeSchema[]): Found {
  return schema.flatMap(({ key, type }): Found => {
    const typed = values[key]
    return type === 'number' && typed?.trim() && readDecimal(typed) === null ? [[`${at}.${key}`, 'decimal']] : []
  })
}
