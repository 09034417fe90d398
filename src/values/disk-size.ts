// One rule for sizes of disks: 1 TB is what some sellers write as 1000 GB and others as 1024 GB.

/** The unit of attributes that the rule holds for. */
export const DISK_UNIT = 'GB'

/** Sold by the thousand although 1024 divides them: 15.36 and 30.72 TB. */
const DECIMAL_ONLY: ReadonlySet<number> = new Set([15_360, 30_720])

/** Terabytes of a number of gigabytes, counted by 1000 or by 1024; null where it is none of both. */
export function terabytesOf(gigabytes: number): number | null {
  if (!(gigabytes >= 1000 && Number.isFinite(gigabytes))) return null
  if (gigabytes % 1000 === 0) return gigabytes / 1000
  const binary = gigabytes === 1536 || (gigabytes % 1024 === 0 && !DECIMAL_ONLY.has(gigabytes))
  if (binary) return gigabytes / 1024
  return gigabytes % 10 === 0 ? gigabytes / 1000 : null
}

/** A size as people say it: whole terabytes as such (`2 TB` for 2000 and 2048 GB), undefined where it is said in gigabytes. */
export function wholeTerabytes(size: number, unit: string | null | undefined): number | undefined {
  const terabytes = unit === DISK_UNIT ? terabytesOf(size) : null
  return terabytes !== null && Number.isInteger(terabytes) ? terabytes : undefined
}

/** Gigabytes of so many terabytes as a seller or a visitor writes them: by the thousand. */
export const fromTerabytes = (terabytes: number): number => inGigabytes(terabytes, 1000)

/** The one number that stands for all spellings of a size: 1000 for 1000 and 1024. */
export function oneDiskSize(gigabytes: number): number {
  const terabytes = terabytesOf(gigabytes)
  return terabytes === null ? gigabytes : inGigabytes(terabytes, 1000)
}

/** All spellings of a size, the smallest first. */
export function diskSizes(gigabytes: number): number[] {
  const terabytes = terabytesOf(gigabytes)
  return terabytes === null ? [gigabytes] : [inGigabytes(terabytes, 1000), inGigabytes(terabytes, 1024)]
}

const inGigabytes = (terabytes: number, each: number) => Number((terabytes * each).toPrecision(12))
