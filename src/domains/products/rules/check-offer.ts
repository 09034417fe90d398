import { isEan, plainEan } from '../../../values/ean.ts'
import type { FieldError } from '../../../values/failure.ts'
import type { AttributeSchema } from '../../categories/contract.ts'
import { checkAttributes } from '../../categories/rules/index.ts'
import { isDeviceNumber, plainDeviceNumber } from '../../units/rules/index.ts'
import type { Grade, ProductState } from '../contract.ts'
import type { OfferBody } from '../offers/contract.ts'

/** Grades by state: what is used or damaged says how. */
export const GRADES_OF: Readonly<Record<ProductState, readonly Grade[]>> = {
  new: ['openBox'],
  used: ['A', 'B', 'C', 'D'],
  damaged: ['repairable', 'forParts'],
}

type Facts = Pick<
  OfferBody,
  'title' | 'brand' | 'texts' | 'state' | 'grade' | 'ean' | 'attributes' | 'images' | 'versions' | 'devices'
>
/** An offer as a form holds it, or as it is stored; stored versions and devices have their ids. */
export type OfferToCheck = Omit<Facts, 'versions' | 'devices'> & {
  versions: readonly Pick<OfferBody['versions'][number], 'id' | 'name' | 'price' | 'attributes'>[]
  devices: readonly OfferBody['devices'][number][]
}

/**
 * What is wrong with an offer, field by field (`versions.1.name`). A draft may leave out what publishing asks for, but holds nothing
 * false. `schema`: the attributes of its category; undefined when there is no such category.
 */
export function checkOffer(
  offer: OfferToCheck,
  schema: readonly AttributeSchema[] | undefined,
  level: 'draft' | 'published',
): FieldError[] {
  const attributes = schema
    ? [
        ...checkAttributes(offer.attributes, schema),
        ...offer.versions.flatMap((version, index) =>
          checkAttributes(version.attributes, schema).map((error) => ({
            ...error,
            field: `versions.${index}.${error.field}`,
          })),
        ),
      ]
    : [{ field: 'categoryId', code: 'category_not_found' }]
  return [
    ...when(offer.title.trim() === '', 'title', 'required'),
    ...when(offer.grade !== null && !GRADES_OF[offer.state].includes(offer.grade), 'grade', 'grade_unfit'),
    ...when(offer.ean !== null && offer.ean !== '' && !isEan(plainEan(offer.ean)), 'ean', 'ean_invalid'),
    ...attributes,
    ...checkDevices(offer.devices),
    ...(level === 'published' ? whatIsMissing(offer) : []),
  ]
}

function whatIsMissing(offer: OfferToCheck): FieldError[] {
  const several = offer.versions.length > 1
  return [
    ...when(offer.brand.trim() === '', 'brand', 'required'),
    ...when(offer.texts['pl-PL'].description.trim() === '', 'texts.pl-PL.description', 'required'),
    ...when(offer.images.length === 0, 'images', 'image_required'),
    ...when(offer.state !== 'new' && offer.grade === null, 'grade', 'grade_required'),
    ...when(offer.versions.length === 0, 'versions', 'required'),
    ...offer.versions.flatMap((version, index) => [
      ...when(several && version.name.trim() === '', `versions.${index}.name`, 'version_name_missing'),
      ...when(version.price <= 0, `versions.${index}.price`, 'price_required'),
    ]),
  ]
}

function checkDevices(devices: OfferToCheck['devices']): FieldError[] {
  return devices.flatMap(({ id, kind, number }, index) => {
    const field = `devices.${index}.number`
    if (id !== null) return []
    if (!number) return [{ field, code: 'required' }]
    return when(
      !isDeviceNumber(kind, plainDeviceNumber(kind, number)),
      field,
      kind === 'imei' ? 'imei_invalid' : 'serial_invalid',
    )
  })
}

const when = (wrong: boolean, field: string, code: string): FieldError[] => (wrong ? [{ field, code }] : [])
