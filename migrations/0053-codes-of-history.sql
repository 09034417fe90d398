-- What the history of orders tells are codes now (src/domains/orders/rules/order-events.ts), no English sentences. One pass; only rows with a
-- sentence are rewritten, a second time there are none.
update order_events set note = codes.code
from (values
  ('late payment', 'paid_late'),
  ('late payment, stock is gone', 'paid_late_sold_out'),
  ('late payment, order was cancelled', 'paid_late_cancelled'),
  ('hold ended', 'hold_ended'),
  ('not confirmed', 'not_confirmed'),
  ('confirmed by link', 'confirmed_by_link'),
  ('by the seller', 'by_seller'),
  ('by the buyer', 'by_buyer'),
  ('tracking corrected', 'tracking_corrected')) as codes (sentence, code)
where order_events.note = codes.sentence;
