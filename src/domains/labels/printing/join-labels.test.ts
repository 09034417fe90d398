import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { labelOf } from '../../../../demo/stand-ins/label.ts'
import { labelsPdf } from './labels-pdf.ts'

const notice = ['OB-1', '600', 'Drukuj osobno: ąęłż']
const good = (number: string) => ({ bytes: new Uint8Array(labelOf('InPost', [number], 'Pdf')), notice })
const pagesOf = async (bytes: Uint8Array) => (await PDFDocument.load(bytes)).getPages().map((page) => page.getSize())

test('labels are put together a page each as they are, or four on a sheet', async () => {
  const five = ['1', '2', '3', '4', '5'].map(good)
  const small = await pagesOf(await labelsPdf(five, 'a6'))
  expect(small).toHaveLength(5)
  expect(small[0]).toEqual({ width: 298, height: 420 })
  expect(await pagesOf(await labelsPdf(five, 'a4'))).toHaveLength(2)
})

test('a file that is none, is cut off or has too many pages is left out by a page that says so; the others are there', async () => {
  const cut = good('2').bytes.subarray(0, 200)
  const many = new Uint8Array(labelOf('InPost', Array.from({ length: 21 }, String), 'Pdf'))
  const noise = Buffer.from(`%PDF-1.7\n${'<<'.repeat(5000)}`)
  const files = [good('1'), ...[cut, many, noise, null].map((bytes) => ({ bytes, notice })), good('9')]
  const widths = (await pagesOf(await labelsPdf(files, 'a6'))).map(({ width }) => Math.round(width * 10))
  // Ours are A6 to the hundredth, the carrier's a little larger.
  expect(widths).toEqual([2980, 2976, 2976, 2976, 2976, 2980])
})
