import { fromTerabytes } from '../../../values/disk-size.ts'
import type { Facts } from './facts-processor.ts'

const RAM_TYPES = ['lpddr5', 'lpddr4x', 'lpddr3', 'ddr3l', 'ddr5', 'ddr4', 'ddr3'] as const

/** Gigabytes of `8GB`, `1,5 TB` (1500, as drives are sold), `2 terabajty`, `512 MB`; undefined when no size is named. A bare number is gigabytes. */
export function gigabytes(text: string): number | undefined {
  const match =
    /(?<!\d)(\d+(?:[.,]\d+)?)\s*(ti?b|gi?b|mi?b|(?:tera|giga|mega)(?:bajt|byte)[a-zó]{0,3}|g|t)?(?![a-z\d])/i.exec(text)
  if (!match) return undefined
  const value = Number(match[1]?.replace(',', '.'))
  const unit = match[2]?.toLowerCase()[0] ?? 'g'
  const size = unit === 't' ? fromTerabytes(value) : unit === 'm' ? value / 1024 : value
  return size > 0 ? size : undefined
}

/** `8GB DDR4` → 8 GB of DDR4. */
export function memoryFacts(text: string): Facts {
  const size = gigabytes(text)
  const type = RAM_TYPES.find((one) => text.toLowerCase().replaceAll(/[\s-]/g, '').includes(one))
  return { ...(size ? { ram_gb: size } : {}), ...(type ? { ram_type: type } : {}) }
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/hybrid|sshd/i, 'hybrid'],
  [/emmc/i, 'emmc'],
  [/flash/i, 'flash'],
  [/nvme|m\.2 pcie|pcie/i, 'nvme'],
  [/ssd/i, 'ssd'],
  [/hdd|hard|talerz|festplatte|rpm/i, 'hdd'],
]

/** `128GB SSD +  1TB HDD` → 1152 GB of `ssd_hdd`: what its drives hold together. */
export function storageFacts(text: string): Facts {
  const drives = text.split(/\+|&|\bi\b|\bund\b|\band\b/i).flatMap((part) => {
    const size = gigabytes(part)
    return size ? [{ size, kind: KINDS.find(([pattern]) => pattern.test(part))?.[1] }] : []
  })
  if (drives.length === 0) return {}
  const kinds = new Set(drives.map((drive) => drive.kind))
  const [only] = kinds
  const type = kinds.size === 1 ? only : kinds.has('hdd') || kinds.has('hybrid') ? 'ssd_hdd' : undefined
  const total = drives.reduce((sum, drive) => sum + drive.size, 0)
  return { storage_gb: total, ...(type ? { storage_type: type } : {}) }
}
