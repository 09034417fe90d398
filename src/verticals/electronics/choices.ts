import { type Choice, text } from '../seed.ts'

/** Choices of the enums that several categories share. Values are stable: products refer to them. */
export const CPU_FAMILIES: readonly Choice[] = [
  ['core_i3', 'Intel Core i3'],
  ['core_i5', 'Intel Core i5'],
  ['core_i7', 'Intel Core i7'],
  ['core_i9', 'Intel Core i9'],
  ['core_3', 'Intel Core 3'],
  ['core_5', 'Intel Core 5'],
  ['core_7', 'Intel Core 7'],
  ['core_9', 'Intel Core 9'],
  ['core_ultra', 'Intel Core Ultra'],
  ['core_m', 'Intel Core m'],
  ['xeon', 'Intel Xeon'],
  ['pentium', 'Intel Pentium'],
  ['celeron', 'Intel Celeron'],
  ['atom', 'Intel Atom'],
  ['ryzen_3', 'AMD Ryzen 3'],
  ['ryzen_5', 'AMD Ryzen 5'],
  ['ryzen_7', 'AMD Ryzen 7'],
  ['ryzen_9', 'AMD Ryzen 9'],
  ['epyc', 'AMD EPYC'],
  ['amd_a', 'AMD A / E / FX'],
  ['apple_m', 'Apple M'],
  ['arm', 'ARM'],
]

export const RAM_TYPES: readonly Choice[] = [
  ['ddr3', 'DDR3'],
  ['ddr3l', 'DDR3L'],
  ['ddr4', 'DDR4'],
  ['ddr5', 'DDR5'],
  ['lpddr3', 'LPDDR3'],
  ['lpddr4x', 'LPDDR4X'],
  ['lpddr5', 'LPDDR5/5X'],
  ['unified', 'Zunifikowana', 'Unified', 'Gemeinsam'],
]

export const STORAGE_TYPES: readonly Choice[] = [
  ['nvme', 'SSD NVMe', 'NVMe SSD'],
  ['ssd', 'SSD SATA', 'SATA SSD'],
  ['hdd', 'Dysk talerzowy', 'Hard disk', 'Festplatte'],
  ['ssd_hdd', 'SSD + dysk talerzowy', 'SSD + hard disk', 'SSD + Festplatte'],
  ['hybrid', 'Hybrydowy', 'Hybrid'],
  ['flash', 'Flash'],
  ['emmc', 'eMMC'],
]

export const RESOLUTIONS: readonly Choice[] = [
  ['hd', 'HD 1366 × 768'],
  ['hd_plus', 'HD+ 1440–1600 × 900'],
  ['sxga', '1280 × 1024'],
  ['fhd', 'Full HD 1920 × 1080'],
  ['wuxga', 'WUXGA 1920 × 1200'],
  ['qhd', 'QHD 2160–2560 × 1440'],
  ['wqxga', 'WQXGA 2256–2880 × 1440–1864'],
  ['qhd_plus', 'QHD+ 2880–3200 × 1800–2000'],
  ['ultrawide', 'UltraWide 2560–3440 × 1080–1440'],
  ['uhd', '4K 3456–3840 × 2160–2400'],
  ['uhd5k', '5K / 6K'],
  ['wxga', 'WXGA 1280 × 800'],
]

export const PANELS: readonly Choice[] = [
  ['ips', 'IPS'],
  ['va', 'VA'],
  ['tn', 'TN'],
  ['oled', 'OLED / AMOLED'],
  ['miniled', 'Mini LED'],
  ['lcd', 'LCD'],
]

export const GPU_TYPES: readonly Choice[] = [
  ['integrated', 'Zintegrowana', 'Integrated', 'Integriert'],
  ['dedicated', 'Dedykowana', 'Dedicated', 'Dediziert'],
]

export const KEYBOARD_LAYOUTS: readonly Choice[] = [
  ['qwerty_pl', 'QWERTY polski (programisty)', 'QWERTY Polish (programmer)', 'QWERTY polnisch (Programmierer)'],
  ['qwerty_us', 'QWERTY amerykański', 'QWERTY US', 'QWERTY US'],
  ['qwerty_uk', 'QWERTY brytyjski', 'QWERTY UK', 'QWERTY UK'],
  ['qwertz_de', 'QWERTZ niemiecki', 'QWERTZ German', 'QWERTZ deutsch'],
  ['azerty_fr', 'AZERTY francuski', 'AZERTY French', 'AZERTY französisch'],
  ['qwerty_nordic', 'QWERTY nordycki', 'QWERTY Nordic', 'QWERTY nordisch'],
  ['qwerty_pl_stickers', 'QWERTY z naklejkami PL', 'QWERTY with stickers', 'QWERTY mit Aufklebern'],
]

/** Days named by the maker. */
const WINDOWS_10_ENDED = text(
  'wsparcie producenta skończyło się 14.10.2025',
  'the maker’s support ended on 14 October 2025',
  'Support des Herstellers endete am 14.10.2025',
)
const WINDOWS_7_ENDED = text(
  'wsparcie producenta skończyło się 14.01.2020',
  'the maker’s support ended on 14 January 2020',
  'Support des Herstellers endete am 14.01.2020',
)

export const OPERATING_SYSTEMS: readonly Choice[] = [
  ['windows_11_pro', 'Windows 11 Pro'],
  ['windows_11_home', 'Windows 11 Home'],
  ['windows_10_pro', 'Windows 10 Pro', undefined, undefined, WINDOWS_10_ENDED],
  ['windows_10_home', 'Windows 10 Home', undefined, undefined, WINDOWS_10_ENDED],
  ['windows_7_pro', 'Windows 7 Pro', undefined, undefined, WINDOWS_7_ENDED],
  ['macos', 'macOS'],
  ['chrome_os', 'ChromeOS'],
  ['linux', 'Linux'],
  ['android', 'Android'],
  ['ios', 'iOS / iPadOS'],
  ['proprietary', 'Własny producenta', 'Maker’s own', 'Herstellereigen'],
  ['none', 'Bez systemu', 'No system', 'Ohne System'],
]

export const COLORS: readonly Choice[] = [
  ['black', 'Czarny', 'Black', 'Schwarz'],
  ['graphite', 'Grafitowy', 'Graphite', 'Graphit'],
  ['gray', 'Szary', 'Grey', 'Grau'],
  ['silver', 'Srebrny', 'Silver', 'Silber'],
  ['white', 'Biały', 'White', 'Weiß'],
  ['gold', 'Złoty', 'Gold', 'Gold'],
  ['rose', 'Różowy', 'Pink', 'Rosa'],
  ['red', 'Czerwony', 'Red', 'Rot'],
  ['orange', 'Pomarańczowy', 'Orange', 'Orange'],
  ['yellow', 'Żółty', 'Yellow', 'Gelb'],
  ['green', 'Zielony', 'Green', 'Grün'],
  ['blue', 'Niebieski', 'Blue', 'Blau'],
  ['purple', 'Fioletowy', 'Purple', 'Violett'],
]

export const MOUNTS: readonly Choice[] = [
  ['canon_ef', 'Canon EF'],
  ['canon_efs', 'Canon EF-S'],
  ['canon_rf', 'Canon RF'],
  ['nikon_f', 'Nikon F'],
  ['nikon_z', 'Nikon Z'],
  ['sony_e', 'Sony E'],
  ['fuji_x', 'Fujifilm X'],
  ['mft', 'Micro 4/3', 'Micro Four Thirds'],
  ['leica_l', 'Leica L'],
  ['pentax_k', 'Pentax K'],
  ['fixed', 'Stały obiektyw', 'Fixed lens', 'Festes Objektiv'],
]

export const SENSORS: readonly Choice[] = [
  ['full_frame', 'Pełna klatka', 'Full frame', 'Vollformat'],
  ['aps_c', 'APS-C'],
  ['mft', 'Micro 4/3', 'Micro Four Thirds'],
  ['one_inch', '1″'],
  ['compact', 'Mniejsza niż 1″', 'Smaller than 1″', 'Kleiner als 1″'],
]

export const PORT_SPEEDS: readonly Choice[] = [
  ['100m', '100 Mb/s'],
  ['1g', '1 Gb/s'],
  ['2_5g', '2,5 Gb/s', '2.5 Gb/s', '2,5 Gb/s'],
  ['10g', '10 Gb/s'],
  ['25g', '25 Gb/s'],
]

export const WIFI: readonly Choice[] = [
  ['wifi_4', 'Wi-Fi 4'],
  ['wifi_5', 'Wi-Fi 5'],
  ['wifi_6', 'Wi-Fi 6'],
  ['wifi_6e', 'Wi-Fi 6E'],
  ['wifi_7', 'Wi-Fi 7'],
]
