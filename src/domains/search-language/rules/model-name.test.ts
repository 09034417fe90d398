import { expect, test } from 'vitest'
import { modelName } from './model-name.ts'

test.each([
  ['Lenovo ThinkPad T480 Core i5-8350U', 'Lenovo ThinkPad T480'],
  ['Apple iPhone 12 Pro Max', 'Apple iPhone 12 Pro Max'],
  ['Dell Latitude 7280 12,5″ Core i7-7600U 8 GB / 256 GB SSD', 'Dell Latitude 7280'],
  ['Słuchawki Sony WH-1000XM4', 'Słuchawki Sony WH-1000XM4'],
  ['Samsung Galaxy S21 FE 8/256 GB', 'Samsung Galaxy S21 FE'],
  ['Monitor', null],
])('%s is called %s', (title, name) => expect(modelName(title)).toBe(name))
