-- Stock has more reasons to move, and somebody who moved it.
alter table stock_movements drop constraint stock_movements_reason_check;
alter table stock_movements add constraint stock_movements_reason_check check (reason in ('initial', 'order', 'holdReturned', 'cancelled',
  'correction', 'import', 'received', 'sold', 'damaged', 'stocktaking', 'integration', 'undo'));
alter table stock_movements add column by_user uuid;
alter table stock_movements add column note text;

-- Prices agreed for later. `announce`: shown as a reduction, measured against the lowest price of the 30 days before it.
create table price_schedules (
  id bigint generated always as identity primary key,
  version_id int not null references versions on delete cascade,
  -- Gross, grosze.
  price bigint not null check (price > 0),
  announce boolean not null default false,
  starts_at timestamptz not null,
  -- Null: the price stays.
  ends_at timestamptz check (ends_at > starts_at),
  status text not null default 'planned' check (status in ('planned', 'running', 'done', 'cancelled')),
  -- The price to return to, known once it runs.
  price_before bigint,
  created_by uuid,
  created_at timestamptz not null default now()
);
create index price_schedules_version on price_schedules (version_id);
create index price_schedules_due on price_schedules (least(starts_at, ends_at)) where status in ('planned', 'running');
