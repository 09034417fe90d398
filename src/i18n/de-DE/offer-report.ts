import type { offerReport as master } from '../pl-PL/offer-report.ts'
import type { Same } from '../shape.ts'

export const offerReport: Same<typeof master> = {
  reportHint:
    'Käufer sehen, was geprüft wurde, von wem und wann. Ohne Bericht steht beim Angebot, dass der Zustand von Ihnen beschrieben ist.',
  reportAdd: 'Bericht hinzufügen',
  reportRemove: 'Bericht entfernen',
  reportBy: 'Wer geprüft hat',
  reportByHint: 'Name, Aufgabe oder Werkstatt, zum Beispiel „Werkstatt ReKomp, Marek“.',
  reportDay: 'Tag der Prüfung',
  reportNote: 'Anmerkungen zur Prüfung',
  reportAll: 'Alles in Ordnung',
  reportNoPoints: 'Wählen Sie zuerst eine Kategorie: Von ihr hängt die Liste der Punkte ab.',
  result_none: 'auslassen',
  result_works: 'in Ordnung',
  result_fails: 'Mangel',
  result_notChecked: 'nicht geprüft',
  illustration: 'Dies ist eine Abbildung, kein Foto dieses Exemplars',
  illustrationHint:
    'Zeichnung, Rendering oder Bild des Herstellers. Käufer lesen darauf „Abbildung ähnlich“, und Fotos stehen davor.',
  illustrationMark: 'Abbildung ähnlich',
  showsDefect: 'Was es zeigt',
  showsWhole: 'das Produkt oder einen Teil davon',
  showsThis: 'den Mangel: {{defect}}',
  defectMark: 'Mangel',
  noPhotoOfDefect: 'Kein Foto zeigt diesen Mangel. Wählen Sie eines im Fenster des Fotos.',
  noticesTitle: 'Vor dem Veröffentlichen zu verbessern',
  notice_no_photo:
    'Es gibt kein Foto genau dieses Exemplars. Bei Beschädigtem und sichtbaren Spuren lesen Käufer einen Hinweis darauf.',
  notice_warranty_differs:
    '{{where}}: genannt ist eine Garantie von {{said}} Monaten, im Angebot stehen {{holds}}. Es gilt das Angebot.',
  notice_dispatch_differs:
    '{{where}}: genannt ist Versand in {{said}} Tagen, im Angebot stehen {{holds}}. Es gilt das Angebot.',
  notice_returns_differ:
    '{{where}}: genannt sind {{said}} Tage für die Rückgabe, Ihre Firma nimmt Waren {{holds}} Tage lang zurück.',
  notice_standard_differs:
    'Ihre Rückgaberegeln nennen eine Garantie von {{said}} Monaten, dieses Angebot {{holds}}. Käufer sehen beides.',
  notice_nothing_checked:
    '{{where}}: Im Text steht, dass die Sache geprüft wurde. Berichten Sie, was geprüft wurde, von wem und wann.',
  notice_report_fails:
    'Der Bericht nennt einen Mangel, der Zustand des Angebots sagt aber, dass alles funktioniert. Wählen Sie den Zustand „beschädigt“ oder ändern Sie den Bericht.',
}
