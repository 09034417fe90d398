import { expect, test } from 'vitest'
import { properCase, splitAddress } from './register-address.ts'

test.each([
  ['PL', 'PROSTA 20, 00-850 WARSZAWA', 'Prosta 20', '00-850', 'Warszawa'],
  ['PL', 'UL. DŁUGA 5/3, 31-147 KRAKÓW', 'ul. Długa 5/3', '31-147', 'Kraków'],
  ['PL', 'JANA PAWŁA II 12A LOK. 4, 43-300 BIELSKO-BIAŁA', 'Jana Pawła II 12A lok. 4', '43-300', 'Bielsko-Biała'],
  ['PL', 'WIELKA WIEŚ 12, 32-089 WIELKA WIEŚ', 'Wielka Wieś 12', '32-089', 'Wielka Wieś'],
  ['PL', '32-089 WIELKA WIEŚ', null, '32-089', 'Wielka Wieś'],
  ['AT', 'MARIAHILFER STRASSE 1\n1060 WIEN', 'Mariahilfer Strasse 1', '1060', 'Wien'],
  ['NL', '\nKEIZERSGRACHT 00123\n1015CJ AMSTERDAM\n', 'Keizersgracht 00123', '1015CJ', 'Amsterdam'],
  ['CZ', 'Vodičkova 1\n110 00 Praha 1', 'Vodičkova 1', '110 00', 'Praha 1'],
  ['PT', 'RUA A 1\n1000-001 LISBOA', 'Rua A 1', '1000-001', 'Lisboa'],
  ['FR', '1 RUE DU BAC\n75007 LE HAVRE', '1 Rue Du Bac', '75007', 'Le Havre'],
])('E06 %s: %s', (country, text, street, postalCode, city) => {
  expect(splitAddress(text, country)).toEqual({ street, postalCode, city })
})

test.each(['', 'WARSZAWA', 'PROSTA 20', '---', '00-850', 'Brīvības 1, Rīga, LV-1010'])('%s tells nothing', (text) => {
  expect(splitAddress(text, 'PL')).toEqual({ street: null, postalCode: null, city: null })
})

test('what is written in small letters stays', () => {
  expect(properCase('ul. św. Marcina, McDonald')).toBe('ul. św. Marcina, McDonald')
})
