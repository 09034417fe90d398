import { describe, expect, test } from 'vitest'
import { memoryFacts, storageFacts } from './facts-memory.ts'
import { processorFacts } from './facts-processor.ts'
import { screenFacts } from './facts-screen.ts'
import { graphicsFacts, systemFacts } from './facts-system.ts'

describe('E07 facts from free wording', () => {
  test.each([
    ['Intel Core i5 7200U 2.5GHz', { cpu_model: 'Core i5 7200U', cpu_family: 'core_i5' }],
    ['Intel Core i5 2.3GHz', { cpu_model: 'Core i5 2.3GHz', cpu_family: 'core_i5' }],
    ['Intel Core M m3 1.2GHz', { cpu_model: 'Core M m3', cpu_family: 'core_m' }],
    ['Intel Core 5 120U 1.4GHz', { cpu_model: 'Core 5 120U', cpu_family: 'core_5' }],
    ['AMD A9-Series 9420 3GHz', { cpu_model: 'AMD A9-Series 9420', cpu_family: 'amd_a' }],
    ['AMD Ryzen 1700 3GHz', { cpu_model: 'AMD Ryzen 1700', cpu_family: 'ryzen_7' }],
    ['Intel Celeron Dual Core N3350 1.1GHz', { cpu_model: 'Celeron N3350', cpu_family: 'celeron', cores: 2 }],
    ['Intel Xeon E3-1505M V6 3GHz', { cpu_model: 'Xeon E3-1505M V6', cpu_family: 'xeon' }],
    ['Samsung Cortex A72&A53 2.0GHz', { cpu_model: 'Samsung Cortex A72&A53 2.0GHz', cpu_family: 'arm' }],
    ['', {}],
  ])('processor %s', (text, facts) => expect(processorFacts(text)).toEqual(facts))
  test.each([
    ['128GB SSD +  1TB HDD', { storage_gb: 1128, storage_type: 'ssd_hdd' }],
    ['256GB SSD +  256GB SSD', { storage_gb: 512, storage_type: 'ssd' }],
    ['1.0TB Hybrid', { storage_gb: 1000, storage_type: 'hybrid' }],
    ['512GB SSD +  1.0TB Hybrid', { storage_gb: 1512, storage_type: 'ssd_hdd' }],
    ['32GB Flash Storage', { storage_gb: 32, storage_type: 'flash' }],
    ['SSD NVMe 512 GB', { storage_gb: 512, storage_type: 'nvme' }],
    ['512', { storage_gb: 512 }],
    ['1,5 TB HDD', { storage_gb: 1500, storage_type: 'hdd' }],
    ['2 terabajty', { storage_gb: 2000 }],
    ['1 TiB NVMe', { storage_gb: 1000, storage_type: 'nvme' }],
    ['none', {}],
  ])('storage %s', (text, facts) => expect(storageFacts(text)).toEqual(facts))
  test.each([
    ['IPS Panel Full HD / Touchscreen 1920x1080', { resolution: 'fhd', panel: 'ips', touch: true }],
    ['1366x768', { resolution: 'hd', touch: false }],
    ['IPS Panel Retina Display 2304x1440', { resolution: 'wqxga', panel: 'ips', touch: false }],
    ['IPS Panel Full HD 2560x1440', { resolution: 'qhd', panel: 'ips', touch: false }],
    ['4K OLED', { resolution: 'uhd', panel: 'oled', touch: false }],
    ['matowa', {}],
  ])('screen %s', (text, facts) => expect(screenFacts(text)).toEqual(facts))
  test('memory, graphics, system', () => {
    expect(memoryFacts('8GB')).toEqual({ ram_gb: 8 })
    expect(memoryFacts('16 GB DDR4-2400')).toEqual({ ram_gb: 16, ram_type: 'ddr4' })
    expect(graphicsFacts('Nvidia GeForce GTX 1050')).toEqual({
      gpu_model: 'NVIDIA GeForce GTX 1050',
      gpu_type: 'dedicated',
    })
    expect(graphicsFacts('AMD Radeon R5')).toEqual({ gpu_model: 'AMD Radeon R5', gpu_type: 'integrated' })
    expect(['Windows 10', 'No OS', 'Mac OS X', 'Windows 10 S', 'BeOS'].map((text) => systemFacts(text).os)).toEqual([
      'windows_10_home',
      'none',
      'macos',
      'windows_10_home',
      undefined,
    ])
  })
})
