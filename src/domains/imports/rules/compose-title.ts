import { cutCharacters, fitsCharacters } from '../../../values/characters.ts'
import type { Facts } from './facts-processor.ts'

const LONGEST = 150

const size = (gigabytes: number) =>
  gigabytes >= 1000 ? `${String(gigabytes / 1000).replace('.', ',')} TB` : `${gigabytes} GB`

/** A title where the file has none: brand, model and what tells devices apart. Whole parts that no longer fit are left out. */
export function composeTitle(brand: string, model: string, facts: Facts): string {
  const { screen_in: inches, cpu_model: cpu, ram_gb: ram, storage_gb: storage } = facts
  // The model may begin with the brand.
  const name = model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`
  const memory = [ram, storage].filter((one) => typeof one === 'number').map(size)
  const parts = [
    typeof inches === 'number' ? `${String(inches).replace('.', ',')}″` : '',
    typeof cpu === 'string' ? cpu : '',
    memory.join(' / '),
  ]
  return parts.reduce(
    (title, part) => (part && fitsCharacters(`${title} ${part}`, LONGEST) ? `${title} ${part}` : title),
    cutCharacters(name.trim(), LONGEST),
  )
}
