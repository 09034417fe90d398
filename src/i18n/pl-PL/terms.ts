export const terms = {
  bindingNote: 'Wiążąca jest polska wersja tego tekstu.',
  bindingTranslation: 'Wiążąca jest polska wersja tego tekstu. To jej tłumaczenie.',
  bindingLink: 'Przeczytaj polską wersję',
  validBetween: 'Obowiązywał od {{from}} do {{until}}',
  pastVersion: 'To dawna wersja tego tekstu.',
  toCurrent: 'Przejdź do wersji obowiązującej',
  plannedVersion: 'Ta wersja zacznie obowiązywać {{date}}.',
  nextVersion: 'Od {{date}} obowiązuje nowa wersja.',
  readNext: 'Przeczytaj nową wersję',
  missingHere: 'Tej wersji nie ma w tym języku.',
  missingHereText: 'Prowadzący serwis opublikował ją w językach: {{languages}}. Poniżej jest tekst ogólny.',
  allVersions: 'Wszystkie wersje tego tekstu',
  noVersions: 'Ta strona nie ma innych wersji.',
  version_planned: 'zaplanowana',
  version_inForce: 'obowiązuje',
  version_past: 'dawna',
  contents: 'Spis treści',
  validFrom: 'Obowiązuje od {{date}}',
  ownerLine: 'Serwis prowadzi {{name}}, {{address}}, NIP {{taxId}}, e-mail {{email}}, telefon {{phone}}.',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  storeSoon: 'Aplikacji w sklepie jeszcze nie ma: odnośnik prowadzi na stronę główną sklepu.',
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
    'Tylko to, co konieczne: identyfikator koszyka i liczbę sztuk, listę porównania, ulubione, dopóki się nie zalogujesz, ostatnio oglądane produkty (do 12; możesz je wyczyścić, nie wysyłamy ich nikomu; zainstalowana aplikacja zachowuje też ich strony i zdjęcia, żeby dało się je obejrzeć bez połączenia), ostatnie wyszukiwania (do 8; możesz je wyczyścić, nie wysyłamy ich nikomu), wskazanie zakupu, który czeka na płatność (dopóki nie zapłacisz, nie zrezygnujesz albo nie minie termin), wybrany wygląd, dane wpisane w formularzu zamówienia (do zamknięcia karty), a po zalogowaniu token, identyfikatory konta i firmy oraz imię (również do zamknięcia karty; przy „nie wylogowuj mnie” dłużej, do 30 dni). Jedno ciasteczko techniczne (do 400 dni) pozwala rozpoznać przeglądarkę, w której już się logowano, żeby obce próby zgadnięcia hasła nie zablokowały konta; nikogo nie śledzi i niczego nie otwiera. Drugie (rok) pamięta, jak mają być pokazywane ceny, i powstaje dopiero, gdy to wybierzesz. Trzecie (60 dni) wskazuje koszyk, do którego wkładasz towary bez logowania; dociera tylko do strony koszyka, skrypty go nie widzą, a po zalogowaniu i wylogowaniu znika. Nie używamy ciasteczek śledzących ani skryptów reklamowych, dlatego nie pytamy o zgodę.',
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
    'Najważniejsza jest trafność: jak dobrze Twoje słowa pasują do tytułu, marki, modelu i danych technicznych oferty. Tytuł i model ważą więcej niż opis. Przy podobnej trafności wyżej stoi oferta lepiej przygotowana. Z fragmentów takich jak „do 2000 zł” lub „16 GB” tworzymy filtry, które widzisz i możesz usunąć. Gdy podasz najwyższą cenę, wyżej stoją oferty, które ją dobrze wykorzystują; gdy napiszesz, do czego coś jest potrzebne („na studia”), wyżej stoi to, co się do tego lepiej nadaje.',
  ranking2Title: 'Gdy przeglądasz kategorię',
  ranking2Text:
    'Bez słów o miejscu decydują kolejno: stan, cena w porównaniu z ceną podobnych ofert tego samego modelu, dane (zdjęcia, parametry, opis), gwarancja, data wystawienia i sprzedaż. Stan waży 30 %, cena 25 %, dane 25 %, gwarancja 10 %, data 10 %; sprzedaż dodaje do tego najwyżej 5 %. Części stoją za urządzeniami. Dopiero między ofertami równymi we wszystkim rozstrzyga stały los oferty, taki sam dla każdego. Możesz też wybrać kolejność według ceny albo daty wystawienia.',
  ranking3Title: 'Ile daje sprzedaż',
  ranking3Text:
    'Liczymy, ile różnych osób w ostatnich 90 dniach zamówiło u sprzedawcy ten model, odebrało go i zatrzymało. Oferta zyskuje 1 % od 1 kupującego, 2 % od 3, 3 % od 7, 4 % od 15 i 5 % od 31; więcej już nie. Oferta, której nikt jeszcze nie kupił, nic nie traci, a sama sprzedaż nie postawi oferty w klasie stanu B przed taką samą w klasie A ani w klasie C przed B.',
  ranking4Title: 'Jaka sprzedaż się liczy',
  ranking4Text:
    'Kto kupił kilka razy, liczy się raz. Nie liczą się zamówienia nieopłacone, anulowane, zwrócone i sporne, te, za które oddano choć część pieniędzy, ani zakupy osób, które pracują u sprzedawcy. Jeśli oferta nie podaje modelu albo sprzęt jest uszkodzony, liczy się sprzedaż tej jednej oferty. Liczymy raz na dobę. Nikomu nie pokazujemy, kto co kupił.',
  ranking5Title: 'Czego nie bierzemy pod uwagę',
  ranking5Text:
    'Sprzedawcy nie mogą zapłacić za wyższe miejsce. Wysokość prowizji, Twoje wcześniejsze wizyty, urządzenie i miejsce, w którym jesteś, nie zmieniają kolejności ani cen. Oceny kupujących widać przy ofertach, ale kolejności też nie zmieniają.',
  ranking6Title: 'Czego nie pokazujemy',
  ranking6Text:
    'Na listach nie ma ofert wstrzymanych ani ofert sprzedawców, których konto zawieszono. Oferty wyprzedane stoją na końcu.',
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
    'Sklep działa w przeglądarce telefonu tak samo jak na komputerze: koszyk, płatność, zamówienia i wiadomości są te same.',
  app2Title: 'Zainstaluj z przeglądarki',
  app2Text:
    'W Chrome i Edge wybierz w menu „Zainstaluj aplikację”, w Safari „Udostępnij”, a potem „Do ekranu początkowego”. Sklep otworzy się wtedy jak aplikacja i pokaże ostatnio oglądane produkty także bez sieci.',
  appStores: 'Aplikacja ze sklepu',
  certificate1Title: 'Co sprawdzamy',
  certificate1Text:
    'Przy każdym sprzedawcy podajemy nazwę, adres, numer podatkowy, numer w rejestrze i kontakt. Zanim pojawi się pierwsza oferta, operator przegląda dane firmy i wymagane od niej dokumenty, a numer podatkowy porównuje z publicznymi rejestrami, jeśli odpowiadają.',
  certificate2Title: 'Co oświadcza sprzedawca',
  certificate2Text:
    'Sprzedawca oświadcza, że oferuje wyłącznie towary zgodne z prawem Unii Europejskiej, a dane na nośnikach zostały usunięte przed sprzedażą.',
  certificate3Title: 'Czego nie potwierdzamy',
  certificate3Text: 'Nie oglądamy każdego egzemplarza. Za opis, stan i zgodność towaru z umową odpowiada sprzedawca.',
  access1Title: 'Czego dotyczy',
  access1Text:
    '{{market}} to serwis internetowy, w którym firmy sprzedają towary, a każdy może je znaleźć, porównać, kupić, zapłacić, śledzić przesyłkę, zwrócić i zareklamować. Działa w przeglądarce na komputerze i telefonie, po polsku, angielsku i niemiecku.',
  access2Title: 'Jak korzystać bez myszy i bez wzroku',
  access2Text:
    'Każdą stronę można obsłużyć klawiaturą; na początku jest odnośnik do treści. Nagłówki, listy, tabele i pola formularzy mają nazwy dla czytników ekranu, a błędy są odczytywane i opisane przy polu. Zdjęcia produktów mają opis, który podaje sprzedawca, a gdy go brak, nazwę produktu.',
  access3Title: 'Jak spełniamy wymagania',
  access3Text:
    'Budujemy strony według WCAG 2.2 na poziomie AA: kontrast, powiększenie tekstu, wygląd jasny i ciemny, wielkość pól do dotknięcia, brak limitów czasu bez ostrzeżenia. Bez JavaScriptu można przeglądać oferty, kupić bez konta, zapłacić, anulować zamówienie i zwrócić towar. Strony sprawdzamy automatycznie i przechodzimy klawiaturą. Nie powołujemy się na domniemanie zgodności z normą.',
  access4Title: 'Co jest jeszcze trudne',
  access4Text:
    'Opisy i zdjęcia dodają sprzedawcy i nie zawsze są dokładne. Mapa punktów odbioru wymaga wzroku: te same punkty są obok na liście. Logowanie i to, co dostępne po zalogowaniu, wymaga JavaScriptu. Strony płatności należą do operatorów płatności.',
  access5Title: 'Napisz, gdy coś nie działa',
  access5Text:
    'Napisz na {{email}} albo zadzwoń: {{phone}}. Powiedz, na której stronie i czym się posługujesz. Odpowiada człowiek. Możesz też złożyć skargę do organu nadzoru.',
  noticeAlt:
    'Oficjalna informacja Unii Europejskiej o prawnej gwarancji zgodności. Co mówi prawo polskie, jest poniżej.',
  noticeDownload: 'Pobierz oficjalną informację ({{kind}})',
  noticeKindPdf: 'PDF',
  noticeKindPicture: 'obraz',
  noticeOther: 'Oficjalnej informacji nie ma jeszcze w tym języku. Jest w innym:',
  guarantee1Title: 'Za co odpowiada sprzedawca',
  guarantee1Text:
    'Według polskiej ustawy o prawach konsumenta sprzedawca odpowiada wobec konsumenta za brak zgodności towaru z umową, który istniał w chwili dostarczenia i wyszedł na jaw w ciągu {{months}} mies. Dotyczy to także rzeczy używanych i odnowionych. Domniemywa się, że brak istniał już przy dostarczeniu.',
  guarantee2Title: 'Czego można żądać',
  guarantee2Text:
    'Najpierw naprawy albo wymiany, bezpłatnie i w rozsądnym czasie. Gdy sprzedawca tego nie robi albo nie może, wada wraca lub jest istotna, można żądać obniżenia ceny albo odstąpić od umowy. Reklamację składa się przy zamówieniu; jak to zrobić, mówi strona o zwrotach i reklamacjach.',
  guarantee3Title: 'Gwarancja sprzedawcy to co innego',
  guarantee3Text:
    'Gwarancja, którą sprzedawca lub producent daje dobrowolnie, jest opisana przy ofercie. Nie zastępuje praw, które daje ustawa, i ich nie ogranicza. W innych krajach okresy dla rzeczy używanych mogą być inne; oficjalna informacja mówi o zasadach ogólnych.',
  takeBack1Title: 'Stary sprzęt za kupiony',
  takeBack1Text:
    'Kto kupuje sprzęt elektryczny lub elektroniczny z dostawą do domu, może bezpłatnie oddać w miejscu dostawy zużyty sprzęt tego samego rodzaju, sztukę za sztukę. Zaznacz to w koszyku przy zamówieniu u danego sprzedawcy; sprzedawca umówi odbiór.',
  takeBack2Title: 'Bez zakupu',
  takeBack2Text:
    'Sklepy o powierzchni sprzedaży sprzętu co najmniej 400 m² przyjmują bezpłatnie mały sprzęt (żaden wymiar nie przekracza 25 cm), także bez zakupu. Sprzęt oddasz też w punkcie selektywnej zbiórki w swojej gminie; na wezwanie część gmin odbiera go z domu.',
  takeBack3Title: 'Baterie i akumulatory',
  takeBack3Text:
    'Zużyte baterie i akumulatory nie mogą trafić do zmieszanych odpadów. Przyjmują je bezpłatnie sklepy, które je sprzedają, oraz punkty zbiórki. Wyjmij je z urządzenia, jeśli da się to zrobić bez uszkodzenia, a bieguny zaklej taśmą. Uszkodzonych ani spuchniętych ogniw nie wysyłaj przesyłką: oddaj je w punkcie zbiórki.',
  takeBack4Title: 'Dlaczego osobno',
  takeBack4Text:
    'Przekreślony kosz na urządzeniu lub baterii oznacza, że nie wolno ich wyrzucać z innymi odpadami. Zawierają substancje szkodliwe dla zdrowia i środowiska oraz surowce, które można odzyskać. Zanim oddasz urządzenie, usuń z niego swoje dane i wyloguj konta.',
  takeBack5Title: 'Numer w rejestrze BDO',
  takeBack5Text:
    'Sprzedawcy wpisani do polskiej bazy danych o produktach, opakowaniach i odpadach (BDO) podają swój numer na stronie firmy i na dokumentach sprzedaży.',
} as const
