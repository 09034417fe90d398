import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allIn, escapeXml, findIn, readXmlTree, writeXml } from './xml.ts'

test('whatever is written is read again as it was, less what no XML may hold, and ends no element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = escapeXml(text)
      expect(written).not.toMatch(/[<>"']/)
      const tree = readXmlTree(`<a><b>${written}</b><c>end</c></a>`)
      const kept = [...text.toWellFormed()].filter((sign) => escapeXml(sign) !== '').join('')
      expect(tree && findIn(tree, 'b')?.text).toBe(kept.trim())
      expect(tree && findIn(tree, 'c')?.text).toBe('end')
    }),
  )
})

test('elements keep their order, stand within each other, come several times and are left out', () => {
  expect(writeXml({ a: 'x & y', b: null, c: { d: [1, 2].map((e) => ({ e })) }, f: ['g', 'h'] })).toBe(
    '<a>x &amp; y</a><c><d><e>1</e></d><d><e>2</e></d></c><f>g</f><f>h</f>',
  )
})

test('names lose their prefix, texts are whole however long, all of a name are found', () => {
  const long = 'x'.repeat(200_000)
  const tree = readXmlTree(`<s:a xmlns:s="urn:x"><s:b>${long}</s:b><c><b><![CDATA[<&]]></b></c></s:a>`)
  expect(tree && allIn(tree, 'b').map(({ text }) => text.length)).toEqual([200_000, 2])
})

test.each([
  '',
  'Maintenance',
  '<html><br></html>',
  '<a>&nbsp;</a>',
  '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
  '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>',
  '<a>'.repeat(40) + '</a>'.repeat(40),
  `<a>${'<b/>'.repeat(20_001)}</a>`,
  '<a><b></a></b>',
  '<a>',
])('%j is no answer', (text) => {
  expect(readXmlTree(text)).toBeUndefined()
})
