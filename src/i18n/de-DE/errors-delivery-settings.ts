import type { deliverySettingsErrors as master } from '../pl-PL/errors-delivery-settings.ts'
import type { Same } from '../shape.ts'
import { pointsErrors } from './errors-points.ts'

export const deliverySettingsErrors: Same<typeof master> = {
  ...pointsErrors,
  cod_below_price: 'Nicht unter dem Preis ohne Nachnahme',
  pickup_needs_shop: 'Legen Sie zuerst ein Geschäft an, um die Abholung einzuschalten',
  country_not_reached: 'Der Versanddienst liefert auf diesem Weg nicht nach: {{countries}}',
  country_twice: 'Dieses Land steht schon in einer anderen Gruppe: {{countries}}',
  carrier_account_missing:
    'Zu diesem Versanddienst besteht keine Verbindung: Speichern Sie eine in den Versandeinstellungen.',
  carrier_keys_unreadable:
    'Die Schlüssel lassen sich nicht lesen: Sie wurden unter einem anderen Hauptschlüssel gespeichert. Geben Sie sie erneut ein.',
  carrier_key_invalid: 'Dieser Wert kann nicht stimmen',
  carrier_key_missing: 'Geben Sie diesen Wert ein',
  label_not_found: 'Dieses Etikett gibt es nicht mehr.',
  label_carrier_silent:
    'Der Versanddienst antwortet nicht. Versuchen Sie es gleich noch einmal, oder rufen Sie ihn an, wenn es eilt.',
  label_not_failed: 'Dieses Etikett ist nicht gescheitert: Es gibt nichts zu wiederholen.',
  label_being_bought: 'Dieses Etikett wird gerade gekauft. Sehen Sie gleich noch einmal nach.',
  label_too_late:
    'Der Versanddienst nimmt dieses Etikett nicht mehr von selbst zurück: Fragen Sie ihn, ob er den Preis erstattet.',
  label_not_uncertain: 'Wie es um dieses Etikett steht, ist bekannt.',
  return_label_exists: 'Ein Rücksendeetikett ist schon gekauft oder wird gerade gekauft.',
  return_label_no_address:
    'Ein Rücksendeetikett dieses Versanddienstes braucht die Adresse des Käufers in Polen, und der Käufer hat keine angegeben. Wählen Sie einen anderen Versanddienst.',
  return_label_phone:
    'Dieser Versanddienst braucht polnische Telefonnummern: die des Käufers und die Ihrer Adresse. Eine davon ist keine polnische.',
  label_sent: 'Das Paket mit diesem Etikett ist schon versandt.',
  label_not_ready: 'Das Etikett ist noch nicht fertig.',
  label_zpl_coming:
    'Die Dateien für den Etikettendrucker werden abgerufen ({{count}}). Versuchen Sie es gleich noch einmal.',
  label_receiver_phone:
    'Der Versanddienst braucht eine polnische Telefonnummer des Empfängers. Fragen Sie den Käufer danach und geben Sie das Paket beim Versanddienst auf.',
  label_point_closed: 'Dieser Abholpunkt ist geschlossen. Vereinbaren Sie mit dem Käufer einen anderen.',
  label_too_large: 'Das Paket ist für diese Versandart zu groß oder zu schwer.',
  label_cash_too_much: 'So viel kassiert der Versanddienst nicht.',
  label_nothing_left: 'Es ist nichts übrig, was ein Etikett braucht.',
  too_many_senders: 'Mehr als {{most}} Absenderadressen gehen nicht.',
  box_too_large: 'Für diese Größe höchstens {{most}} mm',
  box_too_heavy: 'Höchstens {{most}} kg',
  hand_over_unfit: 'So nimmt der Versanddienst diese Pakete nicht an',
  collection_hours: 'Das Ende liegt nach dem Anfang',
  collection_cut_off: 'Vor dem Ende der Abholzeit',
  sender_not_found: 'Diese Absenderadresse gibt es nicht mehr. Laden Sie die Seite neu und wählen Sie eine andere.',
  label_wrong_way: 'Etiketten für diese Versandart können hier nicht gekauft werden.',
  label_choose_pieces:
    'Diese Bestellung geht in mehreren Paketen: Öffnen Sie sie und wählen Sie, was in welches kommt.',
  collection_not_found: 'Diesen Abholauftrag gibt es nicht mehr.',
  collection_taken:
    'Für einige dieser Pakete ist die Abholung schon beauftragt, oder ihre Etiketten sind storniert. Laden Sie die Seite neu.',
  collection_mixed: 'Ein Abholauftrag gilt für Pakete eines Versanddienstes an einer Adresse.',
  collection_not_offered: 'Die Abholung durch diesen Versanddienst wird nicht von hier aus beauftragt.',
  collection_day: 'Abgeholt wird montags bis samstags außer an Feiertagen, innerhalb von 7 Tagen',
  collection_passed: 'Diese Uhrzeit ist schon vorbei',
  collection_being_asked:
    'Der Versanddienst wird gerade nach diesem Auftrag gefragt. Sehen Sie gleich noch einmal nach.',
  collection_too_late: 'Der Versanddienst nimmt keine Absage mehr an: Rufen Sie ihn an.',
  collection_by_phone: 'Diesem Versanddienst müssen Sie telefonisch oder in seinem Portal absagen.',
  collection_not_uncertain: 'Was aus diesem Abholauftrag wurde, ist bekannt.',
  carrier_refused_keys: 'Der Versanddienst hat diese Schlüssel abgelehnt.',
  commission_subject_missing: 'Wählen Sie eine Kategorie, eine Firma oder beides',
  commission_rule_not_found: 'Diese Provisionsregel gibt es nicht mehr',
}
