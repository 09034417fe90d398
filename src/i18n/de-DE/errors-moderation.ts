import type { moderationErrors as master } from '../pl-PL/errors-moderation.ts'
import type { Same } from '../shape.ts'

/** Failures around reports of content. */
export const moderationErrors: Same<typeof master> = {
  subject_not_found: 'Diesen Inhalt gibt es nicht mehr.',
  reason_unfit: 'Dieser Grund passt nicht zu diesem Inhalt.',
  reports_suspended: 'Bis {{until}} nehmen wir von dieser E-Mail-Adresse keine Meldungen an.',
  report_not_found: 'Diese Meldung gibt es nicht.',
  report_decided: 'Über diese Meldung wurde bereits entschieden.',
  received_in_future: 'Dieser Zeitpunkt liegt in der Zukunft.',
  measure_unfit: 'Das ist bei einem solchen Inhalt nicht möglich.',
  measure_in_force: 'Das gilt bereits.',
  seller_suspended_over_it:
    'Wegen dieses Angebots ist der Verkäufer gesperrt. Ändern Sie die Entscheidung auf der Seite der Meldung oder der Firma.',
  nothing_decided: 'Hier gibt es keine Entscheidung, gegen die man sich beschweren kann.',
  complaint_made: 'Gegen diese Entscheidung wurde bereits Beschwerde eingelegt.',
  complaint_too_late: 'Eine Beschwerde war sechs Monate lang möglich. Diese Zeit ist vorbei.',
  complaint_decided: 'Diese Beschwerde wurde bereits beantwortet.',
  step_impossible: 'Dieser Schritt ist jetzt nicht möglich.',
  offer_barred:
    'Der Betreiber hat dieses Angebot herausgenommen. Grund und Beschwerdeweg finden Sie unter „Entscheidungen des Betreibers“.',
  brand_not_found: 'Diese Marke gibt es nicht',
  brand_exists: 'Diese Marke steht schon in der Liste',
  brand_changed: 'Jemand hat diese Marke inzwischen geändert: Laden Sie die Seite neu',
  recall_not_found: 'Diesen Hinweis gibt es nicht',
  recall_of_nothing: 'Geben Sie an, worum es geht: Marke, EAN, Kategorie oder Angebote',
  recall_running: 'Dieser Hinweis ist schon veröffentlicht',
  flagger_exists: 'Diese Adresse steht schon in der Liste',
  flagger_not_found: 'Diesen Eintrag gibt es nicht',
  text_place_unknown: 'Ein solches Feld gibt es nicht: {{name}}',
  mail_template_not_found: 'Diese Nachricht gibt es nicht.',
  start_page_version_not_found: 'Diese Fassung der Startseite gibt es nicht.',
  block_twice: 'Diesen Block kann eine Seite nur einmal haben.',
  block_of_other_trade: 'Ein Marktplatz dieser Branche hat keinen solchen Block.',
  link_not_inside: 'Geben Sie eine Adresse dieses Marktplatzes an, die mit einem Schrägstrich beginnt, z. B. /catalog.',
  mail_blank_unknown: 'Diese Nachricht kennt das Feld {{name}} nicht.',
  mail_blank_missing: 'Im Text fehlt das Feld {{name}}.',
  link_refused: 'Ein so geschriebener Link ist nicht erlaubt: {{link}}',
  text_version_not_found: 'Diese Fassung der Seite gibt es nicht',
  text_draft_missing: 'Für diese Seite gibt es keinen Entwurf',
  terms_from_past: 'Dieser Tag ist schon vorbei',
  terms_notice_too_short:
    'Verkäufer müssen {{days}} Tage vorher von der Änderung wissen. Wählen Sie einen späteren Tag, oder nennen Sie den Grund der Ausnahme.',
  origin_not_bought: 'Fragen können Sie zu Produkten einer gültigen Bestellung',
  origin_request_not_found: 'Diese Frage gibt es nicht',
  origin_answered: 'Diese Frage ist schon beantwortet',
}
