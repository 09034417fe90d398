-- A refund of what was not sent of an order that left in part.
alter table refunds drop constraint refunds_kind_check;
alter table refunds add constraint refunds_kind_check check (kind in ('whole', 'amount', 'line', 'delivery', 'cancel', 'rest')) not valid;
alter table refunds validate constraint refunds_kind_check;
