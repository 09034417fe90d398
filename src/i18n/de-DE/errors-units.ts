import type { unitsErrors as master } from '../pl-PL/errors-units.ts'
import type { Same } from '../shape.ts'

/** Failures around units. */
export const unitsErrors: Same<typeof master> = {
  unit_not_found: 'Dieses Gerät gibt es nicht',
  unit_not_here: 'Dieses Gerät haben Sie nicht mehr: Es wurde verkauft',
  unit_listed_elsewhere: 'Das Gerät mit dieser Nummer bietet ein anderer Verkäufer an oder verkauft es gerade',
  unit_number_wanted:
    'Dieses Gerät wird mit seiner Nummer angenommen: Geben Sie IMEI oder Seriennummer an, denn den Code kann jeder lesen',
  unit_number_wrong: 'Die Nummer gehört nicht zum Pass mit diesem Code',
  too_many_taken_over:
    'Höchstens 30 Geräte am Tag lassen sich von anderen Verkäufern übernehmen. Nehmen Sie dieses morgen an',
  unit_reserved: 'Das Gerät {{code}} wartet in einer Bestellung auf den Versand',
  unit_sold_elsewhere: 'Das Gerät {{code}} gehört schon zu einer anderen Bestellung oder wurde verkauft',
  unit_of_another_offer:
    'Das Gerät {{code}} gehört zu einem anderen Angebot oder einer anderen Ausführung als bestellt',
  too_many_units: 'Mehr Geräte als bestellt: höchstens {{maximum}}',
  unit_has_left: 'Das Gerät {{code}} ist schon auf dem Weg zum Käufer',
  unit_not_assigned: 'Das Gerät ist dieser Bestellung nicht zugeordnet: Ordnen Sie es zuerst zu',
  unit_chain_full:
    'Die Geschichte dieses Geräts hat bereits {{count}} Einträge, weitere sind nicht möglich. Verkäufe und Rückgaben kommen weiterhin hinzu',
  unit_not_tested: 'Halten Sie zuerst die Prüfung dieses Geräts fest',
  tells_person: 'Das lesen alle: Entfernen Sie E-Mail-Adressen, Telefon-, Konto- und Gerätenummern',
  tells_number: 'Den Namen lesen alle: Entfernen Sie die IMEI oder Seriennummer daraus',
  erasure_not_found: 'Es gibt noch kein Löschzertifikat: Füllen Sie zuerst seine Felder aus',
  erasure_has_file: 'Dieses Zertifikat hat schon eine Datei',
}
