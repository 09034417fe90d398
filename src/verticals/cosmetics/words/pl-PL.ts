import type { OwnWords } from '../../../i18n/languages.ts'

/** What cosmetics say in another way than used technology. */
export const texts = {
  meta: {
    startTitle: 'Kosmetyki wielu marek i wielu sprzedawców',
    startText:
      'Pielęgnacja, makijaż i zapachy z podanym składem, terminem ważności i dostawą do paczkomatu lub pod drzwi.',
    listCategoryText: 'Wszystkie kategorie kosmetyków w jednym miejscu.',
    catalogText: 'Szukaj kosmetyków według ceny, rodzaju skóry i składników.',
    registerCompanyText: 'Zarejestruj firmę i sprzedawaj kosmetyki.',
  },
  shell: {
    searchPlaceholder: 'Np. krem z filtrem do 60 zł',
    stateUsed: 'Otwarty',
    stateDamaged: 'Uszkodzone opakowanie',
    stateNewText: 'Nowy, w nienaruszonym opakowaniu.',
    stateUsedText: 'Opakowanie otwarto. Ile zostało, mówi klasa.',
    stateDamagedText: 'Opakowanie ma wadę, którą opisał sprzedawca. Przeczytaj opis przed zakupem.',
    gradeOpenBox: 'Otwarty karton',
    gradeA: 'Niemal pełny',
    gradeB: 'Napoczęty',
    gradeC: 'W połowie',
    gradeD: 'Końcówka',
    gradeRepairable: 'Bez kartonu',
    gradeForParts: 'Po terminie, do kolekcji',
    gradeOpenBoxText: 'Karton otwarto, zawartości nie użyto.',
    gradeAText: 'Zostało co najmniej 90 % zawartości.',
    gradeBText: 'Zostało co najmniej 60 % zawartości.',
    gradeCText: 'Zostało co najmniej 40 % zawartości.',
    gradeDText: 'Zostało mniej niż 40 % zawartości.',
    gradeRepairableText: 'Bez kartonu lub z uszkodzonym zamknięciem; zawartość bez wad.',
    gradeForPartsText: 'Nie do użycia, sprzedawany jako opakowanie.',
  },
  cart: {
    emptyText: 'Zacznij od katalogu: każda oferta mówi, co jest w środku, kto to sprzedaje i kiedy dotrze.',
  },
  catalog: {
    example1: 'krem z filtrem do 60 zł',
    example2: 'serum z retinolem',
    example3: 'szampon bez SLS',
    example4: 'perfumy 50 ml',
    trustTitle: 'Zanim kupisz coś na swoją skórę',
    trustState: 'Skład przy każdej ofercie',
    trustStateText:
      'Sprzedawca podaje składniki, pojemność i termin ważności. Wady opakowania są wymienione w ofercie.',
    trustWarrantyText: 'Za zgodność towaru z umową sprzedawca odpowiada wobec konsumenta dwa lata.',
  },
  companyForm: {
    intro: 'Sprzedawaj kosmetyki w całej Polsce. Rejestracja ma kilka kroków i możesz do niej wrócić w tej karcie.',
  },
  filters: {
    state_used: 'Otwarty',
    state_damaged: 'Uszkodzone opakowanie',
  },
  feeds: {
    state_used: 'Otwarte',
    state_damaged: 'Z uszkodzonym opakowaniem',
  },
  product: {
    composition: 'Skład',
  },
  offer: {
    composition: 'Skład',
  },
  terms: {
    certificate2Text:
      'Sprzedawca oświadcza, że oferuje wyłącznie kosmetyki zgodne z prawem Unii Europejskiej, zgłoszone i przed upływem terminu ważności.',
  },
} satisfies OwnWords
