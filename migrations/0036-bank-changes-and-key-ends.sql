-- After a change of the bank data payouts wait, so that owners who did not make it have time to object.
alter table companies add column payouts_held_until timestamptz;
-- A key ends with the place of the owner who made it, for good: it does not come back with a place that is given again.
alter table api_keys add column ended_at timestamptz;
create index api_keys_maker on api_keys (created_by);
