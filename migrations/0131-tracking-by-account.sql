-- Carriers are asked by contract, each in its turn: what is due is found by company and carrier.
create index tracked_shipments_account on tracked_shipments (company_id, carrier, next_at) where next_at is not null;
drop index tracked_shipments_due;
