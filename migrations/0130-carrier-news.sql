-- When a carrier last told a company's account of something by itself, so that people see whether it does.
alter table carrier_accounts add column news_at timestamptz;
-- A carrier names what it tells of by its number.
create index tracked_shipments_number on tracked_shipments (number);
