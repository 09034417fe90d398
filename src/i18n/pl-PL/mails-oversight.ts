import type { MailWords } from '../mail-words.ts'

/** Mails about what the operator decides of a company after letting it in. */
export const oversightMails = {
  companyEndPlanned: {
    subject: 'Zakończenie współpracy z firmą {{company}}',
    lines: [
      'Operator serwisu {{market}} zaplanował zakończenie współpracy z firmą {{company}}. Poniżej są powody, termin i to, co można zrobić.',
      'Po tym terminie oferty znikną z katalogu. Złożone zamówienia trzeba zrealizować, a należne pieniądze zostaną wypłacone.',
    ],
    button: 'Otwórz dane firmy',
  },
  companyEnded: {
    subject: 'Współpraca z firmą {{company}} jest zakończona',
    lines: [
      'Operator serwisu {{market}} zakończył współpracę z firmą {{company}}. Jej oferty nie są już widoczne.',
      'Złożone zamówienia trzeba zrealizować, a należne pieniądze zostaną wypłacone.',
    ],
    button: 'Otwórz dane firmy',
  },
  companyEndCalledOff: {
    subject: 'Współpraca z firmą {{company}} trwa dalej',
    lines: ['Operator serwisu {{market}} odwołał zakończenie współpracy z firmą {{company}}.'],
    button: 'Otwórz dane firmy',
  },
  companyEndAnswered: {
    subject: 'Odpowiedź na odwołanie firmy {{company}}',
    lines: ['Rozpatrzyliśmy odwołanie firmy {{company}}.'],
    button: 'Otwórz dane firmy',
  },
  documentAsked: {
    subject: 'Potrzebny dokument firmy {{company}}',
    lines: ['Operator serwisu {{market}} prosi firmę {{company}} o dokument.'],
    button: 'Dodaj dokument',
  },
  companyIdentityChanged: {
    subject: 'Zmieniono dane firmy {{company}}',
    lines: [
      'Operator serwisu {{market}} zmienił dane firmy {{company}}, których nie może ona już zmienić sama.',
      'Powód: {{reason}}',
    ],
    button: 'Otwórz dane firmy',
  },
  draftRemoved: {
    subject: 'Rejestracja firmy {{company}} została usunięta',
    lines: [
      'Operator serwisu {{market}} usunął rozpoczętą rejestrację firmy {{company}}, bo nie może ona zajmować tego numeru podatkowego.',
      'Powód: {{reason}}',
    ],
    after: ['Jeśli to pomyłka, odpowiedz na adres podany poniżej.'],
  },
  taxDataWanted: {
    subject: 'Dane podatkowe firmy {{company}}',
    lines: [
      'Serwis {{market}} musi raz w roku podać urzędowi skarbowemu dane sprzedawców (DAC7). Brakuje kilku danych firmy {{company}}.',
      'To zajmie kilka minut.',
    ],
    button: 'Uzupełnij dane',
  },
  taxDataWantedAgain: {
    subject: 'Drugie przypomnienie: dane podatkowe firmy {{company}}',
    lines: [
      'Wciąż brakuje danych firmy {{company}}, które {{market}} musi podać urzędowi skarbowemu.',
      'Jeśli ich nie będzie, wypłaty dla firmy mogą zostać wstrzymane.',
    ],
    button: 'Uzupełnij dane',
  },
  taxPayoutsHeld: {
    subject: 'Wypłaty dla firmy {{company}} czekają na dane',
    lines: [
      'Mimo dwóch próśb brakuje danych firmy {{company}} dla urzędu skarbowego. Do ich uzupełnienia {{market}} nie robi firmie wypłat.',
      'Pieniądze nie przepadają: po uzupełnieniu danych trafią do najbliższej paczki wypłat.',
    ],
    button: 'Uzupełnij dane',
  },
  taxReportSent: {
    subject: 'Kopia raportu podatkowego za {{year}} r.',
    lines: [
      '{{market}} podał urzędowi skarbowemu dane firmy {{company}} za {{year}} r. Kopia tego, co podano, czeka na stronie firmy.',
    ],
    button: 'Otwórz kopię',
  },
  dataExportReady: {
    subject: 'Kopia danych jest gotowa: {{name}}',
    lines: ['Kopia danych, o którą prosisz ({{name}}), jest do pobrania przez {{days}}. Potem ją usuniemy.'],
    button: 'Pobierz kopię',
  },
} as const satisfies Record<string, MailWords>
