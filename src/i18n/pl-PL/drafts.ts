/** What every form says of drafts that somebody else has changed meanwhile. */
export const drafts = {
  conflictTitle: 'Ktoś inny zapisał zmiany w tym samym czasie',
  conflictText:
    'Nic nie przepadło: Twoje zmiany są nadal w formularzu. Wczytaj najnowszą wersję, a uzupełnimy ją tym, co zmieniasz.',
  conflictLoad: 'Wczytaj najnowszą wersję',
  conflictMerged: 'Wczytano najnowszą wersję. Twoje zmiany są nadal w formularzu; sprawdź je i zapisz.',
  conflictBoth: 'Te pola zmieniła też inna osoba, w formularzu stoi Twoja wersja: {{fields}}. Sprawdź je i zapisz.',
  conflictNow: 'Tak zapisano w międzyczasie:',
  conflictSave:
    'Pola, których nie zmieniasz, pokazują już nowe dane. Gdy zapiszesz, zostanie to, co jest w polach poniżej.',
} as const
