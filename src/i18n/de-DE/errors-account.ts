import type { accountErrors as master } from '../pl-PL/errors-account.ts'
import type { Same } from '../shape.ts'

/** Failures around accounts, addresses and mail. */
export const accountErrors: Same<typeof master> = {
  username_taken: 'Dieser Benutzername ist vergeben',
  password_weak: 'Dieses Passwort ist leicht zu erraten. Wählen Sie ein längeres oder weniger naheliegendes.',
  password_wrong: 'Das Passwort ist falsch',
  second_factor_required: 'Geben Sie den Code aus Ihrer Authenticator-App ein',
  second_factor_wrong: 'Dieser Code ist falsch oder schon benutzt',
  second_factor_off: 'Der zweite Faktor ist nicht eingeschaltet',
  authenticator_exists: 'Eine Authenticator-App ist bereits verbunden',
  account_unverified: 'Das Konto ist noch nicht bestätigt. Geben Sie den Code aus der E-Mail ein.',
  confirmation_required: 'Bestätigen Sie das mit Ihrem Passwort',
  too_many_notes: 'Zu dieser Person gibt es bereits {{count}} Notizen, mehr sind nicht möglich',
  operator_second_factor:
    'Für den Betrieb des Marktplatzes brauchen Sie einen zweiten Faktor. Richten Sie ihn in Ihrem Konto unter „Sicherheit“ ein.',
  code_expired: 'Der Code ist abgelaufen. Fordern Sie einen neuen an.',
  email_token_invalid: 'Dieser Link ist falsch oder abgelaufen',
  session_not_found: 'Diese Sitzung gibt es nicht',
  passkey_refused: 'Der Passkey wurde nicht angenommen. Versuchen Sie es noch einmal.',
  passkey_not_found: 'Diesen Passkey gibt es nicht',
  too_many_passkeys: 'Sie haben bereits die größtmögliche Zahl an Passkeys. Entfernen Sie zuerst einen.',
  user_not_found: 'Diesen Nutzer gibt es nicht',
  last_operator: 'Das ist der letzte Betreiber: Ernenne zuerst einen anderen',
  status_conflict: 'Das geht im jetzigen Zustand nicht. Laden Sie die Seite neu.',
  not_a_picture: 'Das ist kein Bild im Format JPEG, PNG, WebP oder AVIF',
  picture_too_big: 'Das Bild hat zu viele Pixel',
  too_many_addresses: 'Sie können höchstens 20 Einträge behalten. Entfernen Sie zuerst einen.',
  address_not_found: 'Diesen Eintrag gibt es nicht',
  mail_not_found: 'Diese Nachricht gibt es nicht',
  mail_erased: 'Der Inhalt dieser Nachricht wurde bereits gelöscht',
  mail_not_configured: 'Es ist kein Mailserver eingerichtet',
}
