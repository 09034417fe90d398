import type { MailWords } from '../mail-words.ts'

/** Mails of notices and of what people wait for. */
export const wishMails = {
  stockAlertConfirm: {
    subject: 'Potwierdź: dać znać, gdy „{{product}}” wróci?',
    lines: [
      'Ktoś podał ten adres, żeby dowiedzieć się, gdy „{{product}}” znów będzie można kupić.',
      'Jeśli to Ty, potwierdź to na stronie w ciągu {{hours}}. Damy wtedy znać jeden raz, w ciągu najwyżej {{waits}} dni.',
    ],
    button: 'Przejdź do potwierdzenia',
    after: ['Jeśli to nie Ty, nie musisz nic robić: bez potwierdzenia nic więcej nie wyślemy.'],
  },
  backInStock: {
    subject: '„{{product}}” znów jest dostępny',
    lines: ['„{{product}}” można znów kupić. Ta wiadomość przychodzi jeden raz, na Twoją prośbę.'],
    button: 'Zobacz produkt',
    after: ['Liczba sztuk jest ograniczona i nie rezerwujemy ich.'],
  },
  newNotices: {
    subject: 'Powiadomienia: {{market}}',
    lines: ['Oto, o czym chcesz od nas wiedzieć:'],
    button: 'Zobacz wszystkie',
  },
} as const satisfies Record<string, MailWords>
