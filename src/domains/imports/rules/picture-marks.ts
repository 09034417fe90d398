import { foldText } from '../../../values/text-fold.ts'
import { NOTHING } from './unit-words.ts'

/** What columns say of the pictures of a row, by their places from 1. Absent: nothing is said. */
export type PictureMarks = { illustrations?: ReadonlySet<number>; defects?: ReadonlyMap<number, string> }

const parts = (text: string) =>
  text
    .split(/[|\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
const isPlace = (place: number) => Number.isInteger(place) && place > 0

/** `2|3`, `2, 3`: places of pictures; `none`: all are photos. Undefined for anything else. */
export function readIllustrations(text: string): ReadonlySet<number> | undefined {
  if (NOTHING.has(foldText(text).trim())) return new Set()
  const places = text
    .split(/[|\n,;\s]+/)
    .filter(Boolean)
    .map(Number)
  return places.every(isPlace) ? new Set(places) : undefined
}

/** `1: rysa na klapie|3: brak gumki`: the place of a picture and the defect that it shows. Undefined for anything else. */
export function readPictureDefects(text: string): ReadonlyMap<number, string> | undefined {
  if (NOTHING.has(foldText(text).trim())) return new Map()
  const said = parts(text).map((part): [number, string] => {
    const at = part.search(/[:=]/)
    return [at > 0 ? Number(part.slice(0, at)) : Number.NaN, part.slice(at + 1).trim()]
  })
  return said.every(([place, defect]) => isPlace(place) && defect !== '') ? new Map(said) : undefined
}
