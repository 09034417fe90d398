-- What was promised when it was ordered: the days on which it arrives, and the parcels that were paid for. Orders of before have neither.
alter table orders add column if not exists promised_from date;
alter table orders add column if not exists promised_until date;
alter table orders add column if not exists parcels jsonb;
