-- Whether the ledger holds the commission of an order whose money the seller collects: once it is accepted, and not once it is cancelled.
alter table orders add commission_booked boolean not null default false;
create index orders_commission_due on orders (id)
  where cash_on_delivery and commission_booked <> (status in ('confirmed', 'shipped', 'delivered'));
