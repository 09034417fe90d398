import type { returns as polish } from '../pl-PL/returns.ts'
import type { Same } from '../shape.ts'

/** What buyers send back or complain of: kinds, states, history and mails. */
export const returns = {
  kind_withdrawal: 'Widerruf des Vertrags',
  kind_return: 'Rückgabe nach den Regeln des Verkäufers',
  kind_exchange: 'Umtausch gegen ein anderes Stück',
  kind_claim: 'Reklamation',
  status_opened: 'Eröffnet',
  status_accepted: 'Anerkannt',
  status_sent: 'Ware auf dem Rückweg',
  status_received: 'Ware geprüft',
  status_settled: 'Erledigt',
  status_rejected: 'Abgelehnt',
  status_cancelled: 'Vom Käufer zurückgenommen',
  status_lapsed: 'Geschlossen: nichts zurückgesandt',
  status_disputed: 'Beim Betreiber',
  status_stopped: 'Vor dem Versand, nichts zurückzusenden',
  wish_repair: 'Reparatur',
  wish_replacement: 'Ein anderes Stück',
  wish_priceReduction: 'Minderung des Preises',
  wish_refund: 'Rücktritt und Geld zurück',
  event_open: 'Eröffnet',
  event_stop: 'Widerruf vor dem Versand: Die Bestellung ist storniert',
  event_cancel: 'Der Käufer hat zurückgezogen',
  event_accept: 'Reklamation anerkannt',
  event_reduce: 'Preis gemindert',
  event_reject: 'Reklamation abgelehnt',
  event_send: 'Ware zurückgesandt',
  event_receive: 'Ware angekommen und geprüft',
  event_refund: 'Geld erstattet',
  event_replace: 'Ein anderes Stück versandt',
  event_repair: 'Ware repariert',
  event_lapse: 'Verfallen: nichts zurückgesandt',
  event_dispute: 'Dem Betreiber vorgelegt',
  event_giveMoneyBack: 'Der Betreiber entschied für den Käufer',
  event_decideForSeller: 'Der Betreiber entschied für den Verkäufer',
  by_buyer: 'Käufer',
  by_seller: 'Verkäufer',
  by_operator: 'Betreiber',
  by_system: 'automatisch, nach Fristablauf',
  labelReady: 'Rücksendeetikett',
  labelGone: 'Rücksendeetikett nicht mehr gültig',
  news_label_ready:
    '{{seller}} hat für Sie ein Etikett gekauft, das Sie nichts kostet. Drucken Sie es von der Seite des Vorgangs, kleben Sie es auf das Paket und geben Sie es an einer Annahmestelle des Versanddienstes ab.',
  news_label_gone: '{{seller}} hat das Rücksendeetikett zurückgenommen. Geben Sie kein Paket damit auf.',
  mailGoods: 'Waren der Bestellung {{number}}',
  mailFound: '{{received}} von {{quantity}} angekommen',
  mailDeduction: 'Abzug {{amount}}: {{reason}}',
  mailWords: 'Wortlaut',
  mailAmount: 'Erstattet: {{amount}}.',
  mailStatement: 'Die Erklärung',
  stopped_provider:
    'Die Ware war noch nicht unterwegs: Die Bestellung ist storniert, und Sie müssen nichts zurücksenden. Der ganze Betrag, {{amount}}, geht auf dem Weg zurück, auf dem die Zahlung kam. Wir schreiben Ihnen, sobald er unterwegs ist.',
  stopped_transfer:
    'Die Ware war noch nicht unterwegs: Die Bestellung ist storniert, und Sie müssen nichts zurücksenden. Der ganze Betrag, {{amount}}, geht per Überweisung zurück: Bitte geben Sie Ihre Kontonummer auf der Bestellseite an.',
  stopped_nothing:
    'Die Ware war noch nicht unterwegs: Die Bestellung ist storniert. Sie müssen nichts zahlen und nichts zurücksenden.',
  withdrawalStatement:
    'Ich widerrufe den Vertrag über den Kauf der oben genannten Waren aus der Bestellung {{number}}, geschlossen mit {{seller}}.',
  news_buyer_open_return:
    'Ihre Rückgabe ist bei {{seller}} eingegangen ({{at}}). Bitte senden Sie die Ware bis zum {{until}} und tragen Sie die Paketnummer auf der Seite der Rückgabe ein.',
  news_buyer_open_exchange:
    'Ihr Umtauschwunsch ist bei {{seller}} eingegangen ({{at}}). Bitte senden Sie die Ware bis zum {{until}} und tragen Sie die Paketnummer auf der Seite des Umtauschs ein.',
  news_buyer_open_claim:
    'Ihre Reklamation ist bei {{seller}} eingegangen ({{at}}). Eine Antwort ist bis zum {{until}} fällig.',
  news_seller_open: '{{name}} hat einen Fall eröffnet ({{at}}).',
  news_seller_stop:
    '{{name}} hat den Vertrag widerrufen, bevor die Ware das Haus verließ ({{at}}). Die Bestellung ist storniert: Bitte versenden Sie sie nicht. Die Ware ist wieder im Bestand.',
  event_stopPart: 'Teilweiser Widerruf vor dem Versand: Diese Stücke kommen nicht',
  stoppedPart_provider:
    'Diese Stücke waren noch nicht unterwegs: Sie werden nicht versandt, und Sie müssen nichts zurücksenden. {{amount}} geht auf dem Weg zurück, auf dem die Zahlung kam. Wir schreiben Ihnen, sobald der Betrag unterwegs ist. Der Rest der Bestellung bleibt, wie er ist.',
  stoppedPart_transfer:
    'Diese Stücke waren noch nicht unterwegs: Sie werden nicht versandt, und Sie müssen nichts zurücksenden. {{amount}} geht per Überweisung zurück: Bitte geben Sie Ihre Kontonummer auf der Bestellseite an. Der Rest der Bestellung bleibt, wie er ist.',
  stoppedPart_nothing:
    'Diese Stücke waren noch nicht unterwegs: Sie werden nicht versandt, und Sie müssen nichts zurücksenden. Das Geld dafür ging schon früher zurück. Der Rest der Bestellung bleibt, wie er ist.',
  news_seller_stopPart:
    '{{name}} hat den Vertrag für Stücke widerrufen, die das Haus noch nicht verlassen haben ({{at}}). Bitte versenden Sie sie nicht; sie sind wieder im Bestand. Der Rest der Bestellung bleibt, wie er ist.',
  news_seller_cancel: 'Der Käufer hat zurückgezogen und behält die Ware.',
  news_buyer_accept: '{{seller}} hat Ihre Reklamation anerkannt.',
  news_buyer_reduce: '{{seller}} hat Ihre Reklamation anerkannt und mindert den Preis.',
  news_buyer_reject: '{{seller}} hat Ihre Reklamation abgelehnt.',
  news_seller_send: 'Der Käufer hat die Ware zurückgesandt.',
  news_buyer_receive:
    '{{seller}} hat die Ware erhalten und geprüft. Wenn Sie mit einem Abzug nicht einverstanden sind, können Sie auf der Seite des Falls den Betreiber entscheiden lassen.',
  news_buyer_refund: '{{seller}} erstattet das Geld.',
  news_buyer_replace: '{{seller}} sendet ein anderes Stück.',
  news_buyer_repair:
    'Die Ware ist repariert und auf dem Weg zu Ihnen. Der Verkäufer haftet länger für sie: Der Tag steht auf der Seite des Falls.',
  news_buyer_lapse: 'Die Ware wurde nicht rechtzeitig gesandt, der Fall ist daher ohne Erstattung geschlossen.',
  news_seller_lapse:
    'Der Käufer hat die Ware nicht rechtzeitig gesandt, der Fall ist daher geschlossen. Das Geld der Bestellung wartet nicht mehr auf ihn.',
  news_buyer_dispute:
    'Der Betreiber wird entscheiden. Auf der Seite des Falls können Sie schreiben, was für Sie spricht.',
  news_seller_dispute:
    'Der Betreiber wird entscheiden; das Geld der Bestellung wartet. Auf der Seite des Falls lässt sich schreiben, was für den Verkäufer spricht.',
  news_buyer_giveMoneyBack: 'Der Betreiber hat zu Ihren Gunsten entschieden.',
  news_seller_giveMoneyBack: 'Der Betreiber hat zugunsten des Käufers entschieden.',
  news_buyer_decideForSeller: 'Der Betreiber hat zugunsten von {{seller}} entschieden.',
  news_seller_decideForSeller: 'Der Betreiber hat zugunsten des Verkäufers entschieden.',
  news_clock_accept: 'Der Verkäufer hat nicht rechtzeitig geantwortet, die Reklamation gilt daher als anerkannt.',
  news_clock_reduce:
    'Der Verkäufer hat nicht rechtzeitig geantwortet, der Preis ist daher gemindert wie vom Käufer verlangt.',
  news_clock_refund: 'Die Frist für die Erstattung ist abgelaufen, der Marktplatz erstattet daher jetzt.',
  remind_answer: 'Eine Antwort auf die Reklamation ist bis zum {{until}} fällig. Ohne Antwort gilt sie als anerkannt.',
  remind_send:
    'Bitte senden Sie die Ware bis zum {{until}} und tragen Sie die Paketnummer auf der Seite des Falls ein.',
  remind_close:
    'Die Frist zum Zurücksenden der Ware ist abgelaufen. Bitte senden Sie die Ware und tragen Sie die Paketnummer auf der Seite des Falls bis zum {{until}} ein; sonst wird der Fall als nicht zurückgesandt geschlossen, ohne Erstattung. Haben Sie die Ware schon gesandt, genügt die Nummer.',
  remind_money: 'Das Geld steht dem Käufer bis zum {{until}} zu. Bitte prüfen Sie die Ware und erstatten Sie es.',
  mailTodo: 'Was bis wann zu tun ist',
  mailUntil: 'fällig am {{until}}',
  mailSpoken: 'neue Nachricht',
  todo_answer: 'Bitte beantworten Sie die Reklamation bis zum {{until}}.',
  todo_silence: 'Ohne Antwort bis dahin gilt sie als anerkannt.',
  todo_moneyBy:
    'Bitte erstatten Sie das Geld bis zum {{until}}. Sie dürfen warten, bis die Ware oder ein Nachweis der Absendung da ist.',
  todo_checkAndPay:
    'Bitte prüfen Sie die Ware nach der Ankunft, tragen Sie ein, was kam, und erstatten Sie das Geld bis zum {{until}}.',
  todo_check:
    'Bitte prüfen Sie die Ware nach der Ankunft, tragen Sie ein, was kam, und erledigen Sie den Fall auf seiner Seite.',
  todo_sendBy:
    'Bitte senden Sie die Ware bis zum {{until}} zurück und tragen Sie die Paketnummer auf der Seite des Falls ein.',
  todo_sendClaimed:
    'Wenn der Verkäufer die Ware erhalten soll, senden Sie sie ihm bitte und tragen Sie die Paketnummer auf der Seite des Falls ein.',
  todo_sendClaimedBy:
    'Bitte senden Sie die Ware bis zum {{until}} und tragen Sie die Paketnummer auf der Seite des Falls ein.',
  todo_askOperator:
    'Wenn Sie nicht einverstanden sind, können Sie bis zum {{until}} auf der Seite des Falls den Betreiber entscheiden lassen.',
  todo_account:
    'Das Geld geht per Überweisung zurück. Bitte geben Sie Ihre Kontonummer auf der Bestellseite an, falls sie dort noch fehlt.',
  todo_waitForMoney:
    'Nichts. Das Geld geht auf dem Weg zurück, auf dem die Zahlung kam. Das dauert meist bis zu einigen Werktagen. Wir schreiben Ihnen, sobald es unterwegs ist.',
  news_operator_dispute:
    'Der Käufer und {{seller}} bitten Sie um eine Entscheidung; das Geld der Bestellung wartet bis dahin.',
  news_spoken_buyer: '{{name}} hat zum Fall geschrieben. Antworten können Sie auf seiner Seite.',
  news_spoken_seller: '{{seller}} hat zum Fall geschrieben. Antworten können Sie auf seiner Seite.',
  news_spoken_operator: 'Der Betreiber hat zum Fall geschrieben. Antworten können Sie auf seiner Seite.',
  terms_days: '{{days}} Tage Rückgabe ohne Angabe von Gründen',
  terms_paid_buyer: 'Rücksendung zahlt der Käufer',
  terms_paid_seller: 'Rücksendung zahlt der Verkäufer',
  terms_exchange_one: 'Umtausch innerhalb von {{count}} Tag',
  terms_exchange_other: 'Umtausch innerhalb von {{count}} Tagen',
  terms_claim_one: 'Reklamation {{count}} Monat lang, auch für Firmen',
  terms_claim_other: 'Reklamation {{count}} Monate lang, auch für Firmen',
  terms_conformity_one: '{{count}} Monat Haftung für Vertragsmäßigkeit',
  terms_conformity_other: '{{count}} Monate Haftung für Vertragsmäßigkeit',
  terms_linesConformity_one:
    'Der Verkäufer haftet Verbrauchern {{count}} Monat ab Lieferung für die Vertragsmäßigkeit der Ware. Bei einem Mangel, der sich in dieser Zeit zeigt, wird vermutet, dass er schon bei Lieferung bestand.',
  terms_linesConformity_other:
    'Der Verkäufer haftet Verbrauchern {{count}} Monate ab Lieferung für die Vertragsmäßigkeit der Ware. Bei einem Mangel, der sich in dieser Zeit zeigt, wird vermutet, dass er schon bei Lieferung bestand.',
  terms_linesLaw:
    'Verbraucher können den Vertrag innerhalb von {{law}} Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen.',
  terms_linesMore:
    'Der Verkäufer nimmt Ware {{days}} Tage lang nach Erhalt ohne Angabe von Gründen zurück. Verbraucher können den Vertrag zudem innerhalb von {{law}} Tagen widerrufen.',
  terms_linesPaid_buyer: 'Die Rücksendung zahlt der Käufer.',
  terms_linesPaid_seller: 'Die Rücksendung zahlt der Verkäufer.',
  terms_linesExchange_one:
    'Die Ware kann innerhalb von {{count}} Tag nach Erhalt gegen ein anderes Stück umgetauscht werden.',
  terms_linesExchange_other:
    'Die Ware kann innerhalb von {{count}} Tagen nach Erhalt gegen ein anderes Stück umgetauscht werden.',
  terms_linesClaim_one:
    'Der Verkäufer nimmt Reklamationen {{count}} Monat lang nach Erhalt der Ware an, auch von Firmen.',
  terms_linesClaim_other:
    'Der Verkäufer nimmt Reklamationen {{count}} Monate lang nach Erhalt der Ware an, auch von Firmen.',
} as const satisfies Same<typeof polish>
