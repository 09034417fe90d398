import { describe, expect, test } from 'vitest'
import { diskSizes, oneDiskSize } from '../../../values/disk-size.ts'
import { processorFamily, readProcessor } from '../../../values/processors.ts'
import { indexTerms, queryTerms } from './normalize.ts'

const finds = (q: string, text: string) => queryTerms(q).every((term) => indexTerms(text).includes(term))

describe('R05 quantities are the same however they are written', () => {
  test.each([
    ['19.5V', 'Zasilacz Dell 19,5 V 65 W', true],
    ['19,5 v', 'Zasilacz Dell 19.5V 3.34A', true],
    ['195v', 'Zasilacz Dell 19.5V 3.34A', false],
    ['3,34 A', 'Zasilacz Dell 19.5V 3.34A', true],
    ['20 V', 'Zasilacz Lenovo 20V 65W', true],
    ['20v', 'Zasilacz Lenovo 20 V', true],
    ['5 Ah', 'Bateria 5000 mAh', true],
    ['2500mah', 'Akumulator 2,5Ah', true],
    ['1,5 TB', 'Dysk 1.5TB', true],
    ['1500 gb', 'Dysk 1,5 TB', true],
    ['1536gb', 'Dysk 1,5 TB', true],
    ['1,92 TB', 'SSD 1920 GB', true],
    ['1024 mb', 'Pamięć 1 GB', true],
    ['1 gb', 'Pamięć 1024MB', true],
    ['2,4 GHz', 'Pamięć DDR4 2400 MHz', true],
    ['7,68 TB', 'SSD 7680 GB', true],
    ['15.36tb', 'SSD 15360GB', true],
    ['3200mhz', 'DDR4 3.2GHz', true],
    ['pixel 9a', 'Google Pixel 9a', true],
    ['pixel9a', 'Google Pixel 9a', true],
  ])('%s and "%s": %s', (q, text, found) => {
    expect(finds(q, text)).toBe(found)
  })
  test('a terabyte of either kind is looked for', () => {
    expect([1000, 1024, 1536, 1920, 512].map(oneDiskSize)).toEqual([1000, 1000, 1500, 1920, 512])
    expect([diskSizes(1500), diskSizes(1536), diskSizes(1024), diskSizes(1000), diskSizes(512)]).toEqual([
      [1500, 1536],
      [1500, 1536],
      [1000, 1024],
      [1000, 1024],
      [512],
    ])
  })
})

describe('R05 processors', () => {
  test.each([
    ['MacBook Pro 14 M5 16 GB', 'M5'],
    ['MacBook Pro M4 Pro 24/512', 'M4 Pro'],
    ['MacBook Pro 16 M4 Max', 'M4 Max'],
    ['ASUS Zenbook Ryzen AI 9 HX 370 32 GB', 'Ryzen AI 9 HX 370'],
    ['HP OmniBook Ryzen AI 7 350', 'Ryzen AI 7 350'],
    ['Ryzen AI Max+ 395', 'Ryzen AI Max+ 395'],
    ['Legion 7 Ryzen 9 7945HX3D RTX 4080', 'Ryzen 9 7945HX3D'],
    ['PC Ryzen 7 5800X3D', 'Ryzen 7 5800X3D'],
    ['Dell Inspiron Core 5 120U 16 GB', 'Core 5 120U'],
    ['Lenovo ThinkBook Intel® Core™ 7 processor 150U', 'Core 7 150U'],
    ['Acer Aspire Core 3 N355', 'Core 3 N355'],
    ['HP Victus Core 7 240H', 'Core 7 240H'],
    ['Laptop quad core 3 GHz', null],
    ['Dell XPS Core Ultra 7 155H', 'Ultra 7 155H'],
    ['Surface Laptop Snapdragon X Elite', 'Snapdragon X Elite'],
    ['ThinkPad T480 i5-8350U', 'i5-8350U'],
    ['ThinkPad M5 dock', null],
  ])('%s: %s', (title, model) => {
    expect(readProcessor(title)).toBe(model)
  })
  test.each([
    ['AMD Ryzen AI 9 HX 370', 'ryzen_9'],
    ['Apple M5', 'apple_m'],
    ['M5 Pro', 'apple_m'],
    ['Intel Core Ultra 5 125U', 'core_ultra'],
    ['Snapdragon X Plus', 'arm'],
    ['Intel Core 5 120U', 'core_5'],
    ['Intel® Core™ 7 processor 150U', 'core_7'],
    ['Core 3 100U 1.2GHz', 'core_3'],
    ['Intel Core 9 270H', 'core_9'],
    ['Intel Core Ultra 9 285H', 'core_ultra'],
    ['Intel Celeron Quad Core 3 GHz', 'celeron'],
    ['AMD Ryzen 9 7945HX3D', 'ryzen_9'],
  ])('imported %s is of the family %s', (text, family) => {
    expect(processorFamily(text)).toBe(family)
  })
})
