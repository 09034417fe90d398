import { accountErrors } from './errors-account.ts'
import { categoriesErrors } from './errors-categories.ts'
import { companyErrors } from './errors-company.ts'
import { configurationErrors } from './errors-configuration.ts'
import { deliverySettingsErrors } from './errors-delivery-settings.ts'
import { documentsErrors } from './errors-documents.ts'
import { fulfilmentErrors } from './errors-fulfilment.ts'
import { goodsErrors } from './errors-goods.ts'
import { messagesErrors } from './errors-messages.ts'
import { ordersErrors } from './errors-orders.ts'
import { shopsErrors } from './errors-shops.ts'
import { wishesErrors } from './errors-wishes.ts'

/** Texts of failure codes, the same for the API and for people; and the messages that the specification names. */
export const errors = {
  ...accountErrors,
  ...companyErrors,
  ...goodsErrors,
  ...shopsErrors,
  ...deliverySettingsErrors,
  ...fulfilmentErrors,
  ...documentsErrors,
  ...ordersErrors,
  ...messagesErrors,
  ...categoriesErrors,
  ...configurationErrors,
  ...wishesErrors,
  // Names that the specification gives.
  Error_login_info: 'Nie udało się zalogować. Sprawdź e-mail i hasło.',
  account_exist: 'Konto istnieje, podaj inny adres e-mail',
  reset_password_failed: 'Nie udało się zmienić hasła.',
  reset_avatar_failed: 'Nie udało się zmienić awatara.',
  account_delete: 'Konto zostało usunięte.',
  recorver_send: 'Wysłaliśmy wiadomość z odnośnikiem do zmiany hasła.',
  reset_password_success: 'Hasło zostało zmienione.',
  reset_avatar_success: 'Awatar został zmieniony.',
  update_status_success: 'Status użytkownika został zaktualizowany.',
  invalid_code: 'Nieprawidłowy kod!',
  geocode_failed: 'Błąd podczas pobierania współrzędnych',
  delivery_required: 'Nie wybrano sposobu odbioru ani dostawy',
  shipping_address_required: 'Uzupełnij adres dostawy',
  version_name_missing: 'Brak nazwy wersji produktu',
  privacy_policy_required: 'Musisz zaakceptować politykę prywatności.',
  file_too_large: 'Rozmiar pliku przekracza {{maximum}} MB',
  location_required: 'Lokalizacja jest wymagana',
  key_exists: 'Ten klucz jest już na liście',
  // Fields.
  validation: 'Popraw zaznaczone pola',
  required: 'To pole jest wymagane',
  invalid: 'Nieprawidłowa wartość',
  too_small: 'Wartość musi wynosić co najmniej {{minimum}}',
  too_big: 'Wartość może wynosić najwyżej {{maximum}}',
  rate_of_market_currency: 'To waluta, w której podane są ceny',
  day_not_yet: 'Ten dzień jeszcze nie nadszedł',
  too_short: 'Wpisz co najmniej {{minimum}} znaków',
  too_long: 'Wpisz najwyżej {{maximum}} znaków',
  invalid_email: 'Podaj poprawny adres e-mail',
  invalid_phone: 'Podaj poprawny numer telefonu',
  not_a_number: 'Podaj liczbę',
  unknown_key: 'Nieznane pole',
  // Requests.
  body_too_large: 'Przesłane dane są za duże',
  unsupported_media_type: 'Nieobsługiwany rodzaj danych',
  malformed_json: 'Przesłanych danych nie da się odczytać',
  malformed_webhook: 'Webhooka nie da się odczytać',
  bad_signature: 'Podpis powiadomienia się nie zgadza',
  method_not_allowed: 'Tego działania nie można wykonać pod tym adresem',
  not_found: 'Nie ma takiego zasobu',
  uploads_busy: 'Serwer przyjmuje teraz wiele plików. Spróbuj ponownie za chwilę.',
  registration_closed:
    'Rejestracja jest zamknięta: ten serwis nie wysyła jeszcze e-maili, więc nie może potwierdzić nowego konta.',
  mail_unavailable:
    'Ten serwis nie wysyła jeszcze e-maili, więc tego teraz nie załatwimy. Skontaktuj się z jego operatorem.',
  market_being_prepared: 'Serwis jest jeszcze przygotowywany. Zajrzyj do nas wkrótce.',
  mail_expired: 'Kod lub odnośnik w tej wiadomości wygasł: nie wysyłamy jej.',
  mail_not_delivered: 'Serwer poczty nie przyjął wiadomości ({{reason}}).',
  disk_full:
    'Na serwerze brakuje miejsca na dysku: chwilowo nie możemy niczego zapisać. Spróbuj ponownie za kilka minut.',
  internal: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
  database_unavailable: 'Baza danych nie odpowiada w tej chwili. Spróbuj ponownie za kilka sekund.',
  database_busy: 'W tej chwili jest duży ruch i nie udało się na czas. Spróbuj ponownie za chwilę.',
  unavailable: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę.',
  rate_limited: 'Za dużo prób. Spróbuj ponownie za {{wait}}.',
  unauthorized: 'Zaloguj się, aby kontynuować',
  forbidden: 'Nie masz uprawnień do tego działania',
  staff_role: 'Twoja rola w zespole operatora na to nie pozwala',
  idempotency_conflict: 'Ten klucz powtórzenia został już użyty z innymi danymi',
  request_in_progress: 'To samo żądanie jest właśnie wykonywane',
  // Catalogue and search.
  product_not_found: 'Nie ma takiego produktu albo oferta została zakończona',
  version_not_found: 'Nie ma takiej wersji produktu',
  category_not_found: 'Nie ma takiej kategorii',
  company_not_found: 'Nie ma takiego sprzedawcy',
  company_exists: 'Firma o tym numerze podatkowym już istnieje',
  shop_not_found: 'Nie ma takiego sklepu',
  compare_limit: 'Porównać można najwyżej 3 produkty',
  unknown_filter: 'Nieznany filtr',
  invalid_filter: 'Nieprawidłowa wartość filtra',
  invalid_cursor: 'Ta strona wyników już nie istnieje. Zacznij od pierwszej.',
  period_too_long: 'Okres może obejmować najwyżej {{maximum}} dni',
  // Cart and checkout.
  form_from_elsewhere:
    'Ten formularz nie został wysłany ze strony tego sklepu. Otwórz stronę jeszcze raz i wyślij go ponownie.',
  cart_not_found: 'Nie ma takiego koszyka',
  cart_empty: 'Koszyk jest pusty',
  cart_full: 'Koszyk jest pełny',
  line_withdrawn: 'Tej oferty już nie ma. Usuń ją z koszyka.',
  mixed_currencies: 'Towarów w różnych walutach nie można kupić razem',
  line_not_found: 'Tego towaru nie ma w koszyku',
  company_not_in_cart: 'W koszyku nie ma towarów tego sprzedawcy',
  not_enough_stock: 'Nie mam takiej liczby sztuk',
  method_not_offered: 'Sprzedawca nie oferuje tego sposobu dostawy',
  cod_not_offered: 'Tu nie można zapłacić przy odbiorze',
  pickup_point_required: 'Wybierz punkt odbioru',
  pickup_point_unknown: 'Nie ma takiego punktu odbioru',
  point_closed: 'Ten punkt odbioru jest zamknięty. Wybierz inny.',
  point_takes_no_cash: 'Ten punkt nie przyjmuje płatności przy odbiorze. Wybierz inny punkt albo zapłać z góry.',
  shop_required: 'Wybierz sklep, w którym odbierzesz towar',
  shop_unavailable: 'W tym sklepie nie można odebrać towaru',
  too_many_delivery_options: 'Wybrano za dużo sposobów dostawy: zostaw jeden na przesyłkę',
  price_changed: 'Cena lub dostawa zmieniła się. Sprawdź koszyk i zamów ponownie.',
  invoice_incomplete: 'Uzupełnij wszystkie dane do faktury',
  condition_not_accepted: 'Zaakceptuj opisany stan uszkodzonych towarów',
  terms_not_accepted: 'Zaakceptuj regulamin',
  seller_not_configured: 'Sprzedawca nie ustawił jeszcze kosztów dostawy',
  no_payment_provider: 'Płatność online nie jest teraz możliwa: sklep nie ma skonfigurowanego operatora',
  provider_not_configured: 'Ten operator płatności nie jest skonfigurowany',
  provider_cannot_take: 'Ten operator płatności nie przyjmuje takiej kwoty lub waluty. Wybierz inny sposób płatności.',
  account_unusable:
    'Żaden przelew nie dotrze: numer rachunku jest błędny albo brakuje posiadacza lub banku. Wpisz je ponownie',
  provider_keys_missing: 'Najpierw zapisz wszystkie klucze tego operatora',
  sum_not_payable_online:
    'Żaden operator płatności nie przyjmuje takiej kwoty lub waluty. Zmień koszyk albo napisz do nas.',
  provider_keys_unreadable:
    'Klucze tego operatora nie dają się odczytać, bo zmienił się klucz główny rynku. Operator rynku musi wpisać je ponownie.',
  provider_mode_mismatch: 'Te klucze należą do innego środowiska (testowego lub produkcyjnego) niż wybrane',
  provider_refused_keys:
    'Operator płatności odrzucił te klucze. Sprawdź, czy zostały skopiowane w całości i czy są nadal ważne.',
  provider_unavailable: 'Operator płatności nie odpowiada. Spróbuj ponownie.',
  payment_amount_differs: 'Kwota wpłaty różni się od zamówionej',
  payment_not_found: 'Nie ma takiej płatności',
  payment_in_progress: 'Płatność jest w toku. Poczekaj na jej wynik.',
  purchase_not_found: 'Nie ma takiego zamówienia',
  nothing_to_pay: 'W tym zamówieniu nie ma już nic do zapłaty',
  nothing_to_cancel: 'W tym zamówieniu nie ma już nic do anulowania',
  hold_expired: 'Czas rezerwacji minął, towar wrócił do sprzedaży',
  notice_not_found: 'Oficjalnej informacji nie ma w tym języku',
  old_device_needs_courier: 'Stary sprzęt można oddać tylko przy dostawie kurierem',
} as const
