/** A label as its format begins and ends, with a page for each parcel. */
export function labelOf(carrier: string, numbers: readonly string[], format: string): Buffer {
  if (format === 'Zpl') return Buffer.from(numbers.map((number) => `^XA^FO40,40^BCN,120^FD${number}^FS^XZ\n`).join(''))
  return pdfOf(numbers.map((number) => `${carrier} ${number}`))
}

/** The plainest PDF: A6 pages (298 × 420 points) with a line each. */
function pdfOf(lines: readonly string[]): Buffer {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const pages = lines.map((line) => {
    const content = `BT /F1 14 Tf 24 380 Td (${line.replace(/[()\\]/g, '')}) Tj ET`
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] /Resources << /Font << /F1 3 0 R >> >> /Contents ${objects.length} 0 R >>`,
    )
    return `${objects.length} 0 R`
  })
  objects[1] = `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${pages.length} >>`
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}
