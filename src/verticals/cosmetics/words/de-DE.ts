import type { OwnWords } from '../../../i18n/languages.ts'

/** What cosmetics say in another way than used technology. */
export const texts = {
  meta: {
    startTitle: 'Kosmetik vieler Marken und vieler Händler',
    startText:
      'Pflege, Make-up und Düfte mit Inhaltsstoffen, Haltbarkeit und Lieferung an die Packstation oder die Haustür.',
    listCategoryText: 'Alle Kategorien der Kosmetik auf einen Blick.',
    catalogText: 'Kosmetik nach Preis, Hauttyp und Inhaltsstoffen suchen.',
    registerCompanyText: 'Registrieren Sie Ihre Firma und verkaufen Sie Kosmetik.',
  },
  shell: {
    searchPlaceholder: 'Z. B. Sonnencreme bis 60 zł',
    stateUsed: 'Geöffnet',
    stateDamaged: 'Beschädigte Verpackung',
    stateNewText: 'Neu, in versiegelter Verpackung.',
    stateUsedText: 'Die Verpackung wurde geöffnet. Wie viel übrig ist, sagt die Klasse.',
    stateDamagedText:
      'Die Verpackung hat einen vom Verkäufer beschriebenen Mangel. Lesen Sie die Beschreibung vor dem Kauf.',
    gradeOpenBox: 'Geöffneter Karton',
    gradeA: 'Fast voll',
    gradeB: 'Angebrochen',
    gradeC: 'Halb voll',
    gradeD: 'Rest',
    gradeRepairable: 'Ohne Karton',
    gradeForParts: 'Abgelaufen, für Sammler',
    gradeOpenBoxText: 'Der Karton wurde geöffnet, nichts wurde benutzt.',
    gradeAText: 'Mindestens 90 % sind übrig.',
    gradeBText: 'Mindestens 60 % sind übrig.',
    gradeCText: 'Mindestens 40 % sind übrig.',
    gradeDText: 'Weniger als 40 % sind übrig.',
    gradeRepairableText: 'Ohne Karton oder mit beschädigtem Verschluss; der Inhalt ist einwandfrei.',
    gradeForPartsText: 'Nicht zum Gebrauch, als Verpackung verkauft.',
  },
  cart: {
    emptyText: 'Beginnen Sie mit dem Katalog: Jedes Angebot sagt, was darin ist, wer es verkauft und wann es ankommt.',
  },
  catalog: {
    example1: 'Sonnencreme bis 60 zł',
    example2: 'Serum mit Retinol',
    example3: 'Shampoo ohne SLS',
    example4: 'Parfum 50 ml',
    trustTitle: 'Bevor Sie etwas für Ihre Haut kaufen',
    trustState: 'Inhaltsstoffe bei jedem Angebot',
    trustStateText: 'Händler nennen Inhaltsstoffe, Menge und Haltbarkeit. Mängel der Verpackung stehen im Angebot.',
    trustWarrantyText: 'Der Händler haftet Verbrauchern zwei Jahre für die Vertragsmäßigkeit.',
  },
  companyForm: {
    intro:
      'Verkaufen Sie Kosmetik in ganz Polen. Die Registrierung hat wenige Schritte; in diesem Tab können Sie jederzeit weitermachen.',
  },
  filters: {
    state_used: 'Geöffnet',
    state_damaged: 'Beschädigte Verpackung',
  },
  feeds: {
    state_used: 'Geöffnet',
    state_damaged: 'Mit beschädigter Verpackung',
  },
  product: {
    composition: 'Inhaltsstoffe',
  },
  offer: {
    composition: 'Inhaltsstoffe',
  },
  terms: {
    certificate2Text:
      'Der Verkäufer erklärt, nur Kosmetik anzubieten, die dem Recht der Europäischen Union entspricht, gemeldet und nicht abgelaufen ist.',
  },
} satisfies OwnWords
