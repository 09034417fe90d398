alter table labels
  -- Of a label for the way back: what of its order it belongs to, as long as that is open (`return:12`).
  add column if not exists matter text,
  -- The buyer says that the parcel with it is on its way.
  add column if not exists handed_in_at timestamptz;
alter table labels drop constraint if exists labels_matter_check;
alter table labels add constraint labels_matter_check check ((purpose = 'return') = (matter is not null)) not valid;
alter table labels validate constraint labels_matter_check;
-- One at a time, whoever asks.
create unique index if not exists labels_way_back on labels (order_id, matter) where purpose = 'return' and state not in ('failed', 'cancelled');
-- Of which label, and how it stood, the buyer was told last.
alter table return_cases add column if not exists label_told text;
