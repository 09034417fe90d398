import type { offersErrors as master } from '../pl-PL/errors-offers.ts'
import type { Same } from '../shape.ts'

export const offersErrors: Same<typeof master> = {
  erp_code_taken: 'Ein anderes Produkt Ihrer Firma hat diesen ERP-Code bereits',
  image_not_found: 'Dieses Bild gibt es nicht. Bitte laden Sie es erneut hoch.',
  image_required: 'Fügen Sie mindestens ein Bild hinzu',
  price_required: 'Geben Sie einen Preis über null an',
  grade_required: 'Wählen Sie eine Zustandsklasse',
  grade_unfit: 'Diese Klasse passt nicht zum Zustand des Produkts',
  ean_invalid: 'Prüfen Sie die EAN: Sie hat 8, 12 oder 13 Ziffern, und die letzte stimmt nicht',
  imei_invalid: 'Prüfen Sie die IMEI: Sie hat 15 Ziffern, und die letzte stimmt nicht',
  serial_invalid: 'Eine Seriennummer hat 4 bis 30 Zeichen: Buchstaben, Ziffern und - . / _ # +',
  device_repeated: 'Diese Nummer steht bereits in der Liste',
  device_listed_already: 'Ein Gerät mit dieser Nummer steht bereits in einem anderen veröffentlichten Angebot',
  grade_above_units:
    'Die Zustandsklasse ist besser als die des Stücks {{unit}}: Setzen Sie sie herab, oder stufen Sie das Stück von Hand ein und nennen Sie den Grund',
  product_changed: 'Dieses Produkt wurde inzwischen geändert. Ihre Änderungen sind noch nicht gespeichert.',
  product_changed_by: 'Das Produkt hat bereits eine neuere Fassung ({{revision}}). Letzte Änderungen: {{by}}.',
  product_ordered:
    'Dieses Produkt kann nicht gelöscht werden, weil es bereits bestellt wurde. Sie können es pausieren.',
  version_ordered:
    'Die Ausführung „{{name}}“ kann nicht entfernt werden, weil sie bereits bestellt wurde. Setzen Sie ihren Bestand auf null.',
  status_not_possible: 'Der gewählte Status kann nicht auf den jetzigen folgen',
  stock_too_big: 'Der Bestand darf höchstens {{maximum}} Stück betragen',
  schedule_overlaps: 'Für diese Zeit ist bereits ein anderer Preis dieser Ausführung geplant',
  schedule_in_past: 'Wählen Sie einen Beginn in der Zukunft',
  schedule_ends_early: 'Das Ende muss nach dem Beginn und nach jetzt liegen',
  too_many_schedules: 'Für eine Ausführung lassen sich höchstens 20 Preise planen',
  schedule_not_found: 'Diesen geplanten Preis gibt es nicht mehr',
  safety_missing:
    'Ohne Herstellerangaben kann das Angebot nicht veröffentlicht werden: Ergänzen Sie sie auf der Sicherheitsseite des Produkts',
  energy_missing: 'Das Energielabel, das dieses Angebot braucht, fehlt',
  green_claim:
    'Ohne Nachweis nicht zulässig: {{words}}. Lassen Sie diese Wörter weg oder geben Sie bei einem Angebot auf der Seite zur Produktsicherheit einen Nachweis an',
}
