import type { MailWords } from '../mail-words.ts'
import { messageMails } from './mails-messages.ts'
import { moderationMails } from './mails-moderation.ts'
import { orderStepMails } from './mails-orders.ts'
import { oversightMails } from './mails-oversight.ts'
import { purchaseMails } from './mails-purchases.ts'
import { wishMails } from './mails-wishes.ts'

/** What every mail carries: greeting, the names of times and roles, the lines at its end. */
export const mailFrame = {
  greeting: 'Cześć {{firstName}}!',
  greetingPlain: 'Dzień dobry!',
  code: 'Twój kod',
  linkBelow: 'Jeśli przycisk nie działa, otwórz ten adres w przeglądarce:',
  unsubscribe: 'Nie przysyłajcie mi takich wiadomości',
  automatic: 'Ta wiadomość została wysłana automatycznie. W razie pytań napisz na {{email}}.',
  minutes_one: '{{count}} minutę',
  minutes_few: '{{count}} minuty',
  minutes_many: '{{count}} minut',
  minutes_other: '{{count}} minuty',
  hours_one: '{{count}} godzinę',
  hours_few: '{{count}} godziny',
  hours_many: '{{count}} godzin',
  hours_other: '{{count}} godziny',
  days_one: '{{count}} dzień',
  days_few: '{{count}} dni',
  days_many: '{{count}} dni',
  days_other: '{{count}} dnia',
  role_owner: 'właściciel',
  role_manager: 'menedżer',
  role_warehouse: 'magazyn',
  role_accountant: 'księgowość',
} as const

/** Mails to people, by template. Names in braces are filled in. */
export const mails = {
  verifyAccount: {
    subject: 'Potwierdź swoje konto',
    lines: [
      'Dziękujemy za rejestrację w serwisie {{market}}. Wpisz ten kod na stronie potwierdzenia albo naciśnij przycisk.',
    ],
    button: 'Potwierdź konto',
    after: [
      'Kod jest ważny przez {{hours}}.',
      'Jeśli to nie Ty zakładasz konto, zignoruj tę wiadomość: bez potwierdzenia konto nie zadziała.',
    ],
  },
  recoverPassword: {
    subject: 'Ustaw nowe hasło',
    lines: ['Ktoś, prawdopodobnie Ty, poprosił o nowe hasło do Twojego konta w serwisie {{market}}.'],
    button: 'Ustaw nowe hasło',
    after: [
      'Link jest ważny przez {{minutes}} i działa tylko raz.',
      'Jeśli to nie Ty, nie musisz nic robić: Twoje hasło się nie zmieniło.',
    ],
  },
  passwordChanged: {
    subject: 'Twoje hasło zostało zmienione',
    lines: [
      'Hasło do Twojego konta w serwisie {{market}} zostało właśnie zmienione, a wszystkie inne sesje zakończone.',
      'Jeśli to nie Ty, od razu ustaw nowe hasło przez „Nie pamiętam hasła” na stronie logowania i napisz do nas.',
    ],
  },
  testMail: {
    subject: 'Wiadomość próbna',
    lines: ['Ta wiadomość jest próbą: serwis {{market}} wysyła pocztę.'],
  },
  emailChangeOld: {
    subject: 'Potwierdź zmianę adresu e-mail',
    lines: [
      'Na Twoim koncie w serwisie {{market}} poproszono o zmianę adresu e-mail na {{newEmail}}.',
      'Zmiana nastąpi, gdy potwierdzisz ją pod obydwoma adresami. To wiadomość na dotychczasowy adres.',
    ],
    button: 'Potwierdź zmianę',
    after: [
      'Link jest ważny przez {{hours}}.',
      'Jeśli to nie Ty, nie klikaj: zmień hasło, bo ktoś może mieć dostęp do Twojego konta.',
    ],
  },
  emailChangeNew: {
    subject: 'Potwierdź swój nowy adres e-mail',
    lines: [
      'Ten adres ma być nowym adresem e-mail konta w serwisie {{market}}.',
      'Zmiana nastąpi, gdy zostanie potwierdzona pod obydwoma adresami, dotychczasowym i nowym.',
    ],
    button: 'Potwierdź ten adres',
    after: ['Link jest ważny przez {{hours}}.', 'Jeśli to nie Twoje konto, zignoruj tę wiadomość.'],
  },
  emailChanged: {
    subject: 'Twój adres e-mail został zmieniony',
    lines: [
      'Adres e-mail Twojego konta w serwisie {{market}} to teraz {{newEmail}}. Od dziś piszemy i logujesz się właśnie nim.',
      'Jeśli to nie Ty, napisz do nas od razu.',
    ],
  },
  secondFactorOn: {
    subject: 'Logowanie dwuetapowe jest włączone',
    lines: [
      'Od teraz przy logowaniu w serwisie {{market}} poprosimy także o kod z aplikacji uwierzytelniającej.',
      'Kody zapasowe przechowuj w bezpiecznym miejscu: bez telefonu tylko nimi się zalogujesz.',
      'Jeśli to nie Ty, zmień hasło i napisz do nas.',
    ],
  },
  secondFactorOff: {
    subject: 'Logowanie dwuetapowe jest wyłączone',
    lines: [
      'Do logowania w serwisie {{market}} wystarczy teraz samo hasło. Kody zapasowe straciły ważność.',
      'Jeśli to nie Ty, zmień hasło i napisz do nas.',
    ],
  },
  secondFactorRemoved: {
    subject: 'Usunięto drugi składnik logowania',
    lines: [
      'Osoba prowadząca serwis {{market}} usunęła drugi składnik Twojego konta: aplikację z kodami, kody zapasowe i klucze dostępu. Wszystkie sesje zostały zakończone.',
      'Zaloguj się hasłem i ustaw drugi składnik od nowa. Jeśli nikt z Tobą tego nie ustalał, od razu zmień hasło i napisz do nas.',
    ],
  },
  passkeyAdded: {
    subject: 'Nowy klucz dostępu do Twojego konta',
    lines: [
      'Do Twojego konta w serwisie {{market}} dodano klucz dostępu „{{name}}”. Można się nim logować bez hasła.',
      'Jeśli to nie Ty, usuń go w ustawieniach konta, zmień hasło i napisz do nas.',
    ],
  },
  accountSuspended: {
    subject: 'Twoje konto zostało zawieszone',
    lines: [
      'Zawiesiliśmy Twoje konto w serwisie {{market}}. Logowanie nie jest teraz możliwe, wszystkie sesje zostały zakończone.',
      'Powód: {{reason}}',
      'Jeśli się z tym nie zgadzasz, napisz na adres podany poniżej.',
    ],
  },
  accountReinstated: {
    subject: 'Twoje konto znów działa',
    lines: ['Przywróciliśmy Twoje konto w serwisie {{market}}. Możesz się znowu zalogować.'],
  },
  accountDeleted: {
    subject: 'Twoje konto zostało usunięte',
    lines: [
      'Usunęliśmy Twoje konto w serwisie {{market}} wraz z danymi, adresami, koszykiem i sesjami. Tego nie da się cofnąć.',
      'Zamówienia i dokumenty sprzedaży przechowujemy tak długo, jak wymaga tego prawo podatkowe.',
      'Dziękujemy za wspólny czas.',
    ],
  },
  companyWaiting: {
    subject: 'Firma {{company}} czeka na decyzję',
    lines: ['Firma {{company}} przesłała zgłoszenie i czeka na sprawdzenie.'],
    button: 'Sprawdź zgłoszenie',
  },
  companyApproved: {
    subject: 'Firma {{company}} została zatwierdzona',
    lines: ['Sprawdziliśmy zgłoszenie firmy {{company}}. Firma może teraz działać w serwisie {{market}}.'],
    button: 'Przejdź do danych firmy',
    after: ['Sprawdź tam, czy wszystkie wymagania do sprzedaży są spełnione.'],
  },
  companyRejected: {
    subject: 'Zgłoszenie firmy {{company}} wymaga poprawek',
    lines: ['Nie możemy jeszcze zatwierdzić firmy {{company}}.', 'Powód: {{reason}}'],
    button: 'Popraw zgłoszenie',
    after: ['Po poprawkach możesz przesłać zgłoszenie ponownie.'],
  },
  companySuspended: {
    subject: 'Firma {{company}} została zawieszona',
    lines: [
      'Zawiesiliśmy firmę {{company}} w serwisie {{market}}. Jej oferty nie są teraz widoczne.',
      'Powód: {{reason}}',
      'Zamówienia już złożone trzeba zrealizować. Jeśli się z tym nie zgadzasz, napisz na adres podany poniżej.',
    ],
  },
  companyReinstated: {
    subject: 'Firma {{company}} znów działa',
    lines: ['Przywróciliśmy firmę {{company}} w serwisie {{market}}. Jej oferty są znowu widoczne.'],
  },
  bankDataChanged: {
    subject: 'Zmieniono konto bankowe firmy {{company}}',
    lines: [
      'Dnia {{at}} w serwisie {{market}} zmieniono konto, na które firma {{company}} dostaje wypłaty.',
      'Było: {{before}}. Jest: {{after}}.',
      'Wypłaty są wstrzymane do {{until}}, żeby był czas na sprzeciw.',
    ],
    button: 'Zobacz dane firmy',
    after: [
      'Jeśli nikt z Was tego nie zrobił: przywróć poprzednie konto w danych firmy, zmień hasło, sprawdź zespół i od razu napisz do nas.',
    ],
  },
  payoutPaid: {
    subject: 'Wypłata {{price}} dla firmy {{company}}',
    lines: [
      'Dnia {{on}} wysłaliśmy {{price}} na konto {{account}} firmy {{company}}.',
      'Z czego składa się wypłata, widać w serwisie {{market}}.',
    ],
    button: 'Zobacz wypłaty',
  },
  payoutReturned: {
    subject: 'Bank zwrócił wypłatę {{price}} dla firmy {{company}}',
    lines: [
      'Wypłata {{price}} na konto {{account}} firmy {{company}} nie doszła. Powód: {{reason}}',
      'Pieniądze czekają w serwisie {{market}} na kolejną wypłatę. Sprawdź numer konta w danych firmy.',
    ],
    button: 'Zobacz wypłaty',
  },
  apiKeyCreated: {
    subject: 'Nowy klucz API firmy {{company}}',
    lines: [
      'W serwisie {{market}} utworzono klucz API „{{name}}” firmy {{company}}. Programy, które go znają, mogą działać w imieniu firmy w granicach jego uprawnień.',
    ],
    button: 'Zobacz klucze API',
    after: ['Jeśli nikt z Was go nie tworzył, od razu unieważnij klucz, zmień hasło i napisz do nas.'],
  },
  apiKeyRotated: {
    subject: 'Klucz API „{{name}}” ma nową wartość',
    lines: [
      'Klucz API „{{name}}” firmy {{company}} w serwisie {{market}} dostał nową wartość. Poprzednia przestanie działać w wybranym terminie.',
    ],
    button: 'Zobacz klucze API',
    after: ['Jeśli nikt z Was tego nie zrobił, od razu unieważnij klucz, zmień hasło i napisz do nas.'],
  },
  teamInvitation: {
    subject: 'Zaproszenie do zespołu {{company}}',
    lines: [
      '{{inviter}} zaprasza Cię do zespołu firmy {{company}} w serwisie {{market}}. Twoja rola: {{role}}.',
      'Aby dołączyć, zaloguj się na konto z tym adresem e-mail albo je załóż.',
    ],
    button: 'Zobacz zaproszenie',
    after: ['Zaproszenie jest ważne przez {{days}}.', 'Jeśli nie znasz tej firmy, zignoruj tę wiadomość.'],
  },
  orderShipped: {
    subject: 'Zamówienie {{number}} jest w drodze',
    lines: [
      'Sprzedawca {{seller}} wysłał Twoje zamówienie {{number}}.',
      'Przewoźnik: {{carrier}}. Numer przesyłki: {{trackingNumber}}.',
    ],
    button: 'Zobacz zamówienie',
    after: ['Gdzie jest przesyłka, sprawdzisz u przewoźnika: {{tracking}}'],
  },
  trackingCorrected: {
    subject: 'Nowy numer przesyłki do zamówienia {{number}}',
    lines: [
      'Sprzedawca {{seller}} poprawił numer przesyłki do zamówienia {{number}}. Poprzedni numer jest nieaktualny.',
      'Przewoźnik: {{carrier}}. Numer przesyłki: {{trackingNumber}}.',
    ],
    button: 'Zobacz zamówienie',
    after: ['Gdzie jest przesyłka, sprawdzisz u przewoźnika: {{tracking}}'],
  },
  parcelOutForDelivery: {
    subject: 'Kurier jedzie z zamówieniem {{number}}',
    lines: [
      'Kurier wiezie dziś przesyłkę z Twojego zamówienia {{number}} od sprzedawcy {{seller}}.',
      'Przewoźnik: {{carrier}}. Numer przesyłki: {{trackingNumber}}.',
    ],
    button: 'Zobacz zamówienie',
    after: ['Gdzie jest przesyłka i jak zmienić jej doręczenie, sprawdzisz u przewoźnika: {{tracking}}'],
  },
  parcelReadyToCollect: {
    subject: 'Zamówienie {{number}} czeka na odbiór',
    lines: [
      'Przesyłka z Twojego zamówienia {{number}} od sprzedawcy {{seller}} czeka na odbiór.',
      'Przewoźnik: {{carrier}}. Numer przesyłki: {{trackingNumber}}.',
    ],
    button: 'Zobacz zamówienie',
    after: [
      'Kod odbioru i termin, do którego przesyłka czeka, podaje przewoźnik, zwykle SMS-em lub e-mailem: {{tracking}}',
    ],
  },
  orderSent: {
    subject: 'Zamówienie {{number}} jest w drodze',
    lines: ['Sprzedawca {{seller}} wysłał Twoje zamówienie {{number}}.', 'Numer przesyłki: {{trackingNumber}}.'],
    button: 'Zobacz zamówienie',
    after: ['W razie pytań o dostawę napisz do sprzedawcy. Kontakt znajdziesz na stronie zamówienia.'],
  },
  orderOnItsWay: {
    subject: 'Zamówienie {{number}} jest w drodze',
    lines: ['Sprzedawca {{seller}} wysłał Twoje zamówienie {{number}} własnym transportem.'],
    button: 'Zobacz zamówienie',
    after: ['W razie pytań o dostawę napisz do sprzedawcy. Kontakt znajdziesz na stronie zamówienia.'],
  },
  orderReadyReminder: {
    subject: 'Zamówienie {{number}} czeka na odbiór do {{until}}',
    lines: [
      'Twoje zamówienie {{number}} u sprzedawcy {{seller}} wciąż czeka na odbiór.',
      'Miejsce odbioru: {{place}}.',
      'Jeśli nie odbierzesz go do {{until}}, zostanie anulowane, a zapłacone pieniądze wrócą do Ciebie.',
    ],
    button: 'Zobacz zamówienie',
    after: ['Przy odbiorze podaj numer zamówienia.'],
  },
  ...wishMails,
  ...orderStepMails,
  ...moderationMails,
  ...oversightMails,
  ...purchaseMails,
  ...messageMails,
} as const satisfies Record<string, MailWords>
