-- When it is looked at next whether a label may forget whom it was for. What is there today is looked at soon.
alter table labels add column if not exists purge_look_at timestamptz not null default now();
create index if not exists labels_purge_look on labels (purge_look_at) where purged_at is null;
-- It was by the day of the request, which says nothing of the parcel's end.
drop index if exists labels_to_purge;
