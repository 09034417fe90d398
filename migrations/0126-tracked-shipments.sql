-- Shipments that are followed: what their carrier told of them, kept as it was told, and when it is asked again (null: it is over).
create table tracked_shipments (
  shipment_id bigint primary key references shipments on delete cascade,
  order_id bigint not null references orders on delete cascade,
  company_id integer not null references companies on delete cascade,
  carrier text not null,
  number text not null,
  sent_at timestamptz not null,
  state text,
  state_at timestamptz,
  asked_at timestamptz,
  next_at timestamptz,
  failures smallint not null default 0,
  check ((state is null) = (state_at is null))
);
create index tracked_shipments_due on tracked_shipments (next_at) where next_at is not null;
create index tracked_shipments_order on tracked_shipments (order_id);
create index tracked_shipments_company on tracked_shipments (company_id);

create table tracking_events (
  shipment_id bigint not null references tracked_shipments on delete cascade,
  -- The number it was told of: one that was corrected has a story of its own.
  number text not null,
  at timestamptz not null,
  code text not null check (length(code) <= 100),
  meaning text not null,
  place text check (length(place) <= 200),
  seen_at timestamptz not null,
  primary key (shipment_id, number, at, code)
);

-- What is on its way today.
insert into tracked_shipments (shipment_id, order_id, company_id, carrier, number, sent_at, next_at)
select s.id, s.order_id, o.company_id, s.carrier, s.tracking_number, s.shipped_at, now()
from shipments s join orders o on o.id = s.order_id
where o.status in ('shipped', 'partlyShipped') and s.carrier = 'inpost' and s.tracking_number is not null;
