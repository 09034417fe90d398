/** Failures around imports. */
export const importsErrors = {
  key_scope: 'Klucz API nie ma uprawnienia do tego działania',
} as const
