-- What keeps a shipment from going on, as its carrier's words are understood; null: nothing. It ends by itself when the shipment goes on.
alter table tracked_shipments
  add column if not exists incident text,
  add column if not exists incident_at timestamptz;
-- Few shipments are in trouble: those of a company, and of the market by when it began.
create index if not exists tracked_shipments_incidents on tracked_shipments (company_id, order_id) where incident is not null;
create index if not exists tracked_shipments_all_incidents on tracked_shipments (incident_at, shipment_id) where incident is not null;

-- The entry as the carrier sent it, for people who have to look closer.
alter table tracking_events add column if not exists raw text check (length(raw) <= 2000);

-- What stands badly today is asked of soon, so that it is understood anew.
update tracked_shipments set next_at = now() where state in ('problem', 'returning') and next_at is not null;
