import { describe, expect, test } from 'vitest'
import { findGreenClaims } from './green-claims.ts'

describe('R19 a general claim about the environment is named as it was written', () => {
  test.each([
    ['Ekologiczny laptop dla każdego', ['Ekologiczny']],
    ['proekologiczne opakowanie', ['proekologiczne']],
    ['Kupuj ekologicznie!', ['ekologicznie']],
    ['Sprzęt przyjazny dla środowiska', ['przyjazny dla środowiska']],
    ['Telefon neutralny dla klimatu', ['neutralny dla klimatu']],
    ['dostawa neutralna klimatycznie', ['neutralna klimatycznie']],
    ['zielony wybór', ['zielony wybór']],
    ['eko-produkt roku', ['eko-produkt']],
    ['An eco-friendly phone', ['eco-friendly']],
    ['environmentally friendly and biodegradable', ['environmentally friendly', 'biodegradable']],
    ['Carbon neutral delivery', ['Carbon neutral']],
    ['green technology', ['green technology']],
    ['Umweltfreundliche Verpackung', ['Umweltfreundliche']],
    ['klimaneutraler Versand', ['klimaneutraler']],
    ['CO2-neutral geliefert', ['CO2-neutral']],
    ['ökologische Hülle, grüne Energie', ['ökologische', 'grüne Energie']],
  ])('%s', (text, found) => {
    for (const words of found) expect(findGreenClaims(text).join('|')).toContain(words)
    expect(findGreenClaims(text).length).toBe(found.length)
  })
  test('twice the same is named once', () =>
    expect(findGreenClaims('Ekologiczny. EKOLOGICZNY, ekologiczny')).toEqual(['Ekologiczny']))
})

describe('R19 what claims nothing is left alone', () => {
  test.each([
    'iPhone 12 64 GB Green, zielona obudowa',
    'Epson EcoTank L3250 z trybem Eco i Eco mode',
    'ekonomiczna drukarka, economy mode, Ökonomie',
    'Rower zielony, grüne Tasche, green cable',
    'Keysight, Evergreen, Greenfield, Carbon Black, Lenovo X1 Carbon',
    'HP ENVY 5020, Samsung Eco Solution',
    'Dell z certyfikatem ENERGY STAR 8.0',
    'klimatyzator biurowy, Klima-Anlage, climate control',
    '',
  ])('%s', (text) => expect(findGreenClaims(text)).toEqual([]))
})
