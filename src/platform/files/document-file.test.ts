import { expect, test } from 'vitest'
import { documentName, isPdf } from './document-file.ts'

const text = (content: string) => Buffer.from(content, 'latin1')

test.each([
  ['a PDF', '%PDF-1.7\n1 0 obj\n%%EOF\n', true],
  ['a PDF 2', `%PDF-2.0\n${' '.repeat(5000)}%%EOF`, true],
  ['a cut PDF', `%PDF-1.7\n%%EOF${' '.repeat(5000)}`, false],
  ['a PDF behind something else', 'GIF89a%PDF-1.7\n%%EOF', false],
  ['a name alone', '%PDF-', false],
  ['a page', '<html>%PDF-1.7 %%EOF', false],
  ['nothing', '', false],
])('R18 %s: %s', (_, content, expected) => expect(isPdf(text(content))).toBe(expected))

test.each([
  ['Odpis KRS.pdf', 'application/pdf', 'Odpis KRS.pdf'],
  ['dowód.JPG', 'image/webp', 'dowód.webp'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\umowa.pdf', 'application/pdf', 'umowa.pdf'],
  ['faktura.pdf.exe', 'application/pdf', 'faktura.pdf.pdf'],
  ['umowa\u202Efdp.exe', 'application/pdf', 'umowafdp.pdf'],
  ['.htaccess', 'application/pdf', 'document.pdf'],
  ['<b>"x"</b>', 'application/pdf', 'b.pdf'],
  ['a\r\nset-cookie: x', 'application/pdf', 'aset-cookie x.pdf'],
])('R18 %j as %s is kept as %j', (given, media, name) => expect(documentName(given, media)).toBe(name))
