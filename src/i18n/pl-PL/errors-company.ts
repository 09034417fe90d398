/** Failures around companies and their teams. */
export const companyErrors = {
  tax_id_invalid: 'Numer podatkowy jest nieprawidłowy',
  vat_id_invalid: 'Numer VAT UE jest nieprawidłowy',
  iban_invalid: 'Numer konta (IBAN) jest nieprawidłowy',
  bic_invalid: 'Kod BIC/SWIFT jest nieprawidłowy',
  photo_unknown: 'Wyślij zdjęcie jeszcze raz',
  changed_meanwhile:
    'Ktoś inny zmienił te dane w międzyczasie. Twoich zmian nie zapisano: odśwież i wprowadź je ponownie.',
  field_locked: 'Tego pola nie można już zmienić',
  requirements_missing: 'Brakuje jeszcze wymaganych danych lub dokumentów',
  not_a_document: 'To nie jest dokument PDF ani zdjęcie JPEG, PNG lub WebP',
  too_many_documents: 'Firma może mieć najwyżej 20 dokumentów. Usuń któryś.',
  document_not_found: 'Nie ma takiego dokumentu',
  already_member: 'Ta osoba już należy do zespołu',
  team_full: 'Zespół może mieć najwyżej 50 osób',
  invitation_not_found: 'To zaproszenie jest nieprawidłowe lub straciło ważność',
  invitation_for_other: 'To zaproszenie wysłano na inny adres e-mail niż adres Twojego konta',
  member_not_found: 'Tej osoby nie ma w zespole',
  company_needs_owner: 'Firma musi mieć właściciela. Najpierw przekaż tę rolę komuś innemu.',
  too_many_api_keys: 'Firma może mieć najwyżej 20 kluczy API. Unieważnij któryś.',
  api_key_not_found: 'Nie ma takiego klucza API',
  too_many_requests: 'Za dużo zapytań w krótkim czasie. Spróbuj ponownie za chwilę.',
} as const
