export const terms = {
  bindingNote: 'Wiążąca jest polska wersja tego tekstu.',
  contents: 'Spis treści',
  validFrom: 'Obowiązuje od {{date}}',
  ownerLine: 'Serwis prowadzi {{name}}, {{address}}, NIP {{taxId}}, e-mail {{email}}, telefon {{phone}}.',
  storeSoon: 'Odnośnik pojawi się, gdy aplikacja trafi do sklepu.',
  privacy1Title: 'Kto odpowiada za dane',
  privacy1Text:
    'Administratorem danych konta i serwisu jest prowadzący serwis. Sprzedawca, u którego kupujesz, jest odrębnym administratorem danych potrzebnych do wykonania zamówienia.',
  privacy2Title: 'Jakie dane i po co',
  privacy2Text:
    'Imię, nazwisko, adres, telefon i e-mail służą do zawarcia i wykonania umowy, dane do faktury do wypełnienia obowiązków podatkowych, dane techniczne (adres IP, czas żądania) do ochrony serwisu przed nadużyciami. Dane karty podajesz wyłącznie operatorowi płatności; my ich nie widzimy.',
  privacy3Title: 'Komu je przekazujemy',
  privacy3Text:
    'Sprzedawcy, którego towar kupujesz, przewoźnikowi, którego wybierasz, i operatorowi płatności. Nie sprzedajemy danych i nie podejmujemy decyzji wyłącznie automatycznych, które miałyby dla Ciebie skutki prawne.',
  privacy4Title: 'Jak długo je trzymamy',
  privacy4Text:
    'Dane konta do jego usunięcia. Zamówienia i faktury do upływu przedawnienia zobowiązań podatkowych, to znaczy zwykle 5 lat od końca roku, w którym powstał obowiązek. Porzucony koszyk 60 dni. Pliki wysłane w sprawach zwrotów, reklamacji i sporów do roku po zakończeniu sprawy, także po usunięciu konta, ponieważ służą do ustalenia i obrony roszczeń; z konta usuwamy od razu te ze spraw, które wycofano, i te, których z niczym nie wysłano.',
  privacy5Title: 'Twoje prawa',
  privacy5Text:
    'Możesz zażądać dostępu do danych, ich kopii, sprostowania, usunięcia i ograniczenia przetwarzania, wnieść sprzeciw oraz skargę do Prezesa Urzędu Ochrony Danych Osobowych. Napisz na adres podany poniżej.',
  privacy6Title: 'Co zapisujemy w przeglądarce',
  privacy6Text:
    'Tylko to, co konieczne: identyfikator koszyka i liczbę sztuk, listę porównania, ulubione, dopóki się nie zalogujesz, ostatnio oglądane produkty (do 12; możesz je wyczyścić, nie wysyłamy ich nikomu), wybrany wygląd, dane wpisane w formularzu zamówienia (do zamknięcia karty), a po zalogowaniu token, identyfikatory konta i firmy oraz imię (również do zamknięcia karty; przy „nie wylogowuj mnie” dłużej, do 30 dni). Jedno ciasteczko techniczne (do 400 dni) pozwala rozpoznać przeglądarkę, w której już się logowano, żeby obce próby zgadnięcia hasła nie zablokowały konta; nikogo nie śledzi i niczego nie otwiera. Drugie (rok) pamięta, jak mają być pokazywane ceny, i powstaje dopiero, gdy to wybierzesz. Nie używamy ciasteczek śledzących ani skryptów reklamowych, dlatego nie pytamy o zgodę.',
  points1Title: 'Dla konsumentów i użytkowników',
  points1Text: 'Napisz na {{email}} albo zadzwoń: {{phone}}. Odpowiada człowiek, po polsku, angielsku lub niemiecku.',
  points2Title: 'Dla organów państw, Komisji i Rady ds. Usług Cyfrowych',
  points2Text:
    'Nakazy i pytania kierujcie na {{email}}. Języki: polski, angielski, niemiecki. Nakazy dotyczące bezpieczeństwa produktów załatwiamy w 2 dni robocze, zgłoszenia bezpieczeństwa w 3.',
  points3Title: 'Zgłaszanie treści',
  points3Text:
    'Odnośnik „Zgłoś” jest przy każdej ofercie, opinii, sklepie i sprzedawcy. Zgłosić może każdy, także bez konta. Zgłoszenie potwierdzamy mailem, sprawdza je człowiek, a decyzję uzasadniamy.',
  points4Title: 'Odwołania',
  points4Text:
    'Od każdej decyzji możesz odwołać się bezpłatnie w ciągu sześciu miesięcy na stronie sprawy. Możesz też zwrócić się do certyfikowanego organu pozasądowego albo do sądu. Kto raz po raz zgłasza oczywiście bezpodstawnie, dostaje ostrzeżenie, a potem na 90 dni przestajemy przyjmować jego zgłoszenia.',
  ranking1Title: 'Gdy szukasz słowami',
  ranking1Text:
    'Najważniejsza jest trafność: jak dobrze Twoje słowa pasują do tytułu, marki, modelu i danych technicznych oferty. Tytuł i model ważą więcej niż opis. Przy podobnej trafności wyżej stoi oferta lepiej przygotowana. Z fragmentów takich jak „do 2000 zł” lub „16 GB” tworzymy filtry, które widzisz i możesz usunąć.',
  ranking2Title: 'Gdy przeglądasz kategorię',
  ranking2Text:
    'Bez słów wyżej stoją oferty lepiej przygotowane: liczą się zdjęcia, wypełnione dane techniczne, długość opisu, gwarancja i stan. Części stoją za urządzeniami. Resztę rozstrzyga stały los oferty, taki sam dla każdego, żeby podobne towary się mieszały. Możesz też wybrać kolejność według ceny albo daty wystawienia.',
  ranking3Title: 'Czego nie bierzemy pod uwagę',
  ranking3Text:
    'Sprzedawcy nie mogą zapłacić za wyższe miejsce. Wysokość prowizji, Twoje wcześniejsze wizyty, urządzenie i miejsce, w którym jesteś, nie zmieniają kolejności ani cen. Oceny kupujących widać przy ofertach, ale kolejności też nie zmieniają.',
  ranking4Title: 'Czego nie pokazujemy',
  ranking4Text: 'Na listach nie ma ofert wyprzedanych, wstrzymanych ani ofert sprzedawców, których konto zawieszono.',
  security1Title: 'Płatności',
  security1Text:
    'Płatność odbywa się na stronie operatora. Kwotę i wynik potwierdza podpisana wiadomość operatora, a nie adres, na który wracasz.',
  security2Title: 'Konta i dane',
  security2Text:
    'Hasła i tokeny przechowujemy wyłącznie jako skróty kryptograficzne. Pod adresem https połączenia są szyfrowane, a strony dopuszczają tylko nasze własne skrypty.',
  security3Title: 'Zgłoś lukę',
  security3Text:
    'Jeśli znajdziesz lukę, napisz na adres e-mail podany poniżej. Opisz kroki, daj nam rozsądny czas na poprawkę i nie zaglądaj do danych innych osób. Odpowiadamy w ciągu 3 dni roboczych.',
  ip1Title: 'Zasada',
  ip1Text:
    'Oferty nie mogą naruszać praw do znaków towarowych, wzorów, zdjęć i tekstów. Podróbki są zakazane bez względu na opis.',
  ip2Title: 'Jak zgłosić naruszenie',
  ip2Text:
    'Napisz na adres e-mail podany poniżej: dokładny adres oferty, jakie prawo narusza i dlaczego, kto jest uprawniony, Twoje imię, nazwisko i e-mail oraz oświadczenie, że zgłaszasz w dobrej wierze.',
  ip3Title: 'Co robimy',
  ip3Text:
    'Zgłoszenie sprawdza człowiek i odpowiada na nie e-mailem. O decyzji z uzasadnieniem zawiadamiamy obie strony; sprzedawca może się odwołać w ciągu 6 miesięcy. Powtarzające się naruszenia kończą się zawieszeniem sprzedaży.',
  app1Title: 'Zakupy w telefonie',
  app1Text:
    'Aplikacja jest w przygotowaniu. Do tego czasu sklep działa w przeglądarce telefonu tak samo jak na komputerze.',
  certificate1Title: 'Co sprawdzamy',
  certificate1Text:
    'Przy każdym sprzedawcy podajemy nazwę, adres, numer podatkowy, numer w rejestrze i kontakt. Zanim pojawi się pierwsza oferta, operator przegląda dane firmy i wymagane od niej dokumenty, a numer podatkowy porównuje z publicznymi rejestrami, jeśli odpowiadają.',
  certificate2Title: 'Co oświadcza sprzedawca',
  certificate2Text:
    'Sprzedawca oświadcza, że oferuje wyłącznie towary zgodne z prawem Unii Europejskiej, a dane na nośnikach zostały usunięte przed sprzedażą.',
  certificate3Title: 'Czego nie potwierdzamy',
  certificate3Text: 'Nie oglądamy każdego egzemplarza. Za opis, stan i zgodność towaru z umową odpowiada sprzedawca.',
} as const
