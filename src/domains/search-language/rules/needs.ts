/** What people want a thing for, and what is better for it: conditions that put fitting offers first and leave none out. Data. */
export type Wish = { key: string; from?: number; to?: number; values?: readonly string[] }
export type Need = {
  /** Folded, in three languages. */
  words: string
  /** What is meant where no thing is named. */
  slug?: string
  wishes: readonly Wish[]
}

const SSD: Wish = { key: 'storage_type', values: ['ssd', 'nvme', 'ssd_hdd'] }
const ram = (from: number): Wish => ({ key: 'ram_gb', from })
const FAST: Wish = {
  key: 'cpu_family',
  values: ['core_i7', 'core_i9', 'core_7', 'core_9', 'core_ultra', 'ryzen_7', 'ryzen_9', 'apple_m'],
}
const GRAPHICS: Wish = { key: 'gpu_type', values: ['dedicated'] }
const LIGHT: Wish = { key: 'weight_kg', to: 1.5 }
const battery = (from: number): Wish => ({ key: 'battery_health', from })

export const NEEDS: Readonly<Record<string, Need>> = {
  studies: {
    words:
      'na studia, do szkoly, do nauki, dla studenta, dla studentki, dla ucznia, na uczelnie, for studies, for studying, for university, for uni, for college, for school, for students, for a student, furs studium, fur studium, fur das studium, fur die uni, fur studenten, fur die schule, fur schuler',
    slug: 'laptops',
    wishes: [ram(8), SSD, { key: 'weight_kg', to: 1.8 }, battery(80)],
  },
  programming: {
    words:
      'do programowania, dla programisty, do kodowania, for programming, for coding, for developers, for a developer, zum programmieren, furs programmieren, fur programmierer, fur entwickler',
    slug: 'laptops',
    wishes: [ram(16), SSD, FAST, { key: 'screen_in', from: 14 }],
  },
  video: {
    words:
      'do montazu, do montazu wideo, do montazu filmow, do obrobki wideo, do obrobki zdjec, do grafiki, dla grafika, for video editing, video editing, for photo editing, photo editing, for editing, fur videoschnitt, zum videoschnitt, videoschnitt, fur bildbearbeitung, bildbearbeitung',
    slug: 'laptops',
    wishes: [ram(16), GRAPHICS, FAST, { key: 'storage_gb', from: 500 }, { key: 'resolution', values: ['qhd', 'uhd'] }],
  },
  games: {
    words:
      'gaming, gamingowy, gamingowa, gamingowe, do gier, do grania, dla gracza, for gaming, for games, zum zocken, zum spielen, fur spiele, furs gaming',
    wishes: [GRAPHICS, ram(16), { key: 'refresh_hz', from: 120 }, FAST],
  },
  office: {
    words:
      'do biura, do pracy, do pracy zdalnej, do pracy biurowej, na home office, dla firmy, for work, for office, for the office, for home office, for business, furs buro, fur das buro, fur die arbeit, zum arbeiten, furs homeoffice, fur homeoffice',
    wishes: [ram(8), SSD, { key: 'os', values: ['windows_11_pro', 'windows_11_home'] }],
  },
  senior: {
    words:
      'dla seniora, dla seniorki, dla seniorow, dla babci, dla dziadka, dla mamy, dla taty, dla rodzicow, for seniors, for a senior, for grandma, for grandpa, for elderly, for my parents, fur senioren, fur oma, fur opa, fur altere',
    wishes: [{ key: 'screen_in', from: 6 }, battery(85), { key: 'grade', values: ['openBox', 'A', 'B'] }],
  },
  child: {
    words:
      'dla dziecka, dla dzieci, dla syna, dla corki, for kids, for a kid, for children, for a child, fur kinder, furs kind, fur mein kind',
    wishes: [battery(80), { key: 'grade', values: ['B', 'C'] }],
  },
  travel: {
    words: 'w podroz, do podrozy, na wyjazdy, for travel, for travelling, fur reisen, fur unterwegs, zum reisen',
    wishes: [LIGHT, battery(85)],
  },
  light: {
    words: 'lekki, lekka, lekkie, lekkiego, lekkich, lightweight, leicht, leichter, leichtes, leichte, leichten',
    wishes: [LIGHT],
  },
  camera: {
    words:
      'z dobrym aparatem, dobry aparat, z dobra kamera, dobra kamera, do zdjec, do robienia zdjec, with a good camera, with good camera, good camera, for photos, for taking photos, mit guter kamera, gute kamera, zum fotografieren',
    slug: 'phones',
    wishes: [{ key: 'megapixels', from: 48 }],
  },
  battery: {
    words:
      'z dobra bateria, dobra bateria, z mocna bateria, dlugo trzymajacy, good battery, with good battery, long battery life, good battery life, guter akku, mit gutem akku, lange akkulaufzeit',
    wishes: [battery(90)],
  },
}
